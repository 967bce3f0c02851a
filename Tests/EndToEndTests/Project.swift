import Foundation
import Testing

/// A project of its own: folders of documents, a configuration, a repository.
final class Project {
  let folder: TemporaryFolder

  /// Creates a project whose document has two warnings.
  init() throws {
    folder = try TemporaryFolder()
    try add("App/Faulty.storyboard")
  }

  /// Adds a document with two warnings.
  func add(_ path: String) throws {
    let text = try String(
      contentsOf: CommandLineTool.root.appending(path: Examples.faultyPath), encoding: .utf8)
    try write(text, to: path)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func configure(_ text: String) throws {
    try write(text, to: ".ratite.yml")
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// Runs `ratite check` in the project.
  func check(_ arguments: String..., in path: String = ".", input: String? = nil) throws
    -> CommandLineTool.Result
  {
    try CommandLineTool.run(
      ["check"] + arguments, in: folder.url.appending(path: path),
      input: input.map { folder.url.appending(path: $0) })
  }

  /// Runs git in the project.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@b"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  func commit() throws {
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "first")
  }
}

extension CommandLineTool.Result {
  /// The lines on standard output.
  var lines: [Substring] { standardOutput.split(separator: "\n") }
  /// The documents that findings are about, each once.
  var documents: [String] {
    lines.reduce(into: []) { paths, line in
      let path = String(line.prefix { $0 != ":" })
      if !paths.contains(path) { paths.append(path) }
    }
  }
}
