/// The factors of groups of columns that depend on each other, kept until one of their pins
/// changes.
struct GroupFactors {
  /// A factorised group.
  struct Group {
    /// The group's columns, ascending; the pin of column `i` is row `i` of the matrix.
    let columns: [Int32]
    private let matrix: SquareMatrix
    private let factors: Factors

    private enum Factors {
      case torn(TornFactors)
      case general(Factorization)
    }

    /// - Throws: `NumericalTrouble` when their pins are dependent.
    init(_ columns: [Int32], _ system: inout System) throws(NumericalTrouble) {
      self.columns = columns
      matrix = system.matrix(ofPinsOf: columns)
      if let torn = TornFactors(matrix) {
        factors = .torn(torn)
      } else {
        factors = .general(try Nucleus.factorize(matrix))
      }
    }

    /// Solves `A·x = b`.
    func solve(_ rightSide: [Double]) -> [Double] {
      switch factors {
      case .torn(let factors): factors.solve(rightSide)
      case .general(let factors): factors.solve(rightSide)
      }
    }

    /// Solves `Aᵀ·y = g`.
    func solveTransposed(_ gradient: [Double]) -> [Double] {
      switch factors {
      case .torn(let factors): factors.solveTransposed(gradient)
      case .general(let factors): factors.solveTransposed(gradient)
      }
    }

    /// Solves for values, corrected by what the pins miss their targets (iterative refinement) as
    /// long as that helps.
    ///
    /// Where the exact values are short binary fractions, this arrives at them.
    func solveRefined(_ rightSide: [Double]) -> [Double] {
      var values = solve(rightSide)
      var (residual, size) = matrix.residual(of: values, rightSide: rightSide)
      for _ in 0..<Tolerances.refinements where size > 0 {
        let refined = zip(values, solve(residual)).map { $0 + $1 }
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
    let new = try Group(range.reversed().map { traversal.order[$0] }, &system)
    factorizationCount += 1
    let place = free.popLast() ?? Int32(groups.count)
    if place == groups.count { groups.append(nil) }
    groups[Int(place)] = new
    for column in new.columns { system.columns[column].group = place }
    return new
  }
}

extension System {
  /// The pins of columns, restricted to them.
  fileprivate mutating func matrix(ofPinsOf group: [Int32]) -> SquareMatrix {
    // The group's number serves as the column's place in the matrix for now.
    for (place, column) in group.enumerated() { columns[column].group = -2 - Int32(place) }
    var matrixEntries = FlatArray<SquareMatrix.Entry>()
    var ends = FlatArray<Int32>()
    ends.reserve(group.count)
    for column in group {
      for index in rows[columns[column].pin].places {
        let place = -2 - columns[entries[index].column].group
        if place >= 0 {
          let coefficient = entries[index].coefficient
          matrixEntries.append(SquareMatrix.Entry(column: place, coefficient: coefficient))
        }
      }
      ends.append(Int32(matrixEntries.count))
    }
    for column in group { columns[column].group = -1 }
    return SquareMatrix(matrixEntries, rowsEndingAt: ends)
  }
}
