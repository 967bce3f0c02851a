import ConstraintSolver
import TestSupport

/// A solver under random edits, with a list of what it should hold.
struct Playground {
  let solver = Solver()
  let variables: [Variable]
  var live: [(id: ConstraintID, constraint: LinearConstraint)] = []
  var random: SplitMix64

  init(seed: UInt64) {
    let solver = solver
    random = SplitMix64(seed: seed)
    variables = (0..<Int.random(in: 2...10, using: &random)).map { _ in solver.makeVariable() }
  }

  mutating func edit() throws {
    let index = live.isEmpty ? 0 : Int.random(in: 0..<live.count, using: &random)
    switch live.isEmpty ? 0 : Int.random(in: 0..<10, using: &random) {
    case 0...2:
      let constraint = randomConstraint()
      live.append((try solver.add(constraint), constraint))
    case 3, 4:
      solver.remove(live.remove(at: index).id)
    case 5, 6:
      live[index].constraint.constant = randomConstant()
      try solver.setConstant(live[index].constraint.constant, of: live[index].id)
    default:
      live[index].constraint.priority = randomPriority()
      solver.setPriority(live[index].constraint.priority, of: live[index].id)
    }
  }

  /// Makes three edits, every third time with a contradiction, and solves.
  ///
  /// - Returns: Where that is refused, a clone that never heard of the edits.
  mutating func refusedEdits(round: Int) throws -> Solver? {
    let clone = solver.clone()
    let accepted = live
    for _ in 0..<3 { try edit() }
    if round % 3 == 0 { try addContradiction() }
    do {
      try solver.solve()
      return nil
    } catch {
      live = accepted
      return clone
    }
  }

  /// Adds two required constraints that exclude each other.
  private func addContradiction() throws {
    for constant in [-1.5, 2] {
      let term = Term(1, variables[variables.count / 2])
      _ = try solver.add(LinearConstraint([term], .equal, constant))
    }
  }

  private mutating func randomConstraint() -> LinearConstraint {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Term(
        [1, 1, -1, -1, 2, 0.5, 0.766667, -50.0 / 67][Int.random(in: 0..<8, using: &random)],
        variables[Int.random(in: 0..<variables.count, using: &random)])
    }
    return LinearConstraint(
      terms, randomRelation(), randomConstant(), priority: randomPriority())
  }

  private mutating func randomRelation() -> Relation {
    random.pick(.equal, .lessThanOrEqual, .greaterThanOrEqual)
  }

  private mutating func randomConstant() -> Double {
    Double(Int.random(in: -200...200, using: &random)) / 2
  }

  private mutating func randomPriority() -> Priority {
    Priority([1000, 1000, 999, 750, 250.5, 250, 1, 0.25][Int.random(in: 0..<8, using: &random)])
  }

  /// A new solver with the same variables and constraints.
  func rebuilt() throws -> (solver: Solver, ids: [ConstraintID]) {
    let other = Solver()
    for _ in variables { _ = other.makeVariable() }
    let ids = try live.map { try other.add($0.constraint) }
    try other.solve()
    return (other, ids)
  }

  func values(in solver: Solver) -> [Double] {
    variables.map { solver.value(of: $0) }
  }
}

func isClose(_ first: Double, _ second: Double) -> Bool {
  first == second || abs(first - second) <= 1e-7 * max(1, abs(first), abs(second))
}
