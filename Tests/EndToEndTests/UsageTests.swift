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

  @Test(arguments: [["no-such-command"], ["--no-such-option"]])
  func badUsageIsExitCodeTwo(arguments: [String]) throws {
    let result = try CommandLineTool.run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.contains(arguments[0]))
    #expect(result.standardError.contains("ratite --help"))
  }

  @Test func aMissingFolderIsNoResult() throws {
    #expect(throws: (any Error).self) {
      try CommandLineTool.run(["--help"], in: URL(filePath: "/no/such/folder"))
    }
  }
}
