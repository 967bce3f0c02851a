extension Engine {
  /// Checks the values of all variables.
  mutating func certificate() -> Certificate {
    var flaws: [Certificate.Flaw] = []
    extendScratch()
    regionMarks.clear(for: system)
    for number in system.rows.indices
    where system.rows[number].isAlive && !regionMarks.has(row: Int32(number)) {
      collectRegion(from: .row(Int32(number)))
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
  func multipliersOfRows() -> [Double] {
    var multipliers = Array(repeating: 0.0, count: system.rows.count)
    for index in violatedRows.indices where system.rows[violatedRows.row(at: index)].pinned < 0 {
      let row = violatedRows.row(at: index)
      let side = system.rows[row].side
      multipliers[Int(row)] = cost(row, side) * side.sign
    }
    for index in touchedMultipliers.indices {
      let column = touchedMultipliers[index]
      let pin = system.columns[column].pin
      if pin >= 0 { multipliers[Int(pin)] = -multiplier[column] }
    }
    return multipliers
  }
}
