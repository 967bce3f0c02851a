public import Foundation

/// Items placed by a layout.
///
/// Items come from documents: prototypes, placed as Interface Builder's canvas does.
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
      setNeedsLayout()
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
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Places the items if the layout is a flow layout; any other leaves them where they are.
  open override func layoutSubviews() {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout { place(by: flow) }
    super.layoutSubviews()
  }

  private func replace(_ old: [UIView], with new: [UIView]) {
    for view in old { view.removeFromSuperview() }
    for view in new { addSubview(view) }
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// Places header, items and footer along the scroll direction, and sets the content size.
  private func place(by flow: UICollectionViewFlowLayout) {
    guard !canvasCells.isEmpty || canvasHeader != nil || canvasFooter != nil else { return }
    let turn = Turn(isHorizontal: flow.scrollDirection == .horizontal)
    let top = turn.isHorizontal ? 0 : canvasTop
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

/// Exchanges the axes for layouts that scroll across.
private struct Turn {
  let isHorizontal: Bool

  func applied(to size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func applied(to rect: CGRect) -> CGRect {
    guard isHorizontal else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func applied(to insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isHorizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}
