public import Foundation

/// Rows one below another.
///
/// Rows come from documents: prototypes, or static cells in sections, placed as Interface Builder's
/// canvas does.
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
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells keeps clear of bars and cut-outs.
  open var insetsContentViewsToSafeArea = true

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
      for cell in canvasContent.cells { addSubview(cell) }
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
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
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

  /// Places the rows.
  open override func layoutSubviews() {
    placeRows()
    super.layoutSubviews()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
