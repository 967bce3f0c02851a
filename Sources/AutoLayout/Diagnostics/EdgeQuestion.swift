import ConstraintSolver

/// A copy of a solver in which some values have variables of their own, solved without tie-breaking rows
/// and without some of the constraints.
struct EdgeQuestion {
  let solver: Solver
  private let variables: [Variable]
  private let constants: [Double]

  /// Solves a copy in which extents are not negative, as layout does.
  init(_ values: [LinearValue], without rows: [Int32] = [], in engine: LayoutEngine) {
    self.init(withNegativeExtents: values, without: rows, in: engine)
    raiseFloors(in: engine)
  }

  /// Solves a copy that adds no floors: extents may be negative where the layout has no floor either.
  init(
    withNegativeExtents values: [LinearValue], without rows: [Int32], in engine: LayoutEngine
  ) {
    solver = engine.solverWithoutTieBreakingRows()
    for row in rows { solver.remove(solver.id(ofNumber: row)) }
    var variables: [Variable] = []
    for value in values {
      let variable = solver.makeVariable()
      let terms = [Term(-1, variable)] + value.terms
      _ = try? solver.add(LinearConstraint(terms, .equal, 0))
      variables.append(variable)
    }
    self.variables = variables
    constants = values.map(\.constant)
    solver.solveBreakingOldest()
  }

  /// Adds floors of extents that a solution made empty or negative, until none is.
  private func raiseFloors(in engine: LayoutEngine) {
    var extents = engine.extentsWithoutFloor
    for _ in 0..<Self.mostRounds {
      let empty = extents.indices.filter {
        solver.value(of: extents[$0]) < LayoutTolerances.emptyExtent
      }
      guard !empty.isEmpty else { return }
      for index in empty {
        _ = try? solver.add(extents[index], .greaterThanOrEqual, 0, priority: .required)
      }
      for index in empty.reversed() { extents.remove(at: index) }
      solver.solveBreakingOldest()
    }
  }

  /// Presses a determined value upwards by a very weak row, so that the constraint that stops it becomes active.
  ///
  /// Without that the value may be computed from other constraints that only happen to agree.
  func press(_ index: Int) {
    let value = solver.value(of: variables[index])
    _ = try? solver.add(
      variables[index], .greaterThanOrEqual, value + Self.pressure,
      priority: Priority(Self.pressurePriority))
    solver.solveBreakingOldest()
  }

  /// In points; any distance that is clear of rounding.
  private static let pressure = 1.0
  /// Weaker than any constraint of a layout.
  private static let pressurePriority: Float = 0.01
  /// Rounds of floors; layouts take one or two.
  private static let mostRounds = 16

  /// The value at an index.
  func value(_ index: Int) -> Double { solver.value(of: variables[index]) + constants[index] }

  /// The values that constraints leave open at an index; nil for a determined one.
  func range(_ index: Int) -> ClosedRange<Double>? {
    let freedom = solver.freedom(of: variables[index])
    guard freedom.lowerBound < freedom.upperBound else { return nil }
    return freedom.lowerBound + constants[index]...freedom.upperBound + constants[index]
  }
}
