public import Foundation
import PlatformMetrics

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour while on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Creates a switch, which always has its natural size.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(UITraitCollection.current.controlMetrics.switchSize)))
  }

  /// Creates a switch.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    hugContent()
  }

  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The size of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(traitCollection.controlMetrics.switchSize).inset(by: alignmentRectInsets)
  }

  /// The insets of the alignment rectangle, which is narrower than the frame.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(traitCollection.controlMetrics.switchInsets)
  }

  /// The size of the frame.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(traitCollection.controlMetrics.switchSize)
  }
}
