public import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun: running or paused.
  case active = 1
  /// Stopped, and not yet finished.
  case stopped = 2
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The beginning of the animation.
  case start = 1
  /// In between.
  case current = 2
}

/// An animation that can be begun, paused, scrubbed and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it runs to its beginning.
  var isReversed: Bool { get set }
  /// The progress in the direction of the animation, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Ends where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later, by a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
