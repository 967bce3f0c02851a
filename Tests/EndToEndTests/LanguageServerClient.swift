import Foundation
import ServerProtocols
import Testing

/// A `ratite lsp` with its messages.
final class LanguageServerClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var framing = HeaderFraming()
  private var count = 0
  private var kept: [JSONValue] = []

  /// Starts a server.
  ///
  /// - Parameter seconds: The time after which it is ended, so that a test fails rather than waits.
  /// - Throws: When the executable is missing.
  init(seconds: Double = 120) throws {
    process.executableURL = CommandLineTool.executable
    process.arguments = ["lsp"]
    process.currentDirectoryURL = CommandLineTool.root
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { process.terminate() }
  }

  func send(_ bytes: Data) throws {
    try input.fileHandleForWriting.write(contentsOf: bytes)
  }

  func send(_ message: JSONValue) throws {
    try send(HeaderFraming.bytes(of: MessageText.data(message)))
  }

  func notify(_ method: String, _ params: JSONValue) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request and waits for its answer.
  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    count += 1
    let id = JSONValue.integer(count)
    try send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return try message { $0["id"] == id }
  }

  /// Waits for the first message that fits.
  func message(_ fits: (JSONValue) -> Bool) throws -> JSONValue {
    if let index = kept.firstIndex(where: fits) { return kept.remove(at: index) }
    while true {
      let message = try next()
      if fits(message) { return message }
      kept.append(message)
    }
  }

  private func next() throws -> JSONValue {
    while true {
      if case .message(let text)? = framing.next() { return try JSONValue(parsing: text) }
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "the server ended")
      framing.append(bytes)
    }
  }

  // MARK: The protocol

  func initialize(_ capabilities: JSONValue = [:]) throws {
    _ = try request("initialize", ["capabilities": capabilities, "rootUri": .null])
    try notify("initialized", [:])
  }

  func open(_ path: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(FileURI.uri(ofPath: path)), "languageId": "xml", "version": 1,
          "text": .string(text),
        ]
      ])
  }

  /// Waits for the diagnostics of a version.
  func diagnostics(of path: String, version: Int = 1) throws -> [JSONValue] {
    let uri = JSONValue.string(FileURI.uri(ofPath: path))
    let message = try message {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == uri
        && $0["params"]?["version"] == .integer(version)
    }
    return try #require(message["params"]?["diagnostics"]?.array)
  }

  /// Ends the server.
  ///
  /// - Returns: Its exit code.
  func end() throws -> Int32 {
    _ = try request("shutdown", .null)
    try send(["jsonrpc": "2.0", "method": "exit"])
    process.waitUntilExit()
    return process.terminationStatus
  }
}
