import Foundation
import Testing

/// Which documents `ratite check` takes.
struct DocumentChoiceTests {
  @Test func whatGitIgnoresIsPassedOverUnlessItIsNamed() throws {
    let project = try Project()
    try project.add("Out/A.storyboard")
    try project.add("App/B.storyboard")
    try project.write("Out\nB.storyboard\n", to: ".gitignore")
    #expect(try project.check().documents.count == 3, "no repository")
    try project.git("init", "-q")
    #expect(try project.check().documents == ["App/Faulty.storyboard"])
    #expect(try project.check(in: "App").documents == ["Faulty.storyboard"])
    #expect(try project.check("Out").documents == ["Out/A.storyboard"])
    #expect(try project.check("App/B.storyboard").documents == ["App/B.storyboard"])
  }

  @Test func aFolderOfWhichGitLeavesNothingIsAnError() throws {
    let project = try Project()
    try project.write("*.storyboard\n", to: ".gitignore")
    try project.git("init", "-q")
    let result = try project.check()
    #expect(result.exitCode == 2)
    #expect(
      result.standardError.hasPrefix(
        ".: error: no storyboard or xib is left to check: git ignores 1; "))
  }

  @Test(arguments: ["check", "preview", "fix"])
  func aFolderThatCannotBeReadIsSaid(command: String) throws {
    let project = try Project()
    try project.add("App/Hidden/B.storyboard")
    let hidden = project.folder.url.appending(path: "App/Hidden").path
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: hidden)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hidden) }
    let result = try CommandLineTool.runBoundByPermissions(
      [command, "."], in: project.folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.standardError.contains("App/Hidden:1:1: error: cannot be read: permission denied\n"))
    if command == "check" { #expect(result.documents == ["App/Faulty.storyboard"]) }
    try project.configure("excluded: [App/Hidden]\n")
    let excluded = try CommandLineTool.runBoundByPermissions(
      [command, "."], in: project.folder.url)
    #expect(excluded.exitCode == 0)
  }

  @Test func onlyDocumentsThatDifferFromARevisionAreChecked() throws {
    let project = try Project()
    try project.add("App/Same.storyboard")
    try project.commit()
    let none = try project.check("--changed-since", "HEAD", "--fail-on", "warning")
    #expect(none.exitCode == 0 && none.lines.isEmpty)
    #expect(none.standardError.hasPrefix("note: no document differs from HEAD\n"))
    let text = try project.text(of: "App/Faulty.storyboard")
    try project.write(text + "\n", to: "App/Faulty.storyboard")
    try project.add("App/New.storyboard")
    let changed = try project.check("--changed-since", "HEAD")
    #expect(changed.documents == ["App/Faulty.storyboard", "App/New.storyboard"])
    #expect(
      try project.check("--changed-since", "HEAD", "App/Same.storyboard").documents.isEmpty)
    #expect(try project.check("--changed-since", "HEAD", in: "App").documents.count == 2)
  }

  @Test(arguments: ["nope", "--all", "HEAD~9"])
  func aRevisionThatDoesNotExistIsRefused(revision: String) throws {
    let project = try Project()
    try project.commit()
    let result = try project.check("--changed-since=\(revision)")
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix("Error: There is no revision '\(revision)' in the "))
  }

  @Test func changesNeedARepository() throws {
    let result = try Project().check("--changed-since", "HEAD")
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix("Error: --changed-since needs a git repository, and "))
  }

  @Test func gitThatIsMissingIsSaidAndIgnoresNothing() throws {
    let project = try Project()
    try project.write("App\n", to: ".gitignore")
    try project.git("init", "-q")
    let environment = ["PATH": "/nonexistent"]
    let all = try CommandLineTool.run(
      ["check"], in: project.folder.url, environment: environment)
    #expect(all.documents == ["App/Faulty.storyboard"])
    let changed = try CommandLineTool.run(
      ["check", "--changed-since", "HEAD"], in: project.folder.url, environment: environment)
    #expect(changed.exitCode == 2)
    #expect(changed.standardError.hasPrefix("Error: --changed-since asks git, which is not "))
  }

  @Test func otherPeoplesCodeAndCopiesThatXcodeKeptArePassedOver() throws {
    let project = try Project()
    for folder in [
      "SourcePackages", "vendor", "third_party", "External", ".build", "Pods", "Lib.framework",
      "en.xcloc",
    ] {
      try project.add("\(folder)/A.storyboard")
    }
    try project.add("App/Main~.storyboard")
    try project.add("App/Other~iPad~.storyboard")
    try project.add("App/Other~ipad.storyboard")
    try project.add("Frameworks/Own/B.storyboard")
    let result = try project.check()
    #expect(
      result.documents == [
        "App/Faulty.storyboard", "App/Other~ipad.storyboard", "Frameworks/Own/B.storyboard",
      ])
    #expect(
      result.standardError.hasPrefix(
        "note: App/Main~.storyboard and 1 more are copies that Xcode kept; name them to check them\n"
      ))
    #expect(try project.check("App/Main~.storyboard").lines.count == 2)
  }

  @Test(arguments: ["-", "/dev/stdin"])
  func aDocumentOnStandardInputIsChecked(path: String) throws {
    let project = try Project()
    let input = "App/Faulty.storyboard"
    #expect(try project.check(path, input: input).documents == ["<stdin>"])
    #expect(
      try project.check(path, "--stdin-path", "App/X.storyboard", input: input).documents
        == ["App/X.storyboard"])
    #expect(try project.check(path, "--timeout", "0", input: input).documents == ["<stdin>"])
    try project.write("", to: "empty")
    let empty = try project.check(path, input: "empty")
    #expect(empty.exitCode == 2)
    #expect(empty.standardError.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test func documentsOfOtherPlatformsAreNamedTogether() throws {
    let project = try Project()
    let text = #"<document targetRuntime="MacOSX.Cocoa"><objects/></document>"#
    for number in 0..<12 { try project.write(text, to: "Mac/\(10 + number).xib") }
    let result = try project.check("--fail-on", "note", "Mac")
    #expect(result.exitCode == 0)
    #expect(
      result.standardError == """
        note: 12 macOS documents are not laid out: Mac/10.xib, Mac/11.xib, Mac/12.xib, Mac/13.xib, \
        Mac/14.xib, Mac/15.xib, Mac/16.xib, Mac/17.xib, Mac/18.xib, Mac/19.xib and 2 more
        0 documents: 0 errors, 0 warnings, 0 notes; 12 of platforms that are not laid out

        """)
  }
}
