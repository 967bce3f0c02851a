public import Foundation

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override init() {}
}

/// A blur of the content behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Adapts to the appearance.
    case regular = 4
    /// Adapts, and stands out.
    case prominent = 5
    /// Hardly visible.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Of medium thickness.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars.
    case systemChromeMaterial = 10
  }

  /// The look.
  package let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that lets content shine through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view that applies an effect to the content behind it.
///
/// Content goes into ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content; it fills the effect view.
  open private(set) var contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    addFilling(contentView)
  }
}
