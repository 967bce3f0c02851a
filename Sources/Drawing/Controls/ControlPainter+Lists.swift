package import AutoLayout

/// What stands at the trailing side of a table cell.
package enum CellAccessory: Hashable, Sendable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
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

  /// Draws an accessory at the trailing side of a cell.
  package mutating func cellAccessory(_ accessory: CellAccessory, in cell: Rect) {
    let chevron = direction == .rightToLeft ? "chevron.left" : "chevron.right"
    switch accessory {
    case .none: break
    case .disclosureIndicator:
      accessorySign(chevron, side: 14, from: 14, color: colors.gray3, in: cell)
    case .detailDisclosureButton:
      accessorySign(chevron, side: 14, from: 14, color: colors.gray3, in: cell)
      accessorySign("info.circle", side: 22, from: 38, color: tint, in: cell)
    case .checkmark: accessorySign("checkmark", side: 16, from: 16, color: tint, in: cell)
    case .detailButton: accessorySign("info.circle", side: 22, from: 16, color: tint, in: cell)
    }
  }

  private mutating func accessorySign(
    _ name: String, side: Double, from edge: Double, color: Color, in cell: Rect
  ) {
    let scale = textSize(17) / 17
    let (side, edge) = (side * scale, edge * scale)
    let place = Rect(
      x: cell.maxX - edge - side, y: cell.center.y - side / 2, width: side, height: side)
    symbol(name, in: turned(place, in: cell), color: color)
  }

  /// Draws the title above a section of a grouped table, at the lower edge of its room.
  package mutating func sectionHeader(_ title: String, in rect: Rect) {
    label(
      title, font: Font(size: textSize(13)), in: rect.insetBy(x: 16, y: 0),
      color: colors.secondaryLabel,
      alignment: leadingAlignment)
  }

  /// Draws the text below a section of a grouped table, from the upper edge of its room.
  package mutating func sectionFooter(_ title: String, in rect: Rect) {
    var block = TextBlock(
      title, font: Font(size: textSize(13)), color: colors.secondaryLabel,
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
