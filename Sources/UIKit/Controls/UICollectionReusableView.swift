public import Foundation

/// A view that a collection view places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier.
  open package(set) var reuseIdentifier: String?

  /// Creates a view for a collection that has none for reuse.
  ///
  /// Required, as Swift makes objects of a class that is known at run time only by such initializers;
  /// it leads to the client's `init(frame:)`.
  public required convenience init(reusedAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// Applies the attributes of a layout beyond the frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view prefers, for layouts with self-sizing cells.
  ///
  /// By default the size that satisfies the constraints inside and comes closest to the one there is.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content; it fills the cell.
  open private(set) var contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// The size of the cell in a document, in points; nil for that of the layout.
  package var ownSize: CGSize?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    addFilling(contentView)
  }

  /// Returns the attributes with the size that the content needs.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    if size.width > 0, size.height > 0 { layoutAttributes.size = size }
    return layoutAttributes
  }
}
