import Foundation
import Testing

/// Explanations of random edges hold, and the script that says so can say otherwise.
struct WhyTrialTests {
  private func check(_ ratite: String) throws -> CommandLineTool.Result {
    let folder = CommandLineTool.root.appending(path: "Examples").path
    return try CommandLineTool.runScript("check-why", [folder, "--count", "40"], ratite: ratite)
  }

  @Test func edgesOfTheExampleDocuments() throws {
    let result = try check(CommandLineTool.executable.path)
    #expect(result.exitCode == 0, "\(result.standardOutput)")
    #expect(result.standardOutput.contains("40 of 40 edges hold"))
  }

  /// A tool whose shares are each a point too large.
  @Test func sharesThatDoNotAddUpAreCaught() throws {
    let folder = try TemporaryFolder()
    let tool = try folder.addTool(
      #"'\#(CommandLineTool.executable.path)' "$@" | sed 's/"points":\([0-9]\)/"points":1\1/g'"#)
    let result = try check(tool)
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("points add up to "))
  }
}
