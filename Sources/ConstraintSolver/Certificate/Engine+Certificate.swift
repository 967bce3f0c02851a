extension Engine {
  /// Checks the values of all variables.
  mutating func certificate() -> Certificate {
    var flaws: [Certificate.Flaw] = []
    extendScratch()
    regionMarks.clear()
    for number in system.rows.indices
    where system.rows[number].isAlive && !regionMarks.has(row: Int32(number)) {
      collectRegion(fromRow: Int32(number))
      flaws += flawsOfRegion()
    }
    return Certificate(flaws: flaws)
  }

  /// Checks the values of the present region.
  func flawsOfRegion() -> [Certificate.Flaw] {
    var rows: [Int32] = []
    for index in regionRows.indices { rows.append(regionRows[index]) }
    var check = OptimalityCheck(rows: rows, of: system)
    do throws(NumericalTrouble) {
      let proofs = try proofsOfRegion(rows)
      for strength in strengths(of: rows) where strength < Level.required {
        check.check(
          strength: strength, proofs.first { $0.strength == strength }, system)
      }
    } catch {
      return check.flaws + [.unproved(id(ofRow: rows[0]))]
    }
    return check.flaws
  }

  /// The strengths of rows, the strongest first.
  func strengths(of rows: [Int32]) -> [Float] {
    Set(rows.map { system.rows[$0].strength }).sorted(by: >)
  }

  /// Multipliers for the strengths of the present region that may not hold as a whole, from the
  /// vertex as it is and the original coefficients.
  private func proofsOfRegion(_ rows: [Int32]) throws(NumericalTrouble) -> [LevelProof] {
    var part = Part(rows: rows, of: self) { row in
      var unblocked = row
      unblocked.frozen = []
      unblocked.face = []
      unblocked.isExempt = false
      return unblocked
    }
    part.takeVertex(of: self, rows: regionRows)
    return try part.engine.proofsOfPart()
  }

  private mutating func proofsOfPart() throws(NumericalTrouble) -> [LevelProof] {
    var proofs: [LevelProof] = []
    listAll()
    var tier = Level.required
    while let next = strongestTier(below: tier) {
      tier = next
      settledAbove = tier
      try settle(.tier(tier))
      guard hasViolation(ofStrength: tier) else { continue }
      proofs.append(LevelProof(strength: tier, multipliers: multipliersOfRows()))
    }
    return proofs
  }

  /// The multipliers that the last run of the simplex method left, by row: a row with a cost has
  /// its slope, a pinned one what takes the slopes of the others up.
  private func multipliersOfRows() -> [Double] {
    var multipliers = Array(repeating: 0.0, count: system.rows.count)
    for index in violatedRows.indices where system.rows[violatedRows[index]].pinned < 0 {
      let row = violatedRows[index]
      let side = system.rows[row].side
      multipliers[Int(row)] = cost(row, side) * side.sign
    }
    for index in touchedMultipliers.indices {
      let column = touchedMultipliers[index]
      let pin = system.columns[column].pin
      if pin >= 0 { shareMultiplier(ofPin: pin, -multiplier[column], &multipliers) }
    }
    return multipliers
  }

  /// Gives a pin's row its multiplier, and what is beyond its slopes to a stronger row of the same
  /// single column at its target, which is what keeps the pin from leaving.
  private func shareMultiplier(ofPin pin: Int32, _ total: Double, _ multipliers: inout [Double]) {
    let (low, high) = slopes(ofRow: pin)
    let rest = total - min(max(total, low), high)
    let state = system.columns[system.rows[pin].pinned]
    multipliers[Int(pin)] = total
    guard rest != 0, system.rows[pin].count == 1 else { return }
    for index in Int(state.start)..<Int(state.end) {
      let twin = system.occurrences[index]
      let share = rest * state.pinCoefficient / twin.coefficient
      guard twin.row != pin, system.rows[twin.row].count == 1, status(ofRow: twin.row) == 0,
        system.rows[twin.row].strength > settledAbove
      else { continue }
      let (low, high) = slopes(ofRow: twin.row)
      guard share < 0 ? low < 0 : high > 0 else { continue }
      multipliers[Int(pin)] = total - rest
      multipliers[Int(twin.row)] += share
      return
    }
  }

  /// The least and the greatest multiplier of a row at its target.
  private func slopes(ofRow number: Int32) -> (low: Double, high: Double) {
    let row = system.rows[number]
    let blocked = isHeld(row) ? row.frozen.union(row.violatingSides) : row.frozen
    return (
      blocked.contains(.below) ? -.infinity : -cost(number, .below),
      blocked.contains(.above) ? .infinity : cost(number, .above)
    )
  }
}
