import Foundation
import Testing

/// Two runs print the same bytes, and the script that says so can say otherwise.
struct DeterminismTests {
  private func check(_ folder: String, ratite: String) throws -> CommandLineTool.Result {
    try CommandLineTool.runScript("check-determinism", [folder], ratite: ratite)
  }

  @Test func theExampleDocuments() throws {
    let folder = CommandLineTool.root.appending(path: "Examples").path
    let result = try check(folder, ratite: CommandLineTool.executable.path)
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.hasPrefix("2 documents, twice the same "))
    #expect(result.standardOutput.hasSuffix(" pages and pictures, twice the same\n"))
  }

  @Test func aToolThatDrawsDifferentlyIsCaught() throws {
    let folder = try TemporaryFolder()
    let tool = try folder.addTool(
      """
      if [ $1 = frames ]; then shift; for x in "$@"; do echo same; done; exit; fi
      while [ "$1" != -o ]; do shift; done
      mkdir -p "$2" && echo $$ >"$2/a.png"
      """)
    let examples = CommandLineTool.root.appending(path: "Examples").path
    let result = try check(examples, ratite: tool)
    #expect(result.exitCode == 1 && result.standardError.contains("two runs draw differently"))
  }

  @Test func aToolThatAnswersDifferentlyIsCaught() throws {
    let folder = try TemporaryFolder()
    let tool = try folder.addTool(#"for x in "$@"; do [ $x = frames ] || echo $$; done"#)
    let examples = CommandLineTool.root.appending(path: "Examples").path
    #expect(try check(examples, ratite: tool).exitCode == 1)
  }

  @Test func aFolderWithoutDocumentsIsSaid() throws {
    let folder = try TemporaryFolder()
    let result = try check(folder.url.path, ratite: CommandLineTool.executable.path)
    #expect(result.exitCode == 2)
  }
}
