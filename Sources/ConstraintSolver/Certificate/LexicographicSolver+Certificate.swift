extension LexicographicSolver {
  /// Checks the values of all variables.
  mutating func certificate() -> Certificate {
    var flaws: [Certificate.Flaw] = []
    extend()
    clearComponentMarks()
    for number in basis.problem.rows.indices
    where basis.problem.rows[number].isAlive && !basis.component.has(row: number) {
      collectComponent(from: .row(number))
      flaws += flawsOfComponent()
    }
    return Certificate(flaws: flaws)
  }

  /// Checks the values of the present component.
  func flawsOfComponent() -> [Certificate.Flaw] {
    var rows: [RowIndex] = []
    for index in basis.component.rows.indices { rows.append(basis.component.rows[index]) }
    var check = OptimalityCheck(rows: rows, of: basis.problem)
    do throws(Interruption) {
      let proofs = try proofsOfComponent(rows)
      for level in levels(of: rows) where level < PriorityLevel.required {
        check.check(
          level: level, proofs.first { $0.level == level }, basis.problem)
      }
    } catch {
      return check.flaws + [.unproved(basis.problem.id(ofRow: rows[0]))]
    }
    return check.flaws
  }

  /// The levels of rows, the strongest first.
  func levels(of rows: [RowIndex]) -> [Float] {
    Set(rows.map { basis.problem.rows[$0].level }).sorted(by: >)
  }

  /// Proofs for the levels of the present component that do not hold as a whole, computed from the
  /// vertex and the original coefficients.
  private func proofsOfComponent(_ rows: [RowIndex]) throws(Interruption) -> [LevelProof] {
    var subproblem = Subproblem(rows: rows, of: self) { row in
      var unbounded = row
      unbounded.bounds = []
      unbounded.faceBounds = []
      unbounded.isExempt = false
      return unbounded
    }
    subproblem.takeVertex(of: self, rows: basis.component.rows)
    return try subproblem.solver.proofs()
  }

  private mutating func proofs() throws(Interruption) -> [LevelProof] {
    var proofs: [LevelProof] = []
    listAll()
    var level = PriorityLevel.required
    while let next = simplex.costlyRows.strongest(below: level) {
      level = next
      simplex.mustHoldAbove = level
      try simplex.minimiseAndBound(.level(level), &basis)
      guard simplex.hasViolation(ofLevel: level, basis.problem) else { continue }
      proofs.append(LevelProof(level: level, multipliers: simplex.dualValues(basis.problem)))
    }
    return proofs
  }
}
