import ConstraintSolver
import TestSupport
import Testing

/// One constant changed again and again, as when an edge is dragged.
@Suite struct RangingTests {
  /// Values beside those of a solver that knows only the last constant.
  @Test(arguments: 0..<60) func draggingEqualsSolvingAfresh(seed: UInt64) throws {
    let system = RandomSystem(seed: 7000 + seed)
    let dragged = Solver()
    let (variables, _) = try dragged.add(system)
    let edit = try dragged.add(
      LinearConstraint([Term(1, variables[0])], .equal, 0, priority: Priority(999.5)))
    guard (try? dragged.solve()) != nil else { return }
    for step in -40..<40 {
      let position = Double(step) * 1.75
      try dragged.setConstant(position, of: edit)
      try dragged.solve()
      let fresh = try solved(system, position)
      for variable in variables {
        let (mine, others) = (dragged.value(of: variable), fresh.value(of: variable))
        #expect(abs(mine - others) <= 1e-9 * max(1, abs(others)))
      }
      #expect(dragged.undeterminedVariables() == fresh.undeterminedVariables())
    }
  }

  private func solved(_ system: RandomSystem, _ position: Double) throws -> Solver {
    let solver = Solver()
    let (variables, _) = try solver.add(system)
    _ = try solver.add(
      LinearConstraint([Term(1, variables[0])], .equal, position, priority: Priority(999.5)))
    try solver.solve()
    return solver
  }

  /// A row of labels of equal width in a window that is dragged: every step computes what changes
  /// and nothing else, however many labels there are.
  @Test func stepsTouchOnlyWhatChanges() throws {
    let row = try LabelRow(count: 50)
    try row.drag(to: 5000)
    try row.drag(to: 5050)
    for step in 0..<20 {
      try row.drag(to: 5060 + Double(step))
      #expect(row.solver.statistics.solvedComponents == 0)
      #expect(row.solver.statistics.pivots == 0)
      // The window, the common width, and the other widths and origins but the first.
      #expect(row.solver.statistics.evaluations == 1 + 50 + 49)
      let width = (5060 + Double(step) - 51 * 8) / 50
      #expect(abs(row.solver.value(of: row.widths[7]) - width) <= 1e-12)
    }
  }

  /// Beyond the width at which a label fits the range ends, and the answer is right all the same.
  @Test func rangesEndWhereALabelFits() throws {
    let solver = Solver()
    let window = solver.makeVariable()
    let width = solver.makeVariable()
    let edit = try solver.add(
      LinearConstraint([Term(1, window)], .equal, 50, priority: Priority(999)))
    _ = try solver.add(
      LinearConstraint([Term(1, width), Term(-1, window)], .lessThanOrEqual, -16))
    _ = try solver.add(LinearConstraint([Term(1, width)], .equal, 100, priority: Priority(750)))
    for size in [50.0, 60, 70, 80, 115, 116, 117, 130, 140, 117, 116, 115, 90] {
      try solver.setConstant(size, of: edit)
      try solver.solve()
      #expect(solver.value(of: width) == min(100, size - 16))
    }
  }

  /// A refused step leaves no range behind.
  @Test func refusedStepsEndARange() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let edit = try solver.add(LinearConstraint([Term(1, width)], .equal, 100))
    _ = try solver.add(LinearConstraint([Term(1, width)], .lessThanOrEqual, 200))
    try solver.solve()
    for size in [150.0, 160, 170, 180] {
      try solver.setConstant(size, of: edit)
      try solver.solve()
    }
    for size in [250.0, 300, 350] {
      try solver.setConstant(size, of: edit)
      #expect(throws: SolverError.self) { try solver.solve() }
      #expect(solver.value(of: width) == 180)
    }
    try solver.setConstant(190, of: edit)
    try solver.solve()
    #expect(solver.value(of: width) == 190)
  }

  /// Rows that only happen to be at their targets have a say once they are not.
  @Test func rowsThatLeaveTheirTargetsAreAsked() throws {
    let solver = Solver()
    let bound = solver.makeVariable()
    let value = solver.makeVariable()
    let edit = try solver.add(LinearConstraint([Term(1, bound)], .equal, 5))
    _ = try solver.add(
      LinearConstraint([Term(1, value)], .lessThanOrEqual, 5, priority: Priority(800)))
    _ = try solver.add(
      LinearConstraint(
        [Term(1, value), Term(-1, bound)], .greaterThanOrEqual, 0, priority: Priority(750)))
    try solver.solve()
    #expect(solver.undeterminedVariables() == [])
    try solver.setConstant(4, of: edit)
    try solver.solve()
    #expect(solver.value(of: value) == 4)
    #expect(solver.freedom(of: value) == 4...5)
    #expect(solver.undeterminedVariables() == [value])
    _ = try solver.add(LinearConstraint([Term(1, value)], .equal, 1, priority: Priority(250)))
    for bound in [4, 4.5, 5, 6, 5, 3, 2] {
      try solver.setConstant(bound, of: edit)
      try solver.solve()
      #expect(solver.value(of: value) == min(bound, 5))
    }
  }

  /// Anything else than the constant ends a range.
  @Test func otherEditsEndARange() throws {
    let row = try LabelRow(count: 3)
    for size in [500.0, 510, 520] { try row.drag(to: size) }
    _ = try row.solver.add(LinearConstraint([Term(1, row.widths[0])], .lessThanOrEqual, 100))
    #expect(throws: SolverError.self) {
      row.solver.setPriority(.required, of: row.edit)
      try row.solver.solve()
    }
    try row.drag(to: 530)
    #expect(row.solver.value(of: row.widths[2]) == 166)
    row.solver.remove(row.edit)
    try row.solver.solve()
    #expect(row.solver.value(of: row.widths[2]) == 60)
  }
}

/// Labels of equal width, 8 points apart, that fill a window.
private struct LabelRow {
  let solver = Solver()
  let edit: ConstraintID
  private(set) var widths: [Variable] = []

  init(count: Int) throws {
    let window = solver.makeVariable()
    edit = try solver.add(
      LinearConstraint([Term(1, window)], .equal, 1000, priority: Priority(999)))
    var former: (x: Variable, width: Variable)?
    for _ in 0..<count {
      let x = solver.makeVariable()
      let width = solver.makeVariable()
      if let former {
        _ = try solver.add(
          LinearConstraint([Term(1, x), Term(-1, former.x), Term(-1, former.width)], .equal, 8))
        _ = try solver.add(LinearConstraint([Term(1, width), Term(-1, widths[0])], .equal, 0))
      } else {
        _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 8))
      }
      _ = try solver.add(LinearConstraint([Term(1, width)], .equal, 60, priority: Priority(250)))
      former = (x, width)
      widths.append(width)
    }
    if let former {
      _ = try solver.add(
        LinearConstraint(
          [Term(1, former.x), Term(1, former.width), Term(-1, window)], .equal, -8))
    }
    try solver.solve()
    #expect(solver.statistics.factorizations == 0)
    #expect(solver.statistics.pivots == 0)
  }

  func drag(to size: Double) throws {
    try solver.setConstant(size, of: edit)
    try solver.solve()
  }
}
