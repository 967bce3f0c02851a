import Foundation

/// Processes that answer for documents, each taking the next one when it is done with another.
final class WorkerPool: @unchecked Sendable {
  private let documents: [DocumentInput]
  private let cache: CachedAnswers
  private let additionalArguments: [String]
  private let condition = NSCondition()
  // Guarded by `condition`.
  private var next = 0
  private var answers: [Int: WorkerAnswer] = [:]

  /// Starts processes that answer for documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - cache: The answers of earlier runs.
  ///   - count: The number of processes.
  ///   - additionalArguments: Options for them beside the arguments of this process.
  init(
    documents: [DocumentInput], cache: CachedAnswers, count: Int, additionalArguments: [String]
  ) {
    self.documents = documents
    self.cache = cache
    self.additionalArguments = additionalArguments
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
      let answer = cache.answer(for: documents[index]) { document in
        let running = worker ?? WorkerProcess(additionalArguments)
        let answer = running?.answer(for: document) ?? .ended
        if case .document = answer { worker = running } else { worker = nil }
        return answer
      }
      condition.withLock {
        answers[index] = answer
        condition.broadcast()
      }
    }
    worker?.end()
  }

  private func takeNext() -> Int? {
    condition.withLock {
      guard next < documents.count else { return nil }
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

  /// Starts a process with the arguments of this one and others; nil where none can be started.
  init?(_ additionalArguments: [String]) {
    // A process is told each document when it is its turn.
    var arguments = CommandArguments(Array(CommandLine.arguments.dropFirst())).parsed
    // Behind the command's name: what follows '--' is no option.
    arguments.insert(contentsOf: additionalArguments, at: min(1, arguments.count))
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [WorkerCommand.name]
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
      try Netstrings.write(arguments, to: input.fileHandleForWriting)
    } catch {
      return nil
    }
  }

  /// The answer for a document.
  func answer(for document: DocumentInput) -> WorkerAnswer {
    do {
      try Netstrings.write(document.fields(), to: input.fileHandleForWriting)
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
