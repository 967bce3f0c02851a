import Foundation

/// Events that threads hand to the main thread, in the order in which they came.
final class EventQueue<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  /// Guarded by `condition`.
  private var events: [Event] = []

  /// Adds an event.
  func add(_ event: Event) {
    condition.withLock {
      events.append(event)
      condition.signal()
    }
  }

  /// Waits for an event.
  ///
  /// - Parameter deadline: The time to wait until; nil for any.
  /// - Returns: The event; nil where none came before the deadline.
  func next(before deadline: Date?) -> Event? {
    condition.withLock {
      while events.isEmpty {
        guard let deadline else {
          condition.wait()
          continue
        }
        if !condition.wait(until: deadline), events.isEmpty { return nil }
      }
      return events.removeFirst()
    }
  }
}
