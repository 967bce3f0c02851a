import Foundation
import PlatformMetrics

extension UIView {
  /// The margin that the screen grants cells in a view of this width, in points: in a table, or a cell
  /// without one.
  var systemCellMargin: CGFloat {
    let screen = window?.screen.bounds
    return SystemMargin(traitCollection.platform).ofCells(
      width: bounds.width, shorterScreenSide: screen.map { min($0.width, $0.height) },
      isControllersTable: self is UITableView && viewController != nil)
  }
}
