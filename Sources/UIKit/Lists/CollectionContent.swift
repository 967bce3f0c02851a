import Foundation

/// The items of a collection that come from a data source.
@MainActor
final class CollectionContent {
  /// How many items each section has.
  var counts: [Int] = []
  /// The views in sight.
  var visible: [CollectionElement: UICollectionReusableView] = [:]
  /// What is in sight, in the layout's order.
  var visibleElements: [CollectionElement] = []
  /// Which cells were asked for the size that they prefer, since it may have changed.
  var measured: Set<CollectionElement> = []
  /// What went out of sight.
  var cells = ReusePool<UICollectionReusableView>()
  var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The makers of new views, by the names that they are found by.
  var cellMakers: [String: () -> UICollectionViewCell] = [:]
  var supplementaryMakers: [SupplementaryName: () -> UICollectionReusableView] = [:]
  /// Whether the data source is to be asked anew.
  var needsReload = true
  /// Whether the views are being placed.
  var isPlacing = false
}

/// The name of a class of views beside the items.
struct SupplementaryName: Hashable {
  let kind: String
  let identifier: String
}

/// Items from a data source: those in sight are made, measured and placed.
extension UICollectionView {
  /// Places what is in sight, and sets the content size.
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

  /// Asks the data source how much there is, if that is to be done.
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

  /// Makes the views of what is in sight, after what is not was put back.
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

  /// Asks the cells in sight for the sizes that they prefer.
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

  /// Takes what is not in sight out of the collection, and keeps it for another use.
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
