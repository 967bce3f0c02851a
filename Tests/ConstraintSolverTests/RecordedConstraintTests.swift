import ConstraintSolver
import Testing

/// What a constraint was recorded as can be asked by its number.
@Suite struct RecordedConstraintTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable
  private let z: Variable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
    z = solver.makeVariable()
  }

  private func hasTerms(_ number: Int32, _ terms: [Term], _ relation: Relation) -> Bool {
    solver.hasTerms(number, terms.span, relation)
  }

  @Test func theSameTermsInAnyOrderSayTheSame() throws {
    let id = try solver.add(LinearConstraint([Term(3, x), Term(4, y)], .lessThanOrEqual, 7))
    #expect(hasTerms(id.number, [Term(4, y), Term(3, x)], .lessThanOrEqual))
    #expect(!hasTerms(id.number, [Term(3, x), Term(4, y)], .equal))
    #expect(!hasTerms(id.number, [Term(3, x), Term(5, y)], .lessThanOrEqual))
    #expect(!hasTerms(id.number, [Term(3, x)], .lessThanOrEqual))
    #expect(!hasTerms(id.number, [Term(3, x), Term(4, y), Term(1, z)], .lessThanOrEqual))
    #expect(!hasTerms(id.number, [Term(3, x), Term(4, z)], .lessThanOrEqual))
  }

  @Test func coefficientsOfOneVariableAddUp() throws {
    let id = try solver.add(LinearConstraint([Term(1, x), Term(-1, y), Term(1, x)], .equal, 0))
    #expect(hasTerms(id.number, [Term(2, x), Term(-1, y)], .equal))
    #expect(hasTerms(id.number, [Term(1, x), Term(1, x), Term(-1, y)], .equal))
    #expect(!hasTerms(id.number, [Term(1, x), Term(-1, y)], .equal))
  }

  @Test func whatCancelsSaysNothing() throws {
    let id = try solver.add(LinearConstraint([Term(1, x), Term(-1, x), Term(1, y)], .equal, 1))
    #expect(hasTerms(id.number, [Term(1, y)], .equal))
    #expect(hasTerms(id.number, [Term(1, x), Term(-1, x), Term(1, y)], .equal))
    #expect(!hasTerms(id.number, [Term(1, x), Term(1, y)], .equal))
    var mentioned: [Variable] = []
    solver.forEachVariable(of: id.number) { mentioned.append($0) }
    #expect(mentioned == [y])
  }

  @Test func constantAndPriorityAreThoseOfNow() throws {
    let id = try solver.add(
      LinearConstraint([Term(3, x)], .equal, 7, priority: Priority(300)))
    #expect(solver.recorded(id.number) == (7, Priority(300)))
    try solver.setConstant(0.1, of: id)
    solver.setPriority(.required, of: id)
    #expect(solver.recorded(id.number) == (0.1, .required))
    #expect(solver.id(ofNumber: id.number) == id)
  }

  @Test func removedConstraintsHaveNoNumber() throws {
    let first = try solver.add(LinearConstraint([Term(1, x)], .equal, 1))
    let second = try solver.add(LinearConstraint([Term(1, y)], .equal, 2))
    #expect(solver.numbers == [first.number, second.number])
    solver.remove(first)
    #expect(solver.numbers == [second.number])
  }

  /// A pair of bounds recorded at once is what two constraints recorded one by one are.
  @Test func boundsArePairsOfConstraints() throws {
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 5))
    solver.reserve(variables: 0, constraints: 8, terms: 8)
    _ = try solver.add(LinearConstraint([Term(1, z)], .equal, 6))
    let first = try #require(
      solver.addBounds(of: x, at: 40, atMost: Priority(250), atLeast: Priority(750)))
    let second = first + 1
    #expect(solver.numbers == [0, 1, first, second])
    #expect(hasTerms(first, [Term(1, x)], .lessThanOrEqual))
    #expect(hasTerms(second, [Term(1, x)], .greaterThanOrEqual))
    #expect(solver.recorded(first) == (40, Priority(250)))
    #expect(solver.recorded(second) == (40, Priority(750)))
    try solver.solve()
    #expect(solver.value(of: x) == 40)
    solver.remove(solver.id(ofNumber: first))
    _ = try solver.add(
      LinearConstraint([Term(1, x)], .greaterThanOrEqual, 50, priority: Priority(300)))
    try solver.solve()
    #expect(solver.value(of: x) == 50)
    solver.remove(solver.id(ofNumber: second))
    try solver.solve()
    #expect(solver.value(of: x) == 50)
  }

  /// Rows of up to four terms with coefficients of 1, -1 and halves are what they are when recorded one term after the other.
  @Test func unitsAreConstraints() throws {
    let w = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 5))
    solver.reserve(variables: 0, constraints: 8, terms: 16)
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 6))
    let forms = [
      [Term(1, z)], [Term(-1, x), Term(1, z)], [Term(-1, x), Term(-0.5, y), Term(1, z)],
      [Term(-1, x), Term(-0.5, y), Term(1, z), Term(0.5, w)],
    ]
    for (index, terms) in forms.enumerated() {
      let number = addUnits(terms, Double(index))
      #expect(number == Int32(2 + index))
      #expect(hasTerms(number, terms, .lessThanOrEqual))
      #expect(solver.recorded(number) == (Double(index), Priority(300)))
    }
    #expect(solver.numbers == [0, 1, 2, 3, 4, 5])
    try solver.solve()
    // Each column lists the rows that mention it, or they could not be removed.
    for number in solver.numbers { solver.remove(solver.id(ofNumber: number)) }
    try solver.solve()
    for variable in [w, x, y, z] { solver.removeVariable(variable) }
    try solver.solve()
  }

  /// Terms to be sorted, added up or scaled, constants to be refused and rows without room are left to the usual way.
  @Test func unitsAreRefusedWhereMoreIsToBeDone() throws {
    #expect(addUnits([Term(1, x)], 0) == -1)
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 5))
    solver.reserve(variables: 0, constraints: 8, terms: 16)
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 6))
    #expect(addUnits([Term(1, y), Term(-1, x)], 0) == -1)
    #expect(addUnits([Term(1, y), Term(-1, y)], 0) == -1)
    #expect(addUnits([Term(0.5, x)], 0) == -1)
    #expect(addUnits([], 0) == -1)
    #expect(addUnits([Term(1, x)], .infinity) == -1)
    #expect(solver.numbers == [0, 1])
    #expect(addUnits([Term(1, x), Term(-1, y)], 0) == 2)
  }

  private func addUnits(_ terms: [Term], _ constant: Double) -> Int32 {
    solver.addUnits(terms.span, .lessThanOrEqual, constant, priority: Priority(300))
  }

  /// Bounds are recorded at once only where their numbers are known to follow each other.
  @Test func boundsAreRefusedWhereNumbersAreFree() throws {
    solver.reserve(variables: 0, constraints: 8, terms: 8)
    let id = try solver.add(LinearConstraint([Term(1, y)], .equal, 5))
    _ = try solver.add(LinearConstraint([Term(1, z)], .equal, 6))
    let isNumber = solver.addBounds(
      of: x, at: .nan, atMost: Priority(250), atLeast: Priority(750))
    #expect(isNumber == nil)
    try solver.solve()
    solver.remove(id)
    try solver.solve()
    let bounds = solver.addBounds(of: x, at: 1, atMost: Priority(250), atLeast: Priority(750))
    #expect(bounds == nil)
    #expect(solver.numbers == [1])
  }
}
