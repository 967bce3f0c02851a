import Foundation

/// The rows of a table with a data source.
@MainActor
final class TableContent {
  /// The heights of headers, rows and footers.
  var extents = ListExtents()
  /// The visible views, by the numbers of their parts.
  var visible: [Int: UIView] = [:]
  /// The visible parts, from the top.
  var visibleParts: [ListExtents.Part] = []
  /// The cells that are not visible any more, for reuse.
  var cells = ReusePool<UITableViewCell>()
  var headerFooters = ReusePool<UITableViewHeaderFooterView>()
  /// The closures that make cells, headers and footers, by reuse identifier.
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// Whether the next layout asks the data source for the rows again.
  var needsReload = true
  /// The width that heights were measured for.
  var width: CGFloat = -1
  /// The changes since `beginUpdates()`; nil outside updates.
  var updates: TableUpdates?
  /// The number of calls of `beginUpdates()` without their `endUpdates()`.
  var updateDepth = 0
  /// Cells whose content changed since they were measured.
  var outdated: [UITableViewCell] = []
  /// Whether the views are being placed.
  var isPlacing = false

  init() { UIKitEnvironment.current.program.hasSelfSizingTables = true }
}
