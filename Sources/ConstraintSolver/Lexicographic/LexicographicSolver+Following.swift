/// Edits that values follow, so that nothing is optimised.
extension LexicographicSolver {
  /// Moves the values with edits of constants, if the basis stays optimal and every row stays on its
  /// side of its target, or at it.
  ///
  /// Reduced costs do not depend on constants, and which edges leave the vertex within the set of
  /// optima depends on the rows at their targets alone. So the same columns are determined as before,
  /// for each level: the set of optima of the levels above any one keeps its edges at the vertex.
  /// Rows that stronger ones decide may change sides, as their columns do not move along any of these
  /// edges.
  ///
  /// - Returns: Whether that was so; otherwise nothing was changed.
  /// - Complexity: Linear in the values that change and the rows that mention them.
  mutating func followEdits() -> Bool {
    guard basis.problem.areOnlyConstantsEdited, !mayHaveBrokenRows else { return false }
    if followRanging() { return true }
    endRanging()
    extendForEdits()
    basis.statistics.beginSolution()
    seedRows.removeAll()
    seedColumns.removeAll()
    isTargetReached = false
    guard (try? moveVertex(FlatArray())) != nil, singletonColumns.isEmpty, seedRows.isEmpty,
      seedColumns.isEmpty, !isTargetReached
    else {
      basis.restoreVertex()
      return false
    }
    basis.statistics.touchedConstraints += basis.problem.editedRows.count
    updateRanging(after: .optimal)
    return true
  }
}
