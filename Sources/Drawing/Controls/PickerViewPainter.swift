package import AutoLayout
import UIKit

/// Draws a picker, with sample rows: its own come from a data source.
struct PickerViewPainter: ViewPainter {
  let view: UIPickerView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.pickerView(columns: Self.sampleRows, in: rect)
  }

  private static let sampleRows = [["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]]
}

extension ControlPainter {
  /// Draws the wheels of a picker.
  ///
  /// - Parameters:
  ///   - columns: The rows of each wheel; the middle one is selected.
  ///   - rect: The control's rectangle.
  package mutating func pickerView(columns: [[String]], in rect: Rect) {
    let rowHeight = 32.0
    let band = Rect(
      x: rect.minX + 9, y: rect.center.y - rowHeight / 2, width: max(rect.width - 18, 0),
      height: rowHeight)
    list.fill(band, colors.tertiaryFill, radius: 8)
    guard !columns.isEmpty else { return }
    let widths = columnWidths(of: columns, in: band.width)
    let ink = colors.label
    list.clipped(to: .rect(rect)) { list in
      var x = band.minX
      for (rows, width) in zip(columns, widths) {
        defer { x += width }
        for (index, row) in rows.enumerated() {
          let distance = index - rows.count / 2
          let reach = Double(abs(distance))
          let size = max(21 - 1.2 * reach, 14)
          // Rows of a wheel move together towards its edges.
          let shift = rowHeight * Double(distance) * (1 - 0.05 * reach)
          let y = rect.center.y + shift
          guard y > rect.minY - rowHeight, y < rect.maxY + rowHeight else { continue }
          list.text(
            TextBlock(
              row, font: Font(size: size), color: ink.faded(max(1 - 0.28 * reach, 0.12)),
              rect: Rect(
                x: x + 2, y: y - rowHeight / 2, width: width - 4,
                height: rowHeight), alignment: .center))
        }
      }
    }
  }

  /// The widths of wheels, shared out by what their rows need.
  private func columnWidths(of columns: [[String]], in total: Double) -> [Double] {
    let needs = columns.map { rows in
      rows.map { width(of: $0, font: Font(size: 21)) + 16 }.max() ?? 16
    }
    let sum = needs.reduce(0, +)
    guard sum <= total else { return needs.map { $0 * total / sum } }
    return needs.map { $0 + (total - sum) / Double(columns.count) }
  }
}
