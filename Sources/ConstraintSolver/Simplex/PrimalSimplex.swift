/// The primal simplex method for piecewise linear objectives, on a basic solution and its
/// component.
///
/// An edge is followed past breakpoints while the objective falls (Fourer, "A simplex algorithm for
/// piecewise-linear programming", 1985). Reduced costs are updated after each pivot and recomputed
/// before a minimum is believed.
struct PrimalSimplex: ~Copyable {
  /// The function that is minimised at present.
  private(set) var objective = Objective.none
  /// Rows of levels above this that hold must keep holding.
  var mustHoldAbove = Float.infinity
  /// Whether slacks of superbasic columns are priced last, instead of first.
  var pricesSuperbasicLast = false
  /// The slopes of a linear objective.
  private(set) var linearSlopes = FlatArray<ColumnTerm>()
  /// The inactive rows that may have a cost in the levels to come, by level.
  var costlyRows = CostlyRows()
  /// The reduced costs that the last run left: after an optimum, its proof.
  var reducedCosts = ReducedCosts()
  /// Columns that were assigned another row since ``beginReassignments()``.
  private(set) var reassignedColumns = FlatArray<ColumnIndex>()
  /// Whether a step moved a variable further than `Tolerances.largeMove` since this was reset.
  var hasTakenLargeMove = false
  /// The number of columns that steps may move.
  var stepBudget = StepBudget()

  var breakpoints = FlatArray<Breakpoint>()
  var pricing = PricingQueue()
  var flips = FlatArray<BoundFlip>()
  var perturbation = Perturbation()

  private let passing = PassedByAddress()

  init() {}

  /// Gives every column its element in all arrays.
  mutating func extend(columnCount: Int) {
    reducedCosts.extend(columnCount: columnCount)
  }

  /// Starts with the levels of a component: no row is costly, and none must hold.
  mutating func begin() {
    costlyRows.removeAll()
    mustHoldAbove = .infinity
    objective = .none
  }

  // MARK: The main loop

  /// Moves to a vertex of the component where a linear function is minimal.
  ///
  /// - Parameters:
  ///   - slopes: The function's slopes by columns.
  ///   - basis: The basic solution.
  /// - Returns: The end of the run.
  /// - Throws: `Interruption.numericalTrouble` where rounding makes it impossible, `Interruption.budgetSpent` where ``stepBudget``
  ///   runs out.
  mutating func minimise(
    slopes: [ColumnTerm], _ basis: inout BasicSolution
  ) throws(Interruption) -> Termination {
    linearSlopes.removeAll()
    for slope in slopes { linearSlopes.append(slope) }
    return try minimise(.linear, &basis)
  }

  /// Moves to a vertex of the component where `objective` is minimal among all points within
  /// bounds.
  ///
  /// Each round prices the nonbasic slacks, computes the edge on which the best one enters the
  /// basis, finds by the ratio test the row whose slack leaves, and pivots. `AntiCycling` says what
  /// happens where no step makes progress.
  ///
  /// - Throws: `Interruption.numericalTrouble` where rounding makes it impossible, `Interruption.budgetSpent` where ``stepBudget``
  ///   runs out.
  mutating func minimise(
    _ objective: Objective, _ basis: inout BasicSolution
  ) throws(Interruption) -> Termination {
    self.objective = objective
    chooseSides(&basis)
    defer { perturbation.deactivate() }
    var run = Run(steepest: try recomputeReducedCosts(&basis), basis.component)
    while true {
      try run.antiCycling.countRound()
      queueCandidates(run, basis)
      if try flipBounds(&run, &basis) { continue }
      guard let entering = price(run, basis) else {
        if run.areReducedCostsFresh { return .optimal(steepest: run.steepest) }
        try refreshReducedCosts(&run, &basis)
        continue
      }
      if try pivotOnParallelRow(entering, &run, &basis) { continue }
      guard try computeEdge(entering, &run, &basis) else { continue }
      guard let leaving = ratioTest(entering, run, basis) else {
        if try leaveUnboundedEdge(entering, &run, &basis) { return .unbounded }
        continue
      }
      try pivot(entering, at: leaving, &run, &basis)
    }
  }

  /// The state of one run of the main loop.
  struct Run: ~Copyable {
    /// The steepest slope in the objective.
    var steepest: Double
    /// Whether the reduced costs were computed from the objective, not updated.
    var areReducedCostsFresh = true
    var isFirstPivot = true
    /// The number of pivots on parallel rows that may still be made.
    var parallelPivotsLeft: Int
    var antiCycling: AntiCycling

    init(steepest: Double, _ component: borrowing Component) {
      self.steepest = steepest
      parallelPivotsLeft = component.columns.count
      antiCycling = AntiCycling(
        limit: WorkLimits.rounds(forSize: component.rows.count + component.columns.count))
    }

    /// A reduced cost below this is 0.
    var threshold: Double { Tolerances.dual * steepest }
  }

  /// Puts the objective's rows that are at their targets on the side that costs less.
  private mutating func chooseSides(_ basis: inout BasicSolution) {
    switch objective {
    case .level(let level):
      var node = costlyRows.first(ofLevel: level)
      while node >= 0 {
        chooseSide(ofRow: costlyRows.row(at: node), &basis)
        node = costlyRows.next(after: node)
      }
    case .row(let row): chooseSide(ofRow: row, &basis)
    case .none, .magnitude, .linear: break
    }
  }

  private mutating func chooseSide(ofRow number: RowIndex, _ basis: inout BasicSolution) {
    guard !basis.problem.rows[number].isActive else { return }
    basis.problem.rows[number].side = cheaperSide(
      ofRow: number, position(ofRow: number, basis), basis.problem)
  }

  /// Makes bound flips while the reduced costs are fresh.
  ///
  /// - Returns: Whether bounds were flipped; then the reduced costs were recomputed.
  private mutating func flipBounds(
    _ run: inout Run, _ basis: inout BasicSolution
  ) throws(Interruption) -> Bool {
    guard run.areReducedCostsFresh, run.antiCycling.rule == .queueOrder else { return false }
    if try flipTogether(run.threshold, &basis) {
      try refreshReducedCosts(&run, &basis)
      return true
    }
    // Slacks that did not flip are candidates again.
    queueCandidates(run, basis)
    return false
  }

  private mutating func refreshReducedCosts(
    _ run: inout Run, _ basis: inout BasicSolution
  ) throws(Interruption) {
    run.steepest = try recomputeReducedCosts(&basis)
    run.areReducedCostsFresh = true
  }

  /// Makes a step of length 0 where a row parallel to the active one stops the entering slack at
  /// once.
  ///
  /// - Returns: Whether a pivot was made.
  private mutating func pivotOnParallelRow(
    _ entering: EnteringSlack, _ run: inout Run, _ basis: inout BasicSolution
  ) throws(Interruption) -> Bool {
    guard run.antiCycling.rule == .queueOrder, run.parallelPivotsLeft > 0,
      let place = parallelBreakpoint(entering, &basis)
    else { return false }
    run.parallelPivotsLeft -= 1
    pricing.forgetTouched()
    exchange(entering, at: place, &basis)
    addOwnReducedCost(of: entering.column, &basis)
    run.areReducedCostsFresh = false
    return true
  }

  /// Computes the edge on which a slack enters, and its breakpoints.
  ///
  /// - Returns: Whether the rows were on the sides that the reduced costs assume; otherwise these
  ///   were recomputed.
  private mutating func computeEdge(
    _ entering: EnteringSlack, _ run: inout Run, _ basis: inout BasicSolution
  ) throws(Interruption) -> Bool {
    try basis.ftran(entering.column, entering.side.sign)
    stepBudget.spend(basis.direction.movedColumns.count)
    if stepBudget.isSpent { throw .budgetSpent }
    if collectBreakpoints(&basis) || perturbation.isActive { return true }
    run.steepest = try recomputeReducedCosts(&basis)
    return false
  }

  /// The place among the breakpoints of the row whose slack leaves the basis; nil if the objective
  /// falls for ever.
  private mutating func ratioTest(
    _ entering: EnteringSlack, _ run: borrowing Run, _ basis: borrowing BasicSolution
  ) -> Int? {
    run.antiCycling.rule == .bland ? leastIndexRatioTest() : longStepRatioTest(entering, basis)
  }

  /// Handles an edge on which no slack leaves.
  ///
  /// Under perturbation that is the escape: perturbation ends, and the edge is taken again. Otherwise the objective is
  /// unbounded if the reduced costs are fresh, and these are recomputed if they are not.
  ///
  /// - Returns: Whether the objective is unbounded.
  private mutating func leaveUnboundedEdge(
    _ entering: EnteringSlack, _ run: inout Run, _ basis: inout BasicSolution
  ) throws(Interruption) -> Bool {
    guard run.antiCycling.rule == .perturbed else {
      if run.areReducedCostsFresh { return true }
      try refreshReducedCosts(&run, &basis)
      return false
    }
    run.antiCycling.noteEscape()
    perturbation.deactivate()
    pricing.touch(entering.column)
    return false
  }

  /// Moves to the breakpoint of the leaving slack, and updates or recomputes the reduced costs.
  private mutating func pivot(
    _ entering: EnteringSlack, at place: Int, _ run: inout Run, _ basis: inout BasicSolution
  ) throws(Interruption) {
    let step = breakpoints[place].step
    guard step.isFinite else { throw .numericalTrouble }
    pricing.forgetTouched()
    exchange(entering, at: place, &basis)
    try reevaluate(after: step, &basis)
    // A large first step is mostly the last one.
    run.areReducedCostsFresh = run.isFirstPivot && isStepLarge(basis)
    run.isFirstPivot = false
    if run.areReducedCostsFresh {
      reducedCosts.clearGradient()
      run.steepest = try recomputeReducedCosts(&basis)
    } else {
      try btran(&basis)
    }
    recordStep(&run.antiCycling, progress: -entering.rate * step > Tolerances.primal * run.steepest)
  }

  /// Whether the edge moves so much of the component that recomputing reduced costs is about as
  /// much work as updating them.
  private func isStepLarge(_ basis: borrowing BasicSolution) -> Bool {
    Double(basis.direction.movedColumns.count)
      >= WorkLimits.largeStepShare * Double(basis.component.columns.count)
  }

  /// Computes values from the active rows after a step so long that adding it to them left rounding
  /// errors.
  private mutating func reevaluate(
    after step: Double, _ basis: inout BasicSolution
  ) throws(Interruption) {
    guard !perturbation.isActive, step * basis.direction.largestRate > Tolerances.largeMove
    else { return }
    hasTakenLargeMove = true
    try basis.evaluateComponent()
    for index in basis.component.rows.indices { listIfCostly(basis.component.rows[index], &basis) }
  }

  /// Records a step, and perturbs or restores the rows as the rule for the next one needs.
  private mutating func recordStep(_ antiCycling: inout AntiCycling, progress: Bool) {
    let before = antiCycling.rule
    antiCycling.record(progress: progress)
    guard antiCycling.rule != before else { return }
    perturbation.deactivate()
    if antiCycling.rule == .perturbed { perturbation.activate() }
    // Another rule may choose slacks that this one passed over.
    for index in reducedCosts.listedColumns.indices {
      pricing.touch(reducedCosts.listedColumns[index])
    }
  }

  // MARK: Costly rows

  /// Lists an inactive row that may have a cost in the levels to come.
  @inline(__always)
  mutating func listIfCostly(_ number: RowIndex, _ basis: inout BasicSolution) {
    let row = basis.problem.rows[number]
    guard !row.isListed, row.level <= mustHoldAbove else { return }
    guard row.violatingSides == .both || basis.problem.isViolated(number) else { return }
    list(number, &basis)
  }

  mutating func list(_ number: RowIndex, _ basis: inout BasicSolution) {
    guard !basis.problem.rows[number].isListed else { return }
    basis.problem.rows[number].isListed = true
    costlyRows.append(number, level: basis.problem.rows[number].level)
  }

  mutating func unlistAll() { costlyRows.removeAll() }

  /// Lists the rows again after the levels of some changed.
  mutating func relist(_ problem: borrowing Problem) {
    costlyRows.relist(problem)
  }

  func hasViolation(ofLevel level: Float, _ problem: borrowing Problem) -> Bool {
    var node = costlyRows.first(ofLevel: level)
    while node >= 0 {
      if problem.isViolated(costlyRows.row(at: node)) { return true }
      node = costlyRows.next(after: node)
    }
    return false
  }

  // MARK: Reassigned columns

  /// Forgets which columns were assigned another row.
  mutating func beginReassignments() { reassignedColumns.removeAll() }

  /// Notes that a column was assigned another row.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - limit: The number of the component's columns: with so many the list ends, because it must
  ///     not grow with the number of steps.
  @inline(__always)
  mutating func noteReassigned(_ column: ColumnIndex, limit: Int) {
    if reassignedColumns.count < limit { reassignedColumns.append(column) }
  }

  /// Whether so many columns were reassigned that all of the component count.
  func isEveryColumnReassigned(_ component: borrowing Component) -> Bool {
    reassignedColumns.count >= component.columns.count
  }
}
