import ConstraintSolver
import TestSupport

extension SplitMix64 {
  /// One of some values.
  mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}

/// A random system of at most 12 variables, 40 constraints and 6 priorities below required.
struct RandomSystem {
  var variableCount: Int
  var constraints: [IntegerConstraint]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    variableCount = Int.random(in: 1...12, using: &random)
    let count = Int.random(in: 1...40, using: &random)
    let priorities = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Float(Int.random(in: 1...1998, using: &random)) / 2
    }
    let requiredShare = Double.random(in: 0...0.5, using: &random)
    let range = Bool.random(using: &random) ? 4 : 300
    constraints = []
    for _ in 0..<count {
      constraints.append(
        RandomSystem.constraint(variableCount, priorities, requiredShare, range, &random))
    }
  }

  /// A random system of required inequalities, most of them between two variables: where they
  /// exclude each other, often in several ways, they can share the violation.
  init(inequalitiesOfSeed seed: UInt64) {
    var random = SplitMix64(seed: seed)
    variableCount = Int.random(in: 3...12, using: &random)
    let constants = random.pick(-2...8, -1...1)
    constraints = []
    for _ in 0..<Int.random(in: variableCount...3 * variableCount, using: &random) {
      var coefficients = [Int.random(in: 0..<variableCount, using: &random): 1]
      if random.pick(true, true, true, false) {
        coefficients[Int.random(in: 0..<variableCount, using: &random)] = random.pick(
          -1, -1, -1, -2)
      }
      constraints.append(
        IntegerConstraint(
          coefficients: coefficients,
          relation: random.pick(.greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual),
          constant: Int.random(in: constants, using: &random), priority: 1000))
    }
  }

  private static func constraint(
    _ variableCount: Int, _ priorities: [Float], _ requiredShare: Double, _ range: Int,
    _ random: inout SplitMix64
  ) -> IntegerConstraint {
    var coefficients: [Int: Int] = [:]
    for _ in 0..<random.pick(1, 1, 2, 2, 2, 3, 4) {
      let variable = Int.random(in: 0..<variableCount, using: &random)
      coefficients[variable] = random.pick(1, 1, 1, -1, -1, -1, 2, -2, 3)
    }
    let isRequired = Double.random(in: 0..<1, using: &random) < requiredShare
    return IntegerConstraint(
      coefficients: coefficients,
      relation: random.pick(Relation.equal, .lessThanOrEqual, .greaterThanOrEqual),
      constant: Int.random(in: -range...range, using: &random),
      priority: isRequired
        ? 1000 : priorities[Int.random(in: priorities.indices, using: &random)])
  }
}

extension Solver {
  /// Makes the variables of a system and adds its constraints.
  func add(_ system: RandomSystem) throws -> (variables: [Variable], ids: [ConstraintID]) {
    let variables = (0..<system.variableCount).map { _ in makeVariable() }
    return (variables, try system.constraints.map { try add($0, variables) })
  }

  /// Adds an integer constraint over `variables`.
  func add(_ constraint: IntegerConstraint, _ variables: [Variable]) throws -> ConstraintID {
    try add(
      LinearConstraint(
        constraint.coefficients.sorted { $0.key < $1.key }.map {
          Term(Double($0.value), variables[$0.key])
        }, constraint.relation, Double(constraint.constant),
        priority: Priority(constraint.priority)))
  }
}

extension IntegerConstraint {
  /// By how much the left side exceeds the right side.
  func slack(_ values: [Double]) -> Double {
    coefficients.sorted { $0.key < $1.key }.reduce(-Double(constant)) {
      $0 + Double($1.value) * values[$1.key]
    }
  }
}

extension Relation {
  /// By how much constraints are violated whose left side exceeds the right side by an amount.
  func violation(ofExcess slack: Double) -> Double {
    switch self {
    case .equal: abs(slack)
    case .lessThanOrEqual: max(0, slack)
    case .greaterThanOrEqual: max(0, -slack)
    }
  }
}
