/// Finds a starting basis, and the values it gives, by local propagation.
///
/// One unassigned column after the other takes the best value that the rows allow which mention
/// only it and assigned columns: the rows whose *last* column it is. Required equalities come first, then columns in the
/// order of the strongest optional level among these rows. The vertex is often the optimum already (Borning, Anderson, Freeman-Benson, "Indigo", 1996).
struct CrashBasis: ~Copyable {
  /// The number of a row's unassigned columns, once the row was visited; ``minimised`` for a minimised row, which has none
  /// (``noteMinimisedRows()``).
  ///
  /// Until a row is visited, the count starts at 0 and falls by one for each of its columns that is assigned, so that the
  /// row counts as complete.
  var unassignedCount = RowArray<Int32>()
  private static let minimised: Int32 = -1
  /// The strongest level of an optional row whose only unassigned column this is; 0 for columns that are not in the worklist.
  private var queuedLevel = ColumnArray<Float>()
  /// The number of unassigned columns.
  private var unassignedColumns = 0
  /// The place of the first column that may be unassigned without being in the worklist.
  private var nextColumn = 0
  /// The sum of all values so far, each times 0: 0 if all are finite.
  private var finiteness = 0.0
  /// Rows with one unassigned column that were not visited since.
  private var ready = SweepQueue()
  /// Columns that are the only unassigned one of an optional row.
  private var worklist = ColumnWorklist()
  /// The columns assigned since one took a trial value, that one first; see ``tryValue(of:_:)``.
  var trial = FlatArray<ColumnIndex>()
  var isTrying = false
  /// Rows all of whose columns were assigned meanwhile, and that are inactive.
  var completed = FlatArray<RowIndex>()
  /// The completed rows that are contested, or that do not hold without any column.
  var contested = FlatArray<RowIndex>()
  var median = WeightedMedian()
  /// Whether columns stay close to their values, rather than to 0, where rows leave a choice.
  private var staysNear = false

  private let passing = PassedByAddress()

  init() {}

  mutating func extend(rowCount: Int, columnCount: Int) {
    if unassignedCount.isEmpty { unassignedCount.reserve(rowCount + rowCount / 16) }
    unassignedCount.appendRoom(rowCount - unassignedCount.count)
    ready.extend(to: rowCount)
    queuedLevel.extendWithZeros(to: columnCount)
  }

  /// Assigns rows to unassigned columns and computes their values.
  ///
  /// - Parameters:
  ///   - columns: The unassigned columns, whose determining levels are unknown.
  ///   - rows: All rows that mention one of them. The journal remembers all, unless they are new.
  ///   - staysNear: Whether columns stay close to their values, rather than to 0, where rows leave
  ///     a choice.
  ///   - basis: The basic solution, which is extended.
  /// - Throws: `Interruption.numericalTrouble` where values are beyond what can be computed.
  mutating func propagate(
    _ columns: borrowing NumberList<ColumnIndex>, rows: borrowing NumberList<RowIndex>,
    staysNear: Bool = false, _ basis: inout BasicSolution
  ) throws(Interruption) {
    begin(columns, rows: rows, staysNear: staysNear, &basis)
    repeat {
      while tryQueuedColumn(&basis) {}
    } while tryUnqueuedColumn(columns, &basis)
    if !end(columns, &basis) { throw .numericalTrouble }
  }

  // MARK: Steps

  /// Starts to assign rows to columns: those that required equalities force are assigned.
  mutating func begin(
    _ columns: borrowing NumberList<ColumnIndex>, rows: borrowing NumberList<RowIndex>,
    staysNear: Bool = false, _ basis: inout BasicSolution
  ) {
    self.staysNear = staysNear
    unassignedColumns = columns.count
    finiteness = 0
    contested.removeAll()
    isTrying = false
    nextColumn = 0
    guard !columns.isEmpty else { return visit(rows, &basis) }
    basis.forgetDependence()
    // A trial takes the rates of columns that it does not reach to be zero.
    basis.direction.clear()
    ready.removeAll()
    worklist.removeAll()
    assert(areLevelsUnknown(of: columns, basis))
    visit(rows, &basis)
  }

  private func areLevelsUnknown(
    of columns: borrowing NumberList<ColumnIndex>, _ basis: borrowing BasicSolution
  ) -> Bool {
    for index in columns.indices
    where basis.determiningLevel[columns[index]] != PriorityLevel.none {
      return false
    }
    return true
  }

  /// Gives the next column of the worklist a trial value, if it is unassigned still.
  ///
  /// - Returns: Whether there was one.
  @inline(__always)
  mutating func tryQueuedColumn(_ basis: inout BasicSolution) -> Bool {
    guard let column = worklist.pop() else { return false }
    queuedLevel[column] = 0
    if basis.problem.columns[column].activeRow == ActiveRow.unassigned {
      tryValue(of: column, &basis)
    }
    return true
  }

  /// Gives the first unassigned column, which is the last of no row, a trial value.
  ///
  /// - Returns: Whether there was one.
  mutating func tryUnqueuedColumn(
    _ columns: borrowing NumberList<ColumnIndex>, _ basis: inout BasicSolution
  ) -> Bool {
    guard unassignedColumns > 0 else { return false }
    while nextColumn < columns.count {
      let column = columns[nextColumn]
      nextColumn += 1
      guard basis.problem.columns[column].activeRow == ActiveRow.unassigned else { continue }
      tryValue(of: column, &basis)
      return true
    }
    return false
  }

  /// Ends the assignment.
  ///
  /// - Returns: Whether all values are finite.
  mutating func end(
    _ columns: borrowing NumberList<ColumnIndex>, _ basis: inout BasicSolution
  ) -> Bool {
    basis.statistics.evaluations += columns.count
    return finiteness == 0
  }

  /// Notes a value, which may not be finite.
  @inline(__always)
  mutating func noteValue(_ value: Double) { finiteness += value * 0 }

  /// Exchanges the contested rows for an empty list.
  mutating func takeContested(into rows: inout FlatArray<RowIndex>) {
    swap(&rows, &contested)
  }

  /// Whether all columns of a row are assigned.
  ///
  /// Rows that were not visited yet count as complete; ``begin(_:rows:staysNear:_:)`` visits all.
  @inline(__always)
  func isComplete(_ row: RowIndex) -> Bool { unassignedCount[row] <= 0 }

  /// Counts the unassigned columns of rows, and assigns all that follows from each while it is in
  /// the caches.
  private mutating func visit(_ rows: borrowing NumberList<RowIndex>, _ basis: inout BasicSolution)
  {
    let areAllColumnsUnassigned = unassignedColumns == basis.problem.columns.count
    // Columns may be assigned before all of their rows are visited.
    rows.forEach { unassignedCount[$0] = 0 }
    rows.forEach { number in
      let count =
        areAllColumnsUnassigned
        ? unassignedCount[number] &+ basis.problem.rows[number].count
        : countUnassigned(ofRow: number, basis.problem)
      unassignedCount[number] = count
      if count == 1 {
        if basis.problem.rows[number].isRequiredEquality {
          assignLast(of: number, &basis)
          if !ready.isEmpty || !completed.isEmpty { assignForcedByVisit(&basis) }
        } else {
          queueColumn(of: number, basis.problem)
        }
      } else if count == 0 {
        noteCompleted(number, &basis)
      }
    }
  }

  private func countUnassigned(ofRow number: RowIndex, _ problem: borrowing Problem) -> Int32 {
    var count: Int32 = 0
    for place in problem.rows[number].places
    where problem.columns[problem.entries[place].column].activeRow == ActiveRow.unassigned {
      count &+= 1
    }
    return count
  }

  @inline(never)
  private mutating func assignForcedByVisit(_ basis: inout BasicSolution) {
    assignForced(&basis)
    noteCompleted(&basis)
  }

  /// Assigns required equalities to their last columns, and queues the last columns of other rows.
  @inline(__always)
  mutating func assignForced(_ basis: inout BasicSolution) {
    while let place = ready.popNext() {
      let row = RowIndex(rawValue: place)
      guard unassignedCount[row] == 1 else { continue }
      if basis.problem.rows[row].isRequiredEquality {
        assignLast(of: row, &basis)
      } else {
        queueColumn(of: row, basis.problem)
      }
    }
  }

  /// Assigns a row to its last unassigned column.
  @inline(__always)
  private mutating func assignLast(of number: RowIndex, _ basis: inout BasicSolution) {
    let rest =
      basis.problem.rows[number].count == 1
      ? basis.rest(ofSingletonRow: number)
      : basis.rest(ofRow: number) { entry, problem in
        problem.columns[entry.column].activeRow == ActiveRow.unassigned
      }
    let (column, coefficient) = (rest.left.column, rest.left.coefficient)
    basis.assignRemembered(number, to: column, coefficient: coefficient)
    let value = BasicSolution.value(ofRest: rest.amount, coefficient)
    assign(column, activeRow: number, value, rest.determiningLevel, &basis)
  }

  /// Gives a column that was assigned its value, and counts it in its rows.
  @inline(__always)
  private mutating func assign(
    _ column: ColumnIndex, activeRow: RowIndex, _ value: Double, _ level: Float,
    _ basis: inout BasicSolution
  ) {
    // Adding zero turns a negative zero into a positive one.
    basis.problem.columns[column].value = value + 0
    basis.setDeterminingLevel(level, of: column)
    unassignedColumns &-= 1
    noteValue(value)
    if isTrying { trial.append(column) }
    for place in basis.problem.columns[column].places {
      let row = basis.problem.occurrences[place]
      let count = unassignedCount[row] &- 1
      unassignedCount[row] = count
      if count == 1 {
        ready.insert(row.rawValue)
      } else if count == 0, row != activeRow {
        completed.append(row)
      }
    }
  }

  /// Notes the sides of the completed rows, and which of them are contested.
  @inline(__always)
  mutating func noteCompleted(_ basis: inout BasicSolution) {
    for index in completed.indices { noteCompleted(completed[index], &basis) }
    completed.removeAll()
  }

  @inline(__always)
  private mutating func noteCompleted(_ number: RowIndex, _ basis: inout BasicSolution) {
    guard !basis.problem.rows[number].isActive else { return }
    let status = basis.problem.status(ofRow: number)
    basis.problem.rows[number].notedStatus = status
    guard status != 0 else { return }
    let row = basis.problem.rows[number]
    basis.problem.rows[number].side = status > 0 ? .above : .below
    if row.isViolating(status), row.count == 0 || isContested(number, basis) {
      contested.append(number)
    }
  }

  /// Whether a violated row might be violated less at no cost for stronger ones.
  ///
  /// Propagation cannot rule that out if `determiningLevel ≤ level` for one of its columns, unless the row is minimised.
  func isContested(_ number: RowIndex, _ basis: borrowing BasicSolution) -> Bool {
    guard unassignedCount[number] >= 0 else { return false }
    let row = basis.problem.rows[number]
    for index in row.places
    where basis.determiningLevel[basis.problem.entries[index].column] <= row.level {
      return true
    }
    return false
  }

  /// Queues the only unassigned column of an optional row.
  @inline(__always)
  private mutating func queueColumn(of number: RowIndex, _ problem: borrowing Problem) {
    let row = problem.rows[number]
    guard row.level < PriorityLevel.required else { return }
    var place = Int(row.start)
    while problem.columns[problem.entries[place].column].activeRow != ActiveRow.unassigned {
      place &+= 1
    }
    let column = problem.entries[place].column
    guard row.level > queuedLevel[column] else { return }
    queuedLevel[column] = row.level
    worklist.push(column, level: row.level)
  }

  // MARK: The best value

  /// Gives an unassigned column the best value that the rows allow which mention no other such
  /// column.
  @inline(__always)
  mutating func assignBest(to column: ColumnIndex, _ basis: inout BasicSolution) {
    collectPoints(column, basis)
    let best = median.best()
    let value = choice(for: column, from: best, basis.problem)
    var level = PriorityLevel.none
    let strongest = median.strongest(at: value)
    if let strongest {
      let coefficient = basis.problem.coefficient(ofRow: strongest, column: column)
      basis.assignRemembered(strongest, to: column, coefficient: coefficient)
      if best.isOneValue { level = best.determiningLevel }
    } else {
      basis.problem.columns[column].setSuperbasic(at: value)
    }
    assign(column, activeRow: strongest ?? ActiveRow.none, value, level, &basis)
    noteMinimisedRows()
  }

  /// The best value that a column takes: the one closest to 0, or to its present value.
  private func choice(
    for column: ColumnIndex, from best: WeightedMedian.Best, _ problem: borrowing Problem
  ) -> Double {
    guard staysNear, !best.isOneValue else { return best.closest(to: 0) }
    let value = best.closest(to: problem.columns[column].value)
    return median.value(near: value) ?? value
  }

  /// Marks the minimised rows, which are not contested.
  mutating func noteMinimisedRows() {
    for index in median.minimisedRows.indices {
      unassignedCount[median.minimisedRows[index]] = CrashBasis.minimised
    }
  }

  /// The strongest singleton row at its target where a column is best for all its singleton rows,
  /// and the level that determines it there.
  ///
  /// Nil if more than one value is best, or if a row is broken and might hold again.
  mutating func bestSingletonRow(
    of column: ColumnIndex, _ basis: borrowing BasicSolution
  ) -> (row: RowIndex, determiningLevel: Float)? {
    median.removeAll()
    for place in basis.problem.columns[column].places {
      let number = basis.problem.occurrences[place]
      let row = basis.problem.rows[number]
      guard row.count == 1 else { continue }
      if row.level == PriorityLevel.broken { return nil }
      let coefficient = basis.problem.entries[Int(row.start)].coefficient
      median.append(basis.point(ofRow: number, column, coefficient: coefficient))
    }
    median.sort()
    let best = median.best()
    guard best.isOneValue, let row = median.strongest(at: best.low) else { return nil }
    return (row, best.determiningLevel)
  }

  /// Collects the points where rows without another unassigned column are at their targets.
  @inline(__always)
  private mutating func collectPoints(_ column: ColumnIndex, _ basis: borrowing BasicSolution) {
    median.removeAll()
    let places = basis.problem.columns[column].places
    guard places.upperBound &- places.lowerBound <= WeightedMedian.fewPoints else {
      for place in places {
        if let point = point(at: place, column, basis) { median.append(point) }
      }
      return median.sort()
    }
    // From behind: content, which is weak, is recorded before constraints, and its hugging before its resistance. So most
    // points stand where they come.
    var place = places.upperBound
    while place > places.lowerBound {
      place &-= 1
      if let point = point(at: place, column, basis) { median.insertEarlier(point) }
    }
  }

  /// The point of the row at a place among a column's occurrences, unless it mentions another unassigned column.
  @inline(__always)
  private func point(
    at place: Int, _ column: ColumnIndex, _ basis: borrowing BasicSolution
  ) -> WeightedMedian.Point? {
    let row = basis.problem.occurrences[place]
    guard unassignedCount[row] == 1 else { return nil }
    let coefficient = basis.problem.coefficient(ofRow: row, column: column)
    guard abs(coefficient) >= Tolerances.pivotShare else { return nil }
    return basis.point(ofRow: row, column, coefficient: coefficient)
  }
}
