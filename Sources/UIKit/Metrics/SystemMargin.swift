import Foundation

/// The margins the system grants at the sides.
///
/// Source: `docs/decisions/0038-system-margins-of-views-and-of-cells.md`.
package enum SystemMargin {
  /// Finds the least margin of a view controller's view.
  ///
  /// Since iOS 12 a view wider than its screen has that of the screen.
  ///
  /// - Parameters:
  ///   - width: The width of the view.
  ///   - screen: The screen it is shown on; nil where it is on none.
  ///   - verticalSizeClass: How high the view's surroundings are; phones held sideways are compact.
  /// - Returns: The margin in points.
  @MainActor
  static func ofView(
    width: CGFloat, on screen: UIScreen?, verticalSizeClass: UIUserInterfaceSizeClass
  ) -> CGFloat {
    var width = width
    if let screen, InterfaceEra.current >= .iOS12 { width = min(width, screen.bounds.width) }
    return width < 414 || verticalSizeClass == .compact ? 16 : 20
  }

  /// Finds the margin of table cells.
  ///
  /// Up to iOS 12 a wide cell has the wide margin on narrow screens too.
  ///
  /// - Parameters:
  ///   - width: The width of the table, or of a cell without one.
  ///   - screen: The screen it is shown on; nil where it is on none.
  /// - Returns: The margin in points.
  @MainActor
  package static func ofCells(width: CGFloat, on screen: UIScreen?) -> CGFloat {
    let isWide = width >= 414
    guard let screen else { return isWide ? 20 : 16 }
    if screen.traitCollection.userInterfaceIdiom == .pad { return 16 }
    let isLarge = min(screen.bounds.width, screen.bounds.height) >= 390
    return width > 320 && isLarge || isWide && InterfaceEra.current <= .iOS12 ? 20 : 16
  }
}

extension UIView {
  /// The margin that the screen grants cells in a view of this width, in points.
  var systemCellMargin: CGFloat {
    SystemMargin.ofCells(width: bounds.width, on: window?.screen)
  }
}
