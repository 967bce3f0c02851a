extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews of views that change their size before the block ends.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Keeps user interaction enabled during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts colours and transforms from the values on screen, as all other values do anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Starts over at the end, for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back at the end.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Keeps the duration inside a block of another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the curve inside a block of another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes inside a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition in place of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options over inside a block of another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns about a vertical axis from the left; not drawn here, like all transitions.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about a vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about a horizontal axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about a horizontal axis from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Asks for 60 frames per second; without effect here.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 frames per second; without effect here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve of the bits.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// The timing curves of animations.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Of even speed.
    case linear = 3

    /// The curve as Core Animation has it.
    var bezier: UnitBezier {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut).curve
      case .easeIn: CAMediaTimingFunction(name: .easeIn).curve
      case .easeOut: CAMediaTimingFunction(name: .easeOut).curve
      case .linear: CAMediaTimingFunction(name: .linear).curve
      }
    }
  }

  /// Options of an animation with keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews of views that change their size before the block ends.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Keeps user interaction enabled during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from the values on screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Starts over at the end, for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs back at the end.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Keeps the duration inside a block of another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options over inside a block of another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Goes from value to value in straight lines.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Changes at the end of each keyframe only.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At even speed; as linear here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve; as linear here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at even speed; as linear here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
  }
}
