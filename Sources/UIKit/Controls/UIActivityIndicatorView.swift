public import Foundation
import PlatformMetrics

/// A turning wheel.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The looks.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
    /// Small.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The look.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is left out while it stands.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a small wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a small wheel.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    hugContent()
  }

  /// Creates a wheel with a look.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    updateVisibility()
  }

  /// Makes the wheel turn.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Makes the wheel stand.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  /// The fixed size of the look.
  open override var intrinsicContentSize: CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(traitCollection.controlMetrics.largeActivityIndicatorSize)
    case .medium, .white, .gray: CGSize(traitCollection.controlMetrics.activityIndicatorSize)
    }
  }

  /// The fixed size of the look.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}
