import Foundation
import Testing

/// Changes of documents that must not change their layout do not, and the script that says so can say
/// otherwise.
struct MetamorphicTests {
  private func check(_ folder: String, ratite: String) throws -> CommandLineTool.Result {
    try CommandLineTool.runScript("check-metamorphic", [folder], ratite: ratite)
  }

  @Test func theExampleDocuments() throws {
    let folder = CommandLineTool.root.appending(path: "Examples").path
    let result = try check(folder, ratite: CommandLineTool.executable.path)
    #expect(result.exitCode == 0)
    #expect(
      result.standardOutput.split(separator: "\n").map { $0.split(separator: ":")[0] } == [
        "renamed ids", "constraints in another order", "constraints twice",
        "subviews in another order", "right to left", "other texts",
      ])
    #expect(!result.standardOutput.contains(": 0 documents"))
  }

  /// A tool that puts every view where its number among all runs says.
  @Test func aToolThatAnswersDifferentlyIsCaught() throws {
    let folder = try TemporaryFolder()
    let answer =
      #"{\"error\":null,\"scenes\":[{\"root\":\"r\",\"conflicts\":[],\"views\":{\"v\":{\"frame\":[$$,0,1,1],\"ambiguous\":[]}}}]}"#
    let tool = try folder.addTool(
      #"for x in "$@"; do case $x in *.storyboard) echo "\#(answer)";; esac; done"#)
    let examples = CommandLineTool.root.appending(path: "Examples").path
    let result = try check(examples, ratite: tool)
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("v: ["))
  }
}
