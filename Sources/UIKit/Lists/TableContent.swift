import Foundation

/// The rows of a table that come from a data source.
@MainActor
final class TableContent {
  /// What lies one below another.
  var extents = ListExtents()
  /// The views in sight, by the numbers of their parts.
  var visible: [Int: UIView] = [:]
  /// The parts in sight, from the top.
  var visibleParts: [ListExtents.Part] = []
  /// What went out of sight.
  var cells = ReusePool<UITableViewCell>()
  var headerFooters = ReusePool<UITableViewHeaderFooterView>()
  /// The makers of new views, by the names that they are found by.
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// Whether the data source is to be asked anew.
  var needsReload = true
  /// The width that heights were measured for.
  var width: CGFloat = -1
  /// The changes of the updates that were begun and not ended.
  var updates: TableUpdates?
  /// How many beginnings of updates wait for their ends.
  var updateDepth = 0
  /// Cells whose content changed since they were measured.
  var outdated: [UITableViewCell] = []
  /// Whether the views are being placed.
  var isPlacing = false

  init() { UIKitEnvironment.current.program.hasSelfSizingTables = true }
}
