import AutoLayout
import Foundation
import PlatformMetrics

extension UITableView {
  private var metrics: TableMetrics { TableMetrics(traitCollection.platform, scale: displayScale) }

  /// Applies ``cellLayoutMarginsFollowReadableWidth`` to the content of a cell.
  func followReadableWidth(_ cell: UITableViewCell) {
    cell.contentView.layoutMarginsFollowReadableWidth = cellLayoutMarginsFollowReadableWidth
  }

  /// Places header, rows and footer from the top, and sets the content size.
  func placeRows() {
    var y = place(tableHeaderView, at: 0)
    switch staticContent {
    case .prototypes(let cells):
      if !cells.isEmpty { y += prototypesHeaderHeight }
      y = place(cells, at: y)
    case .sections(let sections):
      for (index, section) in sections.enumerated() {
        y += headerHeight(of: section, at: index)
        y = place(section.cells, at: y)
        y += footerHeight(of: section)
      }
    }
    y = place(tableFooterView, at: y)
    let size = CGSize(width: bounds.width, height: y)
    if !staticContent.cells.isEmpty, contentSize != size { contentSize = size }
  }

  /// Places a view of its own height across the table, and gives the place below it.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func place(_ cells: [UITableViewCell], at start: CGFloat) -> CGFloat {
    var y = start
    for cell in cells {
      let sides = sectionInsets(margin: cell.systemMargin)
      let width = max(0, bounds.width - sides.left - sides.right)
      let height = height(of: cell, width: width)
      cell.frame = CGRect(x: sides.left, y: y, width: width, height: height)
      y += height
      if cell !== cells.last { y += metrics.rowSpacing }
    }
    return y
  }

  /// Returns the insets of sections at the sides: for inset sections, the margin inside the safe area.
  func sectionInsets(margin: CGFloat) -> UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
  }

  /// Returns the cell's own height, or that of the table, or that of the content.
  private func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if let own = cell.ownRowHeight, own >= 0 { return own }
    return rowHeight >= 0 ? rowHeight : cell.automaticHeight(forWidth: width)
  }

  private var prototypesHeaderHeight: CGFloat {
    guard isOnCanvas else { return untitledHeaderHeight(at: 0) }
    return style == .plain
      ? metrics.plainHeaderHeight(sectionHeaderHeight: sectionHeaderHeight)
      : metrics.firstGroupedTitleHeight
  }

  private func headerHeight(of section: StaticSection, at index: Int) -> CGFloat {
    let hasTitle = section.headerTitle?.isEmpty == false
    guard hasTitle else { return untitledHeaderHeight(at: index) }
    guard style != .plain else {
      return metrics.plainHeaderHeight(sectionHeaderHeight: sectionHeaderHeight)
    }
    return (index == 0 ? metrics.firstGroupedTitleHeight : metrics.groupedTitleHeight)
      + titleGrowth
  }

  /// Returns the space above a section without a title.
  ///
  /// Source: Apple's documentation of `UITableViewDataSource.tableView(_:titleForHeaderInSection:)`, by which a section without
  /// title has no title; the canvas leaves a strip there in plain tables.
  private func untitledHeaderHeight(at index: Int) -> CGFloat {
    guard style != .plain else {
      return isOnCanvas
        ? metrics.untitledPlainHeaderHeight(sectionHeaderHeight: sectionHeaderHeight) : 0
    }
    return index == 0
      ? metrics.firstUntitledGroupedHeight(sectionHeaderHeight: sectionHeaderHeight)
      : metrics.untitledGroupedHeight(sectionHeight: sectionHeaderHeight)
  }

  private func footerHeight(of section: StaticSection) -> CGFloat {
    guard let title = section.footerTitle, !title.isEmpty else {
      return style == .plain
        ? 0 : metrics.untitledGroupedHeight(sectionHeight: sectionFooterHeight)
    }
    guard style != .plain else {
      return metrics.plainHeaderHeight(sectionHeaderHeight: sectionFooterHeight)
    }
    let margin = section.cells.first?.systemMargin ?? systemCellMargin
    let inset = style == .insetGrouped ? 2 * margin : margin
    let text = MeasurableText(title, font: titleFont, lineBreakMode: .byWordWrapping)
    let extent = text.extent(maximumWidth: max(1, bounds.width - 2 * inset), maximumLines: 0)
    return metrics.groupedFooterHeight(lineCount: extent.lineCount)
      + titleGrowth * CGFloat(max(1, extent.lineCount))
  }

  /// The font of titles above and below sections of grouped tables: footnotes, which follow the text size.
  package var titleFont: UIFont {
    guard traitCollection.userInterfaceIdiom != .tv else {
      return .systemFont(ofSize: metrics.footerFontSize)
    }
    return .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
  }

  /// The points by which a line of such a title is higher than at the usual text size.
  package var titleGrowth: CGFloat {
    pixelGrid.ceil(
      max(0, titleFont.lineHeight - UIFont.systemFont(ofSize: metrics.footerFontSize).lineHeight))
  }
}
