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

  @Test func aMissingFolderIsNoResult() throws {
    #expect(throws: (any Error).self) {
      try CommandLineTool.run(["--help"], in: URL(filePath: "/no/such/folder"))
    }
  }
}
