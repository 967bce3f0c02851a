package import AutoLayout
public import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }

  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// The configuration of symbol images without one of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  /// Creates a view of no size without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of no size without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as a picture.
  ///
  /// Subclasses may override it: Apple's header marks no initializer of the class as designated, so that all are.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view as large as a picture, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image shown, at the size of its configuration.
  package var displayedImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let preferredSymbolConfiguration, shown.configuration == nil else {
      return shown
    }
    return shown.withConfiguration(preferredSymbolConfiguration)
  }

  /// The size of the part of the picture that counts for alignment; none without picture.
  open override var intrinsicContentSize: CGSize {
    displayedImage?.alignedSize ?? super.intrinsicContentSize
  }

  /// The alignment insets of the picture.
  open override var alignmentRectInsets: UIEdgeInsets {
    displayedImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage?.size ?? .zero
  }

  package override var baselineOffsets: BaselineOffsets {
    guard let image = displayedImage, let offset = image.baselineOffsetFromBottom else {
      return super.baselineOffsets
    }
    let fromBottom = Double(offset - image.alignmentRectInsets.bottom)
    return BaselineOffsets(
      firstFromTop: Double(intrinsicContentSize.height) - fromBottom, lastFromBottom: fromBottom)
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
  }
}
