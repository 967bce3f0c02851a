import AutoLayout
import UIKit

extension ControlPainter {
  /// Draws the background of a table that has no colour of its own.
  @MainActor
  mutating func drawBackground(of table: UITableView, in rect: Rect) {
    guard table.backgroundColor == nil else { return }
    list.fill(rect, table.style == .plain ? colors.background : colors.groupedBackground)
  }

  /// Draws the background of a cell that has no colour of its own.
  @MainActor
  mutating func drawBackground(of cell: UITableViewCell, in rect: Rect) {
    guard cell.backgroundColor == nil else { return }
    if platform == .television { return platter(in: rect, color: colors.tertiaryFill) }
    let isGrouped = RowPlace(of: cell).table.map { $0.style != .plain } ?? false
    list.fill(rect, isGrouped ? colors.secondaryGroupedBackground : colors.background)
  }

  /// Draws the outline of an item that nothing else shows.
  @MainActor
  mutating func drawOutline(of cell: UICollectionViewCell, in rect: Rect) {
    guard cell.backgroundColor == nil, cell.contentView.backgroundColor == nil,
      rect.width > 2, rect.height > 2
    else { return }
    list.stroke(
      .rounded(rect.inset(0.5), radius: 4), colors.gray4,
      DisplayList.Stroke(width: 1, dashes: [4, 3]))
  }

  /// Draws what lies on a cell.
  @MainActor
  mutating func drawAccessory(of cell: UITableViewCell, in rect: Rect) {
    if cell.accessoryView == nil { cellAccessory(CellAccessory(cell.accessoryType), in: rect) }
  }

  /// Draws the lines between a table's rows, in the coordinates of its content.
  @MainActor
  mutating func drawSeparators(of table: UITableView) {
    // Rows of televisions are plates apart.
    guard table.separatorStyle != .none, platform == .touch else { return }
    let color = table.separatorColor.map { Color($0, in: table) } ?? colors.separator
    let sections: [[UITableViewCell]] =
      switch table.canvasContent {
      case .prototypes(let cells): [cells]
      case .sections(let sections): sections.map(\.cells)
      }
    for cells in sections {
      for cell in cells where !cell.isHidden {
        let row = Rect(cell.frame)
        let inset = Double(max(cell.separatorInset.left, table.separatorInset.left, 16))
        switch (table.style, cell === cells.last) {
        case (.insetGrouped, true): break
        case (.grouped, true): separator(below: row, inset: 0, color: color)
        default: separator(below: row, inset: inset, color: color)
        }
      }
      guard table.style == .grouped, let first = cells.first else { continue }
      let top = Rect(first.frame)
      list.hairline(
        Point(x: top.minX, y: top.minY), Point(x: top.maxX, y: top.minY), color)
    }
  }

  // MARK: Titles

  /// Draws the titles of a table's sections, in the coordinates of its content.
  @MainActor
  mutating func drawTitles(of table: UITableView) {
    switch table.canvasContent {
    case .prototypes(let cells):
      guard let first = cells.first else { return drawEmpty(table) }
      let top = max(table.tableHeaderView.map { Double($0.frame.maxY) } ?? 0, 0)
      let bottom = Double(first.frame.minY)
      let height = min(bottom - top, 56)
      guard height > 12 else { return }
      prototypesHeader(
        "Prototype Cells",
        in: Rect(
          x: 0, y: bottom - height, width: table.layoutView.frame.size.width, height: height))
    case .sections(let sections):
      for section in sections { drawTitles(of: section, in: table) }
    }
  }

  /// Says that rows come from code.
  @MainActor
  private mutating func drawEmpty(_ table: UITableView) {
    let size = table.layoutView.frame.size
    guard size.height >= 60, size.width >= 100 else { return }
    label(
      "Rows made at run time", font: Font(size: textSize(13)),
      in: Rect(x: 0, y: size.height / 2 - 16, width: size.width, height: 32),
      color: colors.tertiaryLabel, alignment: .center)
  }

  @MainActor
  private mutating func drawTitles(of section: UITableView.CanvasSection, in table: UITableView) {
    guard let first = section.cells.first, let last = section.cells.last else { return }
    let inset = table.style == .insetGrouped ? Double(first.frame.minX) : 0
    let width = table.layoutView.frame.size.width - 2 * inset
    func strip(_ y: Double, _ height: Double) -> Rect {
      Rect(x: inset, y: y, width: max(width, 0), height: height)
    }
    let (top, bottom) = (Double(first.frame.minY), Double(last.frame.maxY))
    if let title = section.headerTitle, !title.isEmpty {
      if table.style == .plain {
        let height = platform == .television ? 46.0 : 28
        plainSectionHeader(title, in: strip(top - height, height))
      } else {
        // Apple's grouped tables show titles in capitals.
        sectionHeader(title.uppercased(), in: strip(top - 24, 18))
      }
    }
    if let title = section.footerTitle, !title.isEmpty {
      sectionFooter(title, in: strip(bottom + 8, 200))
    }
  }

  // MARK: Search

  /// Draws a search bar.
  @MainActor
  mutating func draw(_ bar: UISearchBar, in rect: Rect) {
    if bar.searchBarStyle != .minimal, let color = bar.barTintColor {
      list.fill(rect, Color(color, in: bar))
    }
    var field = rect
    if bar.showsCancelButton {
      let font = Font(size: textSize(17))
      let width = self.width(of: "Cancel", font: font)
      field.size.width = max(rect.width - width - 16, 0)
      let place = Rect(x: field.maxX, y: rect.minY, width: width + 1, height: rect.height)
      label("Cancel", font: font, in: turned(place, in: rect), color: tint)
    }
    searchBar(
      text: bar.text ?? "", placeholder: bar.placeholder ?? "", in: turned(field, in: rect))
  }
}

extension CellAccessory {
  /// UIKit's accessory.
  fileprivate init(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}
