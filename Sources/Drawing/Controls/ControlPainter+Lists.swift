package import AutoLayout

/// What stands at the trailing side of a table cell.
package enum CellAccessory: Hashable, Sendable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

extension ControlPainter {
  /// Draws the separator at the lower edge of a row.
  package mutating func separator(below row: Rect, inset: Double = 16) {
    list.hairline(
      Point(x: row.minX + inset, y: row.maxY), Point(x: row.maxX, y: row.maxY), colors.separator)
  }

  /// Draws an accessory at the right side of a cell.
  package mutating func cellAccessory(_ accessory: CellAccessory, in cell: Rect) {
    func place(_ width: Double, _ height: Double, right: Double) -> Rect {
      Rect(
        x: cell.maxX - right - width, y: cell.center.y - height / 2, width: width, height: height)
    }
    switch accessory {
    case .none: break
    case .disclosureIndicator:
      symbol("chevron.right", in: place(14, 14, right: 16), color: colors.gray3)
    case .detailDisclosureButton:
      symbol("chevron.right", in: place(14, 14, right: 16), color: colors.gray3)
      symbol("info.circle", in: place(22, 22, right: 40), color: tint)
    case .checkmark:
      symbol("checkmark", in: place(16, 16, right: 18), color: tint)
    case .detailButton:
      symbol("info.circle", in: place(22, 22, right: 16), color: tint)
    }
  }

  /// Draws the empty rows a plain table shows below its last cell.
  package mutating func emptyRows(in rect: Rect, rowHeight: Double) {
    guard rowHeight >= 8 else { return }
    var y = rect.minY + rowHeight
    while y < rect.maxY - 0.5 {
      separator(below: Rect(x: rect.minX, y: y - rowHeight, width: rect.width, height: rowHeight))
      y += rowHeight
    }
  }

  /// Draws the title above a section.
  package mutating func sectionHeader(_ title: String, in rect: Rect) {
    label(
      title, font: Font(size: 13), in: rect.insetBy(x: 16, y: 0), color: colors.secondaryLabel)
  }

  /// Draws faint tiles where a collection shows items that are made at run time.
  package mutating func collectionPlaceholder(itemSize: Size, spacing: Double, in rect: Rect) {
    let size = Size(width: max(itemSize.width, 8), height: max(itemSize.height, 8))
    let spacing = max(spacing, 2)
    let columns = max(1, Int((min(rect.width, 20_000) + spacing) / (size.width + spacing)))
    let rows = min(
      60, max(1, Int((min(rect.height, 20_000) + spacing) / (size.height + spacing)) + 1))
    list.clipped(to: .rect(rect)) { list in
      for row in 0..<rows {
        for column in 0..<columns {
          let tile = Rect(
            x: rect.minX + Double(column) * (size.width + spacing),
            y: rect.minY + Double(row) * (size.height + spacing), width: size.width,
            height: size.height)
          list.fill(tile, colors.tertiaryFill, radius: min(8, size.width / 6))
          list.stroke(
            .rounded(tile.inset(0.5), radius: min(8, size.width / 6)), colors.gray4,
            DisplayList.Stroke(width: 1, dashes: [4, 3]))
        }
      }
    }
  }

  /// Draws a scroll indicator for content that is larger than its view.
  ///
  /// - Parameters:
  ///   - axis: The direction the content can be moved in.
  ///   - offset: How far it has been moved, in points.
  ///   - content: The length of the content in that direction.
  ///   - rect: The view's rectangle.
  package mutating func scrollIndicator(
    _ axis: Axis, offset: Double, content: Double, in rect: Rect
  ) {
    let length = axis == .vertical ? rect.height : rect.width
    guard content > length, length > 20 else { return }
    let track = length - 6
    let thumb = min(max(track * length / content, 36), track)
    let start = 3 + (track - thumb) * min(max(offset / (content - length), 0), 1)
    let color = colors.appearance == .light ? Color.black.faded(0.35) : .white.faded(0.45)
    list.fill(
      axis == .vertical
        ? Rect(x: rect.maxX - 6, y: rect.minY + start, width: 3, height: thumb)
        : Rect(x: rect.minX + start, y: rect.maxY - 6, width: thumb, height: 3), color, radius: 1.5)
  }
}
