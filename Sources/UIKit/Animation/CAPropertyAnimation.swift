public import Foundation

/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The value: `position`, `bounds.size.width`, `opacity`, `transform.rotation` and their like.
  open var keyPath: String?
  /// Whether the value is added to the one that the layer shows.
  open var isAdditive = false
  /// Whether each run begins where the one before ended; without effect here.
  open var isCumulative = false

  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
  }

  override func apply(to values: inout LayerValues, progress: (Int) -> Double) {
    guard let keyPath, let current = values[keyPath],
      let value = value(at: progress, current: current)
    else { return }
    values[keyPath] = isAdditive ? current.adding(value) : value
  }

  /// The animation's value when its run has come so far.
  func value(at progress: (Int) -> Double, current: AnimatableValue) -> AnimatableValue? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for the layer's own, or the one that the other two properties imply.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's own, or the one that the other two properties imply.
  open var toValue: Any?
  /// The difference of the end value and the start value.
  open var byValue: Any?

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }

  override func value(
    at progress: (Int) -> Double, current: AnimatableValue
  ) -> AnimatableValue? {
    let (from, to) = ends(current: current)
    return from.interpolated(to: to, progress: progress)
  }

  /// Both ends.
  ///
  /// Source: the rules in Apple's documentation of `CABasicAnimation`, "Setting Interpolation Values".
  private func ends(current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    let from = AnimatableValue(fromValue, like: current)
    let to = AnimatableValue(toValue, like: current)
    let by = AnimatableValue(byValue, like: current)
    let rest = isAdditive ? current.zero : current
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.difference(from: by) ?? to, to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by))
    case (nil, nil, nil): return (rest, rest)
    }
  }
}

/// An animation from one value to another as by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in distances per second.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring as people perceive it; see `UISpringTimingParameters`.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    take(
      SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0))
  }

  /// The time after which the motion is estimated to be at rest, in seconds.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  /// The motion.
  var motion: SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  override var pacing: Pacing { .spring(motion, duration: duration) }

  /// Sets the stiffness, damping and velocity of a motion, with a mass of 1.
  func take(_ motion: SpringMotion) {
    mass = 1
    stiffness = motion.frequency * motion.frequency
    damping = 2 * motion.dampingRatio * motion.frequency
    initialVelocity = motion.velocity
  }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness) = (mass, stiffness)
    (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
  }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Step by step in a straight line.
  public static let linear = Self(rawValue: "linear")
  /// At once.
  public static let discrete = Self(rawValue: "discrete")
}

/// An animation from value to value.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times at which the values are reached, in parts of a run; nil for even times.
  open var keyTimes: [NSNumber]?
  /// The timings between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.keyTimes) = (values, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
  }

  override func value(
    at progress: (Int) -> Double, current: AnimatableValue
  ) -> AnimatableValue? {
    let frames = (values ?? []).compactMap { AnimatableValue($0, like: current) }
    guard let first = frames.first else { return nil }
    guard frames.count > 1 else { return first }
    let time = progress(0)
    let times = times(count: frames.count)
    let index = max(0, min(times.lastIndex { $0 <= time } ?? 0, frames.count - 1))
    if calculationMode == .discrete || index == frames.count - 1 { return frames[index] }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (time - times[index]) / length : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      part = functions[index].curve.progress(at: part)
    }
    return frames[index].interpolated(to: frames[index + 1]) { _ in part }
  }

  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    let steps = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(steps) }
  }
}
