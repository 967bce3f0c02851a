/// The calls into UIKit that have not returned, as far as calls inside them ask.
///
/// It is empty whenever no such call is running, and none of them suspends: what a task finds here is its own, without a
/// scope. Every view and constraint reads it. A task-local value would cost 70 ns for each, a static one costs 0.3.
@MainActor
struct CallsInProgress {
  static var current = CallsInProgress()

  /// The line of client code that is making constraints.
  var codeLine: CodeLine?
  /// The blocks of animations, the innermost last.
  var animationBlocks: [AnimationBlock] = []
  /// The record of the layout pass that is running.
  var layoutLoopRecorder = LayoutLoopRecorder()
}
