public import Foundation

/// What is timed: the part of Core Animation's timing that animations here follow.
public protocol CAMediaTiming {
  /// The beginning, in the time of the animation clock; 0 for when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds; 0 for that of the transaction.
  var duration: CFTimeInterval { get set }
  /// How much faster time passes inside.
  var speed: Float { get set }
  /// Where in itself it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 is once.
  var repeatCount: Float { get set }
  /// How long it runs over and over, in seconds; 0 is as often as ``repeatCount`` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each run.
  var autoreverses: Bool { get set }
  /// What it shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// What something timed shows outside its time.
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

/// Who is told of an animation's beginning and end.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation is over, or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing to do.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing to do.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows, over time; the layer's own values stay as they are.
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// How the time of a run is divided; nil for even speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation leaves the layer at its end.
  open var isRemovedOnCompletion = true
  /// Who is told of the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation of nothing.
  public override init() {}

  /// The same animation as another object.
  open override func copy() -> Any {
    let copy = makeEmpty()
    copyProperties(to: copy)
    return copy
  }

  /// An animation of the same class without properties.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Gives another animation the properties of this one.
  func copyProperties(to copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.timeOffset) = (beginTime, duration, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses) =
      (repeatCount, repeatDuration, autoreverses)
    (copy.speed, copy.fillMode, copy.timingFunction) = (speed, fillMode, timingFunction)
    (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
  }

  /// How runs divide their time.
  var pacing: Pacing { timingFunction.map { .curve($0.curve) } ?? .linear }

  /// Changes what the layer shows.
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
