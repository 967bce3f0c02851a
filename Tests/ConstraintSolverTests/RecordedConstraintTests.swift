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

  private func says(_ number: Int32, _ terms: [Term], _ relation: Relation) -> Bool {
    solver.says(number, terms.span, relation)
  }

  @Test func theSameTermsInAnyOrderSayTheSame() throws {
    let id = try solver.add(LinearConstraint([Term(3, x), Term(4, y)], .lessThanOrEqual, 7))
    #expect(says(id.number, [Term(4, y), Term(3, x)], .lessThanOrEqual))
    #expect(!says(id.number, [Term(3, x), Term(4, y)], .equal))
    #expect(!says(id.number, [Term(3, x), Term(5, y)], .lessThanOrEqual))
    #expect(!says(id.number, [Term(3, x)], .lessThanOrEqual))
    #expect(!says(id.number, [Term(3, x), Term(4, y), Term(1, z)], .lessThanOrEqual))
    #expect(!says(id.number, [Term(3, x), Term(4, z)], .lessThanOrEqual))
  }

  @Test func coefficientsOfOneVariableAddUp() throws {
    let id = try solver.add(LinearConstraint([Term(1, x), Term(-1, y), Term(1, x)], .equal, 0))
    #expect(says(id.number, [Term(2, x), Term(-1, y)], .equal))
    #expect(says(id.number, [Term(1, x), Term(1, x), Term(-1, y)], .equal))
    #expect(!says(id.number, [Term(1, x), Term(-1, y)], .equal))
  }

  @Test func whatCancelsSaysNothing() throws {
    let id = try solver.add(LinearConstraint([Term(1, x), Term(-1, x), Term(1, y)], .equal, 1))
    #expect(says(id.number, [Term(1, y)], .equal))
    #expect(says(id.number, [Term(1, x), Term(-1, x), Term(1, y)], .equal))
    #expect(!says(id.number, [Term(1, x), Term(1, y)], .equal))
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
}
