/// Pins that cannot leave because a parallel row, one of the same columns in proportion, is at its target,
/// too.
extension Engine {
  /// The place among the breakpoints of the row that stops an entering pin at once, and is parallel to
  /// it; nil without one.
  ///
  /// The row takes the place of the pin and nothing moves, so that nothing but the columns of the pin need
  /// be looked at. Propagation leaves many such pins: of content compression resistance and content
  /// hugging, both at their targets, it pins the stronger one, and of a least and a wished distance the
  /// required one; the proof of an optimum may take the other. A step computed in full looks at all that
  /// depends on the pin, so that as many steps as there are columns would be quadratic work.
  ///
  /// - Complexity: Linear in the rows that mention the column, and in the columns of those that are as
  ///   many as the pin's.
  mutating func placeOfOwnStop(_ entering: Entering) -> Int? {
    let pin = system.columns[entering.column].pin
    guard pin >= 0 else { return nil }
    clearRates()
    findParallelStops(entering, pin)
    guard !breakpoints.isEmpty, let place = bestBreakpoint(entering),
      breakpoints[place].step == 0
    else { return nil }
    return place
  }

  /// Computes the rates of the rows that are parallel to a pin, and their breakpoints.
  private mutating func findParallelStops(_ entering: Entering, _ pin: Int32) {
    let column = entering.column
    let pinCoefficient = system.columns[column].pinCoefficient
    let speed = entering.side.sign / pinCoefficient
    largestRate = abs(speed)
    for place in system.columns[column].places {
      let occurrence = system.occurrences[place]
      guard
        system.ratioIfParallel(occurrence, to: pin, coefficient: pinCoefficient) != nil
      else { continue }
      rowRate[occurrence.row] = system.coefficient(occurrence) * speed
      isRowTouched[occurrence.row] = true
      touchedRows.append(occurrence.row)
    }
    // How the column itself changes is known only if the pin holds nothing else.
    let isAlone = system.rows[pin].count == 1
    if isAlone { noteRate(ofColumn: column, speed) }
    if !collectBreakpoints() { breakpoints.removeAll() }
    if !isAlone { noteRate(ofColumn: column, speed) }
  }

  private mutating func noteRate(ofColumn column: Int32, _ rate: Double) {
    columnRate[column] = rate
    movedColumns.append(column)
  }
}
