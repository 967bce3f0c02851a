import Foundation
import Testing

/// Runs that end before all is done: by a signal, by a reader that goes away, by a full disk.
struct EndingTests {
  @Test(arguments: [
    (SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP"),
  ])
  func aSignalEndsARunWithOneLine(number: Int32, name: String) throws {
    let folder = try TemporaryFolder()
    let paths = try slowDocuments(in: folder)
    let errors = try folder.write("", to: "stderr")
    let process = try start(["check", "--jobs", "2", "--timeout", "0"] + paths, errors: errors)
    let workers = try waitForWorkers(of: process, count: 2)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(
      try String(contentsOfFile: errors, encoding: .utf8)
        == "ended by \(name) before all was done\n")
    #expect(haveEnded(workers))
  }

  @Test func processesEndWithTheFirstHoweverItEnds() throws {
    let folder = try TemporaryFolder()
    let paths = try slowDocuments(in: folder)
    let errors = try folder.write("", to: "stderr")
    let process = try start(["frames", "--jobs", "2"] + paths, errors: errors)
    let workers = try waitForWorkers(of: process, count: 2)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(haveEnded(workers))
    #expect(try String(contentsOfFile: errors, encoding: .utf8) == "")
  }

  @Test(arguments: ["1", "2"])
  func aReaderThatGoesAwayEndsTheRunSilently(jobs: String) throws {
    let folder = try TemporaryFolder()
    for number in 0..<300 {
      _ = try folder.write(
        OddDocuments.text(constraint: "firstItem=\"a\" firstAttribute=\"top\" id=\"\(number)\""),
        to: "\(number).storyboard")
    }
    let errors = try folder.write("", to: "errors")
    let shell = try shell(
      """
      ("$0" frames --jobs \(jobs) *.storyboard 2>errors; echo $? >status) | head -n 1 | wc -l >lines
      """, in: folder)
    #expect(shell == 0)
    #expect(try text(of: "lines", in: folder).contains("1"))
    #expect(try text(of: "status", in: folder) == "\(128 + SIGPIPE)\n")
    let messages = try String(contentsOfFile: errors, encoding: .utf8)
    #expect(!messages.contains("write") && !messages.contains("ended"))
  }

  @Test(arguments: [
    "devices", "--help", "frames Books.storyboard", "check --notes BooksFaulty.storyboard",
    "preview Books.storyboard --device retina4_0 --scale 0.5 -o out",
  ])
  func aFullDiskIsSaid(arguments: String) throws {
    let folder = try TemporaryFolder()
    for path in [Examples.booksPath, Examples.faultyPath] {
      let file = CommandLineTool.root.appending(path: path)
      let copy = folder.url.appending(path: file.lastPathComponent)
      try FileManager.default.copyItem(at: file, to: copy)
    }
    #expect(try shell("\"$0\" \(arguments) >/dev/full 2>errors", in: folder) == 2)
    #expect(
      try text(of: "errors", in: folder)
        == "cannot write to standard output: no space left on device\n")
  }

  @Test func standardErrorThatIsFullChangesNothing() throws {
    let folder = try TemporaryFolder()
    #expect(try shell("\"$0\" frames nowhere.xib 2>/dev/full >out", in: folder) == 2)
    #expect(try text(of: "out", in: folder).contains("no such file"))
  }

  // MARK: Runs

  private func slowDocuments(in folder: TemporaryFolder) throws -> [String] {
    let text = DeepStoryboard.text(levels: 1500)
    return try (0..<40).map { try folder.write(text, to: "\($0).storyboard") }
  }

  private func start(_ arguments: [String], errors: String) throws -> Process {
    let process = Process()
    process.executableURL = CommandLineTool.executable
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    return process
  }

  /// Runs a shell script in a folder, with the tool as `$0`.
  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, CommandLineTool.executable.path]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func text(of name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  // MARK: Processes

  /// The processes that another one started, when there are enough of them.
  private func waitForWorkers(of process: Process, count: Int) throws -> [Int32] {
    for _ in 0..<2000 where process.isRunning {
      let workers = try Self.children(of: process.processIdentifier)
      if workers.count == count { return workers }
      usleep(10_000)
    }
    Issue.record("the processes do not start")
    return []
  }

  private func haveEnded(_ processes: [Int32]) -> Bool {
    for _ in 0..<1000 {
      if processes.allSatisfy({ Self.state(of: $0).map { $0.isZombie } ?? true }) { return true }
      usleep(10_000)
    }
    return false
  }

  private static func children(of parent: Int32) throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
      .filter { state(of: $0)?.parent == parent }
  }

  /// The parent of a process, and whether it only waits to be forgotten; nil where there is no such process.
  private static func state(of process: Int32) -> (parent: Int32, isZombie: Bool)? {
    let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name in parentheses can hold anything.
    let fields = stat?.split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    return (parent, fields[0] == "Z")
  }
}
