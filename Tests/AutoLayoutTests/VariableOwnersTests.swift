import ConstraintSolver
import Testing

@testable import AutoLayout

/// The items by their variables, whether these stand side by side or have numbers that are given again.
@Suite struct VariableOwnersTests {
  private let items = (0..<4).map { _ in LayoutView() }
  private var owners = VariableOwners()

  private func variables(_ numbers: UInt32...) -> ItemVariables {
    let made = numbers.map { Variable(index: $0) }
    return made.count == 2
      ? ItemVariables(minX: .none, minY: .none, width: made[0], height: made[1])
      : ItemVariables(minX: made[0], minY: made[1], width: made[2], height: made[3])
  }

  /// The places among ``items`` of the owners of the first variables.
  private func owners(_ count: UInt32) -> [Int?] {
    (0..<count).map { number in
      let owner = owners[Variable(index: number)]
      return items.firstIndex { owner == Unretained($0) }
    }
  }

  private mutating func insert(_ place: Int, _ variables: ItemVariables) {
    owners.insert(Unretained(items[place]), variables)
  }

  @Test mutating func variablesSideBySideShareAPlace() {
    insert(0, variables(0, 1))
    insert(1, variables(2, 3, 4, 5))
    insert(2, variables(6, 7, 8, 9))
    #expect(owners(10) == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
    #expect(owners.all.count == 3)
  }

  @Test mutating func numbersGivenAgainHavePlacesOfTheirOwn() {
    insert(0, variables(0, 1))
    insert(1, variables(2, 3, 4, 5))
    insert(2, variables(6, 7, 8, 9))
    owners.remove(variables(2, 3, 4, 5))
    #expect(owners(10) == [0, 0, nil, nil, nil, nil, 2, 2, 2, 2])
    insert(3, variables(5, 4, 3, 2))
    #expect(owners(10) == [0, 0, 3, 3, 3, 3, 2, 2, 2, 2])
    insert(1, variables(10, 11, 12, 13))
    #expect(owners(14) == [0, 0, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1])
    owners.remove(variables(6, 7, 8, 9))
    #expect(owners(10) == [0, 0, 3, 3, 3, 3, nil, nil, nil, nil])
  }

  @Test mutating func theRootNeedNotComeFirst() {
    insert(1, variables(0, 1, 2, 3))
    insert(0, variables(4, 5))
    insert(2, variables(6, 7, 8, 9))
    #expect(owners(10) == [1, 1, 1, 1, 0, 0, 2, 2, 2, 2])
  }
}
