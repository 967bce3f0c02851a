public import Foundation
import PlatformMetrics

/// Wheels with values to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The fixed size; narrower and lower ones are possible.
  open override var intrinsicContentSize: CGSize {
    CGSize(traitCollection.controlMetrics.pickerSize)
  }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
