import Foundation
import Projects

/// Questions about documents that a thread answers one after another, with the help of a process that lays documents
/// out: a document that takes forever or brings that process down does no harm to the server.
///
/// A new question of a key withdraws the former one; where that is being answered, its process is ended.
final class DocumentJobs<Key: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  /// Answers a question.
  typealias Work = @Sendable (JobContext) -> Answer

  private struct Job {
    let key: Key
    let number: Int
    let work: Work
  }

  private let condition = NSCondition()
  // Guarded by `condition`.
  private var pending: [Job] = []
  private var current: Job?
  private var count = 0
  private let context = JobContext()

  /// Starts the thread.
  ///
  /// - Parameter report: Receives the answers, on that thread.
  init(_ report: @escaping @Sendable (Key, Answer) -> Void) {
    Thread.detachNewThread {
      while true {
        let job = self.take()
        let answer = job.work(self.context)
        if self.finish(job) { report(job.key, answer) }
      }
    }
  }

  /// Asks a question.
  func ask(_ key: Key, _ work: @escaping Work) {
    withdraw(key)
    condition.withLock {
      count += 1
      pending.append(Job(key: key, number: count, work: work))
      condition.signal()
    }
  }

  /// Withdraws a question, which is not answered then.
  func withdraw(_ key: Key) {
    condition.withLock {
      pending.removeAll { $0.key == key }
      guard current?.key == key else { return }
      current = nil
      context.stop()
    }
  }

  private func take() -> Job {
    condition.withLock {
      while pending.isEmpty { condition.wait() }
      let job = pending.removeFirst()
      current = job
      context.begin()
      return job
    }
  }

  /// Whether a job was not withdrawn.
  private func finish(_ job: Job) -> Bool {
    condition.withLock {
      defer { current = nil }
      return current?.number == job.number
    }
  }
}

/// The context that answers of one thread share: a process that lays documents out, and the projects that are known.
final class JobContext: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var process: WorkerProcess?
  private var arguments: [String] = []
  private var isStopped = false
  /// The projects that are known; used by the thread of the answers only.
  var facts = KnownProjects()

  /// Asks a process about a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - arguments: The arguments of the command that is to answer.
  /// - Returns: Its answer.
  func answer(for document: DocumentInput, by arguments: [String]) -> WorkerAnswer {
    guard let process = running(arguments) else { return .ended }
    let answer = process.answer(for: document)
    if case .document = answer { return answer }
    lock.withLock { self.process = nil }
    return answer
  }

  fileprivate func begin() {
    lock.withLock { isStopped = false }
  }

  /// Ends the process that is at work.
  fileprivate func stop() {
    lock.withLock {
      isStopped = true
      process?.stop()
      process = nil
    }
  }

  private func running(_ arguments: [String]) -> WorkerProcess? {
    lock.withLock {
      guard !isStopped else { return nil }
      if process == nil || arguments != self.arguments {
        process?.end()
        process = WorkerProcess(arguments)
        self.arguments = arguments
      }
      return process
    }
  }
}

/// The facts about projects, kept until files change.
struct KnownProjects {
  private var facts: ProjectFacts?
  private var version = 0

  /// Runs a closure with the facts, to which it may add.
  ///
  /// - Parameters:
  ///   - version: The number of times that files are known to have changed.
  ///   - folders: The folders that projects are looked for in.
  ///   - body: Receives what is known.
  /// - Returns: The result of the closure.
  mutating func use<Result>(
    version: Int, folders: [String], _ body: (inout ProjectFacts) -> Result
  ) -> Result {
    if facts == nil || version != self.version { facts = ProjectFacts(searched: folders) }
    self.version = version
    var current = facts ?? ProjectFacts(searched: folders)
    // Leaves one owner, so that nothing is copied.
    facts = nil
    defer { facts = current }
    return body(&current)
  }
}
