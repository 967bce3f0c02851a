public import Foundation

/// A layout of the items of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the next layout computes the places again.
  private var isInvalid = true

  /// Creates a layout.
  public override init() {}

  /// Marks the layout as invalid, so that items are measured and placed again.
  open func invalidateLayout() {
    if let collectionView, collectionView.dataSource != nil { collectionView.content.measured = [] }
    invalidatePlaces()
  }

  /// Marks the places as invalid, while measured sizes stay.
  func invalidatePlaces() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Computes the places; called once after an invalidation, before they are asked for.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether places change with the visible part of the content.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns whether places change with the size that a cell prefers; overrides keep the size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether cells are asked for the size that they prefer.
  var asksForPreferredSizes: Bool { true }

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}

/// A layout that places items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of a size that content decides.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items without their own, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items before they are measured, in points.
  ///
  /// Zero means that they are not measured, ``automaticSize`` means ``itemSize``.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
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

  // MARK: Items from a data source

  private var places = FlowPlaces()
  /// The sizes that cells preferred.
  private var preferredSizes: [IndexPath: CGSize] = [:]

  /// Returns the size of an item: that which its cell preferred, else that of the delegate or the layout.
  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    if let size = preferredSizes[indexPath] { return size }
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
      return estimatedItemSize
    }
    guard let collectionView,
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    else { return itemSize }
    return delegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
  }

  /// Marks the layout as invalid, so that items are measured and placed again.
  open override func invalidateLayout() {
    preferredSizes = [:]
    super.invalidateLayout()
  }

  /// Places the elements in lines.
  open override func prepare() {
    super.prepare()
    if let collectionView { places = FlowPlaces(of: collectionView, by: self) }
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { places.contentSize }

  /// Returns the attributes of the elements in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.places.filter { $0.frame.intersects(rect) }.map(attributes)
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { places.item(at: indexPath).map(attributes) }

  /// Returns the attributes of a section's header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: elementKind, indexPath: indexPath)
    return places.places.first { $0.element == element }.map(attributes)
  }

  private func attributes(_ place: FlowPlaces.Place) -> UICollectionViewLayoutAttributes {
    let indexPath = place.element.indexPath
    let attributes =
      place.element.kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = place.frame
    return attributes
  }

  /// Lines are as long as the collection is wide, or high where it scrolls across.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
  }

  /// Keeps the size that a cell prefers.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else {
      return false
    }
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
}
