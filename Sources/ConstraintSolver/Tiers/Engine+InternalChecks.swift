#if InternalChecks
  extension Engine {
    /// Checks every region that the recorded edits concern, or in which a value changed, and traps
    /// where something is wrong.
    ///
    /// Says nothing about systems so badly scaled that rounding alone may decide between answers.
    mutating func checkSolution() {
      checkFixing()
      regionMarks.clear(for: system)
      for index in editedRows.indices { checkRegion(ofRow: editedRows[index].row) }
      let newRows = newRows()
      for index in newRows.indices { checkRegion(ofRow: newRows[index]) }
      for index in journal.columns.indices {
        checkRegion(ofColumn: journal.columns[index].number)
      }
      for index in freshColumns.indices { checkRegion(ofColumn: freshColumns[index]) }
    }

    /// Traps where a value follows the constant that is ranged in another way than the basis has it.
    mutating func checkRanging() {
      guard ranging.row >= 0 else { return }
      extendRates()
      guard (try? computeRates(system.rows[ranging.row].pinned, 1)) != nil else {
        return clearRates()
      }
      for index in ranging.followers.indices {
        let follower = ranging.followers[index]
        precondition(
          abs(follower.rate - columnRate[follower.column]) <= Tolerances.optimum * largestRate,
          "Column \(follower.column) follows at \(follower.rate), not \(columnRate[follower.column])"
        )
        columnRate[follower.column] = 0
      }
      for index in movedColumns.indices {
        precondition(
          abs(columnRate[movedColumns[index]]) <= Tolerances.optimum * largestRate,
          "Column \(movedColumns[index]) does not follow")
      }
      clearRates()
    }

    /// Traps where a column is fixed by stronger rows than what its pin makes it follow from.
    private func checkFixing() {
      for number in system.columns.indices where system.columns[number].isAlive {
        let fixing = propagation.fixing[number]
        let pin = system.columns[number].pin
        guard fixing > Level.anchor, pin >= 0 else { continue }
        precondition(
          weakestFixing(ofRow: pin) >= fixing,
          "Column \(number) is fixed by \(fixing), what it follows from is not")
      }
    }

    private mutating func checkRegion(ofRow row: Int32) {
      guard system.rows[row].isAlive, !regionMarks.has(row: row) else { return }
      collectRegion(from: .row(row))
      checkRegion()
    }

    private mutating func checkRegion(ofColumn column: Int32) {
      guard system.columns[column].isAlive, !regionMarks.has(column: column) else { return }
      collectRegion(from: .column(column))
      if !regionRows.isEmpty { checkRegion() }
    }

    private func checkRegion() {
      guard isWellScaled else { return }
      checkAgainstFreshSolution()
      let flaws = flawsOfRegion()
      precondition(flaws.isEmpty, "Not an optimum: \(flaws)")
    }

    /// Solves the region from the original coefficients alone and traps if that is better or
    /// worse, at any tier, or if a required row does not hold.
    private func checkAgainstFreshSolution() {
      var rows: [Int32] = []
      for index in regionRows.indices { rows.append(regionRows[index]) }
      rows.sort { system.isOlder($0, $1) }
      for row in rows where system.rows[row].strength == Level.required {
        precondition(!isViolated(row), "Required row \(row) does not hold")
      }
      var part = Part(rows: rows, of: self) { $0 }
      guard (try? part.propagate()) != nil,
        case .optimal? = try? part.engine.attempt(.refuse)
      else { preconditionFailure("A fresh solution finds no optimum") }
      for strength in strengths(of: rows) {
        let mine = sum(ofStrength: strength, rows)
        let others = part.engine.sum(ofStrength: strength, Array(0..<Int32(rows.count)))
        precondition(
          abs(mine - others) <= Tolerances.optimum * max(1, abs(mine), abs(others)),
          "Priority \(strength) costs \(mine), in a fresh solution \(others)")
      }
    }

    private func sum(ofStrength strength: Float, _ rows: [Int32]) -> Double {
      rows.reduce(0) { sum, row in
        system.rows[row].strength == strength ? sum + violation(ofRow: row) : sum
      }
    }

    private var isWellScaled: Bool {
      for index in regionRows.indices {
        let row = system.rows[regionRows[index]]
        guard (1 / Tolerances.wellScaled...Tolerances.wellScaled).contains(row.weight) else {
          return false
        }
        for place in row.places
        where abs(system.entries[place].coefficient) * Tolerances.wellScaled < 1 {
          return false
        }
        let magnitude = system.excess(regionRows[index]).magnitude
        guard magnitude <= Tolerances.wellScaled * Tolerances.wellScaled else { return false }
      }
      return true
    }
  }
#endif
