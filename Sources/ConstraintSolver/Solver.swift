/// Finds values for variables that satisfy linear constraints with strict priorities.
///
/// Edits (adding, removing, changing) are recorded; ``solve()`` applies all edits since the last
/// one together or, when required constraints exclude each other, none of them.
///
/// Among several optima the solver chooses one that depends on the variables, the constraints and the order in which they
/// were added, not on the path of the method. From the strongest priority to the weakest, and within
/// one from the oldest constraint to the youngest, each constraint's own violation is as small as
/// those before it allow. Then, in the order of variables, each value is as close to 0 as those
/// before it allow.
///
/// Numbers beyond a magnitude of 10¹² are refused. Coefficients below 10⁻¹², or below 10⁻⁹ of their
/// constraint's largest, count as zero. A constraint counts as satisfied when it is off by less than 10⁻⁹ of
/// the largest of 1, its constant and its terms.
public final class Solver {
  private let state: Box<LexicographicSolver>

  var lexicographic: LexicographicSolver {
    @inline(__always) _read { yield state.value }
    @inline(__always) _modify { yield &state.value }
  }

  /// Creates a solver without variables or constraints.
  public init() {
    state = Box(LexicographicSolver())
  }

  private init(copying other: Solver) {
    state = Box(other.lexicographic.copy())
  }

  /// A solver with the same variables, constraints, recorded edits and values, under the same
  /// handles, that shares nothing with this one.
  public func clone() -> Solver {
    Solver(copying: self)
  }

  // MARK: Edits

  /// Makes room for variables and constraints to be added, so that adding them copies nothing.
  ///
  /// - Parameters:
  ///   - variables: How many variables will be made.
  ///   - constraints: How many constraints will be added.
  ///   - terms: How many terms they will have in all.
  /// - Precondition: None is negative.
  public func reserve(variables: Int, constraints: Int, terms: Int) {
    precondition(
      variables >= 0 && constraints >= 0 && terms >= 0, "There are no negative amounts")
    lexicographic.basis.problem.reserve(columns: variables, rows: constraints, entries: terms)
  }

  /// Makes a variable.
  ///
  /// Its value is 0 until a constraint says otherwise. Making a variable is not an edit: a refused
  /// `solve` does not undo it.
  @inline(__always)
  public func makeVariable() -> Variable {
    Variable(lexicographic.basis.problem.makeColumn())
  }

  /// Makes four variables with consecutive indices, if that takes no memory and no number of a removed one is free.
  ///
  /// - Returns: The first of them; nil where it made none.
  package func makeFourVariables() -> Variable? {
    lexicographic.basis.problem.makeColumnsInRoom(4).map(Variable.init)
  }

  /// Records the removal of a variable that no constraint mentions any more.
  ///
  /// Once the removal is applied the handle may be given to another variable.
  ///
  /// - Precondition: Every constraint that mentions the variable was removed before.
  public func removeVariable(_ variable: Variable) {
    lexicographic.basis.problem.removeColumn(ColumnIndex(variable))
  }

  /// Records a new constraint.
  ///
  /// - Throws: `SolverError.outOfRange`, recording nothing.
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constraint.constant,
      priority: constraint.priority)
  }

  /// Records a new constraint, `Σ coefficientᵢ · variableᵢ  relation  constant`, without need of an
  /// array.
  ///
  /// Terms may repeat a variable; their coefficients add up.
  ///
  /// - Throws: `SolverError.outOfRange`, recording nothing.
  public func add(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try lexicographic.add(terms, relation, constant, priority)
  }

  /// Records a new constraint, `variable  relation  constant`.
  ///
  /// Most constraints of layouts are of this form, which takes half the time.
  ///
  /// - Throws: `SolverError.outOfRange`, recording nothing.
  package func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority
  ) throws(SolverError) -> ConstraintID {
    try lexicographic.add(variable, relation, constant, priority)
  }

  /// Records the removal of a constraint.
  public func remove(_ id: ConstraintID) {
    lexicographic.remove(id)
  }

  /// Records a new right side for a constraint.
  ///
  /// - Throws: `SolverError.outOfRange`, recording nothing.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try lexicographic.setConstant(constant, of: id)
  }

  /// Records a new priority for a constraint.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    lexicographic.setPriority(priority, of: id)
  }

  // MARK: Solving

  /// Applies the recorded edits and finds the optimum.
  ///
  /// Required constraints that are broken already do not conflict: they stay broken until they can
  /// hold.
  ///
  /// - Throws: `SolverError.conflict`, or `SolverError.outOfRange` when the values would be beyond
  ///   what can be computed. Then every edit since the last successful `solve` is undone:
  ///   constraints, priorities, constants and values are as they were, and identities of
  ///   constraints added since then are no longer valid.
  public func solve() throws(SolverError) {
    switch outcome(.refuse) {
    case .optimal:
      lexicographic.commit()
    case .conflict(let rows):
      let conflict = conflict(rows)
      lexicographic.rollBack()
      throw .conflict(conflict)
    case .outOfRange:
      lexicographic.rollBack()
      throw .outOfRange
    }
  }

  /// Applies the recorded edits, breaking a required constraint wherever they exclude each other.
  ///
  /// A broken constraint counts as stronger than every optional constraint and weaker than every
  /// required one. A later solution in which edits concern it tries it again, the oldest broken one
  /// first. It is required again as soon as it can hold.
  ///
  /// Variables whose values would be beyond what can be computed keep those they have.
  ///
  /// - Parameter choose: Picks the member of the irreducible set to break. It is called while the solver is being changed, and
  ///   must not use this solver, not even to read a value. Nothing checks that.
  /// - Precondition: `choose` returns a member of the set.
  public func solve(breaking choose: (Conflict) -> ConstraintID) {
    withoutActuallyEscaping(choose) { choose in
      let policy = ConflictPolicy.breakRow { conflict in
        let id = choose(Conflict(constraints: conflict))
        precondition(
          conflict.contains(id), "The constraint to break must be a member of the conflict")
        return id
      }
      _ = outcome(policy)
      lexicographic.commit()
    }
  }

  /// Applies the recorded edits if nothing has to be optimised for them.
  ///
  /// That is so if they change constants only, and if the left side of each constraint stays below, at or above its right
  /// side as it was. Constraints that stronger ones decide may change sides. The same variables are undetermined then as
  /// before. The same is true of the optima of the levels down to any one level.
  ///
  /// - Returns: Whether the edits were applied; otherwise they are still recorded.
  package func follow() -> Bool {
    lexicographic.basis.problem.listAdditions()
    guard lexicographic.followEdits() else { return false }
    #if InternalChecks
      lexicographic.checkSolution()
    #endif
    lexicographic.commit()
    return true
  }

  private func outcome(_ policy: ConflictPolicy) -> Outcome {
    lexicographic.basis.problem.listAdditions()
    let outcome =
      lexicographic.followRanging() || lexicographic.moveAlongFaceEdges()
      ? .optimal : lexicographic.solve(policy)
    #if InternalChecks
      if case .optimal = outcome { lexicographic.checkSolution() }
    #endif
    return outcome
  }

  private func conflict(_ rows: [RowIndex]) -> Conflict {
    Conflict(constraints: rows.map { lexicographic.basis.problem.id(ofRow: $0) })
  }
}
