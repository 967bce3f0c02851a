public import Foundation
import PlatformMetrics

/// A bar that shows how far a task has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The looks.
  public enum Style: Int, Sendable {
    /// For content.
    case `default` = 0
    /// For bars.
    case bar = 1
  }

  /// The look.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress of the task, 0…1.
  open var progress: Float = 0.5
  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the part that is left.
  open var trackTintColor: UIColor?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far the task has come, at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// A height and no width.
  open override var intrinsicContentSize: CGSize {
    let metrics = traitCollection.controlMetrics
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar ? metrics.progressBarHeight : metrics.progressViewHeight)
  }
}
