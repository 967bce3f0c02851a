import Foundation
import Testing

struct PreviewTests {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func aDocumentGetsAPageAndASheetForEachScene() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "new/pictures")
    let result = try CommandLineTool.run([
      "preview", Examples.booksPath, "-o", output.path,
      "--device", "retina4_0", "--device", "retina6_12",
    ])
    #expect(result.exitCode == 0)
    let paths = result.standardOutput.split(separator: "\n").map(String.init)
    #expect(paths.last?.hasSuffix("/index.html") == true)
    #expect(paths.count > 1)
    for path in paths.dropLast() {
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.starts(with: Self.signature))
      let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      #expect(width <= 1600)
    }
    #expect(try files(in: output).count == paths.count)
  }

  @Test func everyDeviceGetsAPictureInTheFormatsAskedFor() throws {
    let folder = try TemporaryFolder()
    let formats = ["png", "svg", "pdf"]
    let result = try CommandLineTool.run(
      [
        "preview", Examples.booksPath, "-o", folder.url.path, "--scale", "0.5",
        "--device", "retina4_0", "--device", "retina6_12",
      ] + formats.flatMap { ["--format", $0] })
    #expect(result.exitCode == 0)
    let files = try files(in: folder.url)
    for format in formats {
      for device in ["iPhone-SE-1st-generation", "iPhone-14-Pro"] {
        #expect(files.contains { $0.hasSuffix("\(device).\(format)") })
      }
    }
    #expect(!files.contains("index.html"))
  }

  @Test func twoProcessesWriteTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let formats = PreviewTests.formats.flatMap { ["--format", $0] }
    for name in ["a", "b"] {
      let result = try CommandLineTool.run(
        [
          "preview", Examples.booksPath, "-o", name, "--device", "retina4_7", "--scale", "0.5",
        ].map { $0 == Examples.booksPath ? CommandLineTool.root.appending(path: $0).path : $0 }
          + formats, in: folder.url)
      #expect(result.exitCode == 0)
    }
    let names = try files(in: folder.url.appending(path: "a"))
    #expect(try files(in: folder.url.appending(path: "b")) == names)
    for name in names {
      let first = try Data(contentsOf: folder.url.appending(path: "a/\(name)"))
      #expect(try Data(contentsOf: folder.url.appending(path: "b/\(name)")) == first, "\(name)")
    }
  }

  private static let formats = ["html", "sheets", "png", "svg", "pdf"]

  @Test func filesOfAnEarlierRunAreRemovedAndNoOthers() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "out")
    func run(_ arguments: [String]) throws -> CommandLineTool.Result {
      try CommandLineTool.run(
        ["preview", Examples.booksPath, "-o", output.path, "--scale", "0.5"] + arguments)
    }
    _ = try run(["--format", "png", "--device", "retina4_0"])
    let first = try files(in: output)
    try Data("mine".utf8).write(to: output.appending(path: "mine.png"))
    try Data("mine".utf8).write(to: folder.url.appending(path: "kept.png"))
    let list = output.appending(path: ".ratite-files")
    try (String(contentsOf: list, encoding: .utf8) + "../kept.png\n").write(
      to: list, atomically: true, encoding: .utf8)
    let result = try run(["--format", "png", "--device", "retina6_12"])
    #expect(result.standardError.contains("of an earlier run removed"))
    let second = try files(in: output)
    #expect(second.contains("mine.png"))
    #expect(Set(first).isDisjoint(with: second))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "kept.png").path))
  }

  @Test func aFolderGetsAnIndexAndOneBadDocumentDoesNotStopTheOthers() throws {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
    try Examples.books.write(to: app.appending(path: "Books.storyboard"))
    try Data("no XML".utf8).write(to: app.appending(path: "Bad.xib"))
    let result = try CommandLineTool.run(
      ["preview", "App", "-o", "out", "--device", "retina4_7"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("App/Bad.xib"))
    let paths = result.standardOutput.split(separator: "\n").map(String.init)
    #expect(paths.last == "out/index.html")
    #expect(paths.filter { $0.hasSuffix("/index.html") }.count == 2)
    let index = try String(
      contentsOf: folder.url.appending(path: "out/index.html"), encoding: .utf8)
    #expect(index.contains("App/Books.storyboard"))
    #expect(index.contains("not drawn: "))
  }

  @Test func scenesSayWhatDiffersFromARevision() throws {
    let project = try Project()
    try project.commit()
    let path = "App/Faulty.storyboard"
    let text = try project.text(of: path)
    func preview(_ path: String) throws -> CommandLineTool.Result {
      try CommandLineTool.run(
        [
          "preview", path, "-o", "out", "--device", "retina4_7", "--format", "html",
          "--changed-since", "HEAD",
        ], in: project.folder.url)
    }
    let none = try preview("App")
    #expect(none.exitCode == 0 && none.standardError.contains("no document differs from HEAD"))
    try project.write(text.replacing("text=\"Twenty", with: "text=\"Thirty"), to: path)
    #expect(try preview(path).exitCode == 0)
    let page = try project.text(of: "out/index.html")
    #expect(page.contains(" from HEAD</summary>") && page.contains("\"differs\":true"))
    #expect(page.contains("Twenty") && page.contains("Thirty"))
    #expect(page.contains("\"revision\":\"HEAD\""))
  }

  @Test func whatTheProjectDoesNotSupportIsNotDrawn() throws {
    let project = try Project()
    try project.write("devices: [retina4_7]\norientations: [portrait]\n", to: ".ratite.yml")
    let result = try CommandLineTool.run(
      ["preview", "App", "-o", "out", "--format", "svg"], in: project.folder.url)
    let pictures = result.standardOutput.split(separator: "\n").filter { $0.hasSuffix(".svg") }
    #expect(!pictures.isEmpty && pictures.allSatisfy { $0.contains("iPhone-8.svg") })
  }

  @Test func thePageIsOpenedWithTheProgramThatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "browser")
    try Data("#!/bin/sh\necho \"$1\" > opened\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let arguments = [
      "preview", CommandLineTool.root.appending(path: Examples.booksPath).path, "-o", "out",
      "--device", "retina4_7", "--open",
    ]
    let result = try CommandLineTool.run(
      arguments, in: folder.url, environment: ["BROWSER": program.path])
    #expect(result.exitCode == 0)
    let opened = folder.url.appending(path: "opened")
    for _ in 0..<50 where !FileManager.default.fileExists(atPath: opened.path) { usleep(100_000) }
    #expect(try String(contentsOf: opened, encoding: .utf8) == "out/index.html\n")
    let wrong = try CommandLineTool.run(arguments + ["--format", "pdf"], in: folder.url)
    #expect(wrong.exitCode == 2 && wrong.standardError.contains("--format html"))
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

  @Test func aFolderInTheWayOfThePageIsSaid() throws {
    let folder = try TemporaryFolder()
    let page = folder.url.appending(path: "index.html")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: false)
    let result = try CommandLineTool.run([
      "preview", Examples.booksPath, "-o", folder.url.path, "--format", "html",
      "--device", "retina4_0",
    ])
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == "cannot write \(page.path): a folder has this name; move it away or "
        + "choose another place\n")
  }

  @Test func anInterruptionLeavesWholePictures() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = CommandLineTool.executable
    process.arguments = [
      "preview", Examples.booksPath, "-o", folder.url.path, "--scale", "4", "--format", "png",
    ]
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
