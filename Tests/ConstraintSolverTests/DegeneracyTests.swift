import ConstraintSolver
import TestSupport
import Testing

/// Systems on which careless simplex methods go round in circles.
@Suite struct DegeneracyTests {
  /// Textbook programs that cycle under the rule of the steepest slope (Beale 1955; Marshall and
  /// Suurballe 1969), as optional constraints: the objective, bounded from below, at one priority.
  static let cycling: [(rows: [[Double]], constants: [Double], cost: [Double], optimum: Double)] =
    [
      (
        [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]], [0, 0, 1],
        [-0.75, 150, -0.02, 6], -0.05
      ),
      (
        [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]], [0, 0, 1],
        [-10, 57, 9, 24], -1
      ),
    ]

  @Test(arguments: 0..<cycling.count) func endsWithTheOptimum(index: Int) throws {
    let program = Self.cycling[index]
    let solver = Solver()
    let variables = program.cost.map { _ in solver.makeVariable() }
    for variable in variables {
      _ = try solver.add(LinearConstraint([Term(1, variable)], .greaterThanOrEqual, 0))
    }
    for (row, constant) in zip(program.rows, program.constants) {
      _ = try solver.add(
        LinearConstraint(
          zip(row, variables).map { Term($0, $1) }, .lessThanOrEqual, constant))
    }
    let goal = try solver.add(
      LinearConstraint(
        zip(program.cost, variables).map { Term($0, $1) }, .lessThanOrEqual, -1000,
        priority: Priority(500)))
    try solver.solve()
    #expect(abs(solver.violation(of: goal) - (1000 + program.optimum)) < 1e-9)
  }

  /// Everything at zero, everything tight.
  @Test(arguments: 0..<10) func allZero(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = (0..<25).map { _ in solver.makeVariable() }
    for index in 0..<150 {
      let terms = (0..<4).map { _ in
        Term(
          Double([-2, -1, 1, 1, 3][Int.random(in: 0..<5, using: &random)]),
          variables[Int.random(in: 0..<25, using: &random)])
      }
      let relations = [Relation.lessThanOrEqual, .greaterThanOrEqual, .equal]
      let relation = relations[Int.random(in: 0..<(index < 60 ? 2 : 3), using: &random)]
      let priority = Priority(index < 60 ? 1000 : Float(100 * (index % 5) + 100))
      _ = try solver.add(LinearConstraint(terms, relation, 0, priority: priority))
    }
    let push = try solver.add(
      LinearConstraint(
        variables.map { Term(1, $0) }, .equal, 100, priority: Priority(50)))
    try solver.solve()
    let slack = solver.violation(of: push)
    #expect(slack >= 0 && slack <= 100)
    let fresh = solver.clone()
    fresh.setPriority(Priority(51), of: push)
    try fresh.solve()
    #expect(abs(fresh.violation(of: push) - slack) <= 1e-7)
  }

  /// The same equality many times, at all priorities.
  @Test func redundantEqualities() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    for index in 1...100 {
      let factor = Double(index)
      _ = try solver.add(
        LinearConstraint(
          [Term(factor, x), Term(-factor, y)], .equal, 3 * factor,
          priority: Priority(Float(index * 10))))
    }
    _ = try solver.add(LinearConstraint([Term(1, x), Term(1, y)], .equal, 5))
    try solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.value(of: y) == 1)
  }
}
