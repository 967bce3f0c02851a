import Foundation
import Testing

/// What `ratite` says about itself, and to somebody who holds it wrongly.
struct UsageTests {
  @Test func helpSaysWhatItIsFor() throws {
    let result = try CommandLineTool.run(["--help"])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("OVERVIEW: "))
    #expect(result.standardOutput.contains("USAGE: ratite"))
    #expect(result.standardError == "")
  }

  @Test func versionIsTheOneOnTopOfTheChangelog() throws {
    let result = try CommandLineTool.run(["--version"])
    let changelog = try String(
      contentsOf: CommandLineTool.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let top = try #require(changelog.firstMatch(of: /(?m)^## ([0-9]+\.[0-9]+\.[0-9]+)/))
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == "\(top.1)\n")
  }

  @Test(arguments: [("gr", true), ("el", false), ("en-GB", false), ("iw", false)])
  func aLanguageThatMayBeMistypedIsNamed(code: String, isNamed: Bool) throws {
    let result = try CommandLineTool.run(["check", Examples.booksPath, "--language", code])
    #expect(result.exitCode == 0)
    #expect(
      result.standardError.hasPrefix("note: '\(code)' begins with no code of a language") == isNamed
    )
  }

  @Test(arguments: [["no-such-command"], ["--no-such-option"]])
  func badUsageIsExitCodeTwo(arguments: [String]) throws {
    let result = try CommandLineTool.run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.contains(arguments[0]))
    #expect(result.standardError.contains("ratite --help"))
  }

  @Test(arguments: [
    ("chekc", "Did you mean 'check'?"), ("devces", "Did you mean 'devices'?"),
    (
      "brew",
      "The commands are check, diff, fix, preview, frames, rules, rule, merge, outline, trace, why, explain, lsp, mcp, connections, init, devices, setup, completions, man, help."
    ),
    (Examples.booksPath, "'ratite check \(Examples.booksPath)'"),
  ])
  func anUnknownCommandGetsAdvice(name: String, advice: String) throws {
    let result = try CommandLineTool.run([name, "more"])
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix("Error: There is no command '\(name)'. "))
    #expect(result.standardError.contains(advice))
  }

  @Test(arguments: [
    ["check", ""], ["frames", ""], ["preview", ""], ["preview", Examples.booksPath, "-o", ""],
    ["check", Examples.booksPath, "--device", ""],
  ])
  func emptyArgumentsAreBadUsage(arguments: [String]) throws {
    let result = try CommandLineTool.run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.hasPrefix("Error: "))
  }

  @Test(arguments: [
    "check", "fix", "preview", "frames", "outline", "trace", "explain", "lsp", "mcp", "devices",
    "init",
    "merge",
  ])
  func everyCommandHasHelp(command: String) throws {
    let result = try CommandLineTool.run([command, "--help"])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("USAGE: ratite \(command)"))
    #expect(result.standardError == "")
  }

  @Test func withoutArgumentsItHelps() throws {
    let result = try CommandLineTool.run([])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == (try CommandLineTool.run(["--help"]).standardOutput))
  }

  @Test(arguments: [
    "check", "preview", "frames", "devices", "outline", "trace", "lsp", "mcp", "init",
  ])
  func unknownOptionsOfCommandsAreBadUsage(command: String) throws {
    let result = try CommandLineTool.run([command, "--no-such-option"])
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let folder = try TemporaryFolder()
    let errors = folder.url.appending(path: "stderr")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" devices | true", CommandLineTool.executable.path]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Data(contentsOf: errors).isEmpty)
  }

  @Test func aMissingFolderIsNoResult() throws {
    #expect(throws: (any Error).self) {
      try CommandLineTool.run(["--help"], in: URL(filePath: "/no/such/folder"))
    }
  }
}
