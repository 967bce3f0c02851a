import ArgumentParser
import Foundation

/// `ratite work`: answers for documents that another process of the tool names on standard input.
///
/// The first list is the other process's arguments, each later one a document. The process ends as soon as standard
/// input does, whatever it is at: whoever asked is gone.
struct WorkerCommand: ParsableCommand {
  static let name = "work"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  /// The exit code of a process whose document took longer than it may.
  static let overLimit: Int32 = 75

  func run() throws {
    try MainActor.assumeIsolated {
      let requests = Requests()
      guard let command = try Ratite.parseAsRoot(requests.next()) as? any DocumentCommand else {
        return
      }
      let watchdog = Watchdog(limit: command.timeout) { Interruption.end(Self.overLimit) }
      try Measuring.run { _ in
        while let document = DocumentInput(fields: requests.next()) {
          let answer = watchdog.limited { command.answer(for: document) }
          do {
            try Netstrings.write(answer.fields(), to: .standardOutput)
          } catch {
            _exit(ExitStatus.unusable)
          }
        }
      }
    }
  }
}

/// The lists on standard input, read by a thread of its own, which ends the process at their end.
private final class Requests: @unchecked Sendable {
  private let condition = NSCondition()
  /// Guarded by `condition`.
  private var pending: [[String]] = []

  init() {
    Thread.detachNewThread {
      while let list = try? Netstrings.read(from: .standardInput) {
        self.condition.withLock {
          self.pending.append(list)
          self.condition.signal()
        }
      }
      Interruption.end(ExitStatus.clean)
    }
  }

  /// Waits for a list.
  func next() -> [String] {
    condition.withLock {
      while pending.isEmpty { condition.wait() }
      return pending.removeFirst()
    }
  }
}
