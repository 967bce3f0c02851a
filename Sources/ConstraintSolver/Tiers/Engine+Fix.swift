extension Engine {
  /// Finds which of the columns just propagated have the same value in every optimum, given
  /// the rows that propagation found contested.
  ///
  /// A column's value follows from rows that are at their targets; `Propagation.fixing` is the
  /// weakest strength among them. A tier is *contested* if one of its rows is violated although a
  /// column of the row is fixed by rows no stronger than it: moving that column might help. Going
  /// down from the strongest tier to the first contested one, the rows of a tier that do not hold
  /// cannot change any more, so the tier costs as little as it can exactly where its other rows
  /// hold; then what follows from them has one value. That is optimality proved without
  /// multipliers, by induction over the tiers.
  ///
  /// Columns fixed that way part the others into regions that have nothing to say to each other, and
  /// the same holds in each of them for the tiers contested there.
  ///
  /// - Returns: The strength of the strongest contested tier, weaker than all if there is none.
  mutating func fixFreshColumns() -> Float {
    for index in propagation.contested.indices
    where system.rows[propagation.contested[index]].count == 0 {
      seedRows.append(propagation.contested[index])
    }
    // What is connected with old columns that have to move may have to move as well.
    guard seedRows.isEmpty, seedColumns.isEmpty else {
      for index in freshColumns.indices { propagation.fixing[freshColumns[index]] = Level.anchor }
      return .infinity
    }
    swap(&contestedRows, &propagation.contested)
    return strongestContested(of: contestedRows)
  }

  /// The strongest of the contested tiers of some rows.
  func strongestContested(of rows: borrowing FlatArray<Int32>) -> Float {
    var strongest = Level.anchor
    for index in rows.indices {
      let row = system.rows[rows[index]]
      guard row.strength > strongest, row.isViolating(row.status), isContested(rows[index])
      else { continue }
      strongest = row.strength
    }
    return strongest
  }

  /// Takes back that columns are fixed in the region of a contested row, where rows no stronger than
  /// those contested there fix them.
  ///
  /// - Parameters:
  ///   - row: The contested row.
  ///   - strongest: The strongest contested tier of all regions.
  /// - Returns: Whether that is all of the region, which then is the present one.
  mutating func releaseContested(_ row: Int32, through strongest: Float) -> Bool {
    releasedColumns.removeAll()
    regionMarks.clear(for: system)
    collectRegion(from: .row(row), through: strongest)
    let strength = strongestContested(of: regionRows)
    for index in regionColumns.indices
    where propagation.fixing[regionColumns[index]] <= strength {
      setFixing(regionColumns[index], Level.anchor)
      releasedColumns.append(regionColumns[index])
    }
    if releasedColumns.count == regionColumns.count { return true }
    openBoundary()
    return false
  }

  /// Whether all columns of a row are fixed by stronger rows, so that it changes nothing on which
  /// side of its target the row is.
  @inline(__always)
  func isDecided(_ number: Int32) -> Bool {
    system.rows[number].strength < Level.broken
      && weakestFixing(ofRow: number) > system.rows[number].strength
  }

  /// What fixes the least fixed column of a row; infinite without columns.
  @inline(__always)
  func weakestFixing(ofRow number: Int32) -> Float {
    var weakest = Float.infinity
    for index in system.rows[number].places {
      weakest = min(weakest, propagation.fixing[system.entries[index].column])
    }
    return weakest
  }

  /// Whether a violated row could be violated less at no cost for stronger ones, for all that
  /// propagation knows.
  func isContested(_ number: Int32) -> Bool {
    guard propagation.openCount[number] >= 0 else { return false }
    let row = system.rows[number]
    for index in row.places
    where propagation.fixing[system.entries[index].column] <= row.strength {
      return true
    }
    return false
  }
}
