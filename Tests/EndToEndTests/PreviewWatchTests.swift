import Foundation
import Testing

/// `ratite preview --watch`: the pictures follow the document until the run is ended.
struct PreviewWatchTests {
  private let folder: TemporaryFolder
  private var page: URL { folder.url.appending(path: "out/index.html") }
  private var errors: URL { folder.url.appending(path: "errors") }

  init() throws {
    folder = try TemporaryFolder()
    try Examples.books.write(to: folder.url.appending(path: "Books.storyboard"))
  }

  private static let arguments = [
    "preview", "Books.storyboard", "-o", "out", "--format", "html", "--device", "retina4_7",
    "--watch",
  ]

  @Test(.timeLimit(.minutes(1)))
  func aChangedDocumentIsDrawnAgainAndASignalEndsTheWatch() throws {
    let process = try start()
    defer { process.terminate() }
    try #require(waitUntil { lineCount == 1 })
    let first = try Data(contentsOf: page)
    let document = folder.url.appending(path: "Books.storyboard")
    let text = try String(contentsOf: document, encoding: .utf8)
    let changed = text.replacing("Twenty Thousand Leagues", with: "Another thousand")
    try #require(changed != text)
    try Data(changed.utf8).write(to: document)
    try #require(waitUntil { lineCount == 2 })
    let second = try String(contentsOf: page, encoding: .utf8)
    #expect(Data(second.utf8) != first && second.contains("Another thousand"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    // Nothing but the two lines, and nothing half done beside the page.
    #expect(lineCount == 2)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: page.deletingLastPathComponent().path)
    #expect(left.sorted() == [".ratite-files", "index.html"])
    #expect(second.hasSuffix("</html>\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func aDocumentThatIsBrokenForAWhileDoesNotEndTheWatch() throws {
    let process = try start()
    defer { process.terminate() }
    try #require(waitUntil { lineCount == 1 })
    let first = try Data(contentsOf: page)
    _ = try folder.write("no XML", to: "Books.storyboard")
    try #require(waitUntil { lineCount >= 3 })
    #expect(try Data(contentsOf: page) == first)
    try Examples.books.write(to: folder.url.appending(path: "Books.storyboard"))
    try #require(waitUntil { lineCount >= 4 })
    #expect(process.isRunning)
  }

  @Test func whereThereIsNothingToWatchOrNowhereToWriteTheRunEnds() throws {
    let missing = try CommandLineTool.run(
      ["preview", "Missing.xib", "--watch", "-o", "out"], in: folder.url)
    #expect(missing.exitCode == 2 && missing.standardError.contains("Missing.xib"))
    _ = try folder.write("", to: "file")
    let blocked = try CommandLineTool.run(
      ["preview", "Books.storyboard", "--watch", "-o", "file"], in: folder.url)
    #expect(blocked.exitCode == 2)
    #expect(blocked.standardError.hasPrefix("cannot write file: "))
  }

  // MARK: Runs

  private func start() throws -> Process {
    let process = Process()
    process.executableURL = CommandLineTool.executable
    process.arguments = Self.arguments
    process.currentDirectoryURL = folder.url
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // Threads of pools block signals, and processes inherit that.
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try process.run()
    return process
  }

  /// The lines on standard error; each round of the watch ends with one.
  private var lineCount: Int {
    ((try? String(contentsOf: errors, encoding: .utf8)) ?? "").split(separator: "\n").count
  }

  private func waitUntil(_ holds: () -> Bool) -> Bool {
    for _ in 0..<300 {
      if holds() { return true }
      usleep(100_000)
    }
    return false
  }
}
