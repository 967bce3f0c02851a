package import AutoLayout
import UIKit

/// Draws a search bar.
struct SearchBarPainter: ViewPainter {
  let view: UISearchBar

  var takesFocus: Bool { true }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    if view.searchBarStyle != .minimal, let color = view.barTintColor {
      painter.list.fill(rect, Color(color, in: view))
    }
    var field = rect
    if view.showsCancelButton {
      let font = Font(size: painter.textSize(17))
      let width = painter.width(of: "Cancel", font: font)
      field.size.width = max(rect.width - width - 16, 0)
      let place = Rect(x: field.maxX, y: rect.minY, width: width + 1, height: rect.height)
      painter.label(
        "Cancel", font: font, in: painter.turned(place, in: rect), color: painter.tint)
    }
    painter.searchBar(
      text: view.text ?? "", placeholder: view.placeholder ?? "",
      in: painter.turned(field, in: rect))
  }
}

extension ControlPainter {
  /// Draws a search bar with its rounded field.
  package mutating func searchBar(text: String, placeholder: String, in rect: Rect) {
    let full = platform == .television ? PlatterLooks.searchFieldHeight : 36
    let height = min(full, max(rect.height - 8, 0))
    let field = Rect(
      x: rect.minX + 8, y: (rect.center.y - height / 2).rounded(), width: max(rect.width - 16, 0),
      height: height)
    if platform == .television {
      platter(in: field)
    } else {
      list.fill(field, colors.tertiaryFill, radius: 10)
    }
    let side = textSize(16)
    let icon = Rect(
      x: field.minX + side / 2, y: field.center.y - side / 2, width: side, height: side)
    symbol("magnifyingglass", in: turned(icon, in: field), color: colors.secondaryLabel)
    let left = icon.maxX + 6
    let isEmpty = text.isEmpty
    let place = Rect(
      x: left, y: field.minY, width: max(field.maxX - left - 8, 0), height: field.height)
    label(
      isEmpty ? (placeholder.isEmpty ? "Search" : placeholder) : text,
      font: Font(size: textSize(17)), in: turned(place, in: field),
      color: isEmpty ? colors.secondaryLabel : colors.label, alignment: leadingAlignment)
  }
}
