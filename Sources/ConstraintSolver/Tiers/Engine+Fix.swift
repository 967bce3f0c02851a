extension Engine {
  /// Finds which of the columns just propagated have the same value in every optimum, and notes
  /// where their rows are.
  ///
  /// A column's value follows from rows that are at their targets; `Propagation.fixing` is the
  /// weakest strength among them. A tier is *contested* if one of its rows is violated although a
  /// column of the row is fixed by rows no stronger than it: moving that column might help. Going
  /// down from the strongest tier to the first contested one, the rows of a tier that do not hold
  /// cannot change any more, so the tier costs as little as it can exactly where its other rows
  /// hold; then what follows from them has one value. That is optimality proved without
  /// multipliers, by induction over the tiers.
  ///
  /// - Parameter rows: All rows that mention fresh columns.
  mutating func fixFreshColumns(_ rows: borrowing FlatArray<Int32>) {
    var contested = Level.anchor
    for index in rows.indices {
      let number = rows[index]
      let row = system.rows[number]
      let status = row.pinned < 0 ? status(ofRow: number) : 0
      system.rows[number].status = status
      guard status != 0 else { continue }
      system.rows[number].side = status > 0 ? .above : .below
      guard row.isViolating(status) else { continue }
      if row.count == 0 {
        seedRows.append(number)
      } else if row.strength > contested, isContested(number) {
        contested = row.strength
      }
    }
    // What is connected with old columns that have to move may have to move as well.
    guard seedRows.isEmpty, seedColumns.isEmpty else { return }
    for index in freshColumns.indices {
      let column = freshColumns[index]
      system.columns[column].isFixed = propagation.fixing[column] > contested
    }
  }

  /// Whether a violated row could be violated less at no cost for stronger ones, for all that
  /// propagation knows.
  private func isContested(_ number: Int32) -> Bool {
    guard propagation.openCount[number] >= 0 else { return false }
    let row = system.rows[number]
    for index in row.places
    where propagation.fixing[system.entries[index].column] <= row.strength {
      return true
    }
    return false
  }
}
