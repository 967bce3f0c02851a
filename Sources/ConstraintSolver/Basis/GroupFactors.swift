/// The factors of groups of columns that depend on each other, kept until one of their pins
/// changes.
struct GroupFactors: ~Copyable {
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
    init(_ columns: [Int32], _ matrix: SquareMatrix) throws(NumericalTrouble) {
      self.columns = columns
      self.matrix = matrix
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
  /// The group that a column was last solved with, or -1, as for columns beyond the end.
  private var numbers = FlatArray<Int32>()
  /// The number of groups factorised so far.
  private(set) var factorizationCount = 0

  init() {}

  func copy() -> GroupFactors {
    var other = GroupFactors()
    other.groups = groups
    other.free = free
    other.numbers = numbers.copy()
    other.factorizationCount = factorizationCount
    return other
  }

  /// The group that a column was last solved with, or -1.
  @inline(__always)
  func group(of column: Int32) -> Int32 {
    Int(column) < numbers.count ? numbers[column] : -1
  }

  /// Forgets the group that a column was last solved with.
  @inline(__always)
  mutating func invalidate(groupOf column: Int32) {
    let number = group(of: column)
    if number >= 0 { forget(number) }
  }

  @inline(never)
  private mutating func forget(_ number: Int32) {
    for column in groups[Int(number)]?.columns ?? [] { numbers[column] = -1 }
    groups[Int(number)] = nil
    free.append(number)
  }

  /// The factors of a group that a walk found.
  ///
  /// - Throws: `NumericalTrouble` when its pins are dependent.
  mutating func factors(
    of group: Traversal.Group, _ traversal: borrowing Traversal, _ system: borrowing System
  ) throws(NumericalTrouble) -> Group {
    let range = Int(group.start)..<Int(group.start + group.count)
    let number = self.group(of: traversal.order[range.lowerBound])
    if number >= 0, let known = groups[Int(number)], known.columns.count == range.count,
      range.allSatisfy({ self.group(of: traversal.order[$0]) == number })
    {
      return known
    }
    for index in range { invalidate(groupOf: traversal.order[index]) }
    numbers.extend(to: system.columns.count, with: -1)
    let columns = range.reversed().map { traversal.order[$0] }
    let new = try Group(columns, system.matrix(ofPinsOf: columns, placedIn: &numbers))
    factorizationCount += 1
    let place = free.popLast() ?? Int32(groups.count)
    if place == groups.count { groups.append(nil) }
    groups[Int(place)] = new
    for column in columns { numbers[column] = place }
    return new
  }
}

extension System {
  /// The pins of columns, restricted to them.
  ///
  /// Where the columns stand in `places`, which is scratch storage, there is -1 before and afterwards.
  fileprivate func matrix(
    ofPinsOf group: [Int32], placedIn places: inout FlatArray<Int32>
  ) -> SquareMatrix {
    for (place, column) in group.enumerated() { places[column] = -2 - Int32(place) }
    var matrixEntries = FlatArray<SquareMatrix.Entry>()
    var ends = FlatArray<Int32>()
    ends.reserve(group.count)
    for column in group {
      for index in rows[columns[column].pin].places {
        let place = -2 - places[entries[index].column]
        if place >= 0 {
          let coefficient = entries[index].coefficient
          matrixEntries.append(SquareMatrix.Entry(column: place, coefficient: coefficient))
        }
      }
      ends.append(Int32(matrixEntries.count))
    }
    for column in group { places[column] = -1 }
    return SquareMatrix(matrixEntries, rowsEndingAt: ends)
  }
}
