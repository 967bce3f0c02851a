/// A path along which active rows are shifted so that another row becomes active.
///
/// Each column of the path is mentioned by the active row of the next: an augmenting path of the
/// assignment of rows to columns.
struct AugmentingPath: ~Copyable {
  /// The columns, from one that the new row mentions to the one whose active row becomes inactive.
  private(set) var columns = FlatArray<ColumnIndex>()
  private var visited = Marks()

  init() {}

  /// Finds a path along columns that change in a direction.
  ///
  /// - Parameters:
  ///   - first: The column whose active row becomes inactive.
  ///   - slack: The slack that leaves the basis: of a row that becomes active, or of a column that
  ///     becomes superbasic.
  ///   - direction: The direction, along which the row changes.
  ///   - problem: The problem.
  mutating func find(
    from first: ColumnIndex, to slack: SlackIndex, _ direction: borrowing EdgeDirection,
    _ problem: borrowing Problem
  ) {
    columns.removeAll()
    visited.begin(columnCount: problem.columns.count)
    var current: ColumnIndex? =
      slack.row.exists ? fastestColumn(ofRow: slack.row, direction, problem) : slack.column
    while true {
      if let column = current {
        _ = visited.insert(column: column)
        columns.append(column)
        if column == first { return }
        let active = problem.columns[column].activeRow
        current = active.exists ? fastestColumn(ofRow: active, direction, problem) : nil
      } else {
        // A dead end.
        _ = columns.removeLast()
        let last = columns.last.map { problem.columns[$0].activeRow } ?? slack.row
        precondition(last.exists, "An edge reaches every row that changes along it")
        current = fastestColumn(ofRow: last, direction, problem)
        precondition(
          current != nil || !columns.isEmpty, "An edge reaches every row that changes along it")
      }
    }
  }

  /// The unvisited column that contributes most to a row's rate, or one that does not change.
  ///
  /// If columns depend on each other, the path may have to go through the latter.
  private func fastestColumn(
    ofRow number: RowIndex, _ direction: borrowing EdgeDirection, _ problem: borrowing Problem
  ) -> ColumnIndex? {
    let row = problem.rows[number]
    var best: ColumnIndex?
    var most = 0.0
    for index in row.places {
      let entry = problem.entries[index]
      let part = abs(entry.coefficient * direction.columnRate(entry.column))
      guard best == nil || part > most, !visited.has(column: entry.column),
        !problem.columns[entry.column].isAtBoundary
      else { continue }
      best = entry.column
      most = part
    }
    return best
  }
}

extension BasicSolution {
  /// Makes a row active that changes along the present direction, instead of that of a column.
  ///
  /// - Parameters:
  ///   - slack: The slack of the row, or that of a column that becomes superbasic at 0.
  ///   - column: The column whose active row becomes inactive.
  ///   - noteReassigned: A function called with each column after it was assigned another row.
  /// - Returns: The row that is no longer active; none if the column was superbasic.
  @inline(__always)
  mutating func changeBasis(
    to slack: SlackIndex, from column: ColumnIndex,
    noteReassigned: (ColumnIndex) -> Void = { _ in }
  ) -> RowIndex {
    path.find(from: column, to: slack, direction, problem)
    assert(slack.row.exists || path.columns[0] == slack.column, "A superbasic column is its own")
    var next = slack.row
    for index in path.columns.indices {
      let column = path.columns[index]
      let former = problem.columns[column].activeRow
      setActiveRow(next, of: column)
      noteReassigned(column)
      next = former
    }
    if next.exists { deactivate(next) }
    return next
  }
}
