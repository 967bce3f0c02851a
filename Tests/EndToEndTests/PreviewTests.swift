import Foundation
import Testing

struct PreviewTests {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func everyDeviceGetsAPictureAndAllOfThemASheet() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "new/pictures")
    let result = try CommandLineTool.run([
      "preview", Examples.booksPath, "-o", output.path, "--scale", "0.5",
      "--device", "retina4_0", "--device", "retina6_12",
    ])
    #expect(result.exitCode == 0)
    let paths = result.standardOutput.split(separator: "\n").map(String.init)
    #expect(paths.last?.hasSuffix("/contact-sheet.png") == true)
    for device in ["retina4_0", "retina6_12"] {
      #expect(paths.contains { $0.contains("bkP-gV-Ctl-\(device)-portrait.png") })
    }
    for path in paths {
      #expect(try Data(contentsOf: URL(filePath: path)).starts(with: Self.signature))
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(written.count == paths.count)
  }

  @Test func whereNothingCanBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    for path in [file.path, file.path + "/pictures"] {
      let result = try CommandLineTool.run(["preview", Examples.booksPath, "-o", path])
      #expect(result.exitCode == 2)
      #expect(result.standardOutput == "")
      #expect(
        result.standardError
          == "cannot write \(path): \(file.path) is a file, not a folder; choose another one with "
          + "'-o'\n")
    }
  }

  @Test func aFolderInTheWayOfAPictureIsSaid() throws {
    let folder = try TemporaryFolder()
    let sheet = folder.url.appending(path: "contact-sheet.png")
    try FileManager.default.createDirectory(at: sheet, withIntermediateDirectories: false)
    let result = try CommandLineTool.run([
      "preview", Examples.booksPath, "-o", folder.url.path, "--scale", "0.5",
      "--device", "retina4_0",
    ])
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == "cannot write \(sheet.path): a folder has this name; move it away or "
        + "choose another place\n")
  }

  @Test func anInterruptionLeavesWholePictures() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = CommandLineTool.executable
    process.arguments = ["preview", Examples.booksPath, "-o", folder.url.path, "--scale", "4"]
    process.currentDirectoryURL = CommandLineTool.root
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try Self.withSignals { try process.run() }
    // Whatever comes first of a picture is the file it is written to before it gets its name.
    while process.isRunning,
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty
    { usleep(200) }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.hasSuffix(".png"))
      let bytes = try Data(contentsOf: folder.url.appending(path: file))
      #expect(bytes.suffix(8).starts(with: "IEND".utf8))
    }
  }

  /// Starts a process that can be asked to end: threads of pools block signals, and processes inherit
  /// that.
  private static func withSignals(_ start: () throws -> Void) rethrows {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try start()
  }

  @Test(arguments: BadDocuments.allCases)
  func whatCannotBeReadIsExitCodeTwo(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let output = folder.url.appending(path: "pictures")
    let result = try CommandLineTool.run(["preview", path, "-o", output.path])
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.contains(document.rawValue))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}
