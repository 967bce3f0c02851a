/// Pins that cannot leave because another row of their column alone is at its target, too.
extension Engine {
  /// The place among the breakpoints of the row that stops an entering pin at once, both being rows of the
  /// pin's column alone; nil without one.
  ///
  /// The row takes the place of the pin and nothing moves, so that nothing but the column need be looked
  /// at. Propagation leaves many such pins: of content compression resistance and content hugging, both at
  /// their targets, it pins the stronger one, and the proof of an optimum may take the other.
  ///
  /// - Complexity: Linear in the rows that mention the column.
  mutating func placeOfOwnStop(_ entering: Entering) -> Int? {
    let pin = system.columns[entering.column].pin
    guard pin >= 0, system.rows[pin].count == 1 else { return nil }
    clearRates()
    moveAlone(entering, pin)
    guard !breakpoints.isEmpty, let place = bestBreakpoint(entering),
      breakpoints[place].step == 0
    else { return nil }
    return place
  }

  /// Computes the rates of a column and the rows that consist of it alone, and their breakpoints.
  private mutating func moveAlone(_ entering: Entering, _ pin: Int32) {
    let column = entering.column
    let rate = entering.side.sign / system.columns[column].pinCoefficient
    columnRate[column] = rate
    movedColumns.append(column)
    largestRate = abs(rate)
    for place in system.columns[column].places {
      let occurrence = system.occurrences[place]
      guard occurrence.row != pin, system.rows[occurrence.row].count == 1 else { continue }
      rowRate[occurrence.row] = system.coefficient(occurrence) * rate
      isRowTouched[occurrence.row] = true
      touchedRows.append(occurrence.row)
    }
    if !collectBreakpoints() { breakpoints.removeAll() }
  }
}
