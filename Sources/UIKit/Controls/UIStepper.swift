public import Foundation
import PlatformMetrics

/// A control that makes a value larger or smaller step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// The change of the value by one step.
  open var stepValue = 1.0
  /// Whether steps beyond one end go on at the other.
  open var wraps = false
  /// Whether holding goes on stepping.
  open var autorepeat = true
  /// Whether values are reported while holding.
  open var isContinuous = true

  /// Creates a stepper, which always has its natural size.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(UITraitCollection.current.controlMetrics.stepperSize)))
  }

  /// Creates a stepper.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    hugContent()
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize {
    CGSize(traitCollection.controlMetrics.stepperSize)
  }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
