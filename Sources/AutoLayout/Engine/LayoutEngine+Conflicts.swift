import ConstraintSolver

extension LayoutEngine {
  /// Finds the optimum, and breaks a constraint wherever required ones exclude each other.
  func optimise() {
    var sources: [Int32: RowSource]?
    solver.solve { conflict in
      let known = sources ?? self.sources
      sources = known
      return chooseConstraintToBreak(conflict, known)
    }
  }

  /// Chooses the constraint to break in a conflict.
  private func chooseConstraintToBreak(
    _ conflict: Conflict, _ sources: [Int32: RowSource]
  ) -> ConstraintID {
    let members = conflict.constraints.compactMap { id in
      sources[id.number].map { (id, $0.constraint) }
    }
    let constraints = members.map(\.1)
    let recovery = ConflictRecovery()
    let choice = recovery.choose(among: constraints)
    let id = members[choice].0
    knownConflicts[id] = LayoutConflict(constraints: constraints, broken: constraints[choice])
    return id
  }

  /// The sources of the solver's constraints, by their numbers: only diagnoses ask for them.
  var sources: [Int32: RowSource] {
    var sources: [Int32: RowSource] = [:]
    for view in root.subtree {
      for kind in ViewConstraint.Kind.allCases {
        let row = view.row(of: kind)
        if row != RowNumber.none { sources[row] = .view(view, kind) }
      }
      view.heldConstraints.forEach {
        if $0.row != RowNumber.none { sources[$0.row] = .constraint($0) }
      }
    }
    return sources
  }

  /// The conflicts in the last solution.
  ///
  /// - Complexity: A small linear program for each.
  var conflicts: [LayoutConflict] { solver.brokenConstraints.compactMap(presentConflict) }

  /// The conflict that keeps a constraint broken.
  ///
  /// A constraint may be broken for one reason and stay so for another, when constants have changed since: margins do while
  /// layout comes to rest.
  private func presentConflict(of id: ConstraintID) -> LayoutConflict? {
    guard let known = knownConflicts[id] else { return nil }
    let rows = known.constraints.map(row)
    if !rows.contains(RowNumber.none),
      solver.conflict(among: rows.map { solver.id(ofNumber: $0) })?.count == rows.count
    {
      return known
    }
    guard let members = solver.conflict(among: solver.constraintsOverruling(id) + [id]),
      members.contains(id)
    else { return known }
    let sources = sources
    return LayoutConflict(
      constraints: members.compactMap { $0 == id ? known.broken : sources[$0.number]?.constraint },
      broken: known.broken)
  }

  /// Those of ``conflicts`` that were not among them at the last call.
  func takeNewConflicts() -> [LayoutConflict] {
    let broken = knownConflicts.isEmpty ? [] : solver.brokenConstraints
    defer { reportedConflicts = broken }
    return broken.filter { !reportedConflicts.contains($0) }.compactMap { knownConflicts[$0] }
  }

  /// The violation of a constraint in the last solution, in points; nil if it takes no part.
  func violation(of constraint: EngineConstraint) -> Double? {
    let row = row(of: constraint)
    return row == RowNumber.none ? nil : solver.violation(of: solver.id(ofNumber: row))
  }

  private func row(of constraint: EngineConstraint) -> Int32 {
    if let constraint = constraint as? LayoutConstraint { return constraint.row }
    guard let constraint = constraint as? ViewConstraint,
      let view = constraint.firstItem as? LayoutView
    else { return RowNumber.none }
    return view.row(of: constraint.kind)
  }
}
