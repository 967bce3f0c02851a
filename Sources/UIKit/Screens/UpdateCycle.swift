import Dispatch
import Foundation

/// The windows that have something to lay out or to display at the end of the main run loop's turn.
///
/// Apple's frameworks observe the run loop; here what asks for an update puts one at the end of the main queue, which
/// run loops, `dispatchMain()` and the main actor all serve.
@MainActor
enum UpdateCycle {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static var pending: [Entry] = []
  private static var isScheduled = false
  /// The number of windows before those that are gone are taken out.
  private static var limit = 64

  /// Schedules an update of a window for the end of the turn.
  static func add(_ window: UIWindow) {
    if pending.count >= limit {
      pending.removeAll { $0.window == nil }
      limit = max(64, 2 * pending.count)
    }
    pending.append(Entry(window: window))
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { endTurn() } }
  }

  /// Updates the windows now, as the end of a turn does.
  static func flush() {
    let entries = pending
    pending = []
    for entry in entries { entry.window?.update() }
  }

  /// Updates the windows, each in the scope in which it was made.
  private static func endTurn() {
    isScheduled = false
    let entries = pending
    pending = []
    for entry in entries { entry.window?.updateInItsScope() }
  }
}

/// The scopes around the code that made a window.
@MainActor
struct UpdateScope {
  private let environment = EnvironmentScope.current
  private let clock = AnimationClock.current
  private let screen = UIScreen.staged

  /// Runs a closure in the same scopes.
  func run(_ body: () -> Void) {
    EnvironmentScope.$current.withValue(environment) {
      AnimationScope.$clock.withValue(clock) { UIScreen.$staged.withValue(screen, operation: body) }
    }
  }
}
