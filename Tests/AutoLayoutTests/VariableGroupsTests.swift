import ConstraintSolver
import Testing

@testable import AutoLayout

/// What is remembered about groups of variables does not grow with the rows that mention them.
@Suite struct VariableGroupsTests {
  private let variables: [Variable]
  private var groups = VariableGroups()

  init() {
    let solver = Solver()
    variables = (0..<4).map { _ in solver.makeVariable() }
  }

  @Test mutating func aGroupIsANeighbourOnce() {
    var isNew: [Bool] = []
    for place in [0, 0, 1] { isNew.append(groups.noteNeighbour(variables[0], ofGiven: place)) }
    groups.join(variables[0], variables[1])
    isNew.append(groups.noteNeighbour(variables[1], ofGiven: 0))
    #expect(isNew == [true, false, true, false])
  }

  @Test mutating func joinedGroupsKeepTheirNeighbours() {
    _ = groups.noteNeighbour(variables[3], ofGiven: 1)
    groups.join(variables[2], variables[3])
    groups.join(variables[0], variables[2])
    let isJoinedNew = groups.noteNeighbour(variables[0], ofGiven: 1)
    let isOtherNew = groups.noteNeighbour(variables[1], ofGiven: 1)
    #expect([isJoinedNew, isOtherNew] == [false, true])
  }
}
