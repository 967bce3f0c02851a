import AutoLayout
import UIKit

/// Where a cell stands in its table.
@MainActor
struct RowPlace {
  /// The table; nil for a cell that is alone.
  let table: UITableView?
  /// Whether the cell is the first of its section.
  private(set) var isFirst = false
  /// Whether the cell is the last of its section.
  private(set) var isLast = false

  /// Finds a cell's place.
  ///
  /// - Complexity: O(*cells of the table*).
  init(of cell: UITableViewCell) {
    table = cell.superview as? UITableView
    switch table?.staticContent {
    case nil: break
    case .prototypes(let cells): find(cell, in: cells)
    case .sections(let sections): for section in sections { find(cell, in: section.cells) }
    }
  }

  private mutating func find(_ cell: UITableViewCell, in cells: [UITableViewCell]) {
    if cells.first === cell { isFirst = true }
    if cells.last === cell { isLast = true }
  }

  /// The round corners that sections of some tables have; nil where the cell has none.
  func outline(_ bounds: Rect) -> Path? {
    guard table?.style == .insetGrouped, isFirst || isLast else { return nil }
    return .rounded(bounds, topRadius: isFirst ? 10 : 0, bottomRadius: isLast ? 10 : 0)
  }
}
