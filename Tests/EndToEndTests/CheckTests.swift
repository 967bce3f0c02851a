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

  @Test(arguments: [BadDocuments.noXML, .cutOff, .empty, .missing])
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
