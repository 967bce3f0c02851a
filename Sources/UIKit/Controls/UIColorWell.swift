public import Foundation
import PlatformMetrics

/// A control that shows a color and opens a picker for another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the picker.
  open var title: String?
  /// Whether the picker offers opacity.
  open var supportsAlpha = true
  /// The color shown; nil for none.
  open var selectedColor: UIColor?

  /// The size of the well.
  open override var intrinsicContentSize: CGSize {
    CGSize(traitCollection.controlMetrics.colorWellSize)
  }

  /// The size of the well.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
