import Foundation
import Testing

struct CheckTests {
  @Test func aSoundDocumentIsClean() throws {
    let result = try CommandLineTool.run(["check", "--fail-on", "warning", Examples.booksPath])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == "")
  }

  @Test func trailingConstraintsTheWrongWayRoundAreFound() throws {
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
    #expect(result.standardOutput.contains("(ttL-tr-005) permits it: turn its relation round"))
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

  @Test func anEmptyFolderIsSaid() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(["check", folder.url.path])
    #expect(result.exitCode == 0)
    #expect(result.standardError == "no storyboard or xib found\n")
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
}
