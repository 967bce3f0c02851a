public import Foundation

extension UIView {
  // MARK: Blocks

  /// Animates the changes that a block makes: of frames, also those that constraints give in
  /// `layoutIfNeeded()`, bounds, centres, transforms, opacities and background colours.
  ///
  /// The views' own values change at once; `layer.presentation()` has those that are shown. In the
  /// scope of an ``AnimationClock`` the animation takes its time, and the completion handler is called
  /// when the clock gets to its end. Outside, everything takes effect at once.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds; inside another block that of the other one, unless the
  ///     options override it.
  ///   - delay: The time before in seconds.
  ///   - options: The curve and more.
  ///   - animations: The changes; run at once.
  ///   - completion: Called at the end, with whether no animation was removed before. A block that
  ///     changes nothing ends at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationRequest(
        duration: duration, delay: delay, options: options, timing: .curve(options.curve)),
      animations, completion)
  }

  /// Animates the changes that a block makes, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that a block makes as a spring does.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds, at the end of which the spring is at rest.
  ///   - delay: The time before in seconds.
  ///   - dampingRatio: 1 for no swing, less for more.
  ///   - velocity: The velocity at the beginning, in distances per second.
  ///   - options: More; the curve does not count.
  ///   - animations: The changes; run at once.
  ///   - completion: Called at the end, with whether no animation was removed before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationRequest(
        duration: duration, delay: delay, options: options,
        timing: .spring(dampingRatio: Double(dampingRatio), velocity: Double(velocity))),
      animations, completion)
  }

  /// Animates the changes that a block makes as a spring does.
  ///
  /// - Parameters:
  ///   - duration: The length as people perceive it in seconds: a swing without damping. The animation
  ///     takes until the spring is at rest.
  ///   - bounce: Above 0 the spring swings, below 0 it takes longer.
  ///   - velocity: The velocity at the beginning, in distances per second.
  ///   - delay: The time before in seconds.
  ///   - options: More; the curve does not count.
  ///   - animations: The changes; run at once.
  ///   - completion: Called at the end, with whether no animation was removed before.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity velocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
    animate(
      AnimationRequest(
        duration: motion.settlingDuration, delay: delay, options: options, timing: .motion(motion)),
      animations, completion)
  }

  /// Makes changes without animation, also inside blocks of animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationBlock.isEnabled
    AnimationBlock.isEnabled = false
    AnimationBlock.perform(nil, actionsWithoutAnimation)
    AnimationBlock.isEnabled = wasEnabled
  }

  /// Sets whether blocks of animations animate.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  /// Whether blocks of animations animate.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// The length of the animation whose block is being run, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }

  static func animate(
    _ request: AnimationRequest, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = request.settings(inside: AnimationBlock.current?.settings)
    guard let clock = AnimationClock.current else {
      AnimationBlock.perform(UnanimatedBlock(settings), animations)
      completion?(true)
      return
    }
    let group = AnimationGroup(settings, clock: clock, completion: completion)
    AnimationBlock.perform(AnimationBlock.isEnabled ? group : nil, animations)
    group.close()
  }

  // MARK: Keyframes

  /// Animates the changes that keyframes in a block make, one after the other or side by side.
  ///
  /// The curve of `UIView.AnimationOptions`, whose bits can be given in the options as well, divides
  /// the whole time; each keyframe's part of it is of even speed.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    animate(
      AnimationRequest(
        duration: duration, delay: delay, options: options, timing: .curve(options.curve)),
      animations, completion)
  }

  /// Makes changes that are animated in a part of the time of an animation with keyframes.
  ///
  /// - Parameters:
  ///   - frameStartTime: The beginning: 0 is that of the whole, 1 its end.
  ///   - frameDuration: The length, in parts of the whole.
  ///   - animations: The changes; run at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let group = AnimationBlock.current as? AnimationGroup else { return animations() }
    let outer = group.window
    let options = KeyframeAnimationOptions(rawValue: group.settings.options.rawValue)
    group.window = KeyframeWindow(
      start: frameStartTime, length: frameDuration, isDiscrete: options.isDiscrete)
    AnimationBlock.perform(group, animations)
    group.window = outer
  }

  // MARK: Transitions

  /// Makes changes inside a view, and calls back when the transition to its new look would be over.
  ///
  /// Looks in between are not made. Only with `allowAnimatedContent` the changes themselves are
  /// animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var request = AnimationRequest(
      duration: duration, delay: 0, options: options, timing: .curve(options.curve))
    request.endWithoutChanges = .afterDuration
    let isAnimated = options.contains(.allowAnimatedContent)
    animate(
      request,
      { isAnimated ? animations?() : animations.map(performWithoutAnimation) }, completion)
  }

  /// Replaces a view by another one, and calls back when the transition would be over.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// The arguments of a call of `UIView.animate`.
struct AnimationRequest {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var timing: Timing
  var endWithoutChanges = AnimationSettings.End.atOnce

  /// The timings that a call can ask for.
  enum Timing {
    case curve(UIView.AnimationCurve)
    case spring(dampingRatio: Double, velocity: Double)
    /// A spring that takes its own time.
    case motion(SpringMotion)
  }

  /// The settings, with the duration and the curve of the block around it unless overridden.
  ///
  /// Source: Apple's documentation of `overrideInheritedDuration` and `overrideInheritedCurve`.
  func settings(inside outer: AnimationSettings?) -> AnimationSettings {
    var settings = AnimationSettings(duration: max(0, duration), delay: max(0, delay))
    settings.options = options
    settings.endWithoutChanges = endWithoutChanges
    settings.autoreverses = options.contains(.autoreverse)
    settings.repeatCount = options.contains(.repeat) ? .infinity : 1
    if options.contains(.beginFromCurrentState) { settings.start = .presentation }
    if let outer, !options.contains(.overrideInheritedDuration) {
      settings.duration = outer.duration
    }
    switch timing {
    case .curve(let curve):
      settings.pacing = .curve(curve.bezier)
      if let outer, !options.contains(.overrideInheritedCurve) { settings.pacing = outer.pacing }
    case .spring(let dampingRatio, let velocity):
      let motion = SpringMotion(
        dampingRatio: dampingRatio, settlingIn: settings.duration, velocity: velocity)
      settings.pacing = .spring(motion, duration: settings.duration)
    case .motion(let motion):
      settings.duration = duration
      settings.pacing = .spring(motion, duration: duration)
    }
    return settings
  }
}

/// A block whose changes take effect at once.
@MainActor
final class UnanimatedBlock: ChangeRecorder {
  let settings: AnimationSettings

  init(_ settings: AnimationSettings) { self.settings = settings }

  func record(_ change: LayerChange, of layer: CALayer) {}
}
