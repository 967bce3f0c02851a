import Foundation
import ServerProtocols
import Testing

/// `ratite mcp`; `scripts/test-servers` drives it with the protocol's reference client.
struct ContextServerTests {
  private static let card = "scripts/servers/Card.storyboard"

  /// Sends messages, and returns the answers by their identities.
  private func answers(
    to messages: [String], version: String = "2025-06-18", in folder: URL = CommandLineTool.root
  ) throws -> [Int: JSONValue] {
    let initialize =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
    let scratch = try TemporaryFolder()
    let file = try scratch.write(
      ([initialize] + messages).joined(separator: "\n") + "\n", to: "input")
    let result = try CommandLineTool.run(["mcp"], in: folder, input: URL(filePath: file))
    #expect(result.exitCode == 0)
    let values = try result.lines.map { try JSONValue(parsing: Data($0.utf8)) }
    return Dictionary(
      values.flatMap { $0.array ?? [$0] }.compactMap { value in
        value["id"]?.number.map { (Int($0), value) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func call(_ tool: String, _ arguments: JSONValue) throws -> JSONValue {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "tools/call",
      "params": ["name": .string(tool), "arguments": arguments],
    ]
    let text = String(decoding: MessageText.data(message), as: UTF8.self)
    return try #require(try answers(to: [text])[1])
  }

  private func text(_ answer: JSONValue) -> String {
    answer["result"]?["content"]?.array?.compactMap { $0["text"]?.string }.joined() ?? ""
  }

  @Test func everyToolHasASchemaOfItsInput() throws {
    let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    let tools = try answers(to: [list])[1]?["result"]?["tools"]?.array ?? []
    #expect(
      tools.map { $0["name"]?.string } == [
        "check", "frames", "picture", "why", "fix", "rules", "rule",
      ])
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == "object")
      #expect(tool["inputSchema"]?["additionalProperties"] == false)
      #expect(tool["annotations"]?["readOnlyHint"] == true)
    }
  }

  @Test func checkAnswersInTextAndStructure() throws {
    let answer = try call("check", ["paths": [.string(Self.card)], "device": ["retina4_0"]])
    #expect(answer["result"]?["isError"] == false)
    #expect(
      text(answer).hasPrefix(
        "\(Self.card):20:37: error: view.width = 120 (crd-bx-Wd2) breaks by 20 points"))
    let documents = answer["result"]?["structuredContent"]?["documents"]?.array
    #expect(documents?.first?["findings"]?.array?.first?["rule"] == "conflicting-constraints")
  }

  @Test func theSharesOfAnEdgeAddUp() throws {
    let answer = try call("why", ["path": .string(Self.card), "view": "crd-bx-Box.trailing"])
    #expect(answer["result"]?["isError"] == false)
    #expect(text(answer).contains("= trailing"))
    let edge = answer["result"]?["structuredContent"]?["explanations"]?.array?.first?["edges"]?
      .array?.first
    let shares = try #require(edge?["shares"]?.array).compactMap { $0["points"]?.number }
    #expect(try abs(shares.reduce(0, +) - #require(edge?["value"]?.number)) < 1e-6)
  }

  @Test func aFixIsADiffAndChangesNothing() throws {
    let before = try Data(contentsOf: URL(filePath: Self.card))
    let answer = try call(
      "fix", ["path": .string(Self.card), "rule": ["conflicting-constraints"]])
    #expect(answer["result"]?["isError"] == false)
    #expect(text(answer).contains("\n-"), "\(text(answer))")
    #expect(
      answer["result"]?["structuredContent"]?["splices"]?.array?.isEmpty == false)
    #expect(try Data(contentsOf: URL(filePath: Self.card)) == before)
  }

  @Test func aPictureIsAnImage() throws {
    let answer = try call("picture", ["path": .string(Self.card), "device": "retina4_0"])
    let image = try #require(answer["result"]?["content"]?.array?.first)
    #expect(image["type"] == "image" && image["mimeType"] == "image/png")
    let bytes = try #require(image["data"]?.string.flatMap { Data(base64Encoded: $0) })
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [
    ("check", #"{"paths":[]}"#, "'paths' must be a list of texts"),
    ("check", #"{"paths":["/no/such"]}"#, "no such file"),
    ("check", #"{"paths":["-"]}"#, "'-' is standard input"),
    ("check", #"{}"#, "'paths' is missing"),
    ("check", #"[]"#, "'arguments' must be an object"),
    ("frames", #"{"path":"README.md"}"#, "not XML"),
    ("frames", #"{"path":"Examples/Books/Books.storyboard","ios":["x"]}"#, "--ios"),
    ("picture", #"{"path":"/no/such.xib"}"#, "no such file"),
    ("picture", #"{"path":"a.xib","scale":9}"#, "'scale' must be a number from 0.25 to 4.0"),
    ("picture", #"{"path":"a.xib","orientation":"diagonal"}"#, "one of portrait, landscape"),
    (
      "why", #"{"path":"Examples/Books/Books.storyboard","view":"nobody"}"#,
      "There is no view 'nobody'"
    ),
    ("why", #"{"path":"Examples/Books/Books.storyboard"}"#, "'view' is missing"),
    ("fix", #"{"path":"README.md"}"#, "not XML"),
    ("fix", #"{"path":"a.xib","action":"wish"}"#, "one of add-missing"),
    ("fix", #"{"path":"Examples/Books/Books.storyboard","rule":["nonsense"]}"#, "--rule"),
    ("rule", #"{"id":"\u001b[31m"}"#, #"There is no rule '\u{1B}[31m'"#),
    ("rules", #"{"all":true}"#, "There is no argument 'all'. It takes none."),
  ])
  func aCallThatFailsSaysWhy(tool: String, arguments: String, part: String) throws {
    let answer = try call(tool, try JSONValue(parsing: Data(arguments.utf8)))
    #expect(answer["result"]?["isError"] == true)
    #expect(text(answer).contains(part), "\(text(answer))")
  }

  @Test func pathsAreNoOptions() throws {
    let folder = try TemporaryFolder()
    let path = "--write-baseline=\(folder.url.path)/b"
    #expect(text(try call("check", ["paths": [.string(path)]])).contains("no such file"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func oldVersionsHaveNoStructure() throws {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rules"}}"#
    let old = try answers(to: [call], version: "2024-11-05")
    #expect(old[0]?["result"]?["protocolVersion"] == "2024-11-05")
    #expect(old[1]?["result"]?["structuredContent"] == nil)
    #expect(old[1]?["result"]?["content"]?.array?.count == 1)
    let unknown = try answers(to: [call], version: "2099-01-01")
    #expect(unknown[0]?["result"]?["protocolVersion"] == "2025-11-25")
    #expect(unknown[1]?["result"]?["structuredContent"]?["rules"] != nil)
  }

  @Test func malformedMessagesAndBatches() throws {
    let result = try answers(to: [
      "{", "[]", "{}",
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"x"}]"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"fly"}}"#,
    ])
    #expect(result[1]?["result"] == [:])
    #expect(result[2]?["error"]?["code"] == -32601)
    #expect(result[3]?["error"]?["code"] == -32602)
  }

  @Test func aCancelledCallIsNotAnswered() throws {
    let result = try answers(to: [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{"paths":["Examples"]}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ])
    #expect(result[1] == nil)
    #expect(result[2] != nil)
  }
}
