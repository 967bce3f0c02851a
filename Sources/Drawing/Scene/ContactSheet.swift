package import AutoLayout
import EscapedText

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
    /// What the picture is of.
    package var edge: Edge

    /// What is at the edge of a picture.
    package enum Edge: Hashable, Sendable {
      /// The casing of a device.
      case device
      /// Paper as the sheet's own.
      case card
    }

    /// Creates an entry.
    package init(
      _ content: DisplayList, size: Size, title: String, subtitle: String = "", badge: String = "",
      mood: Mood = .fine, edge: Edge = .device
    ) {
      self.content = content
      self.size = size
      self.title = title
      self.subtitle = subtitle
      self.badge = badge
      self.mood = mood
      self.edge = edge
    }
  }

  /// Pictures that belong together.
  package struct Row {
    /// What stands above the pictures; empty for nothing.
    package var title: String
    /// The pictures in reading order; they wrap if there is no room for all.
    package var entries: [Entry]

    /// Creates a row.
    package init(title: String = "", entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// A sentence below the pictures.
  package struct Note {
    /// The number that pictures refer to it by; empty for none.
    package var badge: String
    /// The colour of the number.
    package var mood: Mood
    /// The sentence.
    package var text: String

    /// Creates a note.
    package init(badge: String, mood: Mood, text: String) {
      self.badge = badge
      self.mood = mood
      self.text = text
    }
  }

  /// The colour of the sheet.
  package static let paper = Color(hex: 0xEFF1F4)

  /// What stands at the top of the sheet.
  package var title: String
  /// A line below the title.
  package var subtitle: String
  /// The rows from the top.
  package var rows: [Row]
  /// Sentences below the rows.
  package var notes: [Note]
  /// The width, in points, that rows are broken at.
  package var maximumWidth: Double
  /// What the pictures' lengths are multiplied by.
  package var scale: Double

  /// Creates a sheet; pictures are drawn at half their size unless told otherwise.
  package init(
    title: String, subtitle: String = "", rows: [Row], notes: [Note] = [],
    maximumWidth: Double = 2600, scale: Double = 0.5
  ) {
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
    self.notes = notes
    self.maximumWidth = maximumWidth
    self.scale = scale
  }

  private static let margin = 40.0
  private static let gap = 32.0
  /// The room between rows that stand side by side.
  private static let rowGap = 64.0
  private static let captionHeight = 62.0
  /// A caption needs this much room, however narrow its picture is.
  private static let minimumCellWidth = 140.0
  private static let headerHeight = 74.0
  private static let rowTitleHeight = 34.0

  /// The sheet.
  package func picture(measurer: any TextMeasurer) -> Picture {
    let lines = lines(of: rows.flatMap(wrapped))
    let width = lines.map { lineWidth($0) }.max() ?? 0
    let sheetWidth = max(width + 2 * Self.margin, 560)
    var list = DisplayList()
    header(
      in: Rect(
        x: Self.margin, y: Self.margin, width: sheetWidth - 2 * Self.margin,
        height: Self.headerHeight), list: &list)
    var y = Self.margin + Self.headerHeight + 16
    for line in lines {
      y = draw(line, from: y, measurer: measurer, list: &list) + Self.gap
    }
    if !lines.isEmpty { y -= Self.gap }
    for note in notes {
      let place = Rect(
        x: Self.margin, y: y + Self.noteGap, width: sheetWidth - 2 * Self.margin,
        height: Self.noteHeight(note, sheetWidth - 2 * Self.margin, measurer))
      draw(note, in: place, list: &list)
      y = place.maxY
    }
    return Picture(
      list, size: Size(width: sheetWidth.rounded(.up), height: (y + Self.margin).rounded(.up)),
      background: Self.paper)
  }

  /// Draws rows side by side and answers where their captions end.
  private func draw(
    _ line: [Row], from top: Double, measurer: any TextMeasurer, list: inout DisplayList
  ) -> Double {
    let entries = line.flatMap(\.entries)
    let height = entries.map { $0.size.height * scale }.max() ?? 0
    let y = top + (line.contains { !$0.title.isEmpty } ? Self.rowTitleHeight : 0)
    var x = Self.margin
    for row in line {
      rowTitle(row.title, in: Rect(x: x, y: top, width: rowWidth(row), height: 22), list: &list)
      for entry in row.entries {
        let cell = Rect(x: x, y: y, width: cellWidth(entry), height: height)
        draw(entry, in: cell, measurer: measurer, list: &list)
        x = cell.maxX + Self.gap
      }
      x += Self.rowGap - Self.gap
    }
    // The line for badges is only there if a picture has one.
    let badges = entries.allSatisfy { $0.lineCount < 3 } ? 18.0 : 0
    let lines = entries.map { titleLines($0, measurer) }.max() ?? 1
    return y + height + Self.captionHeight - badges + Double(lines - 1) * Self.titleLineHeight
  }

  // MARK: Breaking

  private func cellWidth(_ entry: Entry) -> Double {
    max((entry.size.width * scale).rounded(.up), Self.minimumCellWidth)
  }

  private func rowWidth(_ row: Row) -> Double {
    row.entries.map(cellWidth).reduce(0, +) + Double(max(row.entries.count - 1, 0)) * Self.gap
  }

  private func lineWidth(_ line: [Row]) -> Double {
    line.map(rowWidth).reduce(0, +) + Double(max(line.count - 1, 0)) * Self.rowGap
  }

  /// A row, broken where it is wider than the sheet; the title stays with its first part.
  private func wrapped(_ row: Row) -> [Row] {
    var parts: [Row] = []
    for entry in row.entries {
      if var last = parts.last {
        last.entries.append(entry)
        if rowWidth(last) <= maximumWidth - 2 * Self.margin {
          parts[parts.count - 1] = last
          continue
        }
      }
      parts.append(Row(title: parts.isEmpty ? row.title : "", entries: [entry]))
    }
    return parts
  }

  /// Rows side by side, as many as make a sheet that is about as wide as it is high.
  private func lines(of rows: [Row]) -> [[Row]] {
    let area = rows.map { row in
      rowWidth(row)
        * ((row.entries.map { $0.size.height * scale }.max() ?? 0) + Self.captionHeight)
    }.reduce(0, +)
    let width = min((area * 1.5).squareRoot(), maximumWidth - 2 * Self.margin)
    var lines: [[Row]] = []
    for row in rows {
      if let last = lines.last, lineWidth(last + [row]) <= width {
        lines[lines.count - 1].append(row)
      } else {
        lines.append([row])
      }
    }
    return lines
  }

  // MARK: Parts

  private func rowTitle(_ title: String, in rect: Rect, list: inout DisplayList) {
    list.text(
      TextBlock(
        title.escaped, font: Font(size: 16, weight: .semibold), color: Color(hex: 0x1C1F24),
        rect: rect,
        alignment: .left))
  }

  private func header(in rect: Rect, list: inout DisplayList) {
    list.text(
      TextBlock(
        title.escaped, font: Font(size: 26, weight: .bold), color: Color(hex: 0x1C1F24),
        rect: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 34)))
    var lines = TextBlock(
      subtitle.escaped, font: Font(size: 14), color: Color(hex: 0x68707C),
      rect: Rect(x: rect.minX, y: rect.minY + 38, width: rect.width, height: 40))
    lines.maximumLines = 2
    lines.verticalAlignment = .top
    list.text(lines)
  }

  /// Draws a picture, standing on the line of its row, and its caption below.
  private func draw(
    _ entry: Entry, in cell: Rect, measurer: any TextMeasurer, list: inout DisplayList
  ) {
    let size = Size(width: entry.size.width * scale, height: entry.size.height * scale)
    let place = Rect(
      x: cell.minX + ((cell.width - size.width) / 2).rounded(),
      y: cell.maxY - size.height, width: size.width, height: size.height)
    if entry.edge == .device {
      list.shadow(
        place.inset(3), radius: 24 * scale,
        DisplayList.Shadow(color: .black.faded(0.28), offset: Point(x: 0, y: 5), blur: 8))
    }
    // Views may reach out of a card, but not over captions and other pictures.
    list.clipped(to: .rect(place)) {
      $0.insert(entry.content, at: place.origin, scale: scale)
    }
    var y = place.maxY + 14
    let lines = titleLines(entry, measurer)
    caption(
      entry.title, Self.titleFont, 0x1C1F24, y: y, lines: lines, in: cell, list: &list)
    y += 18 + Double(lines - 1) * Self.titleLineHeight
    caption(entry.subtitle, Font(size: 12), 0x68707C, y: y, lines: 1, in: cell, list: &list)
    y += entry.subtitle.isEmpty ? 0 : 18
    badge(entry, y: y + 1, in: cell, measurer: measurer, list: &list)
  }

  private static let titleFont = Font(size: 12.5, weight: .semibold)
  private static let titleLineHeight = 16.0

  /// The room for captions reaches into the gaps beside the picture.
  private static func captionWidth(_ cellWidth: Double) -> Double { cellWidth + gap - 8 }

  private static let mostTitleLines = 4

  /// The number of lines of a title: more than one where it is wider than its room.
  private func titleLines(_ entry: Entry, _ measurer: any TextMeasurer) -> Int {
    let title = TextRun(entry.title.escaped, font: Self.titleFont)
    let width = measurer.measure(TextRequest(runs: [title])).width
    let room = Self.captionWidth(cellWidth(entry))
    guard width > room else { return 1 }
    // Broken lines are not as full as they may be.
    return min(Int((width * 1.15 / room).rounded(.up)), Self.mostTitleLines)
  }

  private func caption(
    _ text: String, _ font: Font, _ color: UInt32, y: Double, lines: Int, in cell: Rect,
    list: inout DisplayList
  ) {
    var block = TextBlock(
      text.escaped, font: font, color: Color(hex: color),
      rect: Rect(
        x: cell.minX - Self.gap / 2 + 4, y: y, width: Self.captionWidth(cell.width),
        height: Double(lines) * Self.titleLineHeight),
      alignment: .center)
    block.maximumLines = lines
    block.verticalAlignment = .top
    list.text(block)
  }

  // MARK: Notes

  private static let noteGap = 8.0
  private static let noteIndent = 28.0
  private static let noteFont = Font(size: 13)

  private static let mostNoteLines = 4
  private static let noteLineHeight = 16.0

  /// The height of a note.
  private static func noteHeight(
    _ note: Note, _ width: Double, _ measurer: any TextMeasurer
  ) -> Double {
    let text = measurer.measure(TextRequest(runs: [TextRun(note.text.escaped, font: noteFont)]))
    // Lines are not as full as they may be.
    let lines = (text.width * 1.1 / max(width - noteIndent, 1)).rounded(.up)
    return min(max(lines, 1), Double(mostNoteLines)) * noteLineHeight + 4
  }

  private func draw(_ note: Note, in rect: Rect, list: inout DisplayList) {
    if !note.badge.isEmpty {
      let plate = Rect(x: rect.minX, y: rect.minY + 1, width: 18, height: 18)
      list.fill(plate, note.mood.color, radius: 9)
      list.text(
        TextBlock(
          note.badge, font: Font(size: 11, weight: .bold), color: .white, rect: plate,
          alignment: .center))
    }
    var text = TextBlock(
      note.text.escaped, font: Self.noteFont, color: Color(hex: 0x1C1F24),
      rect: Rect(
        x: rect.minX + Self.noteIndent, y: rect.minY + 1, width: rect.width - Self.noteIndent,
        height: rect.height))
    text.maximumLines = Self.mostNoteLines
    text.verticalAlignment = .top
    list.text(text)
  }

  private func badge(
    _ entry: Entry, y: Double, in cell: Rect, measurer: any TextMeasurer, list: inout DisplayList
  ) {
    guard !entry.badge.isEmpty else { return }
    let color = entry.mood.color
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

extension ContactSheet.Mood {
  /// The colour of badges and marks.
  package var color: Color {
    switch self {
    case .fine: Color(hex: 0x2E7D4F)
    case .notice: Color(hex: 0x3A6EA5)
    case .warning: Color(hex: 0x9A6700)
    case .error: Color(hex: 0xC0362C)
    }
  }
}

extension ContactSheet.Entry {
  /// The number of lines below the picture.
  fileprivate var lineCount: Int { 1 + (subtitle.isEmpty ? 0 : 1) + (badge.isEmpty ? 0 : 1) }
}
