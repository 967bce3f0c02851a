import Foundation

/// Processes that answer for documents, each taking the next one when it is done with another.
final class WorkerPool: @unchecked Sendable {
  private let paths: [String]
  private let condition = NSCondition()
  // Guarded by `condition`.
  private var next = 0
  private var answers: [Int: WorkerAnswer] = [:]

  /// Starts processes that answer for documents.
  ///
  /// - Parameters:
  ///   - paths: The documents.
  ///   - count: The number of processes.
  init(paths: [String], count: Int) {
    self.paths = paths
    for _ in 0..<count {
      Thread { self.work() }.start()
    }
  }

  /// Waits for the answer of a document, and forgets it.
  func answer(at index: Int) -> WorkerAnswer {
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
      let answer = running?.answer(for: paths[index]) ?? .ended
      if case .document = answer { worker = running } else { worker = nil }
      condition.withLock {
        answers[index] = answer
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

/// The answer of a process for a document.
enum WorkerAnswer {
  /// The answer of the command.
  case document(DocumentAnswer)
  /// None: the document took longer than it may.
  case overLimit
  /// None: the document brought the process down.
  case ended
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

  /// The answer for a document.
  func answer(for path: String) -> WorkerAnswer {
    do {
      try Netstrings.write([path], to: input.fileHandleForWriting)
      let fields = try Netstrings.read(from: output.fileHandleForReading)
      if let answer = fields.flatMap(DocumentAnswer.init(fields:)) { return .document(answer) }
    } catch {
      // It ended before it was told the document.
    }
    end()
    let isOverLimit =
      process.terminationReason == .exit && process.terminationStatus == WorkerCommand.overLimit
    return isOverLimit ? .overLimit : .ended
  }

  /// Lets the process end.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
