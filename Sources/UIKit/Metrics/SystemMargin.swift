import Foundation

/// The margins the system grants at the sides.
///
/// Source: `docs/decisions/0038-system-margins-of-views-and-of-cells.md`.
package enum SystemMargin {
  /// Finds the least margin of a view controller's view.
  ///
  /// - Parameters:
  ///   - width: The width of the view.
  ///   - verticalSizeClass: How high the view's surroundings are; phones held sideways are compact.
  /// - Returns: The margin in points.
  static func ofView(
    width: CGFloat, verticalSizeClass: UIUserInterfaceSizeClass
  ) -> CGFloat {
    width < 414 || verticalSizeClass == .compact ? 16 : 20
  }

  /// Finds the margin of table cells.
  ///
  /// - Parameters:
  ///   - width: The width of the table, or of a cell without one.
  ///   - screen: The screen it is shown on.
  /// - Returns: The margin in points.
  @MainActor
  package static func ofCells(width: CGFloat, on screen: UIScreen) -> CGFloat {
    if screen.traitCollection.userInterfaceIdiom == .pad { return 16 }
    let isLarge = min(screen.bounds.width, screen.bounds.height) >= 390
    return width > 320 && isLarge || width >= 414 ? 20 : 16
  }
}

extension UIView {
  /// The margin that the screen grants cells in a view of this width, in points.
  var systemCellMargin: CGFloat {
    SystemMargin.ofCells(width: bounds.width, on: window?.screen ?? .main)
  }
}
