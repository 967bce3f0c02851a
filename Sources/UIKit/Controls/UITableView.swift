public import Foundation

/// Rows one below another.
///
/// Rows come from a ``dataSource``, and are made when they come into sight; or from documents:
/// prototypes, or static cells in sections, placed as Interface Builder's canvas does.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The looks.
  public enum Style: Int, Sendable {
    /// One list.
    case plain = 0
    /// Groups of rows.
    case grouped = 1
    /// Groups of rows with rounded corners.
    case insetGrouped = 2
  }

  /// Stands for a height that content decides.
  public class var automaticDimension: CGFloat { -1 }

  /// The look.
  open private(set) var style: Style
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height rows are taken to have before they are measured, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height above sections, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height below sections, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height above sections before they are measured, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height below sections before they are measured, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// How rows are divided.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// Where the lines between rows begin and end, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// Whether the content of cells keeps to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      canvasContent.cells.forEach(followReadableWidth)
      setNeedsLayout()
    }
  }
  /// Whether the content of cells keeps clear of bars and cut-outs.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      guard insetsContentViewsToSafeArea != oldValue else { return }
      for cell in subviews where cell is UITableViewCell { cell.setNeedsLayout() }
      setNeedsLayout()
    }
  }

  /// The view above all rows; it keeps its height and takes the table's width.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below all rows; it keeps its height and takes the table's width.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// The rows of a document.
  package var canvasContent = CanvasContent.prototypes([]) {
    didSet {
      for cell in oldValue.cells { cell.removeFromSuperview() }
      for cell in canvasContent.cells where cell.superview !== self { addSubview(cell) }
      if cellLayoutMarginsFollowReadableWidth { canvasContent.cells.forEach(followReadableWidth) }
      shareSafeArea()
      setNeedsLayout()
    }
  }

  /// How the safe area moves the content; ``UIScrollView/ContentInsetAdjustmentBehavior/never`` leaves it to the
  /// margins of the rows.
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet { shareSafeArea() }
  }

  /// Leaves the safe area to the rows of a table that does not inset its content by it.
  ///
  /// Source: what `ContentInsetAdjustmentBehavior.never` means; two stored views in a row below the
  /// status bar.
  private func shareSafeArea() {
    for cell in canvasContent.cells {
      cell.scrollsClearOfBars = contentInsetAdjustmentBehavior != .never
    }
  }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table.
  public required init?(coder: NSCoder) {
    style = coder.documentValue(.style) ?? .plain
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    alwaysBounceVertical = true
  }

  /// The rows of a document.
  package enum CanvasContent {
    /// Prototypes of rows, one below another.
    case prototypes([UITableViewCell])
    /// Sections with their rows.
    case sections([CanvasSection])

    /// All rows, from the top.
    var cells: [UITableViewCell] {
      switch self {
      case .prototypes(let cells): cells
      case .sections(let sections): sections.flatMap(\.cells)
      }
    }
  }

  /// A section of a document's table.
  package struct CanvasSection {
    /// The text above the rows.
    package var headerTitle: String?
    /// The text below the rows.
    package var footerTitle: String?
    /// The rows, from the top.
    package var cells: [UITableViewCell]

    /// Creates a section.
    package init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

  /// Makes, measures and places the rows that are in sight.
  open override func layoutSubviews() {
    if dataSource != nil { placeContent() } else { placeRows() }
    super.layoutSubviews()
  }

  /// The part of the content that is seen; other rows come into sight as it moves.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin, dataSource != nil { setNeedsLayout() } }
  }

  // MARK: Rows from a data source

  /// Who knows the rows; nil for those of a document.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Who knows how the rows look.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// Which changes of a cell's content have the row measured anew.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The rows.
  private(set) lazy var content = TableContent()
  /// How often content was measured.
  package var measurementCount = 0

  /// Which changes of a cell's content have the row measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// That the cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also those of texts and constraints inside the cell.
    case enabledIncludingConstraints = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be seen.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go; they do so at once here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// To or from the right.
    case right = 1
    /// To or from the left.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// Within their room.
    case middle = 6
    /// As suits.
    case automatic = 100
  }

  /// Asks the data source for everything anew, with the next layout.
  open func reloadData() {
    content.needsReload = true
    content.updates = nil
    setNeedsLayout()
  }

  /// Names a class for cells: it is made with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UITableViewCell.maker(cellClass, identifier)
  }

  /// Names a class for views above and below sections.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    content.headerFooterMakers[identifier] = UITableViewHeaderFooterView.maker(aClass, identifier)
  }

  /// Names a xib for cells, with the cell as its one top-level object; nil takes the name back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UITableViewCell.maker(nib, identifier)
  }

  /// Names a xib for views above and below sections; nil takes the name back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    content.headerFooterMakers[identifier] = UITableViewHeaderFooterView.maker(nib, identifier)
  }

  /// A cell that went out of sight, ready to be used again; else a new one of the class named for it;
  /// else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = content.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return content.cellMakers[identifier]?()
  }

  /// A cell that went out of sight, ready to be used again, or a new one.
  ///
  /// - Precondition: A class was named for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raiseException(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for"
          + " the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A view above or below a section that went out of sight, or a new one of the class named for it.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = content.headerFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return content.headerFooterMakers[identifier]?()
  }

  /// Notes changes until ``endUpdates()``.
  open func beginUpdates() {
    content.updateDepth += 1
    if content.updates == nil { content.updates = TableUpdates() }
  }

  /// Takes the changes since ``beginUpdates()`` over: rows that stay keep cells and heights.
  ///
  /// Heights of rows in sight are measured anew. Nothing is animated.
  open func endUpdates() {
    content.updateDepth = max(0, content.updateDepth - 1)
    guard content.updateDepth == 0, let updates = content.updates else { return }
    content.updates = nil
    apply(updates)
  }

  /// Makes changes, takes them over together, and lays the table out.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  /// Says that rows were added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }

  /// Says that rows were removed.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }

  /// Has rows made anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }

  /// Says that sections were added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections were removed.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Has sections made anew, with as many rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
