/// A simplex dictionary in exact integer arithmetic: `basic = (constant + Σ coefficient · nonbasic)
/// / denominator`, the denominator being common to all rows (Edmonds' integer pivoting).
///
/// Overflow of 128 bits traps, so every answer is exact.
struct ExactDictionary {
  /// The unknown of each row, and of each column.
  private(set) var basic: [Int] = []
  private(set) var nonbasic: [Int]
  /// Rows of `nonbasic.count + 1` numbers, the constant first.
  private var cells: [Int128] = []
  private var denominator: Int128 = 1
  private let width: Int
  /// Whether an unknown may be negative.
  let isFree: [Bool]
  /// Columns that are zero from now on.
  private(set) var isRemoved: [Bool]

  /// Creates a dictionary without rows.
  init(nonbasic: [Int], isFree: [Bool]) {
    self.nonbasic = nonbasic
    self.isFree = isFree
    isRemoved = Array(repeating: false, count: nonbasic.count)
    width = nonbasic.count + 1
  }

  mutating func appendRow(_ unknown: Int, constant: Int, coefficients: [Int: Int]) {
    basic.append(unknown)
    cells.append(Int128(constant))
    for unknown in nonbasic { cells.append(Int128(coefficients[unknown] ?? 0)) }
  }

  /// The coefficient of a column in a row, times the denominator.
  func numerator(_ row: Int, _ column: Int) -> Int128 {
    cells[row * width + column + 1]
  }

  /// The constant of a row, times the denominator.
  func constantNumerator(_ row: Int) -> Int128 {
    cells[row * width]
  }

  /// The value of an unknown at the present vertex.
  func value(_ unknown: Int) -> Double {
    guard let row = basic.firstIndex(of: unknown) else { return 0 }
    return Double(constantNumerator(row)) / Double(denominator)
  }

  /// Makes a column zero for good.
  mutating func remove(column: Int) {
    isRemoved[column] = true
  }

  /// Exchanges the unknowns of a row and a column.
  mutating func pivot(_ row: Int, _ column: Int) {
    let width = width
    let denominator = denominator
    let pivot = numerator(row, column)
    let rowCount = basic.count
    cells.withUnsafeMutableBufferPointer { cells in
      for other in 0..<rowCount where other != row {
        let factor = cells[other * width + column + 1]
        for place in 0..<width where place != column + 1 {
          let left = cells[other * width + place]
          let right = factor == 0 ? 0 : cells[row * width + place]
          if left == 0 && right == 0 { continue }
          cells[other * width + place] = (left * pivot - factor * right) / denominator
        }
      }
      for place in 0..<width where place != column + 1 {
        cells[row * width + place] = -cells[row * width + place]
      }
      cells[row * width + column + 1] = denominator
      if pivot < 0 {
        for place in cells.indices { cells[place] = -cells[place] }
      }
    }
    self.denominator = pivot < 0 ? -pivot : pivot
    (basic[row], nonbasic[column]) = (nonbasic[column], basic[row])
  }

  /// Moves to a vertex where all restricted unknowns are non-negative (least-index criss-cross
  /// method); false when there is none.
  mutating func findFeasibleVertex() -> Bool {
    while let row = leastIndex(basic, where: { !isFree[basic[$0]] && constantNumerator($0) < 0 }) {
      guard let column = leastIndex(nonbasic, where: { isOpen($0) && numerator(row, $0) > 0 })
      else { return false }
      pivot(row, column)
    }
    return true
  }

  /// Minimises the sum of `unknowns` from a feasible vertex (Bland's rule); false when it has no
  /// minimum.
  mutating func minimise(_ unknowns: [Int], sign: Int128 = 1) -> Bool {
    while let column = leastIndex(
      nonbasic, where: { isOpen($0) && reducedCost(of: unknowns, $0) * sign < 0 })
    {
      guard let row = leavingRow(column) else { return false }
      pivot(row, column)
    }
    return true
  }

  /// Removes the columns that would raise the minimal sum of `unknowns`.
  mutating func keepMinimal(_ unknowns: [Int]) {
    for column in nonbasic.indices where isOpen(column) {
      if reducedCost(of: unknowns, column) > 0 { remove(column: column) }
    }
  }

  private func isOpen(_ column: Int) -> Bool {
    !isRemoved[column] && !isFree[nonbasic[column]]
  }

  private func reducedCost(of unknowns: [Int], _ column: Int) -> Int128 {
    var sum: Int128 = unknowns.contains(nonbasic[column]) ? denominator : 0
    for row in basic.indices where unknowns.contains(basic[row]) { sum += numerator(row, column) }
    return sum
  }

  private func leavingRow(_ column: Int) -> Int? {
    var best: Int?
    for row in basic.indices where !isFree[basic[row]] && numerator(row, column) < 0 {
      guard let present = best else {
        best = row
        continue
      }
      let mine = constantNumerator(row) * -numerator(present, column)
      let others = constantNumerator(present) * -numerator(row, column)
      if mine < others || (mine == others && basic[row] < basic[present]) { best = row }
    }
    return best
  }

  private func leastIndex(_ unknowns: [Int], where isSuitable: (Int) -> Bool) -> Int? {
    var best: Int?
    for place in unknowns.indices {
      if let best, unknowns[best] < unknowns[place] { continue }
      if isSuitable(place) { best = place }
    }
    return best
  }
}
