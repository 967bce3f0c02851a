import Foundation
import Testing

struct CheckTests {
  @Test func aSoundDocumentIsClean() throws {
    let result = try CommandLineTool.run(["check", "--fail-on", "warning", Examples.booksPath])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == "")
  }

  @Test func constraintsTheWrongWayRoundAreFound() throws {
    let result = try CommandLineTool.run(["check", "--fail-on", "warning", Examples.faultyPath])
    #expect(result.exitCode == 1)
    let lines = result.standardOutput.split(separator: "\n")
    #expect(lines.count == 2)
    for (line, label) in zip(lines, ["ttL-lb-Bok", "trN-lb-Bok"]) {
      #expect(line.hasPrefix(Examples.faultyPath + ":"))
      #expect(line.contains(": warning: "))
      #expect(line.contains("(\(label), Book) reaches outside its superview"))
      #expect(line.hasSuffix("[outside-superview]"))
    }
  }

  @Test func theConstraintToBlameIsNamed() throws {
    let result = try CommandLineTool.run(["check", Examples.faultyPath])
    #expect(result.standardOutput.contains("(ttL-ld-004) permits it: turn its relation round"))
  }

  @Test func notesAreShownOnRequestAndCountedAnyway() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Coded.storyboard").path
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="22000" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Coded"/></objects>
      </scene></scenes></document>
      """
    try Data(text.utf8).write(to: URL(filePath: path))
    let quiet = try CommandLineTool.run(["check", path])
    #expect(quiet.exitCode == 0)
    #expect(quiet.standardOutput == "")
    #expect(quiet.standardError == "1 document: 0 errors, 0 warnings, 1 note (--notes shows it)\n")
    let full = try CommandLineTool.run(["check", "--notes", "--fail-on", "note", path])
    #expect(full.exitCode == 1)
    #expect(full.standardOutput.hasPrefix("\(path):2:37: note: Coded is not checked"))
    #expect(full.standardOutput.hasSuffix(" [not-checked]\n"))
    #expect(full.standardError == "1 document: 0 errors, 0 warnings, 1 note\n")
  }

  @Test func aFolderWithoutDocumentsIsNoCleanResult() throws {
    let folder = try TemporaryFolder()
    for arguments in [["check", folder.url.path], ["check"]] {
      let result = try CommandLineTool.run(arguments, in: folder.url)
      #expect(result.exitCode == 2)
      let name = arguments.count == 1 ? "." : folder.url.path
      #expect(result.standardError.hasPrefix("\(name): error: holds no storyboard or xib; pass "))
      #expect(
        result.standardError.hasSuffix(
          "\n0 documents: 0 errors, 0 warnings, 0 notes; 1 could not be checked\n"))
    }
  }

  @Test func whatXcodeCompiledIsNoCleanResult() throws {
    let folder = try TemporaryFolder()
    let compiled = folder.url.appending(path: "Main.storyboardc")
    try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: false)
    for command in ["check", "frames", "preview"] {
      let result = try CommandLineTool.run([command, compiled.path], in: folder.url)
      #expect(result.exitCode == 2)
      #expect(result.standardError.contains("Main.storyboardc:1:1: error: is a compiled interface"))
    }
  }

  @Test func aDocumentNamedTwiceIsCheckedOnce() throws {
    let result = try CommandLineTool.run([
      "check", Examples.faultyPath, "./" + Examples.faultyPath, "Examples",
    ])
    #expect(result.standardOutput.split(separator: "\n").count == 2)
    #expect(result.standardError.hasPrefix("2 documents: "))
  }

  @Test func landscapeOnlyFindingsAreCounted() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Tall.storyboard").path
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" toolsVersion="22000" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <switch id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="460" width="51" height="31"/></switch></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="460" id="y"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="20" id="x"/></constraints></view></viewController></objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: URL(filePath: path))
    let result = try CommandLineTool.run(["check", path])
    #expect(
      result.standardError == """
        1 document: 0 errors, 1 warning, 0 notes
        1 finding occurs in landscape only; --orientation portrait leaves landscape out

        """)
    let upright = try CommandLineTool.run(["check", "--orientation", "portrait", path])
    #expect(upright.standardError == "1 document: 0 errors, 0 warnings, 0 notes\n")
  }

  @Test func aDocumentOfATabletIsCheckedOnTablets() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Pad.storyboard")
    let text = try String(decoding: Examples.books, as: UTF8.self)
      .replacing("retina6_12", with: "ipad9_7")
    try Data(text.utf8).write(to: path)
    let output = folder.url.appending(path: "out").path
    let result = try CommandLineTool.run(["preview", path.path, "-o", output, "--format", "svg"])
    #expect(result.standardOutput.split(separator: "\n").count == 2)
    #expect(result.standardOutput.contains("iPad-Pro-12-9"))
    #expect(!result.standardOutput.contains("iPhone"))
  }

  @Test func findingsBelowTheLevelToFailOnEndWithZero() throws {
    let result = try CommandLineTool.run(["check", "--fail-on", "error", Examples.faultyPath])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput != "")
  }

  @Test func aFolderIsSearched() throws {
    let result = try CommandLineTool.run(["check", "--fail-on", "warning", "Examples"])
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains(Examples.faultyPath))
    #expect(result.standardError.contains("2 documents"))
  }

  @Test(arguments: BadDocuments.allCases.filter { $0 != .folder })
  func whatCannotBeReadIsExitCodeTwoAndTheOthersAreAnswered(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["check", path, Examples.faultyPath])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains(path + ":"))
    #expect(result.standardError.contains(document.rawValue))
    #expect(result.standardOutput.contains(Examples.faultyPath))
  }

  @Test(arguments: OtherPlatform.allCases)
  func aPlatformThatIsNotLaidOutIsNamedAndIsNoFailure(platform: OtherPlatform) throws {
    let folder = try TemporaryFolder()
    let path = try platform.make(in: folder.url)
    let result = try CommandLineTool.run(["check", "--fail-on", "note", path])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == "")
    #expect(result.standardError.contains("\(path):1:11: note: \(platform.message)"))
    #expect(
      result.standardError.contains(
        "0 documents: 0 errors, 0 warnings, 0 notes; 1 of platforms that are not laid out"))
  }
}
