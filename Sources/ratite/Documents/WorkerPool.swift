import Foundation

/// Processes that answer for documents, each taking the next one when it is done with another.
final class WorkerPool: @unchecked Sendable {
  private let paths: [String]
  private let condition = NSCondition()
  // Guarded by `condition`.
  private var next = 0
  private var answers: [Int: DocumentAnswer?] = [:]

  /// Starts processes that answer for documents.
  ///
  /// - Parameters:
  ///   - paths: The documents.
  ///   - count: The number of processes.
  init(paths: [String], count: Int) {
    self.paths = paths
    // A process that ended is noticed by what it did not answer.
    signal(SIGPIPE, SIG_IGN)
    for _ in 0..<count {
      Thread { self.work() }.start()
    }
  }

  /// Waits for the answer of a document, and forgets it.
  ///
  /// - Returns: nil where the document brought its process down.
  func answer(at index: Int) -> DocumentAnswer? {
    condition.withLock {
      while true {
        if let answer = answers.removeValue(forKey: index) { return answer }
        condition.wait()
      }
    }
  }

  private func work() {
    var worker: WorkerProcess?
    while let index = takeNext() {
      let running = worker ?? WorkerProcess()
      let answer = running?.answer(for: paths[index])
      worker = answer == nil ? nil : running
      condition.withLock {
        answers[index] = .some(answer)
        condition.broadcast()
      }
    }
    worker?.end()
  }

  private func takeNext() -> Int? {
    condition.withLock {
      guard next < paths.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

/// A process that answers for documents, one after another.
private final class WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a process with the arguments of this one; nil where none can be started.
  init?() {
    // A process is told each document when it is its turn.
    let arguments = CommandArguments(Array(CommandLine.arguments.dropFirst()))
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [WorkerCommand.name]
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
      try Netstrings.write(arguments.parsed, to: input.fileHandleForWriting)
    } catch {
      return nil
    }
  }

  /// The answer for a document; nil where the process ended instead.
  func answer(for path: String) -> DocumentAnswer? {
    do {
      try Netstrings.write([path], to: input.fileHandleForWriting)
      let fields = try Netstrings.read(from: output.fileHandleForReading)
      return fields.flatMap(DocumentAnswer.init(fields:))
    } catch {
      return nil
    }
  }

  /// Lets the process end.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
