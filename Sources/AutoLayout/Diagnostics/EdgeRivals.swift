import ConstraintSolver

/// The constraints about an edge of an item that do not fix it: those that do not hold, inequalities
/// that are just met, and conflicts.
struct EdgeRivals {
  private(set) var overruled: [EdgeExplanation.Overruled] = []
  private(set) var justMet: [EngineConstraint] = []
  private(set) var conflicts: [LayoutConflict] = []

  /// - Parameters:
  ///   - item: The item.
  ///   - axis: The axis of the edge.
  ///   - variables: The variables that the edge depends on.
  ///   - rows: The rows that fix it.
  ///   - engine: The engine.
  ///   - sources: What its rows come from.
  init(
    of item: LayoutItem, _ axis: Axis, among variables: Set<Variable>, except rows: Set<Int32>,
    _ engine: LayoutEngine, _ sources: [Int32: RowSource]
  ) {
    let owner = item.derivedEdges == nil ? item : item.referenceView
    let own = owner?.variables.map { [$0.origin(axis), $0.extent(axis)] } ?? []
    let concerned = Set(own).intersection(variables)
    let solver = engine.solver
    var broken: [EngineConstraint] = []
    for row in sources.keys.sorted() where !rows.contains(row) {
      guard let source = sources[row], solver.mentions(row, oneOf: concerned) else { continue }
      let violation = solver.violation(of: solver.id(ofNumber: row))
      if violation > LayoutTolerances.samePosition {
        overruled.append(Self.overruled(row, source, violation, solver, sources))
        broken.append(source.constraint)
      } else if case .constraint(let constraint) = source, constraint.isJustMet(in: engine) {
        justMet.append(constraint)
      }
    }
    let involved = rows.compactMap { sources[$0]?.constraint } + broken
    conflicts = engine.conflicts.filter { conflict in
      conflict.constraints.contains { member in involved.contains { $0 === member } }
    }
  }

  private static func overruled(
    _ row: Int32, _ source: RowSource, _ violation: Double, _ solver: Solver,
    _ sources: [Int32: RowSource]
  ) -> EdgeExplanation.Overruled {
    let rivals = solver.constraintsOverruling(solver.id(ofNumber: row))
    return EdgeExplanation.Overruled(
      constraint: source.constraint, priority: Double(solver.recorded(row).priority.rawValue),
      violation: violation, rivals: rivals.compactMap { sources[$0.number]?.constraint })
  }
}

extension Solver {
  /// Whether a constraint mentions one of some variables.
  fileprivate func mentions(_ row: Int32, oneOf variables: Set<Variable>) -> Bool {
    var isMentioned = false
    forEachVariable(of: row) { if variables.contains($0) { isMentioned = true } }
    return isMentioned
  }
}

extension LayoutConstraint {
  /// Whether the constraint is an inequality at its target.
  fileprivate func isJustMet(in engine: LayoutEngine) -> Bool {
    var form = LinearForm()
    guard relation != .equal, write(to: &form, in: engine) else { return false }
    var excess = -form.constant
    for place in 0..<form.count {
      let term = form.places[place]
      excess += term.coefficient * engine.solver.value(of: term.variable)
    }
    return abs(excess) < LayoutTolerances.samePosition
  }
}
