import ConstraintSolver
import Testing

/// The choice among optima where Apple's engine is known to have one.
///
/// What is known comes from three places: Apple's documentation of `NSLayoutConstraint` and its
/// priorities; the headers of the engine's classes, where an objective is a vector of coefficients by
/// priority; and what a stack view of UIKit does (Mac Catalyst 26.1), as measured by the
/// authors of the open-source project OpenUIKit.
@Suite struct KnownTieTests {
  private let solver = Solver()

  /// Documentation: higher priorities are satisfied before lower ones; headers: one coefficient for
  /// each priority, so that no number of weaker constraints adds up to a stronger one.
  @Test func prioritiesDoNotAddUp() throws {
    let x = solver.makeVariable()
    for _ in 0..<1001 { try solver.add([Term(1, x)], .equal, 0, 250) }
    try solver.add([Term(1, x)], .equal, 100, 251)
    try solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  /// Documentation: for `a == b` the engine minimises `abs(a - b)`: the median wins, not the mean.
  @Test func violationsCountLinearly() throws {
    let x = solver.makeVariable()
    for target in [0.0, 10, 80] { try solver.add([Term(1, x)], .equal, target, 500) }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  /// Documentation: an optional inequality pulls only while it is violated.
  @Test func satisfiedInequalitiesDoNotPull() throws {
    let x = solver.makeVariable()
    try solver.add([Term(1, x)], .greaterThanOrEqual, 10, 999)
    try solver.add([Term(1, x)], .lessThanOrEqual, 90, 999)
    try solver.add([Term(1, x)], .equal, 40, 1)
    try solver.solve()
    #expect(solver.value(of: x) == 40)
    #expect(solver.undeterminedVariables().isEmpty)
  }

  /// Views in a row with a spacing of 8, with content sizes at the usual priorities; where these
  /// leave the choice, content sizes below priority 1 make it, the youngest strongest.
  private func stack(_ contents: [Double?], in width: Double) throws -> [Double] {
    let widths = contents.map { _ in solver.makeVariable() }
    try solver.add(widths.map { Term(1, $0) }, .equal, width - 8 * Double(contents.count - 1))
    for (index, (variable, content)) in zip(widths, contents).enumerated() {
      let own = [Term(1, variable)]
      if let content {
        try solver.add(own, .lessThanOrEqual, content, 250)
        try solver.add(own, .greaterThanOrEqual, content, 750)
        try solver.add(own, .equal, content, 0.5 + Float(index) / 100)
      } else {
        try solver.add(own, .equal, 0, 0.4 - Float(index) / 100)
      }
    }
    try solver.solve()
    return widths.map { solver.value(of: $0) }
  }

  /// Measured: of three labels of equal hugging in 300 points the first is stretched.
  @Test func theFirstOfEqualsIsStretched() throws {
    #expect(try stack([47, 29, 41.5], in: 300) == [213.5, 29, 41.5])
  }

  /// Measured: of two labels of equal compression resistance in 120 points the first is compressed.
  @Test func theFirstOfEqualsIsCompressed() throws {
    #expect(try stack([62, 94], in: 120) == [18, 94])
  }

  /// Measured: of views without content the last takes all that is left.
  @Test func theLastWithoutContentTakesTheRest() throws {
    #expect(try stack([nil, nil, nil], in: 316) == [0, 0, 300])
  }

  /// Documentation leaves open who of equals gives way; by Ratite's rule, the one added last.
  @Test(arguments: [Relation.equal, .greaterThanOrEqual])
  func theYoungestOfEqualsGivesWay(relation: Relation) throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, first), Term(1, second)], .equal, 100)
    try solver.add([Term(1, second)], relation, 70, 500)
    try solver.add([Term(1, first)], relation, 60, 500)
    try solver.solve()
    #expect(solver.value(of: second) == 70)
    #expect(solver.value(of: first) == 30)
    #expect(solver.undeterminedVariables() == [first, second])
  }
}
