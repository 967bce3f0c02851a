import AutoLayout
import Foundation
import PlatformMetrics

extension UIToolbar: ItemViewContainer {
  /// The parts that the bar shows.
  package var parts: [BarPart] {
    let items = items ?? []
    let metrics = traitCollection.barMetrics
    let isFull = bounds.height >= metrics.toolbar(hasHomeIndicator: hasHomeIndicator)
    let padding: CGFloat =
      isFull ? metrics.toolbarPadding(hasHomeIndicator: hasHomeIndicator) : 0
    var row = BarRow(
      in: self,
      frame: CGRect(
        x: 0, y: padding, width: bounds.width, height: min(bounds.height - padding, 50)))
    let gaps = zip(items, items.dropFirst()).map { gap(between: $0, and: $1) } + [0]
    let widths = widths(of: items, in: row, gaps: gaps.reduce(0, +))
    var x = row.left
    for (index, item) in items.enumerated() {
      row.add(item, x: x, width: widths[index])
      x += widths[index] + gaps[index]
    }
    return row.mirrored()
  }

  private func gap(between first: UIBarButtonItem, and second: UIBarButtonItem) -> CGFloat {
    first.isSpace || second.isSpace ? 0 : traitCollection.barContentMetrics.toolbarSpacing
  }

  /// The widths of items: flexible spaces share what is left, buttons are narrower if there is too little room.
  private func widths(of items: [UIBarButtonItem], in row: BarRow, gaps: CGFloat) -> [CGFloat] {
    let widths = items.map { row.width(of: $0) }
    let free = row.room - widths.reduce(0, +) - gaps
    let flexible = items.filter(\.isFlexible).count
    if free >= 0 {
      return zip(items, widths).map { $0.isFlexible ? free / CGFloat(flexible) : $1 }
    }
    let buttons = zip(items, widths).reduce(0) { $0 + ($1.0.isButton ? $1.1 : 0) }
    let scale = buttons > 0 ? max(0, 1 + free / buttons) : 1
    return zip(items, widths).map { $0.isButton ? $1 * scale : $1 }
  }
}

extension UIBarButtonItem {
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace }
  fileprivate var isButton: Bool { !isSpace && customView == nil }
}
