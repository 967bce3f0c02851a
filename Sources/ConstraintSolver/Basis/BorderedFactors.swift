/// Factors of a matrix that is triangular except for one column, the *border*.
///
/// Each of the other columns follows from those before it in an order, and the last row determines
/// the border (a bordered triangular form with a border of one: Duff, Erisman and Reid, "Direct
/// Methods for Sparse Matrices", 1986, chapter 8). Only the rates of the others with the border are
/// computed. Equal widths that fill a row are of this kind.
struct BorderedFactors {
  private let matrix: SquareMatrix
  /// In the order in which columns follow from each other; that of the border column is the last.
  private let pivots: [Triangularization.Pivot]
  /// The change of each column per unit of the border one.
  private let rates: [Double]

  private var last: Triangularization.Pivot { pivots[pivots.count - 1] }

  /// Takes the column with most rows as the border, of several the first.
  ///
  /// Nil where that does not make the matrix triangular, or where rounding could grow too much.
  ///
  /// - Complexity: Linear in the entries.
  init?(_ matrix: SquareMatrix) {
    guard var pivots = Triangularization.pivots(of: matrix), matrix.multiplesAreSmall(pivots)
    else { return nil }
    let zeros = [Double](repeating: 0, count: matrix.count)
    let rates = matrix.substitute(pivots, border: 1, rightSide: zeros)
    var largest = 0.0
    for pivot in pivots { largest = max(largest, abs(rates[pivot.column] * pivot.coefficient)) }
    let last = -matrix.rest(ofRow: pivots[pivots.count - 1].row, 0, rates)
    guard abs(last) > Tolerances.smallestPivot, abs(last) >= Tolerances.pivotShare * largest
    else { return nil }
    pivots[pivots.count - 1].coefficient = last
    self.matrix = matrix
    self.pivots = pivots
    self.rates = rates
  }

  /// Solves `A·x = b`.
  func solve(_ rightSide: [Double]) -> [Double] {
    var values = matrix.substitute(pivots, border: 0, rightSide: rightSide)
    let border = matrix.rest(ofRow: last.row, rightSide[last.row], values) / last.coefficient
    for column in values.indices { values[column] += border * rates[column] }
    return values
  }

  /// Solves `Aᵀ·y = g`.
  func solveTransposed(_ gradient: [Double]) -> [Double] {
    var rest = gradient
    var multipliers = gradient
    var slope = 0.0
    for column in gradient.indices { slope += gradient[column] * rates[column] }
    rest[last.column] = slope
    for pivot in pivots.reversed() {
      let multiplier = rest[pivot.column] / pivot.coefficient
      multipliers[pivot.row] = multiplier
      matrix.subtract(row: pivot.row, times: multiplier, from: &rest)
    }
    return multipliers
  }
}

extension SquareMatrix {
  /// Whether elimination subtracts only small multiples of pivot rows.
  fileprivate func multiplesAreSmall(_ pivots: [Triangularization.Pivot]) -> Bool {
    var largest = [Double](repeating: .infinity, count: count)
    for pivot in pivots.dropLast() {
      largest[pivot.column] = abs(pivot.coefficient) / Tolerances.pivotShare
    }
    for index in entries.indices
    where abs(entries[index].coefficient) > largest[Int(entries[index].column)] {
      return false
    }
    return true
  }

  /// The values that follow from one of the border column; the last row is left out.
  fileprivate func substitute(
    _ pivots: [Triangularization.Pivot], border: Double, rightSide: [Double]
  ) -> [Double] {
    var values = [Double](repeating: 0, count: count)
    values[pivots[pivots.count - 1].column] = border
    for pivot in pivots.dropLast() {
      values[pivot.column] =
        rest(ofRow: pivot.row, rightSide[pivot.row], values) / pivot.coefficient
    }
    return values
  }

  /// The rest of a right side less the entries of a row.
  @inline(__always)
  fileprivate func rest(ofRow row: Int, _ rightSide: Double, _ values: [Double]) -> Double {
    var rest = rightSide
    for index in places(ofRow: row) {
      rest -= entries[index].coefficient * values[Int(entries[index].column)]
    }
    return rest
  }

  /// Subtracts a multiple of a row.
  @inline(__always)
  fileprivate func subtract(row: Int, times factor: Double, from vector: inout [Double]) {
    guard factor != 0 else { return }
    for index in places(ofRow: row) {
      vector[Int(entries[index].column)] -= factor * entries[index].coefficient
    }
  }
}
