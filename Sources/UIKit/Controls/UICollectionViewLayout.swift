public import Foundation

/// Where a collection view places its items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {}

  /// Asks for items to be placed again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}

/// Places items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for sizes that content decides.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items without their own, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size items are taken to have before they are measured, in points.
  open var estimatedItemSize = CGSize.zero
  /// The space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of the view before the items, of which the extent along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of the view after the items, of which the extent along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
}
