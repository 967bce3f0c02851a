import EscapedText
import Foundation
import ServerProtocols

/// A language server: the documents that an editor holds open, and what it was told of them.
///
/// Everything but layout happens on the thread that handles events. Layout is left to other processes, so that no
/// document keeps the server from answering.
struct LanguageServer {
  /// The events that a server handles.
  enum Event: Sendable {
    /// A message of the editor, or bytes that are none.
    case input(FramedInput)
    /// The findings of a revision of a document.
    case checked(CheckKey, revision: Int, DocumentCheck.Outcome)
    /// The layout for a hover.
    case hovered(RPCID, ObjectLayout)
    /// The fixes for a request of actions.
    case fixed(RPCID, [OfferedFix])
    /// The places in code and documents that a log is about.
    case explained(LogPlaces)
    /// The end of standard input.
    case end
  }

  /// A document whose findings are asked for.
  struct CheckKey: Hashable, Sendable {
    let uri: String
  }

  /// The phases of a server's life.
  enum Phase {
    case waiting
    case running
    case shutDown
  }

  /// A hover that waits for frames.
  struct PendingHover {
    let uri: String
    let object: HoverObject
  }

  var phase = Phase.waiting
  var client = Client()
  var documents: [String: OpenDocument] = [:]
  var hovers: [RPCID: PendingHover] = [:]
  var pendingActions: [RPCID: PendingActions] = [:]
  /// The number of texts that documents had: editors begin to count versions anew when they open one again.
  var revision = 0
  /// The number of times that files are known to have changed.
  var filesVersion = 0
  /// The sentences about settings that the editor was told last.
  var troubles: [String] = []
  let checks: DocumentJobs<CheckKey, (revision: Int, outcome: DocumentCheck.Outcome)>
  let frames: DocumentJobs<RPCID, ObjectLayout>
  let fixes: DocumentJobs<RPCID, [OfferedFix]>
  let logs: DocumentJobs<LogKey, LogPlaces>
  /// The diagnostics of the log that was explained last, by the URIs of the files.
  var logDiagnostics: [String: [Diagnostic]] = [:]

  /// The editor, as it describes itself.
  struct Client {
    var encoding = PositionEncoding.utf16
    var showsSymbolTrees = false
    var showsRelatedInformation = false
    /// Whether it can say when files change.
    var watchesFiles = false
    /// Whether notes are asked for.
    var showsNotes = false
    /// The file with the log of the last run; nil for none.
    var log: String?
    /// The folders that are open, as paths.
    var folders: [String] = []
  }

  /// Creates a server.
  ///
  /// - Parameter events: Receives what other threads find out.
  init(_ events: EventQueue<Event>) {
    checks = DocumentJobs { events.add(.checked($0, revision: $1.revision, $1.outcome)) }
    frames = DocumentJobs { events.add(.hovered($0, $1)) }
    fixes = DocumentJobs { events.add(.fixed($0, $1)) }
    logs = DocumentJobs { events.add(.explained($1)) }
  }

  /// The earliest time at which a document is to be checked.
  var nextCheck: Date? { documents.values.compactMap(\.checkTime).min() }

  /// Handles an event, and begins the checks whose time has come.
  ///
  /// - Parameter event: The event; nil where none came in time.
  /// - Returns: The exit code, where the server is to end.
  mutating func handle(_ event: Event?) -> Int32? {
    switch event {
    case .input(.message(let text)):
      if let code = handle(RPCInput(text)) { return code }
    case .input(.fault(let error)): send(RPCFailure(to: .unknown, error))
    case .checked(let key, let revision, let outcome): publish(outcome, of: key.uri, revision)
    case .hovered(let id, let layout): answer(hover: id, layout)
    case .fixed(let id, let fixes): answer(actions: id, fixes)
    case .explained(let places): publish(places)
    case .end: return phase == .shutDown ? ExitStatus.clean : ExitStatus.findings
    case nil: break
    }
    beginChecks()
    return nil
  }

  private mutating func handle(_ input: RPCInput) -> Int32? {
    switch input {
    // The protocol has no batches.
    case .batch:
      send(RPCFailure(to: .unknown, .invalidRequest("messages must not be sent as a batch")))
    case .single(.invalid(let id, let error)): send(RPCFailure(to: id, error))
    case .single(.response): break
    case .single(.notification("exit", _)):
      return phase == .shutDown ? ExitStatus.clean : ExitStatus.findings
    case .single(.notification(let method, let params)):
      // Before the first request nothing but its end is heeded.
      guard phase == .running else { return nil }
      do throws(RPCError) {
        try receive(method, params)
      } catch {
        log("\(method): \(error.message)", .error)
      }
    case .single(.request(let id, let method, let params)):
      do throws(RPCError) {
        if let result = try answer(id, method, params) { respond(id, result) }
      } catch {
        send(RPCFailure(to: id, error))
      }
    }
    return nil
  }

  // MARK: Sending

  func send(_ message: some Encodable) {
    MessageChannel<HeaderFraming>.send(message)
  }

  func respond(_ id: RPCID, _ result: some Encodable) {
    send(RPCResponse(to: id, result: result))
  }

  /// The protocol's numbers of messages for people.
  enum LogLevel: Int {
    case error = 1
    case warning = 2
    case information = 3
  }

  /// Writes a line to the editor's log.
  func log(_ text: String, _ level: LogLevel) {
    let params: JSONValue = ["type": .integer(level.rawValue), "message": .string(text.escaped)]
    send(RPCCall("window/logMessage", params))
  }
}
