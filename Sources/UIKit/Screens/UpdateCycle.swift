import Dispatch
import Foundation

/// The windows that have something to lay out or to display at the end of the main run loop's turn.
///
/// Apple's frameworks observe the run loop; here what asks for an update puts one at the end of the main queue, which
/// run loops, `dispatchMain()` and the main actor all serve.
@MainActor
final class UpdateCycle {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var pending: [Entry] = []
  private var isScheduled = false
  /// The number of entries above which those of deallocated windows are removed.
  private var limit = 64

  nonisolated init() {}

  /// Schedules an update of a window for the end of the turn.
  func add(_ window: UIWindow) {
    if pending.count >= limit {
      pending.removeAll { $0.window == nil }
      limit = max(64, 2 * pending.count)
    }
    pending.append(Entry(window: window))
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.endTurn() } }
  }

  /// Updates the windows now, each in the environment in which it was made, as the end of a turn does.
  func flush() {
    let entries = pending
    pending = []
    for entry in entries { entry.window?.updateInItsEnvironment() }
  }

  private func endTurn() {
    isScheduled = false
    flush()
  }
}
