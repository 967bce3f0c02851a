import Foundation
import PlatformMetrics

extension UIView {
  /// The margin that the screen grants cells in a view of this width, in points: in a table, or a cell
  /// without one.
  var systemCellMargin: CGFloat {
    MarginQuestion.cells(
      width: bounds.width, isControllersTable: self is UITableView && viewController != nil
    ).answer(for: self, in: traitCollection)
  }
}
