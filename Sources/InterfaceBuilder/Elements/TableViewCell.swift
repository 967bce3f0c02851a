public import AutoLayout
import UIKit

/// The content of a `<tableViewCell>`.
public struct TableViewCellContent: ElementContent {
  /// The style.
  public var style = Style.custom
  /// The name by which code finds the cell.
  public var reuseIdentifier: String?
  /// The accessory at the trailing edge.
  public var accessory = Accessory.none
  /// In points; `nil` for the table's.
  public var rowHeight: Double?
  /// The number of steps by which content is indented.
  public var indentationLevel = 0
  /// The width of a step, in points.
  public var indentationWidth = 10.0
  /// The distances of separators from the edges.
  public var separatorInset: EdgeInsets?
  /// The id of the text label of a standard style, within the content view.
  public var textLabelID: String?
  /// The id of the detail label of a standard style.
  public var detailLabelID: String?
  /// The id of the image view of a standard style.
  public var imageViewID: String?
  /// The id of the view that an outlet makes the accessory when the document is loaded.
  public var accessoryViewID: String?
  /// The text of a list content configuration.
  public var configurationText: String?
  /// The second text of a list content configuration.
  public var configurationSecondaryText: String?

  /// Apple's cell styles; a cell with a custom interface has none.
  public enum Style: Hashable, Sendable {
    case custom, basic, rightDetail, leftDetail, subtitle
  }

  /// Apple's cell accessories.
  public enum Accessory: String, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

extension TableViewCellContent: ViewElement {
  static let names = ["tableViewCell"]
  static let isListItem = true
  static let placesSubviews = true

  init(_ reader: ElementReader) {
    let configuration = reader.child("contentConfiguration")
    style = Self.styles[reader["style"] ?? ""] ?? style
    reuseIdentifier = reader["reuseIdentifier"]
    accessory = reader.value("accessoryType") ?? accessory
    rowHeight = reader.length("rowHeight")
    indentationLevel = reader.integer("indentationLevel") ?? indentationLevel
    indentationWidth = reader.number("indentationWidth") ?? indentationWidth
    separatorInset = reader.inset("separatorInset")
    textLabelID = reader["textLabel"]
    detailLabelID = reader["detailTextLabel"]
    imageViewID = reader["imageView"]
    accessoryViewID = Self.destination(ofOutlet: "accessoryView", in: reader.element)
    configurationText = configuration?.string("text")
    configurationSecondaryText = configuration?.string("secondaryText")
  }

  private static func destination(ofOutlet name: String, in element: DocumentElement) -> String? {
    element.children(of: "connections")
      .first { $0.name == "outlet" && $0["property"] == name }?["destination"]
  }

  private static let styles: [String: Style] = [
    "IBUITableViewCellStyleDefault": .basic, "IBUITableViewCellStyleValue1": .rightDetail,
    "IBUITableViewCellStyleValue2": .leftDetail, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  func makeView() -> UITableViewCell {
    UITableViewCell(style: uiStyle, reuseIdentifier: reuseIdentifier)
  }

  @MainActor var creationStyle: Int? { uiStyle.rawValue }

  @MainActor private var uiStyle: UITableViewCell.CellStyle {
    switch style {
    case .custom, .basic: .default
    case .rightDetail: .value1
    case .leftDetail: .value2
    case .subtitle: .subtitle
    }
  }

  func apply(to view: UITableViewCell, in context: BuildingContext) {
    view.reuseIdentifier = reuseIdentifier
  }

  /// Gives a row the height that its author dragged it to, unless it gets that of its content at run time.
  @MainActor
  private func setHeight(of view: UITableViewCell, in context: BuildingContext) {
    let stored = storedHeight(of: view, context.description).map { CGFloat($0) }
    if context.builder.showsRunTime, hasAutomaticHeight(view, context.description) {
      view.standInRowHeight = stored
    } else {
      view.ownRowHeight = stored
    }
  }

  /// The height of a row as it was saved: the row's own in a table, that of its frame where the cell is alone in a
  /// document, in which no table reads the row's.
  @MainActor
  private func storedHeight(of view: UITableViewCell, _ cell: ViewDescription) -> Double? {
    let frame = cell.geometry.frame?.height
    return view.superview is UITableView ? rowHeight ?? frame : frame ?? rowHeight
  }

  /// Whether a row takes its height from its content at run time; a cell alone in a document may.
  ///
  /// Source: `UITableView.automaticDimension`. The height of a prototype is for the canvas alone: data sources make
  /// cells, and delegates and tables give them heights.
  @MainActor
  private func hasAutomaticHeight(_ view: UITableViewCell, _ cell: ViewDescription) -> Bool {
    guard let table = view.superview as? UITableView else { return true }
    return table.rowHeight < 0 && (rowHeight == nil || cell.isPrototype)
  }

  func contentView(of view: UITableViewCell) -> UIView? { view.contentView }

  func complete(_ view: UITableViewCell, in context: BuildingContext) {
    view.accessoryType =
      switch accessory {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    if let inset = separatorInset { view.separatorInset = UIEdgeInsets(inset) }
    view.indentationLevel = indentationLevel
    view.indentationWidth = CGFloat(indentationWidth)
    if context.builder.program == nil || !context.description.isPrototype {
      setHeight(of: view, in: context)
    }
    let items = context.builder.items
    view.standardContent = StandardCellContent(
      text: textLabelID.flatMap { items[$0] as? UILabel },
      detail: detailLabelID.flatMap { items[$0] as? UILabel },
      image: imageViewID.flatMap { items[$0] as? UIImageView })
    if context.builder.showsRunTime,
      let accessory = accessoryViewID.flatMap({ items[$0] as? UIView })
    {
      view.accessoryView = accessory
    }
  }
}
