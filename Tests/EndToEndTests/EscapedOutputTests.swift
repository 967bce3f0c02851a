import Foundation
import Testing

/// Names, texts, ids and paths that would change what a terminal or an editor shows.
struct EscapedOutputTests {
  /// Turns the direction, clears the screen, begins a line.
  private static let hostile = "&#x202E;&#x9B;2J&#10;forged.xib:1:1: error: x"

  private static let document = OddDocuments.text(
    constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"900\""
  )
  .replacing("customClass=\"Odd\"", with: "customClass=\"Odd\(hostile)\"")
  .replacing("id=\"a\"", with: "id=\"a\(hostile)\"")
  .replacing("firstItem=\"a\"", with: "firstItem=\"a\(hostile)\"")
  .replacing("id=\"w\"", with: "id=\"w\(hostile)\"")

  @Test(arguments: ["frames", "check", "preview", "outline", "trace"])
  func nothingOfADocumentReachesTheTerminalAsItIs(command: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Odd\u{1B}[2J\u{202E}\nName.storyboard").path
    try Data(Self.document.utf8).write(to: URL(filePath: path))
    let output = ["-o", folder.url.appending(path: "out").path, "--device", "retina4_7"]
    let result = try CommandLineTool.run([command, path] + (command == "preview" ? output : []))
    try expectHarmless(result.standardOutput)
    try expectHarmless(result.standardError)
    #expect(!result.standardOutput.isEmpty)
  }

  @Test func textIsEscapedInText() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Odd.storyboard").path
    try Data(Self.document.utf8).write(to: URL(filePath: path))
    let result = try CommandLineTool.run(["check", path])
    #expect(result.standardOutput.contains(#"\u{202E}\u{9B}2J\nforged.xib:1:1: error: x"#))
    for line in result.standardOutput.split(separator: "\n") { #expect(line.hasPrefix(path)) }
  }

  @Test func jsonHoldsTheCharactersByTheirCodes() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Odd.storyboard").path
    try Data(Self.document.utf8).write(to: URL(filePath: path))
    let result = try CommandLineTool.run(["frames", path])
    #expect(result.standardOutput.contains(#""a\u202e\u009b2J\nforged.xib:1:1: error: x":{"#))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8))
    }
  }

  @Test(arguments: [
    ["check", "no\u{1B}[31m\u{202E}such.xib"], ["ch\u{1B}[31m\u{202E}eck"],
    ["check", "--no\u{1B}such\u{202E}"],
    ["check", "--device", "\u{1B}[31m\u{202E}"],
    ["frames", "--text-size", "\u{1B}\u{202E}", "a.xib"],
    ["preview", Examples.booksPath, "-o", "/dev/null/\u{1B}\u{202E}"],
  ])
  func argumentsAreEscapedInErrors(arguments: [String]) throws {
    let result = try CommandLineTool.run(arguments)
    #expect(result.exitCode == 2)
    try expectHarmless(result.standardError)
    #expect(result.standardError.contains(#"\u{1B}"#))
  }

  private func expectHarmless(_ output: String) throws {
    let harmful = output.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
    }
    #expect(harmful.isEmpty)
    #expect(!output.contains("\nforged.xib"))
  }
}
