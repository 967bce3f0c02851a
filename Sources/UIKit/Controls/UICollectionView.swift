import AutoLayout
public import Foundation

/// Items placed by a layout.
///
/// Items come from a ``dataSource``, and are made when they come into sight; or from documents:
/// prototypes, placed as Interface Builder's canvas does.
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
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true

  /// The prototypes of a document, in order.
  package var canvasCells: [UICollectionViewCell] = [] {
    didSet { replace(oldValue, with: canvasCells) }
  }
  /// The prototype of the view before the items.
  package var canvasHeader: UICollectionReusableView? {
    didSet { replace(oldValue.map { [$0] } ?? [], with: canvasHeader.map { [$0] } ?? []) }
  }
  /// The prototype of the view after the items.
  package var canvasFooter: UICollectionReusableView? {
    didSet { replace(oldValue.map { [$0] } ?? [], with: canvasFooter.map { [$0] } ?? []) }
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

  /// Makes, measures and places the items in sight; those of documents if the layout is a flow layout.
  open override func layoutSubviews() {
    if dataSource != nil {
      placeContent()
    } else if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      place(by: flow)
    }
    super.layoutSubviews()
  }

  // MARK: Items from a data source

  /// The kind of views before the items of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views after the items of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who knows the items; nil for those of a document.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Who is told of what happens to the items, and may know their sizes.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  /// The items.
  private(set) lazy var content = CollectionContent()
  /// How often cells were measured.
  package var measurementCount = 0

  /// The part of the content that is seen; other items come into sight as it moves.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard dataSource != nil, newValue != super.bounds else { return super.bounds = newValue }
      let invalidates = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
      super.bounds = newValue
      if invalidates { collectionViewLayout.invalidatePlaces() }
      setNeedsLayout()
    }
  }

  /// Has items measured and placed for the size.
  package override func frameDidChange() {
    super.frameDidChange()
    guard dataSource != nil, laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    collectionViewLayout.invalidateLayout()
  }
  private var laidOutSize = CGSize.zero

  /// Asks the data source for everything anew, with the next layout.
  open func reloadData() {
    content.needsReload = true
    setNeedsLayout()
  }

  /// Names a class for cells: it is made with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UICollectionViewCell.maker(cellClass, identifier)
  }

  /// Names a class for views beside the items.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: elementKind, identifier: identifier)
    content.supplementaryMakers[name] = UICollectionReusableView.maker(viewClass, identifier)
  }

  /// Names a xib for cells, with the cell as its one top-level object; nil takes the name back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UICollectionViewCell.maker(nib, identifier)
  }

  /// Names a xib for views beside the items; nil takes the name back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: kind, identifier: identifier)
    content.supplementaryMakers[name] = UICollectionReusableView.maker(nib, identifier)
  }

  /// A cell that went out of sight, ready to be used again, or a new one.
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

  /// A view beside the items that went out of sight, ready to be used again, or a new one.
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

  /// Ends the program as Apple's does for a view that no class was named for.
  ///
  /// Source: reports in LBTAComponents#12 and EHHorizontalSelectionView#3.
  private func raiseNotRegistered(_ kind: String, _ identifier: String) -> Never {
    raiseException(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or"
        + " a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// Makes changes, asks the data source anew, and lays the collection out; nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// Says that items were added; all are made anew.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Says that items were removed; all are made anew.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Has items made anew, and the others with them.
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
      for view in canvasCells + [canvasHeader, canvasFooter].compactMap(\.self) {
        shareSafeArea(with: view)
      }
    }
  }

  /// Leaves the safe area to an item if the content is not inset by it.
  func shareSafeArea(with item: UIView) {
    item.layoutView.marginSettings.scrollsClearOfBars = contentInsetAdjustmentBehavior != .never
  }
}

extension UICollectionView {
  /// Places header, items and footer along the scroll direction, and sets the content size.
  private func place(by flow: UICollectionViewFlowLayout) {
    guard !canvasCells.isEmpty || canvasHeader != nil || canvasFooter != nil else { return }
    let turn = Turn(isHorizontal: flow.scrollDirection == .horizontal)
    let top: CGFloat = 0
    let size = turn.applied(to: bounds.size)
    let inset = turn.applied(to: flow.sectionInset)
    let header = turn.applied(to: flow.headerReferenceSize).height
    let footer = turn.applied(to: flow.footerReferenceSize).height
    canvasHeader?.frame = turn.applied(to: CGRect(x: 0, y: top, width: size.width, height: header))
    let arrangement = FlowArrangement(
      length: size.width - inset.left - inset.right, itemSpacing: flow.minimumInteritemSpacing,
      lineSpacing: flow.minimumLineSpacing)
    let places = arrangement.places(
      of: canvasCells.map { turn.applied(to: $0.ownSize ?? flow.itemSize) })
    let start = top + header + inset.top
    var bottom = start
    for (cell, place) in zip(canvasCells, places) {
      let rect = place.offsetBy(dx: inset.left, dy: start)
      cell.frame = turn.applied(to: rect)
      bottom = max(bottom, rect.maxY)
    }
    bottom += inset.bottom
    canvasFooter?.frame = turn.applied(
      to: CGRect(x: 0, y: bottom, width: size.width, height: footer))
    let content = turn.applied(to: CGSize(width: size.width, height: bottom + footer))
    if contentSize != content { contentSize = content }
  }
}
