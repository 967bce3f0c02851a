#if InternalChecks
  extension LexicographicSolver {
    /// Checks every component that the recorded edits concern, or in which a value changed, and
    /// traps where one is not optimal.
    ///
    /// Problems so badly scaled that rounding alone may decide between answers are not checked.
    mutating func checkSolution() {
      checkRanging()
      checkDeterminingLevels()
      clearComponentMarks()
      for index in basis.problem.editedRows.indices {
        checkComponent(ofRow: basis.problem.editedRows[index].row)
      }
      let newRows = basis.problem.newRows
      for index in newRows.indices { checkComponent(ofRow: newRows[index]) }
      for index in basis.journal.columns.indices {
        checkComponent(ofColumn: basis.journal.columns[index].number)
      }
      for index in basis.problem.freshColumns.indices {
        checkComponent(ofColumn: basis.problem.freshColumns[index])
      }
    }

    /// Traps where a value follows the ranged constant at another rate than the basis gives.
    private mutating func checkRanging() {
      guard ranging.row.exists else { return }
      guard (try? basis.ftran(basis.problem.rows[ranging.row].assignedColumn, 1)) != nil else {
        return basis.direction.clear()
      }
      for index in ranging.followers.indices {
        let follower = ranging.followers[index]
        precondition(
          abs(follower.rate - basis.direction.columnRate(follower.column)) <= Tolerances.optimum
            * basis.direction.largestRate,
          "Column \(follower.column.rawValue) follows at \(follower.rate), not \(basis.direction.columnRate(follower.column))"
        )
        basis.direction.setUnlisted(follower.column, 0)
      }
      for index in basis.direction.movedColumns.indices {
        precondition(
          abs(basis.direction.columnRate(basis.direction.movedColumns[index])) <= Tolerances.optimum
            * basis.direction.largestRate,
          "Column \(basis.direction.movedColumns[index].rawValue) does not follow")
      }
      basis.direction.clear()
    }

    /// Traps where a column's determining level is above that of a column that it follows from.
    private func checkDeterminingLevels() {
      for number in basis.problem.columns.indices where basis.problem.columns[number].isAlive {
        let level = basis.determiningLevel[number]
        let active = basis.problem.columns[number].activeRow
        guard level > PriorityLevel.none, active.exists else { continue }
        precondition(
          basis.weakestDeterminingLevel(ofRow: active) >= level,
          "Level \(level) determines column \(number.rawValue), but not the columns that it follows from"
        )
      }
    }

    private mutating func checkComponent(ofRow row: RowIndex) {
      guard basis.problem.rows[row].isAlive, !basis.component.has(row: row) else { return }
      collectComponent(from: .row(row))
      checkComponent()
    }

    private mutating func checkComponent(ofColumn column: ColumnIndex) {
      guard basis.problem.columns[column].isAlive, !basis.component.has(column: column) else {
        return
      }
      collectComponent(from: .column(column))
      if !basis.component.rows.isEmpty { checkComponent() }
    }

    private func checkComponent() {
      guard isWellScaled else { return }
      checkAgainstFreshSolution()
      let flaws = flawsOfComponent()
      precondition(flaws.isEmpty, "Not an optimum: \(flaws)")
    }

    /// Solves the component from the original coefficients alone and traps if that is better or
    /// worse, at any level, or if a required row does not hold.
    private func checkAgainstFreshSolution() {
      var rows: [RowIndex] = []
      for index in basis.component.rows.indices { rows.append(basis.component.rows[index]) }
      rows.sort { basis.problem.isOlder($0, $1) }
      for row in rows where basis.problem.rows[row].level == PriorityLevel.required {
        precondition(!basis.problem.isViolated(row), "Required row \(row.rawValue) does not hold")
      }
      var subproblem = Subproblem(rows: rows, of: self) { $0 }
      guard (try? subproblem.propagate()) != nil,
        case .optimal? = try? subproblem.solver.attempt(.refuse)
      else { preconditionFailure("A fresh solution finds no optimum") }
      for level in levels(of: rows) {
        let mine = sum(ofLevel: level, rows)
        let others = subproblem.solver.sum(
          ofLevel: level, Array(subproblem.solver.basis.problem.rows.indices))
        precondition(
          abs(mine - others) <= Tolerances.optimum * max(1, abs(mine), abs(others)),
          "Priority \(level) costs \(mine), in a fresh solution \(others)")
      }
    }

    private func sum(ofLevel level: Float, _ rows: [RowIndex]) -> Double {
      rows.reduce(0) { sum, row in
        basis.problem.rows[row].level == level ? sum + basis.problem.violation(ofRow: row) : sum
      }
    }

    private var isWellScaled: Bool {
      for index in basis.component.rows.indices {
        let row = basis.problem.rows[basis.component.rows[index]]
        guard (1 / Tolerances.wellScaled...Tolerances.wellScaled).contains(row.weight) else {
          return false
        }
        for place in row.places
        where abs(basis.problem.entries[place].coefficient) * Tolerances.wellScaled < 1 {
          return false
        }
        let magnitude = basis.problem.slack(basis.component.rows[index]).magnitude
        guard magnitude <= Tolerances.wellScaled * Tolerances.wellScaled else { return false }
      }
      return true
    }
  }
#endif
