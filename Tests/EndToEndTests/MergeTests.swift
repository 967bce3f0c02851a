import Foundation
import Testing

/// `ratite check --shard` and `ratite merge`.
struct MergeTests {
  /// A project of three documents, one of which cannot be read.
  private func project() throws -> Project {
    let project = try Project()
    try project.add("App/Other.storyboard")
    try project.write("<?xml version=\"1.0\"?><a/>", to: "App/Broken.xib")
    return project
  }

  private func merge(_ project: Project, _ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["merge"] + arguments, in: project.folder.url)
  }

  @Test(arguments: [
    "text", "xcode", "github", "sarif", "junit", "json", "checkstyle", "codeclimate", "markdown",
  ])
  func partsSayWhatOneRunSays(_ format: String) throws {
    let project = try project()
    let whole = try project.check("App", "--format", format)
    for part in 1...2 {
      _ = try project.check(
        "App", "--notes", "--shard", "\(part)/2", "--format", "json=\(part).json")
    }
    let merged = try merge(project, "2.json", "1.json", "--format", format)
    #expect(merged.standardOutput == whole.standardOutput)
    #expect(merged.exitCode == whole.exitCode)
    #expect(merged.standardError == whole.standardError)
    #expect(whole.exitCode == 2)
  }

  @Test func aPartChecksItsShare() throws {
    let project = try project()
    let parts = try (1...4).map { part in
      try project.check("App", "--fail-on", "warning", "--shard", "\(part)/4")
    }
    #expect(parts.map(\.exitCode) == [2, 1, 1, 0])
    #expect(parts[3].standardError == "0 documents: 0 errors, 0 warnings, 0 notes\n")
  }

  @Test func whatCannotBeMergedIsRefused() throws {
    let project = try project()
    _ = try project.check("App", "--shard", "1/2", "--format", "json=1.json")
    let result = try merge(project, "1.json")
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(
      result.standardError == "1.json: error: is a part of 2, of which part 2/2 is not named; "
        + "name the reports of all parts\n")
    #expect(try merge(project, "none.json").standardError.contains("no such file; write one with"))
    let drawn = try merge(project, "1.json", "--format", "html=out.html")
    #expect(drawn.exitCode == 2)
    #expect(drawn.standardError.contains("html shows pictures of scenes"))
    let bad = try project.check("App", "--shard", "3/2")
    #expect(bad.exitCode == 2)
    let baseline = try project.check("App", "--shard", "1/2", "--write-baseline", "b.json")
    #expect(baseline.standardError.contains("--write-baseline needs all documents"))
  }

  @Test func aBaselineOfAllPartsSilencesAllOfThem() throws {
    let project = try Project()
    try project.add("App/Other.storyboard")
    for part in 1...2 {
      _ = try project.check("App", "--shard", "\(part)/2", "--format", "json=\(part).json")
    }
    _ = try merge(project, "1.json", "2.json", "--write-baseline", "known.json")
    let known = try project.check("App", "--fail-on", "warning", "--baseline", "known.json")
    #expect(known.exitCode == 0)
  }
}
