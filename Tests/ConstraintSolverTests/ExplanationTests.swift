import ConstraintSolver
import Testing

/// Who overrules whom, what a value follows from, and how far an ambiguity goes.
@Suite struct ExplanationTests {
  // MARK: Overruling

  @Test func strongerConstraintsOverrule() throws {
    let solver = Solver()
    let (left, right, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let size = try solver.add(
      LinearConstraint([Term(1, right), Term(-1, left), Term(-1, width)], .equal, 0))
    let origin = try solver.add(LinearConstraint([Term(1, left)], .equal, 20))
    let edge = try solver.add(
      LinearConstraint([Term(1, right)], .lessThanOrEqual, 100, priority: Priority(999)))
    _ = try solver.add(
      LinearConstraint([Term(1, width)], .greaterThanOrEqual, 50, priority: Priority(999)))
    let wish = try solver.add(
      LinearConstraint([Term(1, width)], .equal, 300, priority: Priority(750)))
    let weak = try solver.add(
      LinearConstraint([Term(1, width)], .lessThanOrEqual, 10, priority: Priority(250)))
    try solver.solve()
    #expect(solver.violation(of: wish) == 220)
    #expect(solver.constraintsOverruling(wish) == [size, origin, edge])
    #expect(solver.constraintsOverruling(weak) == [wish])
    #expect(solver.constraintsOverruling(edge).isEmpty)
  }

  /// Equals overrule by the sum of their weights, and the older where that is a tie.
  @Test func equalsOverruleTogether() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let ids = try (0..<4).map { _ in
      try solver.add(LinearConstraint([Term(1, x)], .equal, 0, priority: Priority(500)))
    }
    let heavy = try solver.add(
      LinearConstraint([Term(3, x)], .equal, 300, priority: Priority(500)))
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.constraintsOverruling(heavy) == Array(ids[..<3]))
  }

  @Test func strongerOnesAreNamedBeforeEquals() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 0, priority: Priority(500)))
    let strong = try solver.add(
      LinearConstraint([Term(1, x)], .lessThanOrEqual, 0, priority: Priority(501)))
    let loser = try solver.add(
      LinearConstraint([Term(1, x)], .equal, 100, priority: Priority(500)))
    try solver.solve()
    #expect(solver.constraintsOverruling(loser) == [strong])
  }

  @Test func brokenConstraintsAreOverruled() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 10))
    let high = try solver.add(LinearConstraint([Term(1, x)], .lessThanOrEqual, 5))
    let empty = try solver.add(LinearConstraint([], .equal, 3))
    solver.solve { $0.constraints.contains(high) ? high : empty }
    #expect(solver.constraintsOverruling(high) == [low])
    #expect(solver.constraintsOverruling(empty).isEmpty)
  }

  /// Against exact arithmetic: the directions in which a violated constraint improves cost its
  /// rivals at least as much, and no longer without any one of those named.
  @Test(arguments: 0..<20) func overrulingSetsAreIrreducible(block: Int) throws {
    var count = 0
    for seed in 0..<15 {
      let system = RandomSystem(seed: UInt64(600_000 + block * 100 + seed))
      let solver = Solver()
      let (variables, ids) = try solver.add(system)
      do { try solver.solve() } catch { continue }
      for (goal, id) in zip(system.constraints, ids) where solver.violation(of: id) > 0 {
        let named = solver.constraintsOverruling(id)
        #expect(named == named.sorted())
        let members = zip(system.constraints, ids).filter { named.contains($0.1) }
        let goalSign = sign(goal, id, solver, variables)
        func isOverruled(by members: [(IntegerConstraint, ConstraintID)]) -> Bool {
          let rivals = members.map {
            direction($0.0, sign($0.0, $0.1, solver, variables), isGoal: false, of: goal)
          }
          let directions = rivals + [direction(goal, goalSign, isGoal: true, of: goal)]
          let optimum = Oracle.solve(directions, variableCount: system.variableCount)
          return optimum.map { $0.levels[0].sum > 1 - 1e-9 } ?? false
        }
        if goal.coefficients.isEmpty { continue }
        #expect(isOverruled(by: members), "\(goal) in \(system)")
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          #expect(!isOverruled(by: rest), "\(goal) in \(system): \(members.map(\.0))")
        }
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// The side of its target on which a constraint is.
  private func sign(
    _ constraint: IntegerConstraint, _ id: ConstraintID, _ solver: Solver, _ variables: [Variable]
  ) -> Int {
    guard solver.violation(of: id) > 0 else { return 0 }
    return constraint.slack(variables.map { solver.value(of: $0) }) > 0 ? 1 : -1
  }

  private func direction(
    _ constraint: IntegerConstraint, _ sign: Int, isGoal: Bool, of goal: IntegerConstraint
  ) -> IntegerConstraint {
    var direction = constraint
    if sign != 0 { direction.relation = sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
    direction.constant = isGoal ? -sign : 0
    direction.priority = constraint.priority > goal.priority ? 1000 : 1
    return direction
  }

  // MARK: Derivations

  /// Each step can be computed from its constraints and the steps before it.
  @Test(arguments: 0..<10) func derivationsSuffice(block: Int) throws {
    for seed in 0..<20 {
      let system = RandomSystem(seed: UInt64(650_000 + block * 100 + seed))
      let solver = Solver()
      let (variables, ids) = try solver.add(system)
      do { try solver.solve() } catch { continue }
      let constraint = Dictionary(uniqueKeysWithValues: zip(ids, system.constraints))
      for variable in variables {
        let steps = solver.derivation(of: variable)
        #expect(steps.last?.variables.contains(variable) == true)
        var known: Set<Variable> = []
        for step in steps {
          known.formUnion(step.variables)
          #expect(step.constraints.count == step.variables.count || step.constraints.isEmpty)
          for id in step.constraints {
            #expect(solver.violation(of: id) == 0)
            let terms = constraint[id]?.coefficients ?? [:]
            #expect(terms.keys.allSatisfy { known.contains(variables[$0]) })
          }
        }
      }
    }
  }

  @Test func derivationsNameTheChain() throws {
    let solver = Solver()
    let (a, b, c, d, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
      solver.makeVariable()
    )
    let first = try solver.add(LinearConstraint([Term(1, a)], .equal, 5))
    let second = try solver.add(
      LinearConstraint([Term(1, b), Term(-1, a)], .greaterThanOrEqual, 8))
    _ = try solver.add(LinearConstraint([Term(1, b)], .equal, 0, priority: Priority(250)))
    let sum = try solver.add(LinearConstraint([Term(1, c), Term(1, d), Term(-1, b)], .equal, 0))
    let difference = try solver.add(LinearConstraint([Term(1, c), Term(-1, d)], .equal, 3))
    try solver.solve()
    let steps = solver.derivation(of: d)
    #expect(steps.map(\.variables) == [[a], [b], [c, d]])
    #expect(steps.map(\.constraints) == [[first], [second], [sum, difference]])
    #expect(solver.derivation(of: free).map(\.constraints) == [[]])
  }

  // MARK: Extremes

  @Test func extremesOfHalfOpenAndDeterminedVariables() throws {
    let solver = Solver()
    let (x, y, z, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 5))
    _ = try solver.add(LinearConstraint([Term(1, y), Term(-2, x)], .equal, 0))
    _ = try solver.add(LinearConstraint([Term(1, z)], .equal, 0))
    _ = try solver.add(LinearConstraint([Term(1, z), Term(-1, y)], .lessThanOrEqual, 0))
    try solver.solve()
    let extremes = try #require(solver.extremes(of: y))
    #expect(extremes.least.changes.isEmpty)
    #expect(extremes.greatest.changes.map(\.variable) == [x, y])
    #expect(extremes.greatest.changes.map(\.value) == [.infinity, .infinity])
    #expect(solver.extremes(of: z) == nil)
    #expect(solver.extremes(of: free)?.least.changes.map(\.value) == [-.infinity])
  }

  /// Labels of equal priority share a line: either may take what is left.
  @Test func extremesMoveWhatDependsOnThem() throws {
    let solver = Solver()
    let (first, second, third) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    for (variable, size) in [(first, 30.0), (second, 40), (third, 10)] {
      _ = try solver.add(
        LinearConstraint([Term(1, variable)], .greaterThanOrEqual, size, priority: Priority(750)))
      _ = try solver.add(
        LinearConstraint([Term(1, variable)], .equal, size, priority: Priority(250)))
    }
    _ = try solver.add(
      LinearConstraint([Term(1, first), Term(1, second), Term(1, third)], .equal, 100))
    try solver.solve()
    #expect([first, second, third].map { solver.value(of: $0) } == [30, 40, 30])
    let extremes = try #require(solver.extremes(of: first))
    #expect(extremes.least.changes.isEmpty)
    #expect(extremes.greatest.changes.map(\.variable) == [first, third])
    #expect(extremes.greatest.changes.map(\.value) == [50, 10])
    let other = try #require(solver.extremes(of: third))
    #expect(other.least.changes.map(\.variable) == [second, third])
    #expect(other.least.changes.map(\.value) == [60, 10])
    #expect(other.greatest.changes.isEmpty)
  }

  /// Both ends are optima, and where the freedom of the variable ends.
  @Test(arguments: 0..<20) func extremesAreOptima(block: Int) throws {
    var count = 0
    for seed in 0..<20 {
      let system = RandomSystem(seed: UInt64(670_000 + block * 100 + seed))
      let solver = Solver()
      let (variables, _) = try solver.add(system)
      do { try solver.solve() } catch { continue }
      let values = variables.map { solver.value(of: $0) }
      let costs = system.costs(values)
      let undetermined = solver.undeterminedVariables()
      for variable in variables {
        let freedom = solver.freedom(of: variable)
        let found = solver.extremes(of: variable)
        #expect((found == nil) == !undetermined.contains(variable))
        guard let extremes = found else { continue }
        for (extreme, bound) in [
          (extremes.least, freedom.lowerBound), (extremes.greatest, freedom.upperBound),
        ] {
          var moved = values
          for change in extreme.changes {
            moved[variables.firstIndex(of: change.variable) ?? 0] = change.value
          }
          #expect(isClose(moved[variables.firstIndex(of: variable) ?? 0], bound))
          guard bound.isFinite else { continue }
          #expect(moved.allSatisfy { $0.isFinite })
          for (level, cost) in system.costs(moved) {
            #expect(isClose(cost, costs[level] ?? 0), "\(variable) of \(system)")
          }
          count += 1
        }
      }
    }
    #expect(count > 0)
  }
}

/// Linear forms as combinations of constraints.
@Suite struct ExpansionTests {
  @Test func multipliersFollowTheChain() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearConstraint([Term(2, a)], .equal, 10))
    let second = try solver.add(LinearConstraint([Term(1, b), Term(-3, a)], .equal, 1))
    _ = try solver.add(LinearConstraint([Term(1, b)], .lessThanOrEqual, 100))
    try solver.solve()
    let expansion = try #require(solver.expansion(of: [Term(2, b)]))
    #expect(expansion.members.map(\.constraint) == [second, first])
    #expect(expansion.members.map(\.multiplier) == [2, 3])
    #expect(expansion.choices.isEmpty && expansion.variables == [b, a])
  }

  @Test func whatCancelsIsLeftOut() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(LinearConstraint([Term(1, a)], .equal, 10))
    let distance = try solver.add(LinearConstraint([Term(1, b), Term(-1, a)], .equal, 4))
    try solver.solve()
    let expansion = try #require(solver.expansion(of: [Term(1, b), Term(-1, a)]))
    #expect(expansion.members.map(\.constraint) == [distance])
    #expect(try #require(solver.expansion(of: [])).members.isEmpty)
  }

  @Test func whatNothingFixesIsAChoice() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let tie = try solver.add(LinearConstraint([Term(1, a), Term(-1, b)], .equal, 7))
    try solver.solve()
    let expansion = try #require(solver.expansion(of: [Term(1, a), Term(1, b)]))
    #expect(expansion.members.map(\.constraint) == [tie])
    let value = solver.value(of: a) + solver.value(of: b)
    let sum =
      7 * expansion.members[0].multiplier
      + expansion.choices.reduce(0) { $0 + $1.multiplier * solver.value(of: $1.variable) }
    #expect(sum == value)
  }

  /// Variables that depend on each other are expanded together.
  @Test(arguments: 0..<40) func expansionsAddUp(seed: Int) throws {
    let system = RandomSystem(seed: UInt64(910_000 + seed))
    let solver = Solver()
    let (variables, ids) = try solver.add(system)
    do { try solver.solve() } catch { return }
    let form = variables.enumerated().map { Term(Double($0.offset) - 1.5, $0.element) }
    let expansion = try #require(solver.expansion(of: form))
    let constants = Dictionary(
      zip(ids, system.constraints.map { Double($0.constant) }),
      uniquingKeysWith: { first, _ in first })
    let sum =
      expansion.members.reduce(0) { $0 + $1.multiplier * (constants[$1.constraint] ?? .nan) }
      + expansion.choices.reduce(0) { $0 + $1.multiplier * solver.value(of: $1.variable) }
    let value = form.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    #expect(isClose(sum, value))
  }
}

extension RandomSystem {
  /// The sum of violations of each priority.
  fileprivate func costs(_ values: [Double]) -> [Float: Double] {
    var costs: [Float: Double] = [:]
    for constraint in constraints {
      let violation = constraint.relation.violation(ofExcess: constraint.slack(values))
      costs[constraint.priority, default: 0] += violation
    }
    return costs
  }
}
