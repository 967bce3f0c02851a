/// Sparse factors `L` and `U` of a nonsingular square matrix, up to the order of rows and columns.
///
/// `L` is kept as the elimination steps, `U` by rows. A row's *slot* is the column it was pivoted
/// on.
struct Factorization {
  /// The slot of each row.
  private var slotOfRow: [Int] = []
  /// The slot of each elimination step, which is also its column.
  private var order: [Int] = []
  /// The pivot of each step.
  private var pivot: [Double] = []
  private var lowerStart: [Int] = [0]
  private var lowerSlot: [Int] = []
  private var lowerFactor: [Double] = []
  private var upperStart: [Int] = [0]
  private var upperColumn: [Int] = []
  private var upperCoefficient: [Double] = []

  init() {}

  // MARK: Elimination steps

  /// Begins an elimination step.
  mutating func beginStep(slot: Int, pivot: Double) {
    order.append(slot)
    self.pivot.append(pivot)
  }

  /// Notes a row that loses a multiple of the step's pivot row.
  mutating func appendLower(row: Int, _ factor: Double) {
    lowerSlot.append(row)
    lowerFactor.append(factor)
  }

  /// Notes an entry of the pivot row beside the pivot.
  mutating func appendUpper(column: Int, _ coefficient: Double) {
    upperColumn.append(column)
    upperCoefficient.append(coefficient)
  }

  mutating func endStep() {
    lowerStart.append(lowerSlot.count)
    upperStart.append(upperColumn.count)
  }

  /// Ends the elimination: `slotOfRow` is the column each row was pivoted on.
  mutating func finish(slotOfRow: [Int]) {
    self.slotOfRow = slotOfRow
    for index in lowerSlot.indices { lowerSlot[index] = slotOfRow[lowerSlot[index]] }
  }

  // MARK: Solving

  /// Solves `A·x = b`.
  ///
  /// - Complexity: Linear in the entries of the factors.
  func solve(_ rightSide: [Double]) -> [Double] {
    var vector = rightSide
    for (row, slot) in slotOfRow.enumerated() { vector[slot] = rightSide[row] }
    for step in order.indices {
      let value = vector[order[step]]
      guard value != 0 else { continue }
      for index in lowerStart[step]..<lowerStart[step + 1] {
        vector[lowerSlot[index]] -= lowerFactor[index] * value
      }
    }
    for step in order.indices.reversed() {
      var sum = vector[order[step]]
      for index in upperStart[step]..<upperStart[step + 1] {
        sum -= upperCoefficient[index] * vector[upperColumn[index]]
      }
      vector[order[step]] = sum == 0 ? 0 : sum / pivot[step]
    }
    return vector
  }

  /// Solves `Aᵀ·y = g`.
  ///
  /// - Complexity: Linear in the entries of the factors.
  func solveTransposed(_ gradient: [Double]) -> [Double] {
    var vector = gradient
    for step in order.indices {
      let slot = order[step]
      guard vector[slot] != 0 else { continue }
      let value = vector[slot] / pivot[step]
      vector[slot] = value
      for index in upperStart[step]..<upperStart[step + 1] {
        vector[upperColumn[index]] -= upperCoefficient[index] * value
      }
    }
    for step in order.indices.reversed() {
      var sum = vector[order[step]]
      for index in lowerStart[step]..<lowerStart[step + 1] {
        sum -= lowerFactor[index] * vector[lowerSlot[index]]
      }
      vector[order[step]] = sum
    }
    return slotOfRow.map { vector[$0] }
  }
}
