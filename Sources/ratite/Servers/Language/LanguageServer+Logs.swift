import EscapedText
import Foundation
import ServerProtocols

/// Logs of runs, shown at the lines of code and documents that they are about.
extension LanguageServer {
  /// The one log that is explained at a time.
  struct LogKey: Hashable, Sendable {}

  /// The command that explains a log; its argument is a path or the text of a log.
  static let explainLog = "ratite.explainLog"

  /// Runs a command of this server.
  mutating func execute(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard params["command"]?.string == Self.explainLog else {
      throw .invalidParams("there is no command '\(params["command"]?.string ?? "")'")
    }
    guard let argument = params["arguments"]?.array?.first?.string ?? client.log else {
      throw .invalidParams("\(Self.explainLog) takes the path or the text of a log")
    }
    explain(argument)
    return .null
  }

  /// Explains the log that the editor's settings name, where they do.
  mutating func explainNamedLog() {
    if let log = client.log { explain(log) }
  }

  private mutating func explain(_ log: String) {
    let folders = client.folders
    logs.ask(LogKey()) { _ in
      if log.contains("\n") {
        return LogPlaces(Data(log.utf8), path: "log", folders: folders)
      }
      let path = log.hasPrefix("/") ? log : (folders.first ?? ".") + "/" + log
      let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int
      guard let size, size <= Self.largestLog, let text = FileManager.default.contents(atPath: path)
      else {
        return LogPlaces(trouble: "\(path): there is no such log, or it has more than 64 MB")
      }
      return LogPlaces(text, path: path, folders: folders)
    }
  }

  private static let largestLog = 64 << 20

  /// Shows a log at its places, and takes the former one away.
  mutating func publish(_ log: LogPlaces) {
    if let trouble = log.trouble { self.log(trouble, .warning) }
    let former = logDiagnostics.keys
    logDiagnostics = [:]
    for place in log.places {
      logDiagnostics[FileURI.uri(ofPath: place.path), default: []].append(diagnostic(place))
    }
    for uri in Set(former).union(logDiagnostics.keys).sorted() {
      // The findings of a document are published with it.
      if documents[uri]?.isSource == false {
        documents[uri]?.checkTime = Date()
      } else {
        publishLog(of: uri)
      }
    }
    guard log.trouble == nil else { return }
    self.log(
      "\(log.conflictCount) conflicts in the log; \(log.places.count) lines that it is about",
      .information)
  }

  /// Shows what the log says of a file that is not checked.
  func publishLog(of uri: String) {
    send(
      RPCCall(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(
          uri: uri, version: documents[uri]?.version, diagnostics: logDiagnostics[uri] ?? [])))
  }

  private func diagnostic(_ place: LogPlaces.Place) -> Diagnostic {
    let line = max(place.line - 1, 0)
    // A character behind the end of the line counts as that end.
    let range = TextRange(
      start: TextPosition(line: line, character: 0),
      end: TextPosition(line: line, character: Self.longestLine))
    var diagnostic = Diagnostic(
      range: range, severity: place.isFailure ? .error : .warning, source: "ratite",
      message: place.message.escaped)
    diagnostic.code = place.isFailure ? "failed-test" : "logged-conflict"
    return diagnostic
  }

  private static let longestLine = 1000
}
