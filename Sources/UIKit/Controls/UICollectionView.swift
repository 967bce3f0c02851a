import AutoLayout
public import Foundation

/// A collection of items that a layout places.
///
/// A ``dataSource`` provides the items, which are made when they become visible. Without one, the collection shows the
/// prototypes of a document.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Directions of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The view behind the items; it is as large as the collection view and does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// Whether items can be selected.
  open var allowsSelection = true

  /// The prototypes of a document, in order.
  package var prototypeCells: [UICollectionViewCell] = [] {
    didSet { replace(oldValue, with: prototypeCells) }
  }
  /// The prototype of the view before the items.
  package var prototypeHeader: UICollectionReusableView? {
    didSet { replace(oldValue.map { [$0] } ?? [], with: prototypeHeader.map { [$0] } ?? []) }
  }
  /// The prototype of the view after the items.
  package var prototypeFooter: UICollectionReusableView? {
    didSet { replace(oldValue.map { [$0] } ?? [], with: prototypeFooter.map { [$0] } ?? []) }
  }

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a collection view with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    collectionViewLayout.collectionView = self
  }

  /// Makes, measures and places the visible items; without a data source the prototypes, in a flow layout.
  open override func layoutSubviews() {
    if dataSource != nil {
      placeContent()
    } else if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      place(by: flow)
    }
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  // MARK: Items from a data source

  /// The kind of views before the items of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views after the items of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The data source of the items; nil where a document has them.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate of the collection, which may know the sizes of items.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  /// The items.
  private(set) lazy var content = CollectionContent()
  /// The number of times that cells were measured.
  package var measurementCount = 0

  /// The visible part of the content; other items become visible as its origin changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if backgroundView != nil { setNeedsLayout() }
      guard dataSource != nil, newValue != super.bounds else { return super.bounds = newValue }
      let invalidates = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
      super.bounds = newValue
      if invalidates { collectionViewLayout.invalidatePlaces() }
      setNeedsLayout()
    }
  }

  /// Invalidates the layout if the size changed.
  package override func frameDidChange() {
    super.frameDidChange()
    guard dataSource != nil, laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    collectionViewLayout.invalidateLayout()
  }
  private var laidOutSize = CGSize.zero

  /// Asks the data source for all items again in the next layout.
  open func reloadData() {
    content.needsReload = true
    setNeedsLayout()
  }

  /// Registers a class for cells, which are made with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UICollectionViewCell.maker(cellClass, identifier)
  }

  /// Registers a class for supplementary views.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: elementKind, identifier: identifier)
    content.supplementaryMakers[name] = UICollectionReusableView.maker(viewClass, identifier)
  }

  /// Registers a xib for cells, with the cell as its one top-level object; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UICollectionViewCell.maker(nib, identifier)
  }

  /// Registers a xib for supplementary views; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: kind, identifier: identifier)
    content.supplementaryMakers[name] = UICollectionReusableView.maker(nib, identifier)
  }

  /// Returns a cell for reuse, or a new one.
  ///
  /// - Precondition: A class was named for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = content.cells.take(identifier) as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = content.cellMakers[identifier]?() else {
      raiseNotRegistered("UICollectionElementKindCell", identifier)
    }
    return cell
  }

  /// Returns a supplementary view for reuse, or a new one.
  ///
  /// - Precondition: A class was named for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = content.supplementaryViews[elementKind]?.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let name = SupplementaryName(kind: elementKind, identifier: identifier)
    guard let view = content.supplementaryMakers[name]?() else {
      raiseNotRegistered(elementKind, identifier)
    }
    return view
  }

  /// Ends the program as Apple's UIKit does for an identifier without a registered class.
  ///
  /// Source: reports in LBTAComponents#12 and EHHorizontalSelectionView#3.
  private func raiseNotRegistered(_ kind: String, _ identifier: String) -> Never {
    raiseException(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or"
        + " a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// Makes changes, reloads the data, and lays out the collection; nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// Inserts items; all items are made anew.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Deletes items; all items are made anew.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads items; all items are made anew.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  private func replace(_ old: [UIView], with new: [UIView]) {
    for view in old { view.removeFromSuperview() }
    for view in new {
      shareSafeArea(with: view)
      if view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// The rule by which the safe area insets the content;
  /// ``UIScrollView/ContentInsetAdjustmentBehavior/never`` leaves it to the margins of the items.
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet {
      for view in prototypeCells + [prototypeHeader, prototypeFooter].compactMap(\.self) {
        shareSafeArea(with: view)
      }
    }
  }

  /// Passes the safe area on to an item if the content is not inset by it.
  func shareSafeArea(with item: UIView) {
    item.layoutView.marginSettings.scrollsClearOfBars = contentInsetAdjustmentBehavior != .never
  }
}

extension UICollectionView {
  /// Places header, items and footer along the scroll direction, and sets the content size.
  private func place(by flow: UICollectionViewFlowLayout) {
    guard !prototypeCells.isEmpty || prototypeHeader != nil || prototypeFooter != nil else {
      return
    }
    let turn = Turn(isHorizontal: flow.scrollDirection == .horizontal)
    let top: CGFloat = 0
    let size = turn.applied(to: bounds.size)
    let inset = turn.applied(to: flow.sectionInset)
    let header = turn.applied(to: flow.headerReferenceSize).height
    let footer = turn.applied(to: flow.footerReferenceSize).height
    prototypeHeader?.frame = turn.applied(
      to: CGRect(x: 0, y: top, width: size.width, height: header))
    let arrangement = FlowArrangement(
      length: size.width - inset.left - inset.right, itemSpacing: flow.minimumInteritemSpacing,
      lineSpacing: flow.minimumLineSpacing)
    let places = arrangement.places(
      of: prototypeCells.map { turn.applied(to: $0.ownSize ?? flow.itemSize) })
    let start = top + header + inset.top
    var bottom = start
    for (cell, place) in zip(prototypeCells, places) {
      let rect = place.offsetBy(dx: inset.left, dy: start)
      cell.frame = turn.applied(to: rect)
      bottom = max(bottom, rect.maxY)
    }
    bottom += inset.bottom
    prototypeFooter?.frame = turn.applied(
      to: CGRect(x: 0, y: bottom, width: size.width, height: footer))
    let content = turn.applied(to: CGSize(width: size.width, height: bottom + footer))
    if contentSize != content { contentSize = content }
  }
}
