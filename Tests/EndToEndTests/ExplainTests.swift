import Foundation
import Testing

/// `ratite explain`.
struct ExplainTests {
  private static let log = """
    2026-01-05 10:00:00.000 App[1:2] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6011 UILabel:0x7f11'Name'.width == 400   (active)>",
        "<NSLayoutConstraint:0x6012 H:|-(8)-[UILabel:0x7f11'Name']   (active, names: '|':UIView:0x7f12 )>",
        "<NSLayoutConstraint:0x6013 H:[UILabel:0x7f11'Name']-(8)-|   (active, names: '|':UIView:0x7f12 )>",
        "<NSLayoutConstraint:0x6014 'UIView-Encapsulated-Layout-Width' UIView:0x7f12.width == 375   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6011 UILabel:0x7f11'Name'.width == 400   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func explain(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["explain"] + arguments, in: folder.url)
  }

  @Test func aFile() throws {
    _ = try folder.write("Build succeeded\n" + Self.log, to: "log.txt")
    let result = try explain("log.txt")
    #expect(result.exitCode == 0)
    #expect(
      result.lines.first.map(String.init)
        == "log.txt:2: conflict: UIView is 375 wide, but the constraints that it takes part in need 416: "
        + "400 + 8 + 8 > 375.")
    #expect(result.lines[1].hasPrefix("  Edit: Lower \"Name\" label.width = 400 to priority 999"))
    #expect(result.standardError == "log.txt: 13 lines read, 1 of them about other things\n")
  }

  @Test(arguments: [[], ["-"]]) func standardInput(_ arguments: [String]) throws {
    let path = try folder.write(Self.log, to: "log.txt")
    let result = try CommandLineTool.run(["explain"] + arguments, input: URL(filePath: path))
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.hasPrefix("<stdin>:1: conflict: "))
  }

  @Test func everyFormat() throws {
    _ = try folder.write(Self.log, to: "log.txt")
    for (format, start) in [
      ("text", "log.txt:1:"), ("markdown", "### log.txt:1"), ("json", "{\"version\":1,"),
      ("svg", "<svg "),
    ] {
      let result = try explain("log.txt", "--format", format)
      #expect(result.exitCode == 0)
      #expect(result.standardOutput.hasPrefix(start))
      #expect(result.standardOutput == (try explain("log.txt", "--format", format).standardOutput))
    }
    let colored = try explain("log.txt", "--color", "always").standardOutput
    #expect(colored.contains("\u{1B}[1;31mconflict:\u{1B}[0m"))
  }

  @Test func theProjectIsSearched() throws {
    _ = try folder.write(Self.log, to: "log.txt")
    _ = try folder.write(
      "final class Page {\n  let width = label.widthAnchor.constraint(equalToConstant: 400)\n}\n",
      to: "Page.swift")
    let result = try explain("log.txt", "--against", ".")
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("possible: Page.swift:2 (the constant 400)"))
    let missing = try explain("log.txt", "--against", "nothing")
    #expect(missing.exitCode == 2)
    #expect(missing.standardError.contains("nothing: error: no such file or folder"))
  }

  @Test func whatIsNoLogIsNotUnderstood() throws {
    _ = try folder.write("Build succeeded\n", to: "other.txt")
    _ = try folder.write(Self.log, to: "log.txt")
    let result = try explain("other.txt")
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(
      result.standardError.hasPrefix("other.txt: error: holds no log of constraints (1 line read)"))
    let both = try explain("other.txt", "log.txt", "none.txt")
    #expect(both.exitCode == 2)
    #expect(both.standardOutput.hasPrefix("log.txt:1: conflict: "))
    #expect(
      both.standardError.contains("none.txt: error: cannot be read: no such file or directory"))
    #expect(try explain(".").exitCode == 2)
  }

  @Test func nothingOfALogReachesTheTerminalAsItIs() throws {
    let hostile = Self.log.replacing("'Name'", with: "'\u{1B}]0;x\u{7}\u{202E}Name'")
      .replacing("0x6014", with: "0x6014\u{9B}2J")
    _ = try folder.write(hostile, to: "log\u{202E}.txt")
    for format in ["text", "markdown", "json", "svg"] {
      let result = try explain("log\u{202E}.txt", "--format", format)
      for text in [result.standardOutput, result.standardError] {
        #expect(!text.unicodeScalars.contains { [0x1B, 0x07, 0x9B, 0x202E].contains($0.value) })
      }
    }
  }
}
