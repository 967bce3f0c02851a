extension Engine {
  /// The rows, oldest first, that keep a violated row from being violated less: an irreducible set
  /// of rows at least as strong.
  ///
  /// All there is to say is about directions: along each one in which the row improves, a stronger
  /// row would get worse, or those of its own strength together by at least as much. Only rows
  /// that are at their targets or violated matter for that. They are a system of their own, whose
  /// variables are the direction: stronger rows are required not to get worse, equal ones cost what
  /// they get worse by, and the violated row what it lacks to a unit of improvement. If nothing is
  /// better than to stay, the multipliers name the rows that prove it.
  mutating func rowsOverruling(_ row: Int32) throws(NumericalTrouble) -> [Int32] {
    extendScratch()
    regionMarks.clear(for: system)
    collectRegion(from: .row(row))
    var rivals: [Int32] = []
    for index in regionRows.indices {
      let rival = regionRows[index]
      let state = system.rows[rival]
      let status = status(ofRow: rival)
      guard rival != row, state.strength >= system.rows[row].strength else { continue }
      if status == 0 || state.isViolating(status) { rivals.append(rival) }
    }
    guard let proof = try overruling(row, rivals) else { return [] }
    return try irreducibleSubset(of: proof, overruling: row).sorted { system.isOlder($0, $1) }
  }

  private struct OverrulingProof {
    var rows: [Int32]
    /// Whether its pins are all that takes up the slope of the violated row: they are independent,
    /// so that no fewer do.
    var isIrreducible: Bool
  }

  /// Drops rows one after the other, the weakest first, then the newest.
  private func irreducibleSubset(
    of proof: OverrulingProof, overruling row: Int32
  ) throws(NumericalTrouble) -> [Int32] {
    var proof = proof
    var candidates = proof.rows.sorted { system.isStrongerOrOlder($0, $1) }
    while !proof.isIrreducible, let candidate = candidates.popLast() {
      let rest = proof.rows.filter { $0 != candidate }
      guard let smaller = try overruling(row, rest) else { continue }
      proof = smaller
      let members = Set(smaller.rows)
      candidates.removeAll { !members.contains($0) }
    }
    return proof.rows
  }

  /// Which of some rows suffice to overrule a row; nil if all together do not.
  private func overruling(
    _ row: Int32, _ rivals: [Int32]
  ) throws(NumericalTrouble) -> OverrulingProof? {
    var part = Part(rows: rivals + [row], of: self) { $0 }
    for (place, rival) in rivals.enumerated() {
      let isStronger = system.rows[rival].strength > system.rows[row].strength
      part.engine.system.rows[place].becomeDirection(
        status: status(ofRow: rival), strength: isStronger ? Level.required : Level.broken)
    }
    let goal = rivals.count
    part.engine.system.rows[goal].becomeDirection(
      status: status(ofRow: row), strength: Level.broken)
    part.engine.system.rows[goal].target =
      part.engine.system.rows[goal].violatingSides == .above ? -1 : 1
    try part.propagate()
    guard try part.engine.staysPut(goal: Int32(goal)) else { return nil }
    return part.engine.overrulingProof(rivals)
  }

  /// Whether no direction lowers the sum of what the goal lacks and what others get worse by.
  private mutating func staysPut(goal: Int32) throws(NumericalTrouble) -> Bool {
    listAll()
    guard try settleRequired() == nil else { throw NumericalTrouble() }
    settledAbove = Level.broken
    guard case .optimal = try minimise(.tier(Level.broken)) else { throw NumericalTrouble() }
    try evaluateRegion()
    var sum = 0.0
    for row in system.rows.indices where system.rows[row].strength == Level.broken {
      sum += violation(ofRow: Int32(row))
    }
    return sum >= system.rows[goal].weight * (1 - Tolerances.optimum)
  }

  /// The rows with a multiplier, and all that might have a part of it: those that are parallel to one.
  private func overrulingProof(_ rivals: [Int32]) -> OverrulingProof {
    let multipliers = multipliersOfRows()
    let steepest = multipliers.reduce(0) { max($0, abs($1)) }
    var isMember = rivals.map { _ in false }
    var isIrreducible = true
    for place in rivals.indices where abs(multipliers[place]) > Tolerances.dual * steepest {
      isMember[place] = true
      let row = system.rows[place]
      if row.pinned < 0 { isIrreducible = false }
      guard row.count > 0 else { continue }
      let own = system.entries[Int(row.start)]
      for index in system.columns[own.column].places {
        let occurrence = system.occurrences[index]
        guard Int(occurrence.row) < rivals.count,
          system.ratioIfParallel(
            occurrence, to: Int32(place), coefficient: own.coefficient) != nil
        else { continue }
        isMember[Int(occurrence.row)] = true
        isIrreducible = false
      }
    }
    return OverrulingProof(
      rows: rivals.indices.filter { isMember[$0] }.map { rivals[$0] },
      isIrreducible: isIrreducible)
  }
}

extension Row {
  /// Makes the row one of directions, in which only getting worse counts.
  fileprivate mutating func becomeDirection(status: Int8, strength: Float) {
    if status != 0 { violatingSides = status > 0 ? .above : .below }
    target = 0
    frozen = []
    face = []
    isExempt = false
    self.strength = strength
  }
}
