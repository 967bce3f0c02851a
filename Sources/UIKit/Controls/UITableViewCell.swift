import AutoLayout
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The arrangements of texts and picture.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text and a detail at the far side.
    case value1 = 1
    /// A text and a detail side by side.
    case value2 = 2
    /// A text above a detail.
    case subtitle = 3
  }

  /// The accessory at the trailing side.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that there is more.
    case disclosureIndicator = 1
    /// A button for details and a sign that there is more.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The styles of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system's.
    case `default` = 3
  }

  /// The view for content, narrower than the cell by the accessory.
  open private(set) var contentView = UIView()
  /// The arrangement of the standard texts and picture.
  package let style: CellStyle
  /// The name that cells of one kind are found by.
  open package(set) var reuseIdentifier: String?
  /// The standard texts and picture, as far as they were asked for.
  package var standardContent = StandardCellContent()
  /// The height of the row if the cell sets it, in points.
  package var ownRowHeight: CGFloat?
  /// The height of an automatic row whose constraints leave it open, in points; nil for the system's.
  package var standInRowHeight: CGFloat?

  /// The accessory at the trailing side.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// The accessory at the trailing side during editing.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the far side, in place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while chosen.
  open var selectedBackgroundView: UIView?
  /// The style of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the line below the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// Whether the cell is edited.
  open var isEditing = false

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Creates a cell for a table that has none to use again.
  ///
  /// Required, as Swift makes objects of a class that is known at run time only by such initializers;
  /// it leads to the client's `init(style:reuseIdentifier:)`.
  public required convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style.
  public required init?(coder: NSCoder) {
    style = coder.documentValue(.style) ?? .default
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    scrollsClearOfBars = true
    addContentView()
  }

  /// Whether the table insets its content by what bars cover, so that rows beneath them are not inset
  /// again.
  ///
  /// Source: the rows of a static table that reaches below a tab bar (16 views; in other documents no
  /// row with constraints lies there).
  var scrollsClearOfBars: Bool {
    get { layoutView.marginSettings.scrollsClearOfBars }
    set { layoutView.marginSettings.scrollsClearOfBars = newValue }
  }

  /// Makes the cell ready to be used again.
  open func prepareForReuse() {}

  /// Chooses the cell, at once.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  // MARK: Standard content

  /// The text; made when first asked for.
  open var textLabel: UILabel? {
    if standardContent.text == nil { standardContent.text = addLabel(.textLabel) }
    return standardContent.text
  }

  /// The detail; made when first asked for, in the styles that have one.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if standardContent.detail == nil { standardContent.detail = addLabel(.detailLabel) }
    return standardContent.detail
  }

  /// The picture; made when first asked for, in the styles that have one.
  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if standardContent.image == nil {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      standardContent.image = view
    }
    return standardContent.image
  }

  private enum LabelRole {
    case textLabel, detailLabel
  }

  /// Adds a label with the font of its role.
  ///
  /// Source: Interface Builder's own cells: 17 points, 12 for details of the subtitle style and both
  /// texts of the left-detail style.
  private func addLabel(_ role: LabelRole) -> UILabel {
    let label = UILabel(frame: .zero)
    let isSmall = style == .value2 || (style == .subtitle && role == .detailLabel)
    label.font = .systemFont(ofSize: isSmall ? 12 : 17)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Layout

  /// Places content and accessory.
  open override func layoutSubviews() {
    contentView.frame = contentRect
    updateContentMargins()
    super.layoutSubviews()
    placeStandardContent()
    placeAccessoryView()
  }

  /// Returns the size of a row of a table with a data source: the target width, and the height that the content needs
  /// at it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isDataDriven, horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(
      width: targetSize.width, height: automaticHeight(forWidth: targetSize.width))
  }

  private func addContentView() {
    contentView.frame = bounds
    addSubview(contentView)
  }
}

/// The standard texts and picture of a cell.
package struct StandardCellContent {
  /// The text.
  package var text: UILabel?
  /// The detail.
  package var detail: UILabel?
  /// The picture.
  package var image: UIImageView?

  /// Creates content.
  package init(text: UILabel? = nil, detail: UILabel? = nil, image: UIImageView? = nil) {
    self.text = text
    self.detail = detail
    self.image = image
  }

  /// Whether there is none.
  var isEmpty: Bool { text == nil && detail == nil && image == nil }
}
