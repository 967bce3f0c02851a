import ConstraintSolver

extension LayoutEngine {
  /// What the solver breaks in a conflict.
  func chooseConstraintToBreak(_ conflict: Conflict) -> ConstraintID {
    let members = conflict.constraints.compactMap { id in
      rows.index(of: id).flatMap { engineConstraint(of: rows[$0].source) }.map { (id, $0) }
    }
    let choice = ConflictRecovery.choose(among: members.map(\.1))
    let id = members[choice].0
    conflictSets[id] = members.map(\.1)
    return id
  }

  /// The conflicts that the last solution lives with.
  var conflicts: [LayoutConflict] {
    solver.brokenConstraints.compactMap { id in
      guard let index = rows.index(of: id), let set = conflictSets[id],
        let broken = engineConstraint(of: rows[index].source)
      else { return nil }
      return LayoutConflict(constraints: set, broken: broken)
    }
  }

  /// The object that stands for what a row says.
  func engineConstraint(of source: RowSource) -> EngineConstraint? {
    switch source.origin {
    case .constraint(let constraint): constraint
    case .view(let view, let kind): view.viewConstraint(kind)
    case nil: nil
    }
  }

  /// How much the last solution violates a constraint, in points; nil when it takes no part.
  func violation(of constraint: EngineConstraint) -> Double? {
    row(of: constraint).map { solver.violation(of: rows[$0].id) }
  }

  private func row(of constraint: EngineConstraint) -> Int32? {
    if let constraint = constraint as? LayoutConstraint {
      return constraint.row == EngineRows.none ? nil : constraint.row
    }
    guard let constraint = constraint as? ViewConstraint,
      let view = constraint.firstItem as? LayoutView
    else { return nil }
    var index = view.firstRow
    while index != EngineRows.none {
      if rows[index].source.kind == constraint.kind { return index }
      index = rows[index].next
    }
    return nil
  }
}
