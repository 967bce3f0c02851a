import Foundation

/// Processes that answer for documents, each taking the next one when it is done with another.
///
/// The largest documents are taken first: one that is left for the end keeps a single process busy.
final class WorkerPool: @unchecked Sendable {
  private let documents: [DocumentInput]
  private let facts: DocumentFacts?
  private let cache: CachedAnswers
  private let arguments: [String]
  private let condition = NSCondition()
  /// The numbers of the documents in the order in which they are taken.
  private let order: [Int]
  // Guarded by `condition`.
  private var next = 0
  private var answers: [Int: WorkerAnswer] = [:]

  /// Starts processes that answer for documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - sizes: Their lengths.
  ///   - facts: What projects hold of the documents; nil where that is not asked for.
  ///   - cache: The answers of earlier runs.
  ///   - count: The number of processes.
  ///   - arguments: The arguments of the command that they run.
  init(
    documents: [DocumentInput], sizes: [Int], facts: DocumentFacts?, cache: CachedAnswers,
    count: Int, arguments: [String]
  ) {
    self.documents = documents
    order = documents.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    self.facts = facts
    self.cache = cache
    self.arguments = arguments
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
      let document = facts?.completed(documents[index]) ?? documents[index]
      let answer = cache.answer(for: document) { document in
        let running = worker ?? WorkerProcess(arguments)
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
      guard next < order.count else { return nil }
      defer { next += 1 }
      return order[next]
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

  /// The message of a document that brought its process down, without its path.
  static let unexpectedEnd =
    "the process that laid it out ended unexpectedly; please report it"
}
