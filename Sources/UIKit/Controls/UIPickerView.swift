public import Foundation

/// Wheels with values to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The fixed size; narrower and lower ones are possible.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.pickerSize }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.current.pickerSize }
}
