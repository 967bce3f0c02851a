/// The constraints with a vertex of their feasible set: the state the simplex method works on.
///
/// Every row `i` has an *activity* `aᵢ·x` and one breakpoint, its target. On each side of the
/// target a row may be blocked (it must not go there) and may have a cost (a slope per unit). A
/// *vertex* is the point where as many independent rows as there are columns, the *pins*, are at
/// their targets. The method moves from vertex to vertex along edges, on which one pin leaves its
/// target and another row reaches its own.
///
/// Each pin is assigned to a column it mentions, so that every column has a row its value follows
/// from. There are no factors of the whole basis: `Traversal` finds the columns that a change
/// concerns, in an order in which their pins can be solved one after the other, and only columns
/// that depend on each other are factorised together. Work is proportional to what changes.
struct Engine: ~Copyable {
  var system = System()
  var traversal = Traversal()
  var dependence = DependenceOrder()
  var factors = GroupFactors()
  var journal = Journal()

  // How columns and rows change along the present direction; zero everywhere else.
  var columnRate = FlatArray<Double>()
  var rowRate = FlatArray<Double>()
  var movedColumns = FlatArray<Int32>()
  var touchedRows = FlatArray<Int32>()
  var isRowTouched = FlatArray<Bool>()
  var largestRate = 0.0

  // The objective's slope per unit of each column's pin; zero everywhere else.
  var multiplier = FlatArray<Double>()
  var touchedMultipliers = FlatArray<Int32>()
  var isMultiplierTouched = FlatArray<Bool>()
  /// A linear function whose multipliers are wanted; zero between uses.
  var gradient = FlatArray<Double>()
  var gradientColumns = FlatArray<Int32>()

  // What is minimised at present.
  var objective = Objective.none
  /// Rows stronger than this that hold must keep holding.
  var settledAbove = Float.infinity
  var breakpoints = FlatArray<Breakpoint>()
  var candidates = CandidateQueue()
  var flips = Flips()
  var displacement = Displacement()
  /// Rows found violated, for the tiers to come.
  var violatedRows = ListedRows()
  var path = FlatArray<Int32>()
  var marks = Marks()

  /// The slopes of a linear objective.
  var linearSlopes = FlatArray<Speed>()

  // The rows and columns that are connected with what was edited.
  var regionRows = FlatArray<Int32>()
  var regionColumns = FlatArray<Int32>()
  var regionMarks = Marks()
  /// The columns of a contested region of which it is open what fixes them.
  var releasedColumns = FlatArray<Int32>()
  /// Columns at which the present region ends.
  var boundaryColumns = FlatArray<Int32>()
  /// The rows and columns of regions that were optimised.
  var settledMarks = Marks()
  /// The pins of the region that could leave without making the objectives so far worse.
  var movableColumns = FlatArray<Int32>()
  /// Columns whose pin was exchanged.
  var repinnedColumns = FlatArray<Int32>()
  /// The strength of the strongest row of the present region that does not hold, 0 if all do.
  var strongestViolation: Float = 0
  /// Whether a step of the present attempt moved a variable further than `Tolerances.longStep`.
  var hasTakenLongStep = false
  /// The number of columns that steps of the present attempt may move.
  var stepBudget = StepBudget()
  /// Whether anchors are the last to leave, instead of the first.
  var anchorsLeaveLast = false

  /// Whether a required row ever had to give way.
  var mayHaveBrokenRows = false
  /// Whether an optimum was ever not unique.
  var mayHaveFaces = false
  /// Columns nothing was pinned on yet.
  var freshColumns = FlatArray<Int32>()
  var propagation = Propagation()
  var ranging = Ranging()
  var sensitivities = Sensitivities()
  var statistics = Statistics()

  /// The rows of the last commit that were edited since, in the order of their first edit.
  var editedRows = FlatArray<RowEdit>()
  /// The rows added (`row`) and removed (`~row`) since the last commit, in order.
  var structuralEdits = FlatArray<Int32>()
  var removedColumns = FlatArray<Int32>()
  /// Columns with this number or a larger one were made since changes were last asked for.
  var firstUnreportedColumn = 0
  /// The others whose value was set since then, in no order.
  var changeCandidates = FlatArray<Int32>()
  /// The values of columns when changes were last asked for; those of further ones were 0.
  var reportedValues = FlatArray<Double>()
  /// The strengths that fixed columns of the last commit before they changed, in the order of changes.
  var formerFixings = FlatArray<FormerFixing>()
  /// Whether rows were removed since the last commit.
  var hasRemovedRows = false
  /// Columns pinned by rows of their own, some of which were edited.
  var stoppedColumns = FlatArray<Int32>()
  /// Rows that mention columns just evaluated, and are pinned on none.
  var unpinnedRows = FlatArray<Int32>()
  /// Whether values could not be computed, so that pins and what fixes columns mean nothing.
  var isVertexLost = false
  /// Rows that are contested after propagation.
  var contestedRows = FlatArray<Int32>()
  /// Rows and columns from which regions are to be collected.
  var seedRows = FlatArray<Int32>()
  var seedColumns = FlatArray<Int32>()

  init() {}

  @inline(__always)
  mutating func makeColumn() -> Int32 {
    let column = system.makeColumn()
    freshColumns.append(column)
    return column
  }

  /// Gives every row its place in its columns, and every column and row its place in all scratch
  /// arrays.
  mutating func extendScratch() {
    system.enterOccurrences()
    extendMarks()
    extendDirections()
  }

  /// Gives every column and row its place in the arrays that edits and propagation need.
  mutating func extendMarks() {
    let rowCount = system.rows.count
    let columnCount = system.columns.count
    columnRate.extendWithZeros(to: columnCount)
    marks.extend(rowCount: 0, columnCount: columnCount)
    propagation.extend(rowCount: rowCount, columnCount: columnCount)
    sensitivities.extend(columnCount: columnCount)
  }

  /// Gives every column and row its place in the arrays that only moves along edges need.
  mutating func extendDirections() {
    extendRates()
    let columnCount = system.columns.count
    multiplier.extendWithZeros(to: columnCount)
    isMultiplierTouched.extendWithZeros(to: columnCount)
    gradient.extendWithZeros(to: columnCount)
  }

  /// Gives every row its place in the arrays that rates need.
  mutating func extendRates() {
    let rowCount = system.rows.count
    rowRate.extendWithZeros(to: rowCount)
    isRowTouched.extendWithZeros(to: rowCount)
  }

  // MARK: Values and pins

  /// Sets a column's value, remembering the last commit's.
  @inline(__always)
  mutating func setValue(_ column: Int32, _ value: Double) {
    journal.note(column, system)
    // Adding zero turns a negative zero into a positive one.
    system.columns[column].value = value + 0
  }

  /// Sets the strength that fixes a column, remembering the one before.
  ///
  /// What a column follows from may be fixed by it, so that taking it back has to be undone exactly: a
  /// weaker strength here than there would end a region too early.
  mutating func setFixing(_ column: Int32, _ strength: Float) {
    let former = propagation.fixing[column]
    guard former != strength else { return }
    if !system.isFresh(column: column) {
      formerFixings.append(FormerFixing(column: column, strength: former))
    }
    propagation.fixing[column] = strength
  }

  /// Pins a row, or its anchor at 0, on a column.
  mutating func setPin(_ column: Int32, _ row: Int32) {
    let coefficient = row >= 0 ? system.coefficient(ofRow: row, column: column) : 1
    setPin(column, row, coefficient: coefficient)
  }

  /// Pins a row, or its anchor at 0, on a column that it has with a coefficient.
  @inline(__always)
  mutating func setPin(_ column: Int32, _ row: Int32, coefficient: Double) {
    journal.note(column, system)
    factors.invalidate(groupOf: column)
    noteDependence(onPin: system.columns[column].pin)
    noteDependence(onPin: row)
    guard row >= 0 else { return system.columns[column].setAnchor(at: 0) }
    system.columns[column].setPin(row, coefficient: coefficient)
    journal.note(row: row, system)
    system.rows[row].pinned = column
  }

  /// Notes that a column begins or ceases to depend on others by a pin.
  @inline(__always)
  private mutating func noteDependence(onPin row: Int32) {
    if row >= 0, system.rows[row].count > 1 { dependence.invalidate() }
  }

  /// Lets a column stay where it is, pinned by its anchor.
  mutating func hold(_ column: Int32) {
    journal.note(column, system)
    factors.invalidate(groupOf: column)
    let pin = system.columns[column].pin
    noteDependence(onPin: pin)
    if pin >= 0 {
      journal.note(row: pin, system)
      system.rows[pin].pinned = -1
    }
    system.columns[column].setAnchor(at: system.columns[column].value)
  }

  /// Computes the values of the columns of the last walk from their pins' targets and the original
  /// coefficients.
  mutating func evaluate() throws(NumericalTrouble) {
    var cursor = Traversal.Cursor(traversal)
    while let step = cursor.next(traversal) {
      switch step {
      case .column(let column): setValue(column, pinnedValue(column))
      case .group(let group): evaluate(try factors.factors(of: group, traversal, system))
      }
    }
  }

  /// The value that follows from a column's pin.
  @inline(__always)
  func pinnedValue(_ column: Int32) -> Double {
    let pin = system.columns[column].pin
    guard pin >= 0 else { return system.columns[column].anchor }
    let row = system.rows[pin]
    var sum = row.target
    for index in row.places {
      let entry = system.entries[index]
      if entry.column != column { sum -= entry.coefficient * system.columns[entry.column].value }
    }
    return Engine.pinnedValue(ofRest: sum, system.columns[column].pinCoefficient)
  }

  /// The value of a column with a coefficient, for what the other terms leave of its pin's target.
  @inline(__always)
  static func pinnedValue(ofRest rest: Double, _ coefficient: Double) -> Double {
    // Values wait for each other along a chain, and a division takes as long as all the rest.
    coefficient == 1 ? rest : rest / coefficient
  }

  mutating func evaluate(_ factors: GroupFactors.Group) {
    let columns = factors.columns
    var rightSide: [Double] = []
    rightSide.reserveCapacity(columns.count)
    for column in columns { rightSide.append(outsidePart(column, columns)) }
    let values = factors.solveRefined(rightSide)
    for (place, column) in columns.enumerated() { setValue(column, values[place]) }
  }

  /// The target of a column's pin less the terms of columns that are not in the group.
  private func outsidePart(_ column: Int32, _ group: [Int32]) -> Double {
    let row = system.rows[system.columns[column].pin]
    let number = factors.group(of: column)
    var sum = row.target
    for index in row.places {
      let entry = system.entries[index]
      if factors.group(of: entry.column) != number {
        sum -= entry.coefficient * system.columns[entry.column].value
      }
    }
    return sum
  }
}

extension Engine {
  /// An engine with the same constraints, edits and vertex.
  mutating func copy() -> Engine {
    endRanging()
    var other = Engine()
    other.system = system.copy()
    other.journal = journal.copy()
    other.factors = factors.copy()
    other.freshColumns = freshColumns.copy()
    other.editedRows = editedRows.copy()
    other.structuralEdits = structuralEdits.copy()
    other.removedColumns = removedColumns.copy()
    other.firstUnreportedColumn = firstUnreportedColumn
    other.changeCandidates = changeCandidates.copy()
    other.reportedValues = reportedValues.copy()
    other.hasRemovedRows = hasRemovedRows
    other.mayHaveBrokenRows = mayHaveBrokenRows
    other.mayHaveFaces = mayHaveFaces
    other.statistics = statistics
    other.extendScratch()
    return other
  }

  /// How far a row is from holding, in its constraint's unit; 0 when it holds up to rounding.
  func violation(ofRow number: Int32) -> Double {
    let (amount, magnitude) = system.excess(number)
    guard abs(amount) > Tolerances.primal * magnitude else { return 0 }
    let row = system.rows[number]
    return row.violatingSides.contains(amount > 0 ? .above : .below) ? abs(amount) * row.weight : 0
  }

  /// The rows of required constraints that give way, oldest first.
  func brokenRows() -> [Int32] {
    guard mayHaveBrokenRows else { return [] }
    var rows: [Int32] = []
    for number in system.rows.indices
    where system.rows[number].isAlive && system.rows[number].strength == Level.broken {
      rows.append(Int32(number))
    }
    return rows.sorted { system.isOlder($0, $1) }
  }
}
