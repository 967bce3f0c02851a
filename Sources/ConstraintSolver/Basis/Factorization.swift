/// Sparse factors `L` and `U` of a regular square matrix, up to the order of rows and columns.
///
/// `L` is kept as the elimination steps, `U` by rows. A row's *slot* is the column it was pivoted
/// on.
struct Factorization {
  /// The slot of each row.
  private let slotOfRow: [Int]
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

  init(slotOfRow: [Int]) {
    self.slotOfRow = slotOfRow
  }

  /// Appends an elimination step: `lower` are the slots of the rows that lose a multiple of the
  /// pivot row, and the multiples; `upper` are the remaining entries of the pivot row.
  mutating func appendStep(
    slot: Int, pivot: Double, lower: [(slot: Int, factor: Double)],
    upper: [(column: Int, coefficient: Double)]
  ) {
    order.append(slot)
    self.pivot.append(pivot)
    for (slot, factor) in lower {
      lowerSlot.append(slot)
      lowerFactor.append(factor)
    }
    lowerStart.append(lowerSlot.count)
    for (column, coefficient) in upper {
      upperColumn.append(column)
      upperCoefficient.append(coefficient)
    }
    upperStart.append(upperColumn.count)
  }

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
