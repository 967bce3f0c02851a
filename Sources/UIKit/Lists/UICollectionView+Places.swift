public import Foundation

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return content.counts.count
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    return content.counts.indices.contains(section) ? content.counts[section] : 0
  }

  /// Returns the cell of an item; nil if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.visible[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    content.visible[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the index path of a cell; nil if it is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.visibleElements.first { content.visible[$0] === cell }?.indexPath
  }

  /// The visible cells in the layout's order, as of the last layout.
  public var visibleCells: [UICollectionViewCell] {
    content.visibleElements.compactMap { content.visible[$0] as? UICollectionViewCell }
  }

  /// The index paths of the visible items in the layout's order, as of the last layout.
  public var indexPathsForVisibleItems: [IndexPath] {
    content.visibleElements.filter { $0.kind == nil }.map(\.indexPath)
  }

  /// Returns the layout attributes of an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    reloadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The position that an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls to an item, at once.
  ///
  /// Items that come into sight are measured, so that it lies where it is asked for in the end.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    // Each time the items are measured that the last place brought into sight.
    for _ in 0..<8 {
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
      let offset = offset(showing: frame, at: scrollPosition)
      guard offset != contentOffset else { return }
      contentOffset = offset
      layoutIfNeeded()
    }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    let far = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(
      x: min(max(offset.x, -inset.left), far.x), y: min(max(offset.y, -inset.top), far.y))
  }
}
