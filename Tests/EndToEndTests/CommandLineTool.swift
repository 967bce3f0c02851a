import Foundation

/// `ratite`, run as a person runs it.
enum CommandLineTool {
  /// How a run ended.
  struct Result {
    let exitCode: Int32
    let standardOutput: String
    let standardError: String
  }

  /// The folder of this package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The executable that the environment's `RATITE` names, otherwise the one built with the tests.
  ///
  /// SwiftPM puts the latter into the folder of the test bundle. `make test` names the release build,
  /// which is several times as fast.
  static let executable =
    ProcessInfo.processInfo.environment["RATITE"].map { URL(filePath: $0) }
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "ratite")

  /// Runs `ratite` to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - folder: The working directory; the package's folder when there is none.
  ///   - environment: Variables beside those of this process.
  ///   - input: The file on standard input; none when there is none.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: When the executable is missing or output is no UTF-8.
  static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:],
    input: URL? = nil
  ) throws -> Result {
    try run(executable, arguments, in: folder, environment: environment, input: input)
  }

  /// Runs one of the project's scripts that run `ratite` to its end.
  ///
  /// - Parameters:
  ///   - name: The script, in the folder for them.
  ///   - arguments: Its arguments.
  ///   - ratite: The path of what it is to run as `ratite`.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: When the script is missing or output is no UTF-8.
  static func runScript(_ name: String, _ arguments: [String], ratite: String) throws -> Result {
    try run(
      root.appending(path: "scripts/" + name), arguments, in: root,
      environment: ["RATITE": ratite])
  }

  /// Runs `ratite` without the right of root to read every file.
  static func runBoundByPermissions(_ arguments: [String], in folder: URL) throws -> Result {
    guard geteuid() == 0 else { return try run(arguments, in: folder) }
    return try runProgram(
      "/usr/bin/setpriv",
      ["--bounding-set=-dac_override,-dac_read_search", executable.path] + arguments, in: folder)
  }

  /// Runs another program in a folder to its end.
  static func runProgram(
    _ path: String, _ arguments: [String], in folder: URL
  ) throws -> Result {
    try run(URL(filePath: path), arguments, in: folder, environment: [:])
  }

  /// Runs another program to its end.
  static func runTool(_ path: String, environment: [String: String] = [:]) throws -> Result {
    try run(URL(filePath: path), [], in: root, environment: environment)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    input: URL? = nil
  ) throws -> Result {
    let scratch = try TemporaryFolder()
    let output = scratch.url.appending(path: "stdout")
    let errors = scratch.url.appending(path: "stderr")
    try Data().write(to: output)
    try Data().write(to: errors)
    // Files, not pipes: a full pipe would stop the tool, and nobody reads while it runs.
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Tests share no cache, unless they say so.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }.merging(environment) { $1 }
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      // A shell's convention, so that a crash is never mistaken for an exit code of ours.
      exitCode: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      standardOutput: try String(contentsOf: output, encoding: .utf8),
      standardError: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A new folder that goes when the last reference to it does.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "ratite-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  /// Writes a text to a file of the folder.
  ///
  /// - Returns: The file's path.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes a shell script that can be run.
  ///
  /// - Returns: Its path.
  func addTool(_ script: String) throws -> String {
    let tool = url.appending(path: "tool")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    return tool.path
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
