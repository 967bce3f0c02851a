/// Activities of rows, and rows that are parallel.
extension Problem {
  /// `a·x` minus the target, and the largest of 1, the target and the terms, which rounding is
  /// relative to.
  @inline(__always)
  func slack(_ number: RowIndex) -> (amount: Double, magnitude: Double) {
    let row = rows[number]
    var sum = -row.target
    var magnitude = max(1, abs(row.target))
    for index in row.places {
      let entry = entries[index]
      let product = entry.coefficient * columns[entry.column].value
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  /// The coefficient of a column in a row that mentions it.
  @inline(__always)
  func coefficient(ofRow number: RowIndex, column: ColumnIndex) -> Double {
    entries[place(ofColumn: column, inRow: number)].coefficient
  }

  /// The place of a column's entry in a row that mentions it.
  ///
  /// Columns do not keep it for each of their rows: these are read with their few entries at the same time mostly.
  @inline(__always)
  func place(ofColumn column: ColumnIndex, inRow number: RowIndex) -> Int {
    var place = Int(rows[number].start)
    while entries[place].column != column {
      place &+= 1
      assert(place < rows[number].end, "The row does not mention the column")
    }
    return place
  }

  /// Compares the coefficients of a row that mentions a column with those of another row.
  ///
  /// - Parameters:
  ///   - number: The row.
  ///   - other: A row that mentions the column, too.
  ///   - column: The column.
  ///   - coefficient: That of the column in `other`.
  /// - Returns: The factor by which they are those of the other row; nil if they are not in
  ///   proportion, or both are the same row.
  /// - Complexity: Linear in the columns of a row, if both mention as many.
  @inline(__always)
  func ratioIfParallel(
    _ number: RowIndex, to other: RowIndex, _ column: ColumnIndex, coefficient: Double
  ) -> Double? {
    let row = rows[number]
    let otherRow = rows[other]
    guard row.count == otherRow.count, number != other else { return nil }
    let ratio = self.coefficient(ofRow: number, column: column) / coefficient
    guard row.count > 1 else { return ratio }
    // Both name their columns in ascending order.
    for offset in 0..<Int(row.count) {
      let entry = entries[Int(row.start) &+ offset]
      let otherEntry = entries[Int(otherRow.start) &+ offset]
      guard entry.column == otherEntry.column,
        entry.coefficient == otherEntry.coefficient * ratio
      else { return nil }
    }
    return ratio
  }

  /// The side of its target on which a row is now; 0 at it, up to rounding.
  @inline(__always)
  func status(ofRow number: RowIndex) -> Int8 {
    let slack = slack(number)
    guard abs(slack.amount) > Tolerances.primal * slack.magnitude else { return 0 }
    return slack.amount > 0 ? 1 : -1
  }

  /// Whether an inactive row does not hold.
  @inline(__always)
  func isViolated(_ number: RowIndex) -> Bool {
    let row = rows[number]
    return !row.isActive && row.isViolating(status(ofRow: number))
  }

  /// The violation of a row in its constraint's unit; 0 when it holds up to rounding.
  func violation(ofRow number: RowIndex) -> Double {
    let (amount, magnitude) = slack(number)
    guard abs(amount) > Tolerances.primal * magnitude else { return 0 }
    let row = rows[number]
    return row.violatingSides.contains(amount > 0 ? .above : .below) ? abs(amount) * row.weight : 0
  }
}
