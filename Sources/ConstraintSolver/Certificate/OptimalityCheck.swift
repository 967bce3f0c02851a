/// The multipliers that prove the optimum of one strength, by the place of their row in a region.
struct LevelProof {
  var strength: Float
  var multipliers: [Double]
}

/// Checks values of variables, and proofs that they are optimal, against the constraints as they
/// were recorded.
///
/// A proof for one strength is a multiplier `yᵢ` for each row `aᵢ·x` with `Σ yᵢ·aᵢ = 0`, where `yᵢ`
/// is a subgradient, at `aᵢ·x`, of the row's violation if it has that strength, and of the
/// indicator of the interval it must stay in for the sake of stronger rows. That interval shrinks
/// with each strength to where the multiplier still is a subgradient (complementary slackness).
///
/// Knows nothing of how values and multipliers were found.
struct OptimalityCheck {
  private let rows: [Int32]
  private let place: [Int32: Int]
  /// The side of its target on which each row is; 0 at it.
  private var status: [Int8] = []
  /// The sides to which each row must not go for the sake of the strengths checked so far.
  private var blocked: [Sides] = []
  private(set) var flaws: [Certificate.Flaw] = []

  /// Checks that required rows hold and that pinned ones are at their targets.
  init(rows: [Int32], of system: borrowing System) {
    self.rows = rows
    place = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
    for row in rows {
      let state = system.rows[row]
      let excess = OptimalityCheck.excess(row, system)
      let isAtTarget = abs(excess.amount) <= Tolerances.primal * excess.magnitude
      let status: Int8 = isAtTarget ? 0 : excess.amount > 0 ? 1 : -1
      self.status.append(status)
      let isRequired = state.strength == Level.required
      blocked.append(isRequired ? state.violatingSides : [])
      if isRequired, state.isViolating(status) {
        flaws.append(.violated(id(row, system), by: abs(excess.amount)))
      } else if state.pinned >= 0, status != 0 {
        flaws.append(.offTarget(id(row, system), by: abs(excess.amount)))
      }
    }
  }

  /// The left side minus the constant, in the constraint's unit, and what rounding is relative to.
  private static func excess(
    _ row: Int32, _ system: borrowing System
  ) -> (amount: Double, magnitude: Double) {
    let weight = system.rows[row].weight
    let constant = system.rows[row].target * weight
    var sum = -constant
    var magnitude = max(weight, abs(constant))
    for index in system.rows[row].places {
      let entry = system.entries[index]
      let product = entry.coefficient * weight * system.columns[entry.column].value
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  private func id(_ row: Int32, _ system: borrowing System) -> ConstraintID {
    ConstraintID(serial: system.serials[row], row: UInt32(row))
  }

  // MARK: Levels

  /// Checks the proof of one strength, after those of all stronger ones; without a proof, that its
  /// rows hold.
  mutating func check(strength: Float, _ proof: LevelProof?, _ system: borrowing System) {
    let multipliers = shared(proof, strength, system)
    let steepest = steepestSlope(strength, system)
    let priority = strength < Level.broken ? Priority(strength) : .required
    let margin = Tolerances.certificate * steepest
    for (place, row) in rows.enumerated() {
      let excess = abs(excess(of: multipliers[place], place, strength, system))
      if excess > margin {
        flaws.append(.multiplier(of: id(row, system), at: priority, excess: excess))
      }
    }
    checkBalance(multipliers, priority, steepest, system)
    for place in rows.indices {
      block(place, strength, multipliers[place], Tolerances.dual * steepest, system)
    }
  }

  private func steepestSlope(_ strength: Float, _ system: borrowing System) -> Double {
    var steepest = 0.0
    for (place, row) in rows.enumerated()
    where system.rows[row].strength == strength && system.rows[row].isViolating(status[place]) {
      steepest = max(steepest, system.rows[row].weight)
    }
    return steepest
  }

  /// The subgradients of a row's violation, or of the interval it must stay in, where it is.
  ///
  /// Rows are taken as scaled: a violation of one scaled unit costs the row's weight.
  private func slopes(
    _ place: Int, _ strength: Float, _ system: borrowing System
  ) -> (low: Double, high: Double) {
    let row = system.rows[rows[place]]
    if row.strength > strength {
      guard status[place] == 0 else { return (0, 0) }
      return (
        blocked[place].contains(.below) ? -.infinity : 0,
        blocked[place].contains(.above) ? .infinity : 0
      )
    }
    guard row.strength == strength else { return (0, 0) }
    let (below, above) = row.violationSlopes
    if status[place] == 0 { return (below, above) }
    return status[place] < 0 ? (below, below) : (above, above)
  }

  /// How far a multiplier is above or, negative, below the row's slopes.
  private func excess(
    of multiplier: Double, _ place: Int, _ strength: Float, _ system: borrowing System
  ) -> Double {
    let (low, high) = slopes(place, strength, system)
    return multiplier - min(max(multiplier, low), high)
  }

  /// The multipliers of a proof, where what is beyond the slopes of a row is taken by rows that are
  /// parallel to it; that changes nothing in the combination.
  private func shared(
    _ proof: LevelProof?, _ strength: Float, _ system: borrowing System
  ) -> [Double] {
    guard var multipliers = proof?.multipliers else { return rows.map { _ in 0 } }
    for (place, row) in rows.enumerated() where multipliers[place] != 0 {
      guard system.rows[row].count > 0 else { continue }
      let own = system.entries[Int(system.rows[row].start)]
      let column = system.columns[own.column]
      for index in column.places {
        let rest = excess(of: multipliers[place], place, strength, system)
        if rest == 0 { break }
        let occurrence = system.occurrences[index]
        guard
          let ratio = system.ratioIfParallel(
            occurrence, to: row, coefficient: own.coefficient),
          let other = self.place[occurrence.row]
        else { continue }
        let wanted = multipliers[other] + rest / ratio
        let given = wanted - excess(of: wanted, other, strength, system)
        multipliers[place] -= (given - multipliers[other]) * ratio
        multipliers[other] = given
      }
    }
    return multipliers
  }

  /// Checks that the linear combination vanishes.
  private mutating func checkBalance(
    _ multipliers: [Double], _ priority: Priority, _ steepest: Double, _ system: borrowing System
  ) {
    var sums: [Int32: (sum: Double, size: Double)] = [:]
    var columns: [Int32] = []
    for (place, row) in rows.enumerated() where multipliers[place] != 0 {
      for index in system.rows[row].places {
        let entry = system.entries[index]
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
        .unbalanced(Variable(index: UInt32(column)), at: priority, by: abs(sum)))
    }
  }

  /// Shrinks the interval a row must stay in to where its multiplier is a subgradient.
  private mutating func block(
    _ place: Int, _ strength: Float, _ multiplier: Double, _ threshold: Double,
    _ system: borrowing System
  ) {
    let row = system.rows[rows[place]]
    if row.strength > strength {
      if abs(multiplier) > threshold { blocked[place] = .both }
    } else if row.strength == strength {
      let (below, above) = row.violationSlopes
      if multiplier < above - threshold { blocked[place].insert(.above) }
      if multiplier > below + threshold { blocked[place].insert(.below) }
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
