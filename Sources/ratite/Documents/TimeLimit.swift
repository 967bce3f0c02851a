import ArgumentParser
import Foundation

/// The processor time that a document may take, as an argument in seconds.
///
/// Processor time, not time on a clock: a busy or suspended machine takes no document's answer away.
struct TimeLimit: ExpressibleByArgument, Hashable {
  /// The limit in seconds; nil for none.
  let seconds: Double?

  /// No limit.
  static let none = TimeLimit(seconds: nil)
  /// The limit of `ratite check` unless told otherwise: the largest documents known take a hundredth of it.
  static let ofChecks = TimeLimit(seconds: 20)

  private init(seconds: Double?) {
    self.seconds = seconds
  }

  /// Reads a number of seconds, 0 for no limit.
  init?(argument: String) {
    guard let number = Double(argument), (0...Self.longest).contains(number) else { return nil }
    self.init(seconds: number == 0 ? nil : number)
  }

  var defaultValueDescription: String { text }

  private var text: String {
    let seconds = seconds ?? 0
    return Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }

  /// The message of a document that took longer, without its path.
  var message: String {
    "takes more than \(text) s of processor time; "
      + "permit more with --timeout, 0 for any"
  }

  static let help = ArgumentHelp(
    "Seconds of processor time that a document may take; 0 for no limit.", valueName: "seconds")

  /// Over eleven days.
  private static let longest = 1e6
}

/// A thread that ends the process when a document takes more processor time than it may.
final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  /// The processor time at which the current work began; nil between works.
  ///
  /// Guarded by `lock`.
  private var start: Double?

  /// Starts the thread, unless there is no limit.
  ///
  /// - Parameters:
  ///   - limit: The time that each work may take.
  ///   - expire: Ends the process.
  init(limit: TimeLimit, expire: @escaping @Sendable () -> Never) {
    guard let seconds = limit.seconds else { return }
    Thread.detachNewThread {
      while true { Thread.sleep(forTimeInterval: max(self.rest(of: seconds, expire), 0.005)) }
    }
  }

  /// Does work that is limited.
  func limited<Result>(_ work: () throws -> Result) rethrows -> Result {
    lock.withLock { start = Self.processorTime }
    defer { lock.withLock { start = nil } }
    return try work()
  }

  /// The least time until the limit can be reached.
  private func rest(of limit: Double, _ expire: () -> Never) -> Double {
    lock.withLock {
      guard let start else { return limit }
      let rest = limit - (Self.processorTime - start)
      if rest <= 0 { expire() }
      return rest
    }
  }

  /// The processor time of the process so far, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
