import ConstraintSolver

/// The numbers that a session makes constraints of.
struct Numbers {
  let coefficients: [Double]
  let constants: [Double]
  static let priorities: [Float] = [1000, 1000, 999, 750, 750.5, 250, 250, 1, 0.25]

  /// As in layouts: what is wrong with the answers is the solver's fault.
  static let ordinary = Numbers(
    coefficients: [1, -1, 1, -1, 2, -2, 3, 0.5, 0.766667, -50.0 / 67],
    constants: (-40...40).map { Double($0) / 2 } + [100, -100, 1000, 375, 667, 0.1])

  /// Anything: the solver need only end, with finite values.
  static let wild = Numbers(
    coefficients: [
      1, -1, 1e-13, 1e-9, -1e-7, 1e-4, 1e5, -1e9, 1e12, 1e13, .nan, .infinity, 1e300, 1e-300, 0,
      -0.0, 1 + 1e-9, 1 - 1e-12, 1.0 / 3,
    ],
    constants: [
      0, 1, -1, 1e-12, 1e-9, 1e6, -1e9, 1e12, -1e12, .nan, -.infinity, 1e300, 1e-300,
      .leastNonzeroMagnitude,
    ])
}

extension ByteReader {
  mutating func relation() -> Relation {
    pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  mutating func priority() -> Priority {
    Priority(pick(Numbers.priorities))
  }
}
