public import AutoLayout
import UIKit

/// The content of a `<tableView>`.
public struct TableViewContent: ElementContent {
  /// The style.
  public var style = Style.plain
  /// In points; `nil` for automatic.
  public var rowHeight: Double?
  /// In points; `nil` for automatic.
  public var estimatedRowHeight: Double?
  /// In points; `nil` for automatic.
  public var sectionHeaderHeight: Double?
  /// In points; `nil` for automatic.
  public var sectionFooterHeight: Double?
  /// Whether lines separate the rows.
  public var hasSeparators = true
  /// The colour of separators.
  public var separatorColor: ColorDescription?
  /// The distances of separators from the edges.
  public var separatorInset: EdgeInsets?
  /// Whether the content of rows begins beside what covers the sides of the table.
  public var insetsContentViewsToSafeArea = true
  /// The attributes of every scroll view.
  public var scroll = ScrollViewContent()
  /// The view behind all rows.
  public var background: ViewDescription?
  /// The view above all rows.
  public var header: ViewDescription?
  /// The view below all rows.
  public var footer: ViewDescription?
  /// The cells of a table with dynamic content, in order.
  public var prototypes: [ViewDescription] = []
  /// The sections of a table with static content, in order.
  public var sections: [Section] = []

  /// Apple's table styles.
  public enum Style: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// A section of static cells.
  public struct Section: Sendable {
    /// The element.
    public let element: DocumentElement
    /// The text above the section.
    public var headerTitle: String?
    /// The text below the section.
    public var footerTitle: String?
    /// The cells, in order.
    public var cells: [ViewDescription]
  }
}

extension TableViewContent: ViewElement {
  static let names = ["tableView"]
  static let placesSubviews = true

  init(_ reader: ElementReader) {
    style = reader.value("style") ?? style
    rowHeight = reader.length("rowHeight")
    estimatedRowHeight = reader.length("estimatedRowHeight")
    sectionHeaderHeight = reader.length("sectionHeaderHeight")
    sectionFooterHeight = reader.length("sectionFooterHeight")
    hasSeparators = reader["separatorStyle"] != "none"
    separatorColor = reader.color("separatorColor")
    separatorInset = reader.inset("separatorInset")
    insetsContentViewsToSafeArea = reader["contentViewInsetsToSafeArea"] != "NO"
    scroll = ScrollViewContent(reader)
    background = reader.view("backgroundView")
    header = reader.view("tableHeaderView")
    footer = reader.view("tableFooterView")
    prototypes = reader.views(of: "prototypes")
    sections = reader.children(of: "sections", named: "tableViewSection").map(Section.init)
  }

  func makeView() -> UITableView { UITableView(frame: .zero, style: uiStyle) }

  @MainActor var creationStyle: Int? { uiStyle.rawValue }

  @MainActor private var uiStyle: UITableView.Style {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  func apply(to view: UITableView, in context: BuildingContext) {
    scroll.applyAttributes(to: view)
    view.isOnCanvas = !context.builder.showsRunTime
    view.insetsContentViewsToSafeArea = insetsContentViewsToSafeArea
    view.rowHeight = Self.height(rowHeight)
    view.sectionHeaderHeight = Self.height(sectionHeaderHeight)
    view.sectionFooterHeight = Self.height(sectionFooterHeight)
    view.separatorStyle = hasSeparators ? .singleLine : .none
    if let inset = separatorInset { view.separatorInset = UIEdgeInsets(inset) }
    view.separatorColor = separatorColor?.uiColor
  }

  @MainActor
  private static func height(_ points: Double?) -> CGFloat {
    points.map { CGFloat($0) } ?? UITableView.automaticDimension
  }

  /// Builds the cells, which the table places.
  func buildInside(_ view: UITableView, in context: BuildingContext) {
    view.backgroundView = background.map { context.build($0, in: view) }
    view.tableHeaderView = header.map { context.build($0, in: view) }
    if let program = context.builder.program, sections.isEmpty {
      program.offer(prototypes, to: view)
    } else if sections.isEmpty {
      view.staticContent = .prototypes(prototypes.compactMap { cell($0, in: view, context) })
    } else {
      view.staticContent = .sections(
        sections.map { section in
          UITableView.StaticSection(
            headerTitle: section.headerTitle, footerTitle: section.footerTitle,
            cells: section.cells.compactMap { cell($0, in: view, context) })
        })
    }
    view.tableFooterView = footer.map { context.build($0, in: view) }
  }

  @MainActor
  private func cell(
    _ description: ViewDescription, in view: UITableView, _ context: BuildingContext
  ) -> UITableViewCell? {
    let cell = context.build(description, in: view) as? UITableViewCell
    // The table places the cell, whatever mask the document gives it.
    context.builder.work.schedule { cell?.autoresizingMask = [] }
    return cell
  }
}

extension TableViewContent.Section {
  fileprivate init(_ reader: ElementReader) {
    element = reader.element
    headerTitle = reader.string("headerTitle")
    footerTitle = reader.string("footerTitle")
    cells = reader.views(of: "cells")
  }
}
