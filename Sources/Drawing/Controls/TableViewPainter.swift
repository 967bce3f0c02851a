package import AutoLayout
import UIKit

/// Draws a table: background and titles behind its cells, lines between them.
struct TableViewPainter: ViewPainter {
  let view: UITableView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    guard view.backgroundColor == nil else { return }
    painter.list.fill(
      rect, view.style == .plain ? painter.colors.background : painter.colors.groupedBackground)
  }

  // MARK: Lines

  func drawInFrontOfSubviews(with painter: inout ControlPainter) {
    // Rows of televisions are plates apart.
    guard view.separatorStyle != .none, painter.platform == .touch else { return }
    let color = view.separatorColor.map { Color($0, in: view) } ?? painter.colors.separator
    let sections: [[UITableViewCell]] =
      switch view.staticContent {
      case .prototypes(let cells): [cells]
      case .sections(let sections): sections.map(\.cells)
      }
    for cells in sections {
      for cell in cells where !cell.isHidden {
        let row = Rect(cell.frame)
        let side =
          painter.direction == .rightToLeft ? cell.sideInsets.right : cell.sideInsets.left
        let inset = Double(side + max(cell.separatorInset.left, view.separatorInset.left, 16))
        switch (view.style, cell === cells.last) {
        case (.insetGrouped, true): break
        case (.grouped, true): painter.separator(below: row, inset: 0, color: color)
        default: painter.separator(below: row, inset: inset, color: color)
        }
      }
      guard view.style == .grouped, let first = cells.first else { continue }
      let top = Rect(first.frame)
      painter.list.hairline(
        Point(x: top.minX, y: top.minY), Point(x: top.maxX, y: top.minY), color)
    }
  }

  // MARK: Titles

  func drawBehindSubviews(with painter: inout ControlPainter) {
    switch view.staticContent {
    case .prototypes(let cells):
      if let first = cells.first {
        if view.isOnCanvas { drawHeader(abovePrototype: first, with: &painter) }
      } else {
        drawEmpty(with: &painter)
      }
    case .sections(let sections):
      for section in sections { drawTitles(of: section, with: &painter) }
    }
  }

  private func drawHeader(
    abovePrototype first: UITableViewCell, with painter: inout ControlPainter
  ) {
    let top = max(view.tableHeaderView.map { Double($0.frame.maxY) } ?? 0, 0)
    let bottom = Double(first.frame.minY)
    let height = min(bottom - top, 56)
    guard height > 12 else { return }
    painter.prototypesHeader(
      "Prototype Cells",
      in: Rect(x: 0, y: bottom - height, width: view.layoutView.frame.size.width, height: height))
  }

  /// Draws a note that rows come from code.
  private func drawEmpty(with painter: inout ControlPainter) {
    let size = view.layoutView.frame.size
    guard size.height >= 60, size.width >= 100 else { return }
    painter.label(
      "Rows made at run time", font: Font(size: painter.textSize(13)),
      in: Rect(x: 0, y: size.height / 2 - 16, width: size.width, height: 32),
      color: painter.colors.tertiaryLabel, alignment: .center)
  }

  private func drawTitles(
    of section: UITableView.StaticSection, with painter: inout ControlPainter
  ) {
    guard let first = section.cells.first, let last = section.cells.last else { return }
    let sides = first.sideInsets
    let row = view.style == .insetGrouped ? Rect(first.frame) : nil
    let left = Double(sides.left) + (row?.minX ?? 0)
    let right = (row?.maxX ?? view.layoutView.frame.size.width) - Double(sides.right)
    func strip(_ y: Double, _ height: Double) -> Rect {
      Rect(x: left, y: y, width: max(right - left, 0), height: height)
    }
    let size = painter.platform == .television ? nil : Double(view.titleFont.pointSize)
    let (top, bottom) = (Double(first.frame.minY), Double(last.frame.maxY))
    if let title = section.headerTitle, !title.isEmpty {
      if view.style == .plain {
        let height = painter.platform == .television ? 46.0 : 28
        painter.plainSectionHeader(title, in: strip(top - height, height))
      } else {
        // Apple's grouped tables show titles in capitals.
        let growth = painter.platform == .television ? 0 : Double(view.titleGrowth)
        painter.sectionHeader(
          title.uppercased(), size: size, in: strip(top - 24 - growth, 18 + growth))
      }
    }
    if let title = section.footerTitle, !title.isEmpty {
      painter.sectionFooter(title, size: size, in: strip(bottom + 8, 200))
    }
  }
}

extension ControlPainter {
  /// Draws the separator at the lower edge of a row, inset at the leading side.
  package mutating func separator(below row: Rect, inset: Double = 16, color: Color? = nil) {
    let line = turned(
      Rect(x: row.minX + inset, y: row.maxY, width: max(row.width - inset, 0), height: 0), in: row)
    list.hairline(
      Point(x: line.minX, y: line.minY), Point(x: line.maxX, y: line.minY),
      color ?? colors.separator)
  }

  /// Draws the title above a section of a grouped table, at the lower edge of its room.
  package mutating func sectionHeader(_ title: String, size: Double? = nil, in rect: Rect) {
    label(
      title, font: Font(size: size ?? textSize(13)), in: rect.insetBy(x: 16, y: 0),
      color: colors.secondaryLabel, alignment: leadingAlignment)
  }

  /// Draws the text below a section of a grouped table, from the upper edge of its room.
  package mutating func sectionFooter(_ title: String, size: Double? = nil, in rect: Rect) {
    var block = TextBlock(
      title, font: Font(size: size ?? textSize(13)), color: colors.secondaryLabel,
      rect: rect.insetBy(x: 16, y: 0),
      alignment: leadingAlignment)
    block.verticalAlignment = .top
    block.maximumLines = 0
    block.lineBreakMode = .wordWrapping
    list.text(block)
  }

  /// Draws the strip above a section of a plain table.
  package mutating func plainSectionHeader(_ title: String, in rect: Rect) {
    if platform == .touch { list.fill(rect, colors.secondaryBackground) }
    label(
      title, font: Font(size: textSize(17), weight: .semibold), in: rect.insetBy(x: 16, y: 0),
      alignment: leadingAlignment)
  }

  /// Draws the strip that the canvas shows above cells that stand for those made at run time.
  package mutating func prototypesHeader(_ title: String, in rect: Rect) {
    list.fill(rect, colors.secondaryBackground)
    let height = min(rect.height, platform == .television ? 40 : 28)
    label(
      title, font: Font(size: textSize(11)),
      in: Rect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
      color: colors.secondaryLabel, alignment: .center)
  }
}
