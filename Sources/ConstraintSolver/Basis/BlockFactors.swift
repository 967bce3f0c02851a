/// The factors of the diagonal blocks of the basis, kept until one of their active rows changes.
struct BlockFactors: ~Copyable {
  /// A factorised block.
  struct Block {
    /// The block's columns, ascending; the active row of column `i` is row `i` of the matrix.
    let columns: [ColumnIndex]
    private let matrix: SquareMatrix
    private let factors: Factors

    private enum Factors {
      case border(BorderedFactors)
      case general(Factorization)
    }

    /// - Throws: `Interruption.numericalTrouble` when their active rows are dependent.
    init(_ columns: [ColumnIndex], _ matrix: SquareMatrix) throws(Interruption) {
      self.columns = columns
      self.matrix = matrix
      if let border = BorderedFactors(matrix) {
        factors = .border(border)
      } else {
        factors = .general(try SparseElimination.factorize(matrix))
      }
    }

    /// Solves `A·x = b`.
    func solve(_ rightSide: [Double]) -> [Double] {
      switch factors {
      case .border(let factors): factors.solve(rightSide)
      case .general(let factors): factors.solve(rightSide)
      }
    }

    /// Solves `Aᵀ·y = g`.
    func solveTransposed(_ gradient: [Double]) -> [Double] {
      switch factors {
      case .border(let factors): factors.solveTransposed(gradient)
      case .general(let factors): factors.solveTransposed(gradient)
      }
    }

    /// Solves `A·x = b` with corrections by the residual (iterative refinement), as long as it
    /// shrinks.
    ///
    /// If the exact values are short binary fractions, the result mostly is exact.
    func solveRefined(_ rightSide: [Double]) -> [Double] {
      var values = solve(rightSide)
      var (residual, size) = matrix.residual(of: values, rightSide: rightSide)
      for _ in 0..<WorkLimits.refinements where size > 0 {
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

  private var blocks: [Block?] = []
  private var free: [Int32] = []
  /// The block that a column was last solved with, or -1, as for columns beyond the end.
  private var numbers = ColumnArray<Int32>()
  /// The number of blocks factorised so far.
  private(set) var factorizationCount = 0

  init() {}

  func copy() -> BlockFactors {
    var other = BlockFactors()
    other.blocks = blocks
    other.free = free
    other.numbers = numbers.copy()
    other.factorizationCount = factorizationCount
    return other
  }

  /// The block that a column was last solved with, or -1.
  @inline(__always)
  func block(of column: ColumnIndex) -> Int32 {
    Int(column) < numbers.count ? numbers[column] : -1
  }

  /// Drops the factors of the block that a column was last solved with.
  @inline(__always)
  mutating func invalidate(blockOf column: ColumnIndex) {
    let number = block(of: column)
    if number >= 0 { forget(number) }
  }

  @inline(never)
  private mutating func forget(_ number: Int32) {
    for column in blocks[Int(number)]?.columns ?? [] { numbers[column] = -1 }
    blocks[Int(number)] = nil
    free.append(number)
  }

  /// The factors of a block of a walk.
  ///
  /// - Throws: `Interruption.numericalTrouble` when its active rows are dependent.
  mutating func factors(
    of block: Traversal.Block, _ traversal: borrowing Traversal, _ problem: borrowing Problem
  ) throws(Interruption) -> Block {
    let range = Int(block.start)..<Int(block.start + block.count)
    let number = self.block(of: traversal.order[range.lowerBound])
    if number >= 0, let known = blocks[Int(number)], known.columns.count == range.count,
      range.allSatisfy({ self.block(of: traversal.order[$0]) == number })
    {
      return known
    }
    for index in range { invalidate(blockOf: traversal.order[index]) }
    numbers.extend(to: problem.columns.count, with: -1)
    let columns = range.reversed().map { traversal.order[$0] }
    let new = try Block(columns, problem.matrix(ofActiveRowsOf: columns, placedIn: &numbers))
    factorizationCount += 1
    let place = free.popLast() ?? Int32(blocks.count)
    if place == blocks.count { blocks.append(nil) }
    blocks[Int(place)] = new
    for column in columns { numbers[column] = place }
    return new
  }
}

extension Problem {
  /// The active rows of columns, restricted to them.
  ///
  /// The columns' elements of `places`, which is scratch storage, are -1 before and afterwards.
  fileprivate func matrix(
    ofActiveRowsOf block: [ColumnIndex], placedIn places: inout ColumnArray<Int32>
  ) -> SquareMatrix {
    for (place, column) in block.enumerated() { places[column] = -2 - Int32(place) }
    var matrixEntries = FlatArray<SquareMatrix.Entry>()
    var ends = FlatArray<Int32>()
    ends.reserve(block.count)
    for column in block {
      for index in rows[columns[column].activeRow].places {
        let place = -2 - places[entries[index].column]
        if place >= 0 {
          let coefficient = entries[index].coefficient
          matrixEntries.append(SquareMatrix.Entry(column: place, coefficient: coefficient))
        }
      }
      ends.append(Int32(matrixEntries.count))
    }
    for column in block { places[column] = -1 }
    return SquareMatrix(matrixEntries, rowsEndingAt: ends)
  }
}
