public import Foundation
import PlatformMetrics

/// A control for a value between two limits.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The value at the beginning.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1
  /// The picture at the beginning.
  open var minimumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture at the end.
  open var maximumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Whether values are reported while the knob moves.
  open var isContinuous = true

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  /// A height and no width.
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    let images = max(minimumValueImage?.size.height ?? 0, maximumValueImage?.size.height ?? 0)
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: max(traitCollection.controlMetrics.sliderHeight, images) - insets.top - insets.bottom)
  }

  /// The insets of the alignment rectangle, which is smaller than the frame.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(traitCollection.controlMetrics.sliderInsets)
  }

  /// The size of the frame.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.controlMetrics.sliderHeight)
  }
}
