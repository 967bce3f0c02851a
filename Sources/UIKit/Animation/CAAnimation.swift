public import Foundation

/// An object with a timing: the part of Core Animation's timing that animations follow here.
public protocol CAMediaTiming {
  /// The beginning, in the time of the animation clock; 0 for when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds; 0 for that of the transaction.
  var duration: CFTimeInterval { get set }
  /// The ratio of the object's own time to the time around it.
  var speed: Float { get set }
  /// The offset of the object's own time at the beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 means one.
  var repeatCount: Float { get set }
  /// The time for which runs are repeated, in seconds; 0 leaves the number of runs to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each run.
  var autoreverses: Bool { get set }
  /// The value shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// The value that a timed object shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = Self(rawValue: "removed")
  /// Its last value afterwards.
  public static let forwards = Self(rawValue: "forwards")
  /// Its first value before.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// The methods by which an animation reports its start and its end.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation is over, or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of the values that a layer shows; the layer's own values do not change.
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The timing of each run; nil for even speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation leaves the layer at its end.
  open var isRemovedOnCompletion = true
  /// The delegate notified when the animation starts and stops.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation without effect.
  public override init() {}

  /// Returns a copy of the animation.
  open override func copy() -> Any {
    let copy = makeEmpty()
    copyProperties(to: copy)
    return copy
  }

  /// Returns an animation of the same class with default properties.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Copies the properties of the animation to another one.
  func copyProperties(to copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.timeOffset) = (beginTime, duration, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses) =
      (repeatCount, repeatDuration, autoreverses)
    (copy.speed, copy.fillMode, copy.timingFunction) = (speed, fillMode, timingFunction)
    (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
  }

  /// The timing of each run, even without a function.
  var pacing: Pacing { timingFunction.map { .curve($0.curve) } ?? .linear }

  /// Applies the animation to the values that the layer shows.
  ///
  /// - Parameters:
  ///   - values: What it shows so far.
  ///   - progress: How far the run has come, for each component of a value.
  func apply(to values: inout LayerValues, progress: (Int) -> Double) {}

  // MARK: Time

  /// The time from the beginning to the end of all runs, in seconds of the clock.
  var activeDuration: Double {
    let run = autoreverses ? 2 * duration : duration
    let count = Double(repeatCount == 0 ? 1 : repeatCount)
    let total = repeatDuration > 0 ? repeatDuration : run * count
    return speed > 0 ? total / Double(speed) : .infinity
  }

  /// The part of a run that is over at a time since the beginning; nil where nothing is shown.
  func fraction(at time: Double) -> Double? {
    let end = activeDuration
    if time < 0, fillMode != .backwards, fillMode != .both { return nil }
    if time >= end, fillMode != .forwards, fillMode != .both, isRemovedOnCompletion { return nil }
    guard duration > 0 else { return 1 }
    let run = autoreverses ? 2 * duration : duration
    var local = min(max(time, 0), end) * Double(speed) + timeOffset
    local = time >= end ? local.remainderAtEnd(of: run) : local.truncatingRemainder(dividingBy: run)
    return local <= duration ? local / duration : 2 - local / duration
  }
}

extension Double {
  /// The remainder by a length, of which whole multiples are the end and not the beginning.
  fileprivate func remainderAtEnd(of length: Double) -> Double {
    let remainder = truncatingRemainder(dividingBy: length)
    return remainder == 0 && self > 0 ? length : remainder
  }
}
