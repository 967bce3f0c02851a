package import AutoLayout

/// A sheet of pictures with captions, in rows.
package struct ContactSheet {
  /// How grave the worst finding of a picture is.
  package enum Mood: Hashable, Sendable { case fine, notice, warning, error }

  /// A picture with its caption.
  package struct Entry {
    /// What there is to see.
    package var content: DisplayList
    /// Its size in points.
    package var size: Size
    /// The first line of the caption.
    package var title: String
    /// The second line of the caption.
    package var subtitle: String
    /// A short remark on a badge, as "2 findings"; empty for none.
    package var badge: String
    /// The badge's colour.
    package var mood: Mood

    /// Creates an entry.
    package init(
      _ content: DisplayList, size: Size, title: String, subtitle: String = "", badge: String = "",
      mood: Mood = .fine
    ) {
      self.content = content
      self.size = size
      self.title = title
      self.subtitle = subtitle
      self.badge = badge
      self.mood = mood
    }
  }

  /// What stands at the top of the sheet.
  package var title: String
  /// A line below the title.
  package var subtitle: String
  /// The pictures in reading order.
  package var entries: [Entry]
  /// The width, in points, that rows are broken at.
  package var maximumWidth: Double
  /// What the pictures' lengths are multiplied by.
  package var scale: Double

  /// Creates a sheet; pictures are drawn at half their size unless told otherwise.
  package init(
    title: String, subtitle: String = "", entries: [Entry], maximumWidth: Double = 1600,
    scale: Double = 0.5
  ) {
    self.title = title
    self.subtitle = subtitle
    self.entries = entries
    self.maximumWidth = maximumWidth
    self.scale = scale
  }

  private static let margin = 40.0
  private static let gap = 36.0
  private static let captionHeight = 64.0
  /// A caption needs this much room, however narrow its picture is.
  private static let minimumCellWidth = 150.0
  private static let headerHeight = 64.0

  /// The sheet.
  package func picture(measurer: any TextMeasurer) -> Picture {
    let rows = rows()
    let width = rows.map(rowWidth).max() ?? 0
    let sheetWidth = max(width + 2 * Self.margin, 480)
    var list = DisplayList()
    header(
      in: Rect(
        x: Self.margin, y: Self.margin, width: sheetWidth - 2 * Self.margin,
        height: Self.headerHeight), list: &list)
    var y = Self.margin + Self.headerHeight + 20
    for row in rows {
      let height = row.map { $0.size.height * scale }.max() ?? 0
      var x = Self.margin
      for entry in row {
        let cell = Rect(
          x: x, y: y, width: cellWidth(entry), height: height + Self.captionHeight)
        draw(entry, in: cell, measurer: measurer, list: &list)
        x = cell.maxX + Self.gap
      }
      y += height + Self.captionHeight + Self.gap
    }
    if !rows.isEmpty { y -= Self.gap }
    return Picture(
      list, size: Size(width: sheetWidth.rounded(.up), height: (y + Self.margin).rounded(.up)),
      background: Color(hex: 0xEFF1F4))
  }

  private func cellWidth(_ entry: Entry) -> Double {
    max((entry.size.width * scale).rounded(.up), Self.minimumCellWidth)
  }

  private func rowWidth(_ row: [Entry]) -> Double {
    row.map(cellWidth).reduce(0, +) + Double(max(row.count - 1, 0)) * Self.gap
  }

  private func rows() -> [[Entry]] {
    var rows: [[Entry]] = []
    for entry in entries {
      if let last = rows.last, rowWidth(last + [entry]) <= maximumWidth - 2 * Self.margin {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows
  }

  private func header(in rect: Rect, list: inout DisplayList) {
    list.text(
      TextBlock(
        title, font: Font(size: 26, weight: .bold), color: Color(hex: 0x1C1F24),
        rect: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 34)))
    list.text(
      TextBlock(
        subtitle, font: Font(size: 14), color: Color(hex: 0x68707C),
        rect: Rect(x: rect.minX, y: rect.minY + 38, width: rect.width, height: 20)))
  }

  /// Draws a picture, standing on the line of its row, and its caption below.
  private func draw(
    _ entry: Entry, in cell: Rect, measurer: any TextMeasurer, list: inout DisplayList
  ) {
    let size = Size(width: entry.size.width * scale, height: entry.size.height * scale)
    let place = Rect(
      x: cell.minX + ((cell.width - size.width) / 2).rounded(),
      y: cell.maxY - Self.captionHeight - size.height, width: size.width, height: size.height)
    list.shadow(
      place.inset(3), radius: 24 * scale,
      DisplayList.Shadow(color: .black.faded(0.28), offset: Point(x: 0, y: 5), blur: 8))
    list.insert(entry.content, at: place.origin, scale: scale)
    var y = place.maxY + 14
    caption(entry.title, Font(size: 13, weight: .semibold), 0x1C1F24, y: y, in: cell, list: &list)
    y += 18
    caption(entry.subtitle, Font(size: 12), 0x68707C, y: y, in: cell, list: &list)
    y += entry.subtitle.isEmpty ? 0 : 18
    badge(entry, y: y + 1, in: cell, measurer: measurer, list: &list)
  }

  private func caption(
    _ text: String, _ font: Font, _ color: UInt32, y: Double, in cell: Rect,
    list: inout DisplayList
  ) {
    list.text(
      TextBlock(
        text, font: font, color: Color(hex: color),
        rect: Rect(x: cell.minX, y: y, width: cell.width, height: 16), alignment: .center))
  }

  private func badge(
    _ entry: Entry, y: Double, in cell: Rect, measurer: any TextMeasurer, list: inout DisplayList
  ) {
    guard !entry.badge.isEmpty else { return }
    let color =
      switch entry.mood {
      case .fine: Color(hex: 0x2E7D4F)
      case .notice: Color(hex: 0x3A6EA5)
      case .warning: Color(hex: 0x9A6700)
      case .error: Color(hex: 0xC0362C)
      }
    let font = Font(size: 11, weight: .semibold)
    let text = measurer.measure(TextRequest(runs: [TextRun(entry.badge, font: font)])).width
    let width = min(text.rounded(.up) + 16, cell.width)
    let plate = Rect(
      x: cell.minX + ((cell.width - width) / 2).rounded(), y: y, width: width, height: 18)
    list.fill(plate, color.faded(0.14), radius: 9)
    list.text(
      TextBlock(
        entry.badge, font: font, color: color, rect: plate.insetBy(x: 4, y: 0),
        alignment: .center))
  }
}
