import Testing

@testable import ConstraintSolver

/// Changed variables that are taken some hundreds at a time.
@Suite struct ChangedVariableTests {
  private let solver = Solver()
  private let variables: [Variable]
  private var ids: [ConstraintID] = []

  /// A solver in which every third of 1,500 variables is 0.
  init() throws {
    variables = (0..<1500).map { [solver] _ in solver.makeVariable() }
    for (number, variable) in variables.enumerated() {
      ids.append(try solver.add([Term(1, variable)], .equal, Double(number % 3)))
    }
    try solver.solve()
  }

  private func takeAllInParts() -> [[Variable]] {
    var parts: [[Variable]] = []
    while let part = solver.takeSomeChangedVariables() { parts.append(part) }
    return parts
  }

  @Test func newOnesComeInParts() {
    let all = solver.clone().takeChangedVariables()
    let parts = takeAllInParts()
    #expect(parts.map(\.count) == [341, 341, 318])
    #expect(parts.flatMap { $0 } == all)
    #expect(takeAllInParts() == [])
  }

  @Test func othersComeAtOnceAndFirst() throws {
    _ = takeAllInParts()
    for number in [1400, 3] { try solver.setConstant(7, of: ids[number]) }
    // A difference that is rounding is no change, and stays none.
    try solver.setConstant(1 + 1e-12, of: ids[1])
    let new = (0..<2).map { _ in solver.makeVariable() }
    try solver.add([Term(1, new[1])], .equal, 4)
    try solver.solve()
    #expect(takeAllInParts() == [[variables[3], variables[1400]], [new[1]]])
    #expect(takeAllInParts() == [])
    try solver.setConstant(3, of: ids[1])
    try solver.solve()
    #expect(takeAllInParts() == [[variables[1]]])
  }

  @Test func variablesOfTheNextSolutionWait() throws {
    let new = solver.makeVariable()
    let id = try solver.add([Term(1, new)], .equal, 4)
    #expect(takeAllInParts().flatMap { $0 }.count == 1000)
    try solver.solve()
    #expect(takeAllInParts() == [[new]])
    try solver.setConstant(5, of: id)
    try solver.solve()
    #expect(takeAllInParts() == [[new]])
  }
}
