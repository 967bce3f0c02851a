import Foundation
import Testing

/// `ratite check` with findings that were there before.
struct BaselineTests {
  @Test func whatABaselineHoldsIsNotReportedWhereverItsLineIs() throws {
    let project = try Project()
    let written = try project.check("--fail-on", "warning", "--write-baseline", "known.json")
    #expect(written.exitCode == 1, "the findings are reported once more")
    #expect(written.standardError.contains("note: 2 findings written to known.json\n"))
    let text = try project.text(of: "App/Faulty.storyboard")
    try project.write(
      text.replacing("<scenes>", with: "\n\n<scenes>"), to: "App/Faulty.storyboard")
    let known = try project.check("--fail-on", "warning", "--baseline", "known.json")
    #expect(known.exitCode == 0)
    #expect(
      known.standardError == "1 document: 0 errors, 0 warnings, 0 notes; 2 in the baseline\n")
    try project.add("App/New.storyboard")
    let new = try project.check("--fail-on", "warning", "--baseline", "known.json")
    #expect(new.exitCode == 1)
    #expect(new.documents == ["App/New.storyboard"])
  }

  @Test func aConfigurationNamesABaselineRelativeToItself() throws {
    let project = try Project()
    try project.configure("baseline: ci/known.json\nfail_on: warning\n")
    try project.write("", to: "ci/.keep")
    let missing = try project.check()
    #expect(missing.exitCode == 2)
    #expect(missing.standardError.contains("ci/known.json: error: no such file; write one with"))
    #expect(try project.check("--write-baseline", "ci/known.json").exitCode == 1)
    #expect(try project.check().exitCode == 0)
    #expect(try project.check(in: "App").exitCode == 0)
  }

  @Test func aBaselineThatIsNoneIsRefused() throws {
    let project = try Project()
    let result = try project.check("--baseline", "App/Faulty.storyboard")
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(
      result.standardError == "App/Faulty.storyboard: error: is no baseline; "
        + "write one with '--write-baseline App/Faulty.storyboard'\n")
    #expect(
      try project.check("--baseline", "App").standardError.contains("App: error: is a folder"))
  }

  @Test func aBaselineThatCannotBeWrittenIsSaid() throws {
    let project = try Project()
    let result = try project.check("--write-baseline", "App/Faulty.storyboard/known.json")
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("cannot write App/Faulty.storyboard/known.json: "))
  }
}
