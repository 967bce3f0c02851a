import EscapedText
import Foundation
import ServerProtocols

/// A server of the Model Context Protocol: calls of tools run on threads of their own, everything else is answered at
/// once.
struct ContextServer {
  /// The events that a server handles.
  enum Event: Sendable {
    /// A message of the client, or bytes that are none.
    case input(FramedInput)
    /// The answer to a call of a tool.
    case called(CallKey, JSONValue)
    /// The end of standard input.
    case end
  }

  /// A call, by the identity of its request and by its number, as clients may use an identity again.
  struct CallKey: Hashable, Sendable {
    let id: RPCID
    let number: Int
  }

  private let events: EventQueue<Event>
  /// The version that is spoken; nil before the first request.
  private var version: ContextVersion?
  private var running: [CallKey: (run: ToolRun, replies: Replies)] = [:]
  private var count = 0
  private var isEnding = false

  /// Creates a server.
  ///
  /// - Parameter events: Receives the answers of calls.
  init(_ events: EventQueue<Event>) {
    self.events = events
  }

  /// Handles an event.
  ///
  /// - Returns: Whether there is more to do: after the end of standard input, calls that run.
  mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .input(.message(let text)): handle(RPCInput(text))
    case .input(.fault(let error)): Replies(1).add(RPCFailure(to: .unknown, error))
    case .called(let key, let result):
      guard let call = running.removeValue(forKey: key) else { break }
      call.replies.add(RPCResponse(to: key.id, result: result))
    case .end: isEnding = true
    }
    return !isEnding || !running.isEmpty
  }

  private mutating func handle(_ input: RPCInput) {
    switch input {
    case .single(let message): handle(message, Replies(1, isBatch: false))
    case .batch(let messages):
      let replies = Replies(messages.count, isBatch: true)
      for message in messages { handle(message, replies) }
    }
  }

  private mutating func handle(_ message: RPCMessage, _ replies: Replies) {
    switch message {
    case .invalid(let id, let error): replies.add(RPCFailure(to: id, error))
    case .response: replies.addNothing()
    case .notification(let method, let params):
      if method == "notifications/cancelled" { cancel(params) }
      replies.addNothing()
    case .request(let id, let method, let params):
      do throws(RPCError) {
        guard let result = try answer(id, method, params, replies) else { return }
        replies.add(RPCResponse(to: id, result: result))
      } catch {
        replies.add(RPCFailure(to: id, error))
      }
    }
  }

  // MARK: Requests

  /// Answers a request.
  ///
  /// - Returns: The result; nil for an answer that comes later.
  /// - Throws: The protocol's error.
  private mutating func answer(
    _ id: RPCID, _ method: String, _ params: JSONValue, _ replies: Replies
  ) throws(RPCError) -> JSONValue? {
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return [:]
    case "tools/list": return .object(["tools": .array(try tools())])
    case "tools/call":
      try call(id, params, replies)
      return nil
    default: throw .methodNotFound(method)
    }
  }

  private mutating func initialize(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let asked = params["protocolVersion"]?.string else {
      throw .invalidParams("'protocolVersion' is missing")
    }
    let version = ContextVersion(asked: asked)
    self.version = version
    return [
      "protocolVersion": .string(version.rawValue),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "ratite", "version": .string(Ratite.version)],
      "instructions": """
      Checks Auto Layout in storyboards and xibs by solving it: 'check' first, then 'picture' and 'frames' to see what a \
      finding means, and 'rule' to learn why it matters.
      """,
    ]
  }

  private func tools() throws(RPCError) -> [JSONValue] {
    let version = try spokenVersion()
    return ContextTools.all.map { $0.entry(version) }
  }

  private func spokenVersion() throws(RPCError) -> ContextVersion {
    guard let version else { throw .notInitialized }
    return version
  }

  private mutating func call(
    _ id: RPCID, _ params: JSONValue, _ replies: Replies
  ) throws(RPCError) {
    let version = try spokenVersion()
    guard let name = params["name"]?.string else { throw .invalidParams("'name' is missing") }
    guard let tool = ContextTools.all.first(where: { $0.name == name }) else {
      let names = ContextTools.all.map { $0.name }
      throw .invalidParams(
        "there is no tool '\(name)'; the tools are \(names.joined(separator: ", "))")
    }
    count += 1
    let (key, run) = (CallKey(id: id, number: count), ToolRun())
    running[key] = (run, replies)
    Thread.detachNewThread { [events, arguments = params["arguments"]] in
      let output: ToolOutput
      do throws(ToolFailure) {
        output = try tool.call(try ToolInput(arguments, for: tool.parameters), run)
      } catch {
        let lines = error.message.split(separator: "\n").map { String($0).escaped }
        output = ToolOutput(content: [.text(lines.joined(separator: "\n"))], isFailure: true)
      }
      events.add(.called(key, output.result(version)))
    }
  }

  /// Ends a call that the client does not want any more; it gets no answer.
  private mutating func cancel(_ params: JSONValue) {
    guard let id = RPCID(params["requestId"]) else { return }
    for key in running.keys.filter({ $0.id == id }) {
      guard let call = running.removeValue(forKey: key) else { continue }
      call.run.stop()
      call.replies.addNothing()
    }
  }
}

/// The answers to one transmission: one message, or a batch that is answered together.
private final class Replies {
  private let isBatch: Bool
  private var missing: Int
  private var texts: [Data] = []

  init(_ count: Int, isBatch: Bool = false) {
    missing = count
    self.isBatch = isBatch
  }

  /// Adds an answer.
  func add(_ answer: some Encodable) {
    texts.append(MessageText.data(answer))
    addNothing()
  }

  /// Counts a message that gets no answer.
  func addNothing() {
    missing -= 1
    guard missing == 0, !texts.isEmpty else { return }
    guard isBatch else { return MessageChannel<LineFraming>.send(text: texts[0]) }
    MessageChannel<LineFraming>.send(
      text: Data("[".utf8) + texts.joined(separator: Data(",".utf8)) + Data("]".utf8))
  }
}
