import Foundation
import ServerProtocols
import Testing

/// `ratite lsp`; `scripts/test-servers` drives it with an editor.
struct LanguageServerTests {
  private let folder: TemporaryFolder
  private let card: String
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    card = try String(
      contentsOf: CommandLineTool.root.appending(path: "scripts/servers/Card.storyboard"),
      encoding: .utf8)
    path = try folder.write(card, to: "Card ü.storyboard")
  }

  private func position(_ line: Int, _ character: Int) -> JSONValue {
    ["line": .integer(line), "character": .integer(character)]
  }

  private func place(_ line: Int, _ character: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(FileURI.uri(ofPath: path))],
      "position": position(line, character),
    ]
  }

  private func change(_ client: LanguageServerClient, version: Int, _ change: JSONValue) throws {
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string(FileURI.uri(ofPath: path)), "version": .integer(version),
        ],
        "contentChanges": [change],
      ])
  }

  @Test func diagnosticsFollowEdits() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card)
    let first = try client.diagnostics(of: path)
    #expect(first.map { $0["code"] } == ["conflicting-constraints"])
    #expect(first.first?["range"]?["start"] == position(19, 36))
    #expect(first.first?["relatedInformation"] == nil, "the client did not ask for it")
    try change(
      client, version: 2,
      ["range": ["start": position(19, 0), "end": position(20, 0)], "text": ""])
    #expect(try client.diagnostics(of: path, version: 2).isEmpty)
    try change(client, version: 3, ["text": .string(String(card.prefix(1500)))])
    let broken = try client.diagnostics(of: path, version: 3)
    #expect(broken.count == 1 && broken.first?["severity"] == 1)
    #expect(broken.first?["message"]?.string?.contains("cut off") == true)
    try change(client, version: 4, ["text": .string(card)])
    #expect(try client.diagnostics(of: path, version: 4) == first)
    #expect(try client.end() == 0)
  }

  private func actions(
    _ client: LanguageServerClient, at line: Int, _ character: Int, only: JSONValue = .null
  ) throws -> [JSONValue] {
    let answer = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(FileURI.uri(ofPath: path))],
        "range": ["start": position(line, character), "end": position(line, character)],
        "context": [
          "diagnostics": [["code": "conflicting-constraints", "message": "", "source": "ratite"]],
          "only": only,
        ],
      ])
    return try #require(answer["result"]?.array)
  }

  @Test func anActionMendsTheFinding() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card)
    let action = try #require(try actions(client, at: 19, 36).first)
    #expect(action["kind"] == "quickfix")
    #expect(action["title"]?.string?.isEmpty == false)
    let edits = try #require(
      action["edit"]?["changes"]?[FileURI.uri(ofPath: path)]?.array)
    var text = EditedText(card)
    for edit in edits.reversed() {
      let range = try #require(edit["range"]).decoded(as: TextRange.self)
      try text.replace(range, in: .utf16, with: #require(edit["newText"]?.string))
    }
    try change(client, version: 2, ["text": .string(text.string)])
    #expect(try client.diagnostics(of: path, version: 2).isEmpty)
    #expect(try client.end() == 0)
  }

  @Test func whereNothingIsToMendThereAreNoActions() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card)
    #expect(try actions(client, at: 0, 0).isEmpty)
    #expect(try actions(client, at: 19, 36, only: ["refactor"]).isEmpty)
    #expect(try !actions(client, at: 19, 36, only: ["quickfix"]).isEmpty)
    #expect(
      try client.request("textDocument/codeAction", ["range": 1])["error"]?["code"] == -32602)
    #expect(try client.end() == 0)
  }

  @Test func aDocumentThatIsOpenedAgainHasNoFindingsOfItsFormerText() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    let uri = JSONValue.string(FileURI.uri(ofPath: path))
    let mended = card.replacing("constant=\"120\"", with: "constant=\"100\" placeholder=\"YES\"")
    for _ in 0..<5 {
      try client.open(path, card)
      try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
      try client.open(path, mended)
      #expect(try client.diagnostics(of: path).isEmpty)
      try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    }
    #expect(try client.end() == 0)
  }

  @Test func otherObjectsAndConfigurationsAreRelatedPlaces() throws {
    let client = try LanguageServerClient()
    try client.initialize(["textDocument": ["publishDiagnostics": ["relatedInformation": true]]])
    let lines = card.split(separator: "\n").filter {
      !$0.contains("crd-lb-Top") && !$0.contains("crd-bx-Wd2")
    }
    try client.open(path, lines.joined(separator: "\n"))
    let diagnostics = try client.diagnostics(of: path)
    #expect(diagnostics.map { $0["code"] } == ["ambiguous-layout"])
    #expect(
      diagnostics.first?["relatedInformation"]?.array?.map { $0["message"]?.string }
        == ["view (crd-bx-Box)", "in all 14 configurations"])
    #expect(try client.end() == 0)
  }

  @Test func aNoteSaysWhyItIsNoWarning() throws {
    let client = try LanguageServerClient()
    try client.initialize(["textDocument": ["publishDiagnostics": ["relatedInformation": true]]])
    try client.notify("workspace/didChangeConfiguration", ["settings": ["ratite": ["notes": true]]])
    let lines = card.split(separator: "\n").filter { !$0.contains("crd-bx-Wd2") }
    let moved = lines.joined(separator: "\n")
      .replacing("y=\"67\"", with: "y=\"60\"").replacing("y=\"96\"", with: "y=\"89\"")
    try client.open(path, moved)
    let diagnostics = try client.diagnostics(of: path)
    #expect(diagnostics.map { $0["code"] } == ["misplaced-view"])
    #expect(
      diagnostics.first?["relatedInformation"]?.array?.last?["message"]
        == "Why it is a note: Interface Builder did not mark the view when it saved the document.")
    #expect(try client.end() == 0)
  }

  @Test func anEditThatCannotBeMadeIsLogged() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card)
    try change(
      client, version: 2,
      ["range": ["start": position(5, 0), "end": position(4, 0)], "text": "x"])
    let log = try client.message { $0["method"] == "window/logMessage" }
    #expect(
      log["params"]?["message"]
        == "textDocument/didChange: the range of an edit ends before it begins")
    #expect(try client.end() == 0)
  }

  @Test(arguments: BadDocuments.allCases.filter { $0 != .folder && $0 != .missing })
  func aDocumentThatCannotBeReadIsOneDiagnostic(document: BadDocuments) throws {
    let bad = try document.make(in: folder.url)
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(bad, try String(contentsOfFile: bad, encoding: .utf8))
    let diagnostics = try client.diagnostics(of: bad)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?["message"]?.string?.contains(document.rawValue) == true)
    let identifier: JSONValue = ["textDocument": ["uri": .string(FileURI.uri(ofPath: bad))]]
    #expect(try client.request("textDocument/documentSymbol", identifier)["result"] == [])
    #expect(try client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func aServerOutlivesEveryHostileDocument() throws {
    let client = try LanguageServerClient(seconds: 500)
    try client.initialize()
    for input in HostileInput.allCases {
      let folder = try TemporaryFolder()
      _ = try input.make(in: folder)
      let path = folder.url.appending(path: "Hostile.storyboard").path
      // Editors open no pipes, and hold characters.
      guard let data = FileManager.default.contents(atPath: path), data.count < 8 << 20,
        let text = String(data: data, encoding: .utf8)
      else { continue }
      try client.open(path, text)
      _ = try client.diagnostics(of: path)
      let identifier: JSONValue = ["uri": .string(FileURI.uri(ofPath: path))]
      for method in ["hover", "definition", "documentSymbol"] {
        let answer = try client.request(
          "textDocument/" + method,
          ["textDocument": identifier, "position": position(text.count { $0 == "\n" } / 2, 9)])
        #expect(answer["error"] == nil, "\(input) \(method)")
      }
      try client.notify("textDocument/didClose", ["textDocument": identifier])
    }
    try client.open(path, card)
    #expect(try client.diagnostics(of: path).count == 1)
    #expect(try client.end() == 0)
  }

  @Test func platformsThatAreNotLaidOutAreInformation() throws {
    let mac = try OtherPlatform.mac.make(in: folder.url)
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(mac, try String(contentsOfFile: mac, encoding: .utf8))
    #expect(try client.diagnostics(of: mac).map { $0["severity"] } == [3])
    #expect(try client.end() == 0)
  }

  @Test func theEncodingThatATextDeclaresIsThatOfItsFile() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\""))
    let diagnostics = try client.diagnostics(of: path)
    #expect(diagnostics.map { $0["code"] } == ["conflicting-constraints"])
    #expect(diagnostics.first?["range"]?["start"] == position(19, 36))
    #expect(try client.end() == 0)
  }

  @Test func objectsAreFoundByUTF16Positions() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card)
    let line = try #require(card.split(separator: "\n").firstIndex { $0.contains("😀") })
    let text = String(card.split(separator: "\n")[line])
    let column = try #require(text.range(of: "id=\"crd-bx-Wd1\"")).lowerBound
    let character = text.utf16.distance(from: text.startIndex, to: column)
    let hover = try client.request("textDocument/hover", place(line, character))["result"]
    #expect(hover?["contents"]?["value"]?.string?.hasPrefix("**view.width = 100** — ") == true)
    #expect(hover?["range"]?["end"]?["character"] == .integer(text.utf16.count))
    #expect(try client.request("textDocument/hover", place(0, 0))["result"] == .null)
    #expect(try client.request("textDocument/definition", place(0, 0))["result"] == .null)
    #expect(try client.end() == 0)
  }

  @Test func namesOfADocumentAreEscapedInMarkdown() throws {
    let hostile = card.replacing("text=\"Name\"", with: "text=\"[x](command:y) `|&lt;b> &#x202E;\"")
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, hostile)
    let hover = try client.request("textDocument/hover", place(11, 40))["result"]
    let text = try #require(hover?["contents"]?["value"]?.string)
    #expect(
      text.hasPrefix(#"**"\[x\](command:y) \`\|\<b\> \\u{202E}" label** — UILabel"#), "\(text)")
    #expect(try client.end() == 0)
  }

  @Test func aHoverExplainsTheFrame() throws {
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, card)
    let hover = try client.request("textDocument/hover", place(11, 40))["result"]
    let text = try #require(hover?["contents"]?["value"]?.string)
    #expect(text.contains("Where the frame comes from on iPhone SE (1st generation), portrait:"))
    #expect(text.contains("= minX"), "\(text)")
    #expect(text.contains("crd-lb-Lea") || text.contains(".leading = "), "\(text)")
    #expect(try client.end() == 0)
  }

  /// A log of two widths, one of which SnapKit says the line of.
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<SnapKit.LayoutConstraint:0x600000b1@Card.swift#2 UIView:0x7f01.width == 40.0>",
        "<NSLayoutConstraint:0x600000b2 UIView:0x7f01.width == 50   (active)>"
    )

    Will attempt to recover by breaking constraint
    <SnapKit.LayoutConstraint:0x600000b1@Card.swift#2 UIView:0x7f01.width == 40.0>

    """

  private func openCode(_ options: JSONValue) throws -> (LanguageServerClient, String) {
    let code =
      "import SnapKit\nview.snp.makeConstraints { $0.width.equalTo(40) }\nassertLayout(card)\n"
    let source = try folder.write(code, to: "Card.swift")
    let client = try LanguageServerClient()
    _ = try client.request(
      "initialize",
      [
        "capabilities": [:], "rootUri": .string(FileURI.uri(ofPath: folder.url.path)),
        "initializationOptions": options,
      ])
    try client.open(source, code)
    return (client, source)
  }

  @Test func aLogIsShownAtTheLinesOfCode() throws {
    let (client, source) = try openCode([:])
    #expect(try client.diagnostics(of: source).isEmpty)
    _ = try client.request(
      "workspace/executeCommand",
      ["command": "ratite.explainLog", "arguments": [.string(Self.log)]])
    let shown = try client.diagnostics(of: source)
    #expect(shown.map { $0["code"] } == ["logged-conflict"])
    #expect(shown.first?["range"]?["start"] == position(1, 0))
    #expect(shown.first?["message"]?.string?.contains("40") == true)
    let unknown = try client.request("workspace/executeCommand", ["command": "rm"])
    #expect(unknown["error"]?["code"] == -32602)
    #expect(try client.end() == 0)
  }

  @Test func theLogThatSettingsNameShowsFailedTests() throws {
    let failure =
      "✘ Test card() recorded an issue at Card.swift:3:1: Issue recorded\n  ↳ label is cut off\n"
    _ = try folder.write(failure, to: "test.log")
    let (client, source) = try openCode(["log": "test.log"])
    #expect(try client.diagnostics(of: source).isEmpty)
    let shown = try client.diagnostics(of: source)
    #expect(shown.map { $0["code"] } == ["failed-test"])
    #expect(shown.first?["range"]?["start"] == position(2, 0))
    #expect(shown.first?["message"]?.string?.contains("label is cut off") == true)
    #expect(try client.end() == 0)
  }

  @Test func deepDocumentsHaveAnOutline() throws {
    let deep = DeepStoryboard.text(levels: 4900)
    let client = try LanguageServerClient()
    try client.initialize()
    try client.open(path, deep)
    let identifier: JSONValue = ["textDocument": ["uri": .string(FileURI.uri(ofPath: path))]]
    let symbols = try client.request("textDocument/documentSymbol", identifier)["result"]?.array
    #expect((100..<1000).contains(symbols?.count ?? 0), "what is deeper is left out")
    #expect(try client.end() == 0)
  }

  @Test func messagesThatAreNoneGetErrors() throws {
    let client = try LanguageServerClient()
    func code(_ bytes: String) throws -> JSONValue? {
      try client.send(Data(bytes.utf8))
      return try client.message { $0["id"] == .null }["error"]?["code"]
    }
    #expect(try client.request("shutdown", .null)["error"]?["code"] == -32002)
    #expect(try code("Content-Length: 1\r\n\r\n{") == -32700)
    #expect(try code("Content-Length: 2\r\n\r\n[]") == -32600)
    #expect(try code("nonsense\n") == -32700)
    try client.initialize()
    #expect(try client.request("textDocument/hover", [1])["error"]?["code"] == -32602)
    #expect(try client.request("textDocument/rename", [:])["error"]?["code"] == -32601)
    #expect(try client.end() == 0)
  }
}
