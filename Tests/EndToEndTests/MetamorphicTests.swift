import Foundation
import Testing

/// Changes of documents that must not change their layout do not, and the script that says so can say
/// otherwise.
struct MetamorphicTests {
  private func check(_ folder: String, ratite: String) throws -> (exitCode: Int32, output: String) {
    let scratch = try TemporaryFolder()
    let output = scratch.url.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = CommandLineTool.root.appending(path: "scripts/check-metamorphic")
    process.arguments = ["--ratite", ratite, folder]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  @Test func theExampleDocuments() throws {
    let folder = CommandLineTool.root.appending(path: "Examples").path
    let result = try check(folder, ratite: CommandLineTool.executable.path)
    #expect(result.exitCode == 0)
    #expect(
      result.output.split(separator: "\n").map { $0.split(separator: ":")[0] } == [
        "renamed ids", "constraints in another order", "constraints twice",
        "subviews in another order", "right to left", "other texts",
      ])
    #expect(!result.output.contains(": 0 documents"))
  }

  /// A tool that puts every view where its number among all runs says.
  @Test func aToolThatAnswersDifferentlyIsCaught() throws {
    let folder = try TemporaryFolder()
    let tool = folder.url.appending(path: "unsteady")
    let answer =
      #"{\"error\":null,\"scenes\":[{\"root\":\"r\",\"conflicts\":[],\"views\":{\"v\":{\"frame\":[$$,0,1,1],\"ambiguous\":[]}}}]}"#
    try Data(
      "#!/bin/sh\nfor x in \"$@\"; do case $x in *.storyboard) echo \"\(answer)\";; esac; done\n"
        .utf8
    ).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let examples = CommandLineTool.root.appending(path: "Examples").path
    let result = try check(examples, ratite: tool.path)
    #expect(result.exitCode == 1)
    #expect(result.output.contains("v: ["))
  }
}
