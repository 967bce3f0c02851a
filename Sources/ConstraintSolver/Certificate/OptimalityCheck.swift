/// The multipliers that prove the optimum of one level, by the place of their row in a component.
struct LevelProof {
  var level: Float
  var multipliers: [Double]
}

/// Checks values of variables, and proofs that they are optimal, against the constraints as they
/// were recorded.
///
/// A proof for one level is a multiplier `yᵢ` for each row `aᵢ·x` with `Σ yᵢ·aᵢ = 0`. If the row has that
/// level, `yᵢ` is a subgradient of its violation at `aᵢ·x`. If it is stronger, `yᵢ` is a subgradient of the
/// indicator of the interval that stronger levels leave it. That interval shrinks with each level to the
/// part where the multiplier still is a subgradient (complementary slackness).
///
/// The check does not depend on how values and multipliers were found.
struct OptimalityCheck {
  private let rows: [RowIndex]
  private let place: [RowIndex: Int]
  /// The side of its target on which each row is; 0 at it.
  private var status: [Int8] = []
  /// The sides to which each row must not go, so that the levels checked so far stay optimal.
  private var bounds: [Sides] = []
  private(set) var flaws: [Certificate.Flaw] = []

  /// Checks that required rows hold and that active ones are at their targets.
  init(rows: [RowIndex], of problem: borrowing Problem) {
    self.rows = rows
    place = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
    for row in rows {
      let state = problem.rows[row]
      let slack = OptimalityCheck.slack(row, problem)
      let isAtTarget = abs(slack.amount) <= Tolerances.primal * slack.magnitude
      let status: Int8 = isAtTarget ? 0 : slack.amount > 0 ? 1 : -1
      self.status.append(status)
      let isRequired = state.level == PriorityLevel.required
      bounds.append(isRequired ? state.violatingSides : [])
      if isRequired, state.isViolating(status) {
        flaws.append(.violated(id(row, problem), by: abs(slack.amount)))
      } else if state.isActive, status != 0 {
        flaws.append(.offTarget(id(row, problem), by: abs(slack.amount)))
      }
    }
  }

  /// The left side minus the constant, in the constraint's unit, and the magnitude that rounding is
  /// relative to.
  private static func slack(
    _ row: RowIndex, _ problem: borrowing Problem
  ) -> (amount: Double, magnitude: Double) {
    let weight = problem.rows[row].weight
    let constant = problem.rows[row].target * weight
    var sum = -constant
    var magnitude = max(weight, abs(constant))
    for index in problem.rows[row].places {
      let entry = problem.entries[index]
      let product = entry.coefficient * weight * problem.columns[entry.column].value
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  private func id(_ row: RowIndex, _ problem: borrowing Problem) -> ConstraintID {
    ConstraintID(serial: problem.serial(ofRow: row), row: UInt32(bitPattern: row.rawValue))
  }

  // MARK: Levels

  /// Checks the proof of one level, after those of all higher ones; without a proof, that its rows
  /// hold.
  mutating func check(level: Float, _ proof: LevelProof?, _ problem: borrowing Problem) {
    let multipliers = shared(proof, level, problem)
    let steepest = steepestSlope(level, problem)
    let priority = level < PriorityLevel.broken ? Priority(level) : .required
    let margin = Tolerances.certificate * steepest
    for (place, row) in rows.enumerated() {
      let excess = abs(excess(of: multipliers[place], place, level, problem))
      if excess > margin {
        flaws.append(.multiplier(of: id(row, problem), at: priority, excess: excess))
      }
    }
    checkBalance(multipliers, priority, steepest, problem)
    for place in rows.indices {
      bound(place, level, multipliers[place], Tolerances.dual * steepest, problem)
    }
  }

  private func steepestSlope(_ level: Float, _ problem: borrowing Problem) -> Double {
    var steepest = 0.0
    for (place, row) in rows.enumerated()
    where problem.rows[row].level == level && problem.rows[row].isViolating(status[place]) {
      steepest = max(steepest, problem.rows[row].weight)
    }
    return steepest
  }

  /// The subgradients of a row's violation, or of the interval it must stay in, where it is.
  ///
  /// Rows are taken as scaled: a violation of one scaled unit costs the row's weight.
  private func slopes(
    _ place: Int, _ level: Float, _ problem: borrowing Problem
  ) -> (low: Double, high: Double) {
    let row = problem.rows[rows[place]]
    if row.level > level {
      guard status[place] == 0 else { return (0, 0) }
      return (
        bounds[place].contains(.below) ? -.infinity : 0,
        bounds[place].contains(.above) ? .infinity : 0
      )
    }
    guard row.level == level else { return (0, 0) }
    let (below, above) = row.violationSlopes
    if status[place] == 0 { return (below, above) }
    return status[place] < 0 ? (below, below) : (above, above)
  }

  /// The excess of a multiplier above or, negative, below the row's slopes.
  private func excess(
    of multiplier: Double, _ place: Int, _ level: Float, _ problem: borrowing Problem
  ) -> Double {
    let (low, high) = slopes(place, level, problem)
    return multiplier - min(max(multiplier, low), high)
  }

  /// The multipliers of a proof, the excess of each moved to rows that are parallel to its row,
  /// which leaves the combination as it is.
  private func shared(
    _ proof: LevelProof?, _ level: Float, _ problem: borrowing Problem
  ) -> [Double] {
    guard var multipliers = proof?.multipliers else { return rows.map { _ in 0 } }
    for (place, row) in rows.enumerated() where multipliers[place] != 0 {
      guard problem.rows[row].count > 0 else { continue }
      let own = problem.entries[Int(problem.rows[row].start)]
      let column = problem.columns[own.column]
      for index in column.places {
        let rest = excess(of: multipliers[place], place, level, problem)
        if rest == 0 { break }
        let parallel = problem.occurrences[index]
        guard
          let ratio = problem.ratioIfParallel(
            parallel, to: row, own.column, coefficient: own.coefficient),
          let other = self.place[parallel]
        else { continue }
        let wanted = multipliers[other] + rest / ratio
        let given = wanted - excess(of: wanted, other, level, problem)
        multipliers[place] -= (given - multipliers[other]) * ratio
        multipliers[other] = given
      }
    }
    return multipliers
  }

  /// Checks that the linear combination vanishes.
  private mutating func checkBalance(
    _ multipliers: [Double], _ priority: Priority, _ steepest: Double, _ problem: borrowing Problem
  ) {
    var sums: [ColumnIndex: (sum: Double, size: Double)] = [:]
    var columns: [ColumnIndex] = []
    for (place, row) in rows.enumerated() where multipliers[place] != 0 {
      for index in problem.rows[row].places {
        let entry = problem.entries[index]
        let part = multipliers[place] * entry.coefficient
        let former = sums[entry.column]
        if former == nil { columns.append(entry.column) }
        let (sum, size) = former ?? (0, steepest)
        sums[entry.column] = (sum + part, max(size, abs(part)))
      }
    }
    for column in columns {
      guard let (sum, size) = sums[column], abs(sum) > Tolerances.certificate * size else {
        continue
      }
      flaws.append(
        .unbalanced(Variable(column), at: priority, by: abs(sum)))
    }
  }

  /// Shrinks the interval a row must stay in to where its multiplier is a subgradient.
  private mutating func bound(
    _ place: Int, _ level: Float, _ multiplier: Double, _ threshold: Double,
    _ problem: borrowing Problem
  ) {
    let row = problem.rows[rows[place]]
    if row.level > level {
      if abs(multiplier) > threshold { bounds[place] = .both }
    } else if row.level == level {
      let (below, above) = row.violationSlopes
      if multiplier < above - threshold { bounds[place].insert(.above) }
      if multiplier > below + threshold { bounds[place].insert(.below) }
    }
  }
}

extension Row {
  /// The slopes of the violation on both sides of the target.
  fileprivate var violationSlopes: (below: Double, above: Double) {
    (
      violatingSides.contains(.below) ? -weight : 0, violatingSides.contains(.above) ? weight : 0
    )
  }
}
