/// Steps that ask for further steps, done depth first without nesting calls, so that documents of any
/// depth can be built.
@MainActor
final class DepthFirstWork {
  private var steps: [() -> Void] = []
  /// What the present step asked for.
  private var scheduled: [() -> Void] = []
  private var isRunning = false

  /// Asks for a step after the ones the present step asked for before, and before all others.
  ///
  /// Outside any step, everything asked for is done at once.
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
}
