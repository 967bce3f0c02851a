/// A vertex of the constraints with the basis that defines it.
///
/// Every row `i` has an *activity* `aᵢ·x`, a target `bᵢ` and a slack `aᵢ·x − bᵢ`. A vertex is where
/// as many independent rows as there are columns are *active*: their slacks are nonbasic, at 0.
/// Each active row is assigned to a column that it mentions, and that column's value follows from
/// the row. A column without an active row is *superbasic*: it is held at a value.
///
/// The basis has no factors as a whole. `Traversal` finds the columns that a change concerns, in an
/// order in which their active rows can be solved one after the other. Only columns that depend on
/// each other, a diagonal block of the basis, are factorised together. Work is proportional to what
/// changes.
struct BasicSolution: ~Copyable {
  var problem = Problem()
  /// The last walk along the graph of dependence.
  var traversal = Traversal()
  var dependence = DependenceOrder()
  var factors = BlockFactors()
  private(set) var journal = Journal()
  /// The direction that FTRAN computed last.
  var direction = EdgeDirection()
  /// The rows and columns that are optimised at present.
  var component = Component()
  /// For each column a level `ℓ` so that its value is the same at every optimum of the levels from
  /// `ℓ` up; `PriorityLevel.none` where no such level is known.
  ///
  /// It is the weakest level among the rows that the value follows from.
  private(set) var determiningLevel = ColumnArray<Float>()
  /// The determining levels of columns of the last commit before they changed, in the order of
  /// changes.
  private var formerLevels = FlatArray<FormerLevel>()
  var path = AugmentingPath()
  /// The work of the present solution.
  var statistics = Statistics()

  private struct FormerLevel: BitwiseCopyable {
    var column: ColumnIndex
    var level: Float
  }

  init() {}

  /// A basic solution of the same problem, whose determining levels are unknown.
  func copy() -> BasicSolution {
    var other = BasicSolution()
    other.problem = problem.copy()
    other.journal = journal.copy()
    other.factors = factors.copy()
    other.statistics = statistics
    other.extend()
    return other
  }

  /// Lists new rows and columns, and gives every column and row its element in all arrays.
  mutating func extend() {
    problem.listAdditions()
    extendColumns()
    direction.extend(problem)
  }

  /// Gives every column its element in the arrays that edits and the crash basis need.
  mutating func extendColumns() {
    determiningLevel.extend(to: problem.columns.count, with: PriorityLevel.none)
  }

  // MARK: Values and active rows

  /// Sets a column's value, remembering the last commit's.
  @inline(__always)
  mutating func setValue(_ column: ColumnIndex, _ value: Double) {
    journal.note(column, problem)
    // Adding zero turns a negative zero into a positive one.
    problem.columns[column].value = value + 0
  }

  /// Assigns a row to a column that it mentions, or makes the column superbasic at 0.
  mutating func setActiveRow(_ row: RowIndex, of column: ColumnIndex) {
    let coefficient = row.exists ? problem.coefficient(ofRow: row, column: column) : 1
    setActiveRow(row, of: column, coefficient: coefficient)
  }

  /// Assigns a row to a column that it has with a coefficient, or makes the column superbasic at 0.
  @inline(__always)
  mutating func setActiveRow(_ row: RowIndex, of column: ColumnIndex, coefficient: Double) {
    journal.note(column, problem)
    factors.invalidate(blockOf: column)
    noteDependence(on: problem.columns[column].activeRow)
    noteDependence(on: row)
    guard row.exists else { return problem.columns[column].setSuperbasic(at: 0) }
    problem.columns[column].setActiveRow(row, coefficient: coefficient)
    journal.note(row: row, problem)
    problem.rows[row].assignedColumn = column
  }

  /// Assigns a row to an unassigned column whose states the journal remembers both.
  ///
  /// The column is in no block, so that there is nothing else to do.
  @inline(__always)
  mutating func assignRemembered(_ row: RowIndex, to column: ColumnIndex, coefficient: Double) {
    assert(journal.remembers(column, problem) && journal.remembers(row: row, problem))
    assert(factors.block(of: column) < 0)
    problem.columns[column].setActiveRow(row, coefficient: coefficient)
    problem.rows[row].assignedColumn = column
  }

  /// Makes a row inactive; its column is assigned another one, or held.
  mutating func deactivate(_ row: RowIndex) {
    journal.note(row: row, problem)
    problem.rows[row].assignedColumn = .none
  }

  /// Holds a column where it is: its active row, if it has one, becomes inactive.
  mutating func makeSuperbasic(_ column: ColumnIndex) {
    journal.note(column, problem)
    factors.invalidate(blockOf: column)
    let row = problem.columns[column].activeRow
    noteDependence(on: row)
    if row.exists { deactivate(row) }
    problem.columns[column].setSuperbasic(at: problem.columns[column].value)
  }

  /// Takes a column's active row away, so that a crash basis can assign another.
  mutating func unassign(_ column: ColumnIndex) {
    makeSuperbasic(column)
    setDeterminingLevel(PriorityLevel.none, of: column)
    problem.columns[column].unassign()
  }

  /// Forgets the order of dependence if a column begins or ceases to depend on others by a row.
  @inline(__always)
  private mutating func noteDependence(on row: RowIndex) {
    if row.exists, problem.rows[row].count > 1 { dependence.invalidate() }
  }

  /// Forgets the order of dependence, because columns are about to be assigned other rows.
  mutating func forgetDependence() {
    dependence.invalidate()
  }

  // MARK: Determining levels

  /// Sets a column's determining level, remembering the one before.
  ///
  /// The levels of other columns may rest on it, so that it has to be restored exactly: with a
  /// weaker level here than there, a component would end too early.
  @inline(__always)
  mutating func setDeterminingLevel(_ level: Float, of column: ColumnIndex) {
    let former = determiningLevel[column]
    guard former != level else { return }
    if Int(column) < problem.firstFreshColumn { note(formerLevel: former, of: column) }
    determiningLevel[column] = level
  }

  @inline(never)
  private mutating func note(formerLevel: Float, of column: ColumnIndex) {
    if !problem.isFresh(column: column) {
      formerLevels.append(FormerLevel(column: column, level: formerLevel))
    }
  }

  /// The weakest determining level among a row's columns; infinite without columns.
  @inline(__always)
  func weakestDeterminingLevel(ofRow number: RowIndex) -> Float {
    var weakest = Float.infinity
    for index in problem.rows[number].places {
      weakest = min(weakest, determiningLevel[problem.entries[index].column])
    }
    return weakest
  }

  /// Appends the columns made since the last commit that no level determines.
  func appendUndeterminedFreshColumns(to columns: inout FlatArray<ColumnIndex>) {
    problem.freshColumns.forEach { column in
      if determiningLevel[column] == PriorityLevel.none { columns.append(column) }
    }
  }

  /// Whether stronger rows determine all columns of a row, so that the side it is on changes
  /// nothing.
  @inline(__always)
  func isDecided(_ number: RowIndex) -> Bool {
    problem.rows[number].level < PriorityLevel.broken
      && weakestDeterminingLevel(ofRow: number) > problem.rows[number].level
  }

  // MARK: Transactions

  /// Remembers a row as it was at the last commit.
  @inline(__always)
  mutating func remember(row: RowIndex) {
    journal.note(row: row, problem)
  }

  /// Remembers a column as it was at the last commit.
  @inline(__always)
  mutating func remember(column: ColumnIndex) {
    journal.note(column, problem)
  }

  /// Makes the present solution and the recorded edits final.
  mutating func commit() {
    for index in problem.removedColumns.indices {
      determiningLevel[problem.removedColumns[index]] = PriorityLevel.none
    }
    problem.commit()
    formerLevels.removeAll()
    journal.clear()
  }

  /// Restores values, active rows and bounds of the last commit; the recorded edits stay.
  mutating func restoreVertex() {
    journal.undo(&problem, &factors)
    dependence.invalidate()
  }

  /// Restores the solution of the last commit, and the problem without the recorded edits.
  ///
  /// Variables made since then stay.
  mutating func rollBack() {
    while let former = formerLevels.popLast() { determiningLevel[former.column] = former.level }
    restoreVertex()
    problem.rollBackEdits()
    for index in problem.freshColumns.indices { resetFresh(problem.freshColumns[index]) }
    problem.keepRemovedColumns()
  }

  /// Restores a fresh column, whose rows are gone, as it was when it was made.
  private mutating func resetFresh(_ column: ColumnIndex) {
    factors.invalidate(blockOf: column)
    problem.columns[column].value = 0
    problem.columns[column].bounds = []
    problem.columns[column].isOnFace = false
    if Int(column) < determiningLevel.count { determiningLevel[column] = PriorityLevel.none }
    problem.columns[column].unassign()
  }
}
