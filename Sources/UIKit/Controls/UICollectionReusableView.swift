public import Foundation

/// A view that a collection view places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name that views of one kind are found by.
  open package(set) var reuseIdentifier: String?

  /// Makes the view ready to be used again.
  open func prepareForReuse() {}
}

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content; it fills the cell.
  open private(set) var contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while chosen.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// The size of the cell if it sets it, in points.
  package var ownSize: CGSize?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  /// Creates a cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}
