import Foundation
import PlatformMetrics

extension UITabBar {
  /// The parts that the bar shows: its choices beside each other.
  package var parts: [BarPart] {
    guard let items, !items.isEmpty else { return [] }
    let metrics = traitCollection.barMetrics
    var row = BarRow(
      in: self,
      frame: CGRect(
        x: 0, y: 0, width: bounds.width, height: min(metrics.tabBar, bounds.height)))
    let selected = items.firstIndex { $0 === selectedItem } ?? 0
    let widths = widths(of: items)
    var x = safeAreaInsets.left
    if metrics.hasTabBarAtTop { x = (bounds.width - widths.reduce(0, +)) / 2 }
    for (index, item) in items.enumerated() {
      row.add(.tab(item, isSelected: index == selected), x: x, width: widths[index])
      x += widths[index]
    }
    return row.mirrored()
  }

  /// The widths of the choices: equal shares of the bar, or those of their titles.
  private func widths(of items: [UITabBarItem]) -> [CGFloat] {
    guard !traitCollection.barMetrics.hasTabBarAtTop else {
      let metrics = traitCollection.barContentMetrics
      return items.map {
        BarRow.width(of: $0.title ?? "", font: UIFont(metrics.tabFont)).rounded(.up)
          + metrics.tabPadding
      }
    }
    let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    return items.map { _ in room / CGFloat(items.count) }
  }
}
