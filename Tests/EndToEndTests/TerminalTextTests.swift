import Foundation
import Testing

/// The text of `ratite check` for people.
struct TerminalTextTests {
  private static let path = Examples.faultyPath

  private func check(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["check", Self.path] + arguments, environment: environment)
  }

  /// Runs the tool on a terminal of its own.
  private func onTerminal(_ arguments: String, environment: [String: String] = [:]) throws
    -> String
  {
    let folder = try TemporaryFolder()
    let tool = try folder.addTool(
      #"script -qec "$RATITE check $DOCUMENT \#(arguments)" /dev/null </dev/null"#)
    return try CommandLineTool.runTool(
      tool,
      environment: [
        "RATITE": CommandLineTool.executable.path, "DOCUMENT": Self.path, "TERM": "xterm",
        "NO_COLOR": "",
      ].merging(environment) { $1 }
    ).standardOutput.replacing("\r\n", with: "\n")
  }

  @Test func whatIsPipedIsPlainAndOneLineAFinding() throws {
    let result = try check()
    #expect(!result.standardOutput.contains("\u{1B}"))
    #expect(result.lines.count == 2)
    #expect(result.lines.allSatisfy { $0.hasPrefix(Self.path) })
    #expect(try check("--no-source", "--color", "never").standardOutput == result.standardOutput)
  }

  @Test func colourChangesNoText() throws {
    let plain = try check()
    let colored = try check("--color", "always", environment: ["NO_COLOR": "1"])
    #expect(colored.standardOutput.contains("\u{1B}[1;33mwarning:\u{1B}[0m "))
    #expect(colored.standardOutput.hasPrefix("\u{1B}[1m\(Self.path):"))
    #expect(
      colored.standardOutput.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain.standardOutput)
    #expect(colored.standardError == plain.standardError)
  }

  @Test func theLineOfTheDocumentIsShownWithACaret() throws {
    let plain = try check()
    let framed = try check("--source").standardOutput.split(separator: "\n").map(String.init)
    try #require(framed.count == 3 * plain.lines.count)
    let text = try String(
      contentsOf: CommandLineTool.root.appending(path: Self.path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, finding) in plain.lines.enumerated() {
      let frame = framed[(3 * index)..<(3 * index + 3)].map { $0 }
      #expect(frame[0] == finding)
      let place = finding.split(separator: ":")
      let line = try #require(Int(place[1]))
      let shown = lines[line - 1].drop { $0 == " " }
      let end = shown.count > 100 ? "…" : ""
      #expect(frame[1].hasSuffix(" \(line) | \(shown.prefix(100))\(end)"))
      #expect(frame[2] == String(repeating: " ", count: 6) + " | ^")
    }
  }

  @Test func aTerminalIsColouredAndFramedUnlessItIsNotWanted() throws {
    try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/script"))
    let text = try onTerminal("")
    #expect(text.contains("\u{1B}[1;33mwarning:"))
    #expect(text.contains("\u{1B}[1;33m^\u{1B}[0m"))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = try onTerminal("", environment: environment)
      #expect(!plain.contains("\u{1B}[1;33m"))
      #expect(plain.contains("      | ^"))
    }
    #expect(try onTerminal("", environment: ["NO_COLOR": ""]).contains("\u{1B}[1;33m"))
    let bare = try onTerminal("--color never --no-source")
    #expect(!bare.contains("\u{1B}[1;33m"))
    #expect(!bare.contains("      | ^"))
  }

  @Test func aDocumentOnStandardInputIsShownToo() throws {
    let result = try CommandLineTool.run(
      ["check", "-", "--source"], input: CommandLineTool.root.appending(path: Self.path))
    #expect(result.standardOutput.contains("      | ^\n"))
  }

  @Test func explanationsFollowTheLinesOfFindings() throws {
    let plain = try check()
    let explained = try check("--explain")
    let lines = explained.standardOutput.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(" ") } == plain.lines)
    #expect(lines.contains { $0.hasPrefix("    Why it matters: ") })
    #expect(lines.contains { $0.hasPrefix("    In ") && $0.hasSuffix(" configurations:") })
    let result = try check("--explain", "--format", "json")
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("--explain is for the text format"))
  }

  @Test func aReportInAFileIsExplainedAndPlain() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "report.txt")
    _ = try check("--explain", "--source", "--color", "always", "--format", "text=\(file.path)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == (try check("--explain").standardOutput))
  }
}
