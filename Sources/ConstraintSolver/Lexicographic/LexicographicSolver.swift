/// Finds the optimum level by level: the sum of violations of a level is minimal among the optima
/// of all levels above it (pre-emptive priorities).
///
/// Only the components that edits concern are optimised. A component ends at columns that stronger
/// rows determine.
struct LexicographicSolver: ~Copyable {
  var basis = BasicSolution()
  var simplex = PrimalSimplex()
  var crash = CrashBasis()
  var ranging = Ranging()
  private(set) var changes = ValueChanges()

  /// Rows that are contested after the crash basis was found.
  var contestedRows = FlatArray<RowIndex>()
  /// Rows and columns from which components are to be collected.
  var seedRows = FlatArray<RowIndex>()
  var seedColumns = FlatArray<ColumnIndex>()
  /// The rows and columns of components that were optimised in this solution.
  var optimisedMarks = Marks()
  /// The columns of a contested component whose determining levels are unknown.
  var releasedColumns = FlatArray<ColumnIndex>()
  /// The columns of the component whose nonbasic slacks are not bounded on both sides: they can enter without raising an
  /// objective that was minimised already.
  var freeSlackColumns = FlatArray<ColumnIndex>()
  /// The level of the strongest row of the component that does not hold; `PriorityLevel.belowAll` if all do.
  var strongestViolation = PriorityLevel.belowAll
  /// Columns that singleton rows fix, some of which were edited.
  var singletonColumns = FlatArray<ColumnIndex>()
  /// The inactive rows that mention columns evaluated after edits.
  var inactiveRows = FlatArray<RowIndex>()
  /// Whether a row that held came to be at its target: no optimum moves, but there may be fewer.
  var isTargetReached = false
  /// Whether values could not be computed, so that active rows and determining levels mean nothing.
  var isVertexLost = false
  /// The number of early optimisations that may still fail; see ``optimiseEarly()``.
  var earlyTriesLeft = 0
  /// The place of the first contested row that was not tried early.
  var firstUntried = 0
  /// Whether a required row ever had to give way.
  var mayHaveBrokenRows = false
  /// Whether an optimum was ever not unique.
  var mayHaveFaces = false
  /// Scratch: the optional rows that may not hold, by level and age.
  var violatedRows = FlatArray<RowIndex>()
  /// Scratch: the slacks that may enter on an optimal face, and their sum with weights.
  var freeSlacks = FlatArray<FreeSlack>()
  var slackTerms = FlatArray<ColumnTerm>()
  /// Scratch: the points of an edge of an optimal face.
  var median = WeightedMedian()
  /// Scratch: marked columns.
  ///
  /// During `moveVertex` it marks ``singletonColumns``; nothing else may use it before `rowsBesideSingletons`.
  var marks = Marks()

  init() {}

  /// A solver with the same constraints, edits and vertex.
  mutating func copy() -> LexicographicSolver {
    endRanging()
    var other = LexicographicSolver()
    other.basis = basis.copy()
    other.changes = changes.copy()
    other.mayHaveBrokenRows = mayHaveBrokenRows
    other.mayHaveFaces = mayHaveFaces
    other.extend()
    return other
  }

  /// Gives every column and row its element in all arrays.
  mutating func extend() {
    basis.extend()
    extendForEdits()
    simplex.extend(columnCount: basis.problem.columns.count)
  }

  /// Gives every column and row its element in the arrays that edits and the crash basis need.
  mutating func extendForEdits() {
    basis.extendColumns()
    crash.extend(
      rowCount: basis.problem.rows.count, columnCount: basis.problem.columns.count)
  }

  // MARK: Edits

  @inline(__always)
  mutating func add(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    if ranging.row.exists { endRanging() }
    return try basis.problem.add(terms, relation, constant, priority)
  }

  @inline(__always)
  mutating func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    if ranging.row.exists { endRanging() }
    return try basis.problem.add(variable, relation, constant, priority)
  }

  @inline(__always)
  mutating func addUnits(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> RowIndex {
    if ranging.row.exists { endRanging() }
    return basis.problem.recordUnits(terms, relation, constant, priority)
  }

  @inline(__always)
  mutating func addBounds(
    of variable: Variable, at constant: Double, atMost: Priority, atLeast: Priority
  ) -> RowIndex? {
    if ranging.row.exists { endRanging() }
    return basis.problem.addBounds(of: variable, at: constant, atMost: atMost, atLeast: atLeast)
  }

  mutating func remove(_ id: ConstraintID) {
    let number = basis.problem.row(of: id)
    endRanging()
    basis.problem.remove(number)
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard Problem.isAllowed(constant) else { throw .outOfRange }
    let number = basis.problem.row(of: id)
    if number != ranging.row { endRanging() }
    basis.problem.setConstant(constant, ofRow: number)
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let number = basis.problem.row(of: id)
    if basis.problem.rows[number].priority != priority.rawValue { endRanging() }
    basis.problem.setPriority(priority, ofRow: number)
  }

  // MARK: Transactions

  /// Makes the recorded edits and the present vertex final.
  mutating func commit() {
    for index in basis.journal.columns.indices {
      changes.note(
        basis.journal.columns[index].number, formerValue: basis.journal.columns[index].value,
        &basis.problem)
    }
    changes.noteRenewedColumns(&basis.problem)
    changes.forgetRemovedColumns(basis.problem)
    let isFirst = basis.problem.firstFreshColumn == 0
    basis.commit()
    if isFirst { releaseScratchOfStart() }
  }

  /// The number of columns from which on memory that only the first solution needs as a whole is given back.
  private static let columnsOfLargeStart = 1 << 15

  /// Gives back what finding the first crash basis took, for all rows and columns: edits concern few, and take as much as
  /// they need.
  private mutating func releaseScratchOfStart() {
    if basis.problem.columns.count >= LexicographicSolver.columnsOfLargeStart {
      crash = CrashBasis()
    }
  }

  /// Reverts the recorded edits and all that followed from them.
  ///
  /// Variables made since then stay.
  mutating func rollBack() {
    ranging = Ranging()
    basis.rollBack()
  }

  /// The variables whose values changed since this was last called, ascending.
  mutating func takeChangedVariables() -> [Variable] {
    changes.take(&basis.problem)
  }

  /// Takes the changes of all variables at once, if none was ever taken; see `ValueChanges.takeFirst(below:_:)`.
  mutating func takeFirstChanges(below number: Double) -> [Variable]? {
    changes.takeFirst(below: number, &basis.problem)
  }

  /// Notes that a column's value is about to be set.
  @inline(__always)
  mutating func noteChange(_ column: ColumnIndex) {
    changes.noteBefore(column, &basis.problem)
  }

  // MARK: Broken rows

  /// The rows of required constraints that give way, oldest first.
  func brokenRows() -> [RowIndex] {
    guard mayHaveBrokenRows else { return [] }
    var rows: [RowIndex] = []
    for number in basis.problem.rows.indices
    where basis.problem.rows[number].isAlive
      && basis.problem.rows[number].level == PriorityLevel.broken
    {
      rows.append(number)
    }
    return rows.sorted { basis.problem.isOlder($0, $1) }
  }
}
