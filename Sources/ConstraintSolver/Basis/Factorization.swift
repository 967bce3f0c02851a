/// A factorised square matrix `G` whose rows are the gradients of a vertex's pins.
///
/// `G = E_t … E_1 · L⁻¹ · U` up to the order of rows and columns: `L` is kept as the elimination
/// steps, `U` by rows, and each `E` is the identity with one row replaced (product form, one per
/// exchanged pin). A pin's *slot* is the column its row was pivoted on; an exchange puts the new
/// pin into the old one's slot.
struct Factorization: Sendable {
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
  private var updateSlot: [Int] = []
  private var updatePivot: [Double] = []
  private var updateStart: [Int] = [0]
  private var updateIndex: [Int] = []
  private var updateCoefficient: [Double] = []

  /// The number of exchanges since the factorisation was made.
  var updateCount: Int { updateSlot.count }

  /// Whether solving would cost clearly less, or be more exact, after factorising anew.
  var isGrown: Bool {
    updateCount >= Tolerances.updatesBeforeRenewal
      || updateIndex.count > 2 * (entryCount - updateIndex.count) + 1000
  }

  /// The number of entries that all factors have together.
  var entryCount: Int {
    order.count + lowerSlot.count + upperColumn.count + updateIndex.count
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

  /// Solves `G·x = v` in place: on entry a value per slot, on return a value per column.
  ///
  /// - Complexity: O(``entryCount``).
  func solve(_ vector: inout [Double]) {
    for update in updateSlot.indices.reversed() {
      var sum = vector[updateSlot[update]]
      for index in updateStart[update]..<updateStart[update + 1] {
        sum -= updateCoefficient[index] * vector[updateIndex[index]]
      }
      vector[updateSlot[update]] = sum / updatePivot[update]
    }
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
  }

  /// Solves `Gᵀ·y = g` in place: on entry a value per column, on return a value per slot.
  ///
  /// - Complexity: O(``entryCount``).
  func solveTransposed(_ vector: inout [Double]) {
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
    for update in updateSlot.indices {
      let slot = updateSlot[update]
      guard vector[slot] != 0 else { continue }
      let value = vector[slot] / updatePivot[update]
      vector[slot] = value
      for index in updateStart[update]..<updateStart[update + 1] {
        vector[updateIndex[index]] -= updateCoefficient[index] * value
      }
    }
  }

  /// Replaces the row in `slot` by the row that is the combination `multipliers` of all rows.
  ///
  /// - Parameters:
  ///   - slot: The slot; `multipliers` is not zero there.
  ///   - multipliers: The solution of `Gᵀ·y = a` for the new row `a`.
  mutating func exchange(slot: Int, multipliers: [Double]) {
    updateSlot.append(slot)
    updatePivot.append(multipliers[slot])
    for index in multipliers.indices where multipliers[index] != 0 && index != slot {
      updateIndex.append(index)
      updateCoefficient.append(multipliers[index])
    }
    updateStart.append(updateIndex.count)
  }
}
