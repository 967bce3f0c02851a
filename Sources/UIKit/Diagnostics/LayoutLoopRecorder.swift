import AutoLayout
import Foundation

/// The record of what the views of a hierarchy do in the last round of a layout pass that does not settle.
@MainActor
struct LayoutLoopRecorder {
  /// Whether a layout pass is running that reports its loops.
  var isArmed = false
  /// The calls of the last round; nil while nothing is recorded.
  private var steps: [Step]?

  nonisolated init() {}

  /// A method of a view or its view controller, with the requests it made.
  private struct Step {
    let method: String
    let requests: [String]
  }

  /// Begins to record.
  mutating func begin() {
    if isArmed { steps = [] }
  }

  /// Ends recording, as every pass does: one may come to rest in its very last round.
  mutating func end() { steps = nil }

  /// Whether calls are recorded, which takes a walk through the hierarchy for each.
  var isRecording: Bool { steps != nil }

  /// Calls a method of a view, and records its requests while recording.
  static func note(_ method: String, of view: UIView, _ body: () -> Void) {
    guard CallsInProgress.current.layoutLoopRecorder.isRecording else { return body() }
    let root = view.layoutView.root
    let before = LayoutRequests(of: root)
    body()
    let requests = LayoutRequests(of: root).added(to: before)
    let texts = requests.texts(madeIn: view)
    guard !texts.isEmpty else { return }
    CallsInProgress.current.layoutLoopRecorder.steps?.append(
      Step(method: name(method, of: view), requests: texts))
  }

  private static func name(_ method: String, of view: UIView) -> String {
    guard let controller = view.viewController, method.hasPrefix("view") else {
      return "-\(method) of \(view)"
    }
    return "-\(method) of \(controller)"
  }

  /// Reports the views that keep asking for layout, and ends the program if the launch option asks for that.
  ///
  /// Source: the first two lines are Apple's (console of iOS, as in notes on the option
  /// `UIViewLayoutFeedbackLoopDebuggingThreshold`), with which Apple raises an exception as well.
  func report(_ outcome: LayoutOutcome, in root: LayoutView) {
    let subtree = (root.representedObject as? UIView)?.description ?? root.name
    let loop = "Layout feedback loop detected in subtree of \(subtree)."
    let text = "[LayoutLoop] Degenerate layout!\n\t\(loop)\n\n\(diagnosis(of: outcome))"
    PlatformEnvironment.current.log(LayoutMessage(subject: .feedbackLoop, text: text))
    if PlatformEnvironment.current.launchOptions.feedbackLoopThreshold > 0 {
      raiseException("NSInternalInconsistencyException", loop)
    }
  }

  private func diagnosis(of outcome: LayoutOutcome) -> String {
    let done = (steps ?? []).map { step in
      "\t\(step.method)\n" + step.requests.map { "\t\t\($0)" }.joined(separator: "\n")
    }
    let waiting = outcome.unsettledViews.map { "\t\(ObjectName.item($0))" }
    return "Layout was left as it is after \(outcome.rounds) rounds, each of which asked for "
      + "another. In the last one\n" + done.joined(separator: "\n")
      + "\nStill waiting for layout:\n"
      + waiting.joined(separator: "\n")
  }
}

extension LayoutRequests {
  /// Returns the requests that a view made, in words.
  ///
  /// Layout of the views inside it is no request of its own.
  @MainActor
  fileprivate func texts(madeIn view: UIView) -> [String] {
    let layouts = layouts.filter { $0 === view.layoutView || !$0.isInside(view.layoutView) }
    return constraints.map { "changed \($0.clientObject)" }
      + updates.map { "sent -setNeedsUpdateConstraints to \(ObjectName.item($0))" }
      + measures.map { "had the content of \(ObjectName.item($0)) measured again" }
      + layouts.map { "sent -setNeedsLayout to \(ObjectName.item($0))" }
  }
}
