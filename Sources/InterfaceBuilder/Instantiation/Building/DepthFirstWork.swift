/// Steps that schedule further steps, run depth first without nested calls, so that documents of any depth
/// can be built.
@MainActor
final class DepthFirstWork {
  private var steps: [() -> Void] = []
  /// The steps that the current step scheduled.
  private var scheduled: [() -> Void] = []
  private var isRunning = false

  /// Schedules a step after those that the current step scheduled before, and before all others.
  ///
  /// Outside any step, the step and all it schedules run at once.
  func schedule(_ step: @escaping () -> Void) {
    scheduled.append(step)
    guard !isRunning else { return }
    isRunning = true
    repeat {
      steps += scheduled.reversed()
      scheduled = []
      steps.popLast()?()
    } while !steps.isEmpty || !scheduled.isEmpty
    isRunning = false
  }

  /// Runs a step and all that it schedules before the calling step goes on.
  func complete(_ step: @escaping () -> Void) {
    let outer = (steps: steps, scheduled: scheduled, isRunning: isRunning)
    (steps, scheduled, isRunning) = ([], [], false)
    schedule(step)
    (steps, scheduled, isRunning) = outer
  }
}
