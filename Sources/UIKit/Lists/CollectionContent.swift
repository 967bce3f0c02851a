import Foundation

/// The items of a collection that come from a data source.
@MainActor
final class CollectionContent {
  /// The number of items in each section.
  var counts: [Int] = []
  /// The visible views.
  var visible: [CollectionElement: UICollectionReusableView] = [:]
  /// The visible elements, in the layout's order.
  var visibleElements: [CollectionElement] = []
  /// The cells that were asked for their preferred size since it may have changed.
  var measured: Set<CollectionElement> = []
  /// The cells that are not visible any more, for reuse.
  var cells = ReusePool<UICollectionReusableView>()
  var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The closures that make cells and other views, by reuse identifier.
  var cellMakers: [String: () -> UICollectionViewCell] = [:]
  var supplementaryMakers: [SupplementaryName: () -> UICollectionReusableView] = [:]
  /// Whether the next layout asks the data source for the items again.
  var needsReload = true
  /// Whether the views are being placed.
  var isPlacing = false
}

/// The name of a class of views beside the items.
struct SupplementaryName: Hashable {
  let kind: String
  let identifier: String
}

/// The items of a data source, of which the visible ones are made, measured and placed.
extension UICollectionView {
  /// Places the visible views, and sets the content size.
  func placeContent() {
    guard !content.isPlacing else { return }
    content.isPlacing = true
    defer { content.isPlacing = false }
    reloadIfNeeded()
    var attributes = attributesInSight()
    // Each turn measures what the last one brought into sight; what is measured stays so.
    while measure(attributes) {
      collectionViewLayout.prepare()
      attributes = attributesInSight()
    }
    for attributes in attributes { apply(attributes) }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Asks the data source for the numbers of items, if they are out of date.
  func reloadIfNeeded() {
    guard content.needsReload else { return }
    content.needsReload = false
    recycle(except: [])
    content.measured = []
    let count = dataSource?.numberOfSections(in: self) ?? 0
    content.counts = (0..<count).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Recycles the views that are not visible any more, and makes those that are.
  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    recycle(except: attributes.map(\.element))
    for attributes in attributes where content.visible[attributes.element] == nil {
      makeView(for: attributes)
    }
    return attributes
  }

  private func makeView(for attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      view = cell
    }
    content.visible[attributes.element] = view
    shareSafeArea(with: view)
    if view.superview !== self { addSubview(view) }
  }

  /// Asks the visible cells for their preferred sizes.
  ///
  /// - Returns: Whether the layout changes with them.
  private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collectionViewLayout.asksForPreferredSizes else { return false }
    var changes = false
    for attributes in attributes where content.measured.insert(attributes.element).inserted {
      guard let view = content.visible[attributes.element],
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      view.frame = attributes.frame
      measurementCount += 1
      let preferred = view.preferredLayoutAttributesFitting(copy)
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        changes = true
      }
    }
    return changes
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = content.visible[attributes.element] else { return }
    view.transform = .identity
    view.frame = attributes.frame
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  /// Removes the views that are not visible, and keeps them for reuse.
  private func recycle(except elements: [CollectionElement]) {
    let inSight = Set(elements)
    for element in content.visibleElements where !inSight.contains(element) {
      guard let view = content.visible.removeValue(forKey: element) else { continue }
      view.removeFromSuperview()
      if let kind = element.kind {
        content.supplementaryViews[kind, default: ReusePool()].put(
          view, under: view.reuseIdentifier)
      } else {
        content.cells.put(view, under: view.reuseIdentifier)
        guard let cell = view as? UICollectionViewCell else { continue }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    }
    content.visibleElements = elements
  }
}
