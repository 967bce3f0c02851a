#if InternalChecks
  extension Engine {
    /// Solves the region from the original coefficients alone and traps if that is better or
    /// worse, at any tier, or if a required row does not hold.
    ///
    /// Says nothing about systems so badly scaled that rounding alone may decide between answers.
    func checkAgainstFreshSolution() {
      guard isWellScaled else { return }
      var rows: [Int32] = []
      for index in regionRows.indices { rows.append(regionRows[index]) }
      rows.sort { system.records[$0].serial < system.records[$1].serial }
      for row in rows where system.rows[row].strength == Level.required {
        precondition(!isViolated(row), "Required row \(row) does not hold")
      }
      var part = Part(rows: rows, of: self) { $0 }
      part.require(fixedColumns(of: rows), of: self)
      guard (try? part.propagate()) != nil,
        (try? part.engine.optimiseUnchecked()) != nil
      else { preconditionFailure("A fresh solution finds no optimum") }
      for strength in Set(rows.map { system.rows[$0].strength }).sorted() {
        let mine = sum(ofStrength: strength, rows)
        let others = part.engine.sum(ofStrength: strength, Array(0..<Int32(rows.count)))
        precondition(
          abs(mine - others) <= 1e-7 * max(1, abs(mine), abs(others)),
          "Priority \(strength) costs \(mine), in a fresh solution \(others)")
      }
    }

    /// Solves everything that is connected with fixed columns, and traps as
    /// `checkAgainstFreshSolution` does.
    mutating func checkFixedColumns() {
      var fixed: [Int32] = []
      for index in freshColumns.indices where system.columns[freshColumns[index]].isFixed {
        fixed.append(freshColumns[index])
        system.columns[freshColumns[index]].isFixed = false
      }
      regionMarks.clear()
      for column in fixed where !regionMarks.has(column: column) {
        collectRegion(fromColumn: column)
        checkAgainstFreshSolution()
      }
      for column in fixed { system.columns[column].isFixed = true }
    }

    private func fixedColumns(of rows: [Int32]) -> [Int32] {
      var columns: [Int32] = []
      for row in rows {
        for place in Int(system.rows[row].start)..<Int(system.rows[row].end) {
          let column = system.entries[place].column
          if system.columns[column].isFixed { columns.append(column) }
        }
      }
      return columns
    }

    private func sum(ofStrength strength: Float, _ rows: [Int32]) -> Double {
      rows.reduce(0) { sum, row in
        system.rows[row].strength == strength ? sum + violation(ofRow: row) : sum
      }
    }

    private var isWellScaled: Bool {
      for index in regionRows.indices {
        let row = system.rows[regionRows[index]]
        guard (1e-4...1e4).contains(row.weight) else { return false }
        for place in Int(row.start)..<Int(row.end)
        where abs(system.entries[place].coefficient) < 1e-4 {
          return false
        }
        guard system.excess(regionRows[index]).magnitude <= 1e8 else { return false }
      }
      return true
    }
  }

  extension Part {
    /// Adds required rows that hold columns where they are in the whole.
    fileprivate mutating func require(_ columns: [Int32], of whole: borrowing Engine) {
      for original in columns {
        guard let column = number[original] else { continue }
        var terms = FlatArray<Entry>()
        terms.append(Entry(coefficient: 1, column: column, place: 0))
        var row = Row()
        row.target = whole.system.columns[original].value
        row.strength = Level.required
        row.violatingSides = .both
        let serial = UInt64(engine.regionRows.count)
        let made = engine.system.makeRow(row, terms, RowRecord(serial: serial))
        engine.extendScratch()
        engine.regionRows.append(Int32(made))
      }
    }
  }
#endif
