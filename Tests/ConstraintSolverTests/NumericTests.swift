import ConstraintSolver
import TestSupport
import Testing

/// Numbers at and beyond the edge of what doubles can do.
@Suite struct NumericTests {
  static let hopeless = [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e13,
  ]

  @Test(arguments: hopeless) func refusesWhatCannotBeComputed(number: Double) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(1, x)], .equal, 5))
    #expect(throws: SolverError.outOfRange) {
      try solver.add(LinearConstraint([Term(number, x)], .equal, 5))
    }
    #expect(throws: SolverError.outOfRange) {
      try solver.add(LinearConstraint([Term(1, x)], .equal, number))
    }
    #expect(throws: SolverError.outOfRange) { try solver.setConstant(number, of: id) }
    #expect(throws: SolverError.outOfRange) {
      try solver.add(LinearConstraint([Term(1e12, x), Term(1e12, x)], .equal, 5))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test(arguments: [1e-300, -1e-300, .leastNonzeroMagnitude, 1e-13]) func tinyCoefficientsAreZero(
    number: Double
  ) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x), Term(number, y)], .equal, 5))
    let alone = try solver.add(
      LinearConstraint([Term(number, y)], .equal, 1, priority: Priority(10)))
    try solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 0)
    #expect(solver.violation(of: alone) == 1)
    _ = try solver.add(LinearConstraint([Term(number, y)], .equal, 1))
    #expect(throws: SolverError.self) { try solver.solve() }
  }

  @Test(arguments: [1e9, -1e9, 3e8, 1e7]) func overflowingChainsEnd(factor: Double) throws {
    let solver = Solver()
    let variables = (0..<60).map { _ in solver.makeVariable() }
    for (first, second) in zip(variables, variables.dropFirst()) {
      _ = try solver.add(LinearConstraint([Term(1, second), Term(-factor, first)], .equal, 1))
    }
    _ = try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 1e12))
    #expect(throws: SolverError.outOfRange) { try solver.solve() }
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
    solver.solve { $0.constraints[0] }
    #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
  }

  @Test(arguments: 0..<50) func wildMagnitudesEnd(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    func magnitude() -> Double {
      let exponent = Int.random(in: -320...320, using: &random)
      let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * (exponent < 0 ? 0.1 : 10) }
      return Bool.random(using: &random) ? power : -power
    }
    func clamped() -> Double {
      let bound = Bool.random(using: &random) ? 1e12 : 1e3
      return max(-bound, min(bound, magnitude()))
    }
    for _ in 0..<14 {
      let terms = (0..<3).map { _ in
        Term(clamped() / 3, variables[Int.random(in: 0..<6, using: &random)])
      }
      let relation: Relation = Bool.random(using: &random) ? .equal : .lessThanOrEqual
      let priority = Priority([1000, 750, 250][Int.random(in: 0..<3, using: &random)])
      _ = try solver.add(LinearConstraint(terms, relation, clamped(), priority: priority))
      do { try solver.solve() } catch {}
      solver.solve { $0.constraints[0] }
      #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
      _ = solver.undeterminedVariables()
    }
  }

  @Test func chainsOfHalvesAreExact() throws {
    let solver = Solver()
    let count = 400
    let positions = (0..<count).map { _ in solver.makeVariable() }
    let sizes = (0..<count).map { _ in solver.makeVariable() }
    _ = try solver.add(LinearConstraint([Term(1, positions[0])], .equal, 0.5))
    for index in 0..<count {
      if index > 0 {
        _ = try solver.add(
          LinearConstraint(
            [
              Term(1, positions[index]), Term(-1, positions[index - 1]),
              Term(-1, sizes[index - 1]),
            ], .equal, 8))
        _ = try solver.add(
          LinearConstraint([Term(1, sizes[index]), Term(-1, sizes[0])], .equal, 0))
      }
    }
    let total = try solver.add(
      LinearConstraint([Term(1, positions[count - 1]), Term(1, sizes[count - 1])], .equal, 0.5))
    for width in stride(from: 10_000.0, to: 10_400, by: 100) {
      try solver.setConstant(0.5 + 8 * Double(count - 1) + width, of: total)
      try solver.solve()
      let size = width / Double(count)
      for index in 0..<count {
        #expect(solver.value(of: sizes[index]) == size)
        #expect(solver.value(of: positions[index]) == 0.5 + Double(index) * (8 + size))
      }
    }
  }

  @Test func manyEditsDoNotDrift() throws {
    var random = SplitMix64(seed: 3)
    let solver = Solver()
    let width = solver.makeVariable()
    let window = try solver.add(
      LinearConstraint([Term(1, width)], .equal, 900, priority: Priority(999)))
    var previous = width
    for index in 0..<40 {
      let next = solver.makeVariable()
      let factor = [1.0 / 3, 0.766667, 50.0 / 67, 1.1][index % 4]
      _ = try solver.add(
        LinearConstraint([Term(1, next), Term(-factor, previous)], .equal, 1.7))
      _ = try solver.add(
        LinearConstraint([Term(1, next)], .greaterThanOrEqual, 40, priority: Priority(500)))
      previous = next
    }
    try solver.solve()
    let before = solver.value(of: previous)
    for _ in 0..<1000 {
      try solver.setConstant(Double.random(in: 1...2000, using: &random), of: window)
      try solver.solve()
    }
    try solver.setConstant(900, of: window)
    try solver.solve()
    #expect(abs(solver.value(of: previous) - before) <= 1e-12 * abs(before))
  }
}
