public import Foundation

/// A group of changes of layers.
///
/// Layers of views are animated in the blocks of `UIView` only. Other layers in a hierarchy animate
/// the changes of their values by themselves in the scope of an ``AnimationClock``, as the
/// transaction says.
open class CATransaction: NSObject {
  /// The settings of a transaction, and its completion.
  @MainActor
  final class State {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    /// The completion that the animations added next count for.
    var completion = Completion(nil)
  }

  /// A completion block and the animations that it waits for: those added after it was set.
  ///
  /// Source: Apple, `CATransaction.setCompletionBlock(_:)`.
  @MainActor
  final class Completion {
    private var block: (() -> Void)?
    private var running = 0
    private var isCommitted = false

    init(_ block: (() -> Void)?) {
      self.block = block
    }

    func animationDidBegin() {
      running += 1
    }

    func animationDidEnd() {
      running -= 1
      callIfDone()
    }

    func commit() {
      isCommitted = true
      callIfDone()
    }

    private func callIfDone() {
      guard isCommitted, running == 0, let block else { return }
      self.block = nil
      block()
    }
  }

  /// The transactions that are open, the innermost last.
  @MainActor private static var states: [State] {
    get { UIKitEnvironment.current.program.transactions }
    set { UIKitEnvironment.current.program.transactions = newValue }
  }

  /// The innermost transaction: one that no code began, if there is no other.
  @MainActor static var state: State { states[states.count - 1] }

  private static func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated(body)
  }

  /// Begins a transaction inside the one there is.
  open class func begin() {
    onMain {
      let inner = State()
      inner.duration = state.duration
      inner.timingFunction = state.timingFunction
      inner.disablesActions = state.disablesActions
      states.append(inner)
    }
  }

  /// Ends the transaction begun last.
  open class func commit() {
    onMain {
      guard states.count > 1 else { return }
      states.removeLast().completion.commit()
    }
  }

  /// Ends the transaction that no code began; so do time that passes and the end of the main run loop's turn.
  ///
  /// Before, windows on screen are laid out and displayed, and view controllers appear, as at the end of the turn.
  open class func flush() {
    onMain {
      UIKitEnvironment.current.program.updateCycle.flush()
      commitImplicit()
    }
  }

  /// Ends the transaction that no code began.
  @MainActor private static func commitImplicit() {
    let state = states[0]
    states[0] = State()
    state.completion.commit()
  }

  /// The length of animations without their own, in seconds.
  open class func animationDuration() -> CFTimeInterval { onMain { state.duration ?? 0.25 } }

  /// Sets the length of animations without their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { onMain { state.duration = dur } }

  /// Returns the timing of animations of layers; nil for that of most of the system's animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    onMain { state.timingFunction }
  }

  /// Sets the timing of animations of layers.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    onMain { state.timingFunction = function }
  }

  /// Whether changes of layers are not animated.
  open class func disableActions() -> Bool { onMain { state.disablesActions } }

  /// Sets whether changes of layers are not animated.
  open class func setDisableActions(_ flag: Bool) { onMain { state.disablesActions = flag } }

  /// Sets the closure called when all animations added from now on in the transaction have ended.
  ///
  /// Without a clock nothing ends later: it is called when the transaction is committed, or at once
  /// outside transactions.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    nonisolated(unsafe) let block = block
    onMain {
      unsafe state.completion = Completion(block)
      if states.count == 1, AnimationClock.current == nil { commitImplicit() }
    }
  }
}
