public import Foundation

/// The kind of timing of an animator.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system.
  case builtin = 0
  /// A curve by its control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Several.
  case composed = 3
}

/// An object with the timing of an animator.
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing along a cubic Bézier curve.
///
/// Immutable.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: UnitBezier
  /// The curve of the system that it was made with.
  public let animationCurve: UIView.AnimationCurve
  /// Whether it is a curve of the system.
  public let timingCurveType: UITimingCurveType

  /// Creates the timing of most of the system's animations.
  public override init() {
    curve = CAMediaTimingFunction(name: .default).curve
    (animationCurve, timingCurveType) = (.easeInOut, .builtin)
  }

  /// Creates the timing of a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve.bezier
    (animationCurve, timingCurveType) = (curve, .builtin)
  }

  /// Creates the timing of a curve from (0, 0) to (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = UnitBezier(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
  }

  /// The first control point.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing as a spring has it.
///
/// Immutable.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring by its own laws, or one that fits an animator's duration.
  enum Spring {
    case physical(mass: Double, stiffness: Double, damping: Double)
    case fitting(dampingRatio: Double)
    case perceived(duration: Double, bounce: Double)
  }

  let spring: Spring
  /// The velocity at the beginning, in distances per second, for x and widths, y and heights.
  public let initialVelocity: CGVector

  private init(_ spring: Spring, _ velocity: CGVector) {
    (self.spring, initialVelocity) = (spring, velocity)
  }

  /// Creates the system's spring, which takes its own time: mass 3, stiffness 1000, damping 500.
  ///
  /// Source: Apple's documentation of `UISpringTimingParameters`.
  public convenience override init() {
    self.init(.physical(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  /// Creates a spring that is at rest after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.fitting(dampingRatio: Double(ratio)), .zero)
  }

  /// Creates a spring that is at rest after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.fitting(dampingRatio: Double(ratio)), velocity)
  }

  /// Creates a spring that takes its own time, whatever the animator's duration.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)),
      velocity)
  }

  /// Creates a spring as people perceive it, which takes its own time.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.perceived(duration: duration, bounce: Double(bounce)), velocity)
  }

  /// A spring.
  public let timingCurveType = UITimingCurveType.spring
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The motion for an animator's duration, in seconds.
  func motion(fitting duration: TimeInterval, velocity: Double) -> SpringMotion {
    switch spring {
    case .physical(let mass, let stiffness, let damping):
      SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .fitting(let ratio):
      SpringMotion(dampingRatio: ratio, settlingIn: duration, velocity: velocity)
    case .perceived(let perceived, let bounce):
      SpringMotion(perceptualDuration: perceived, bounce: bounce, velocity: velocity)
    }
  }

  /// Returns the time that the spring takes to settle in an animator of a duration, in seconds.
  func settlingDuration(fitting duration: TimeInterval) -> TimeInterval {
    if case .fitting = spring { return duration }
    let motions = [initialVelocity.dx, initialVelocity.dy].map {
      motion(fitting: duration, velocity: Double($0)).settlingDuration
    }
    return max(motions[0], motions[1])
  }
}

extension UITimingCurveProvider {
  /// The length and the division of time of an animator that was given a duration in seconds.
  func timing(fitting duration: TimeInterval) -> (duration: TimeInterval, pacing: Pacing) {
    if let parameters = springTimingParameters {
      let velocity = parameters.initialVelocity
      let length = parameters.settlingDuration(fitting: duration)
      let pacing = Pacing.spring(
        across: parameters.motion(fitting: duration, velocity: Double(velocity.dx)),
        down: parameters.motion(fitting: duration, velocity: Double(velocity.dy)),
        duration: length)
      return (length, pacing)
    }
    return (duration, .curve(cubicTimingParameters?.curve ?? UICubicTimingParameters().curve))
  }
}
