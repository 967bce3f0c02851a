public import Foundation

/// A list of rows in one column.
///
/// A ``dataSource`` provides the rows, which are made when they become visible. Without one, the table shows the
/// static cells or the prototypes of a document.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The styles of tables.
  public enum Style: Int, Sendable {
    /// Rows in one list.
    case plain = 0
    /// Groups of rows.
    case grouped = 1
    /// Groups of rows with rounded corners.
    case insetGrouped = 2
  }

  /// The value of a height that content decides.
  public class var automaticDimension: CGFloat { -1 }

  /// The style.
  open private(set) var style: Style
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The estimated height of rows before they are measured, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of section footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The estimated height of section headers before they are measured, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers before they are measured, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The insets of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The view behind all rows, headers and footers; it is as large as the table and does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// Whether the margins of cells keep their content to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      staticContent.cells.forEach(followReadableWidth)
      setNeedsLayout()
    }
  }
  /// Whether the content of cells is inset by the safe area.
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

  /// The rows without a data source, as a document has them.
  package var staticContent = StaticContent.prototypes([]) {
    didSet {
      for cell in oldValue.cells { cell.removeFromSuperview() }
      for cell in staticContent.cells where cell.superview !== self { addSubview(cell) }
      if cellLayoutMarginsFollowReadableWidth { staticContent.cells.forEach(followReadableWidth) }
      shareSafeArea()
      setNeedsLayout()
    }
  }

  /// Whether the table stands on Interface Builder's canvas, where strips lie above prototypes, and above untitled sections of
  /// plain tables, that devices do not have.
  package var isOnCanvas = false {
    didSet { if isOnCanvas != oldValue { setNeedsLayout() } }
  }

  /// The rule by which the safe area insets the content; ``UIScrollView/ContentInsetAdjustmentBehavior/never`` leaves
  /// it to the margins of the rows.
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet { shareSafeArea() }
  }

  /// Passes the safe area on to the rows if the table does not inset its content by it.
  ///
  /// Source: what `ContentInsetAdjustmentBehavior.never` means; two stored views in a row below the
  /// status bar.
  private func shareSafeArea() {
    for cell in staticContent.cells {
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

  /// The rows of a table without a data source.
  package enum StaticContent {
    /// Prototypes of rows, one below another.
    case prototypes([UITableViewCell])
    /// Sections with their rows.
    case sections([StaticSection])

    /// All rows, from the top.
    var cells: [UITableViewCell] {
      switch self {
      case .prototypes(let cells): cells
      case .sections(let sections): sections.flatMap(\.cells)
      }
    }
  }

  /// A section of a document's table.
  package struct StaticSection {
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

  /// Makes, measures and places the visible rows.
  open override func layoutSubviews() {
    if dataSource != nil { placeContent() } else { placeRows() }
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The visible part of the content; other rows become visible as its origin changes.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin, dataSource != nil || backgroundView != nil else {
        return
      }
      setNeedsLayout()
    }
  }

  // MARK: Rows from a data source

  /// The data source of the rows; nil where a document has them.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate of the table, which may know the heights of rows.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The changes of a cell's content after which the row is measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The rows.
  private(set) lazy var content = TableContent()
  /// The number of times that content was measured.
  package var measurementCount = 0

  /// The changes of a cell's content after which the row is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// That the cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also those of texts and constraints inside the cell.
    case enabledIncludingConstraints = 2
  }

  /// The position that a row is scrolled to.
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

  /// The animations of rows; none is animated here.
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

  /// Asks the data source for all rows again in the next layout.
  open func reloadData() {
    content.needsReload = true
    content.updates = nil
    setNeedsLayout()
  }

  /// Registers a class for cells, which are made with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UITableViewCell.maker(cellClass, identifier)
  }

  /// Registers a class for section headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    content.headerFooterMakers[identifier] = UITableViewHeaderFooterView.maker(aClass, identifier)
  }

  /// Registers a xib for cells, with the cell as its one top-level object; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    content.cellMakers[identifier] = UITableViewCell.maker(nib, identifier)
  }

  /// Registers a xib for section headers and footers; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    content.headerFooterMakers[identifier] = UITableViewHeaderFooterView.maker(nib, identifier)
  }

  /// Returns a cell for reuse, else a new one of the registered class, else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = content.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return content.cellMakers[identifier]?()
  }

  /// Returns a cell for reuse, or a new one.
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

  /// Returns a section header or footer for reuse, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = content.headerFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return content.headerFooterMakers[identifier]?()
  }

  /// Begins updates, which ``endUpdates()`` applies together.
  open func beginUpdates() {
    content.updateDepth += 1
    if content.updates == nil { content.updates = TableUpdates() }
  }

  /// Applies the changes since ``beginUpdates()``; rows that stay keep their cells and heights.
  ///
  /// Heights of rows in sight are measured anew. Nothing is animated.
  open func endUpdates() {
    content.updateDepth = max(0, content.updateDepth - 1)
    guard content.updateDepth == 0, let updates = content.updates else { return }
    content.updates = nil
    apply(updates)
  }

  /// Makes changes, applies them together, and lays out the table.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }

  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }

  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, whose numbers of rows must not change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
