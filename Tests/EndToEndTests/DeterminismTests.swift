import Foundation
import Testing

/// Two runs print the same bytes, and the script that says so can say otherwise.
struct DeterminismTests {
  private func check(_ folder: String, ratite: String) throws -> (exitCode: Int32, output: String) {
    let scratch = try TemporaryFolder()
    let output = scratch.url.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = CommandLineTool.root.appending(path: "scripts/check-determinism")
    process.arguments = [folder]
    process.environment = ProcessInfo.processInfo.environment.merging(["RATITE": ratite]) { $1 }
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
    #expect(result.output.hasPrefix("2 documents, twice the same "))
  }

  @Test func aToolThatAnswersDifferentlyIsCaught() throws {
    let folder = try TemporaryFolder()
    let tool = folder.url.appending(path: "unsteady")
    try Data("#!/bin/sh\nfor x in \"$@\"; do [ $x = frames ] || echo $$; done\n".utf8).write(
      to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let examples = CommandLineTool.root.appending(path: "Examples").path
    #expect(try check(examples, ratite: tool.path).exitCode == 1)
  }

  @Test func aFolderWithoutDocumentsIsSaid() throws {
    let folder = try TemporaryFolder()
    let result = try check(folder.url.path, ratite: CommandLineTool.executable.path)
    #expect(result.exitCode == 2)
  }
}
