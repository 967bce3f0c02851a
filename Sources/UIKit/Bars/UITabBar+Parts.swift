import Foundation

extension UITabBar {
  /// What the bar shows: its choices beside each other, each as wide as the others.
  package var parts: [BarPart] {
    guard let items, !items.isEmpty else { return [] }
    let safe = safeAreaInsets
    var row = BarRow(
      in: self,
      frame: CGRect(
        x: 0, y: 0, width: bounds.width, height: min(barMetrics.tabBarHeight, bounds.height)))
    let selected = items.firstIndex { $0 === selectedItem } ?? 0
    let width = (bounds.width - safe.left - safe.right) / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      row.add(
        .tab(item, isSelected: index == selected), x: safe.left + CGFloat(index) * width,
        width: width)
    }
    return row.mirrored()
  }
}
