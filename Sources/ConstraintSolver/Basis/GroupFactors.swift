/// The factors of groups of columns that depend on each other, kept until one of their pins
/// changes.
struct GroupFactors {
  /// A factorised group.
  struct Group {
    /// The group's columns, ascending; the pin of column `i` is row `i` of the matrix.
    let columns: [Int32]
    let matrix: SquareMatrix
    let factorization: Factorization

    /// Solves for values, corrected by what the pins miss their targets (iterative refinement) as
    /// long as that helps.
    ///
    /// Where the exact values are short binary fractions, this arrives at them.
    func solveRefined(_ rightSide: [Double]) -> [Double] {
      var values = factorization.solve(rightSide)
      var (residual, size) = matrix.residual(of: values, rightSide: rightSide)
      for _ in 0..<Tolerances.refinements where size > 0 {
        let refined = zip(values, factorization.solve(residual)).map { $0 + $1 }
        let (nextResidual, nextSize) = matrix.residual(of: refined, rightSide: rightSide)
        guard nextSize < size else { break }
        values = refined
        residual = nextResidual
        size = nextSize
      }
      return values
    }
  }

  private var groups: [Group?] = []
  private var free: [Int32] = []
  /// The number of groups factorised so far.
  private(set) var factorizationCount = 0

  /// Forgets a group.
  mutating func invalidate(group number: Int32, _ system: inout System) {
    guard number >= 0 else { return }
    let columns = groups[Int(number)]?.columns ?? []
    for column in columns { system.columns[column].group = -1 }
    groups[Int(number)] = nil
    free.append(number)
  }

  /// The factors of a group that a walk found.
  ///
  /// - Throws: `NumericalTrouble` when its pins are dependent.
  mutating func factors(
    of group: Traversal.Group, _ traversal: borrowing Traversal, _ system: inout System
  ) throws(NumericalTrouble) -> Group {
    let range = Int(group.start)..<Int(group.start + group.count)
    let number = system.columns[traversal.order[range.lowerBound]].group
    if number >= 0, let known = groups[Int(number)], known.columns.count == range.count,
      range.allSatisfy({ system.columns[traversal.order[$0]].group == number })
    {
      return known
    }
    for index in range {
      invalidate(group: system.columns[traversal.order[index]].group, &system)
    }
    let columns = range.map { traversal.order[$0] }
    let matrix = GroupFactors.matrix(columns, &system)
    let new = Group(
      columns: columns, matrix: matrix, factorization: try Elimination.factorize(matrix))
    factorizationCount += 1
    let place = free.popLast() ?? Int32(groups.count)
    if place == groups.count { groups.append(nil) }
    groups[Int(place)] = new
    for column in columns { system.columns[column].group = place }
    return new
  }

  /// The pins of the columns, restricted to them.
  private static func matrix(_ columns: [Int32], _ system: inout System) -> SquareMatrix {
    // The group's number serves as the column's place in the matrix for now.
    for (place, column) in columns.enumerated() { system.columns[column].group = -2 - Int32(place) }
    var matrix = SquareMatrix()
    for column in columns {
      let row = system.rows[system.columns[column].pin]
      for index in row.places {
        let entry = system.entries[index]
        let place = -2 - system.columns[entry.column].group
        if place >= 0 {
          matrix.append(column: Int(place), coefficient: entry.coefficient)
        }
      }
      matrix.endRow()
    }
    for column in columns { system.columns[column].group = -1 }
    return matrix
  }
}
