/// What a run of the simplex method minimises.
enum Objective {
  case none
  /// The sum of the violations of the rows of one strength.
  case tier(Float)
  /// The violation of one row.
  case row(Int32)
  /// The magnitude of a column's value.
  case magnitude(ofColumn: Int32)
  /// A linear function of columns.
  case linear
}

/// A pin about to leave its target.
struct Entering {
  var column: Int32
  var side: Side
  /// The objective's rate of change; negative.
  var rate: Double
}

/// A point on an edge where a row reaches its target.
struct Breakpoint: BitwiseCopyable {
  /// The row, or `~column` for a column that reaches 0.
  var row: Int32
  var step: Double
  /// How much steeper the objective is beyond; infinite where the row is blocked.
  var bend: Double
}

/// How a run of the simplex method ends.
enum Termination {
  /// At a minimum; the multipliers that prove it are left in the engine.
  /// `steepest` is the steepest slope in the objective.
  case optimal(steepest: Double)
  /// On an edge along which the objective falls without end; its rates are left in the engine.
  case unbounded
}

extension Engine {
  /// The cost per unit of a row on a side.
  @inline(__always)
  func cost(_ number: Int32, _ side: Side) -> Double {
    switch objective {
    case .tier(let strength):
      guard system.rows[number].strength == strength else { return 0 }
    case .row(let row):
      guard number == row else { return 0 }
    case .none, .magnitude, .linear:
      return 0
    }
    let row = system.rows[number]
    return row.violatingSides.contains(side) ? row.weight : 0
  }

  /// The cost per unit of what a column is pinned by.
  @inline(__always)
  func pinCost(_ column: Int32, _ side: Side) -> Double {
    let pin = system.columns[column].pin
    if pin >= 0 { return cost(pin, side) }
    return anchorCost(column)
  }

  @inline(__always)
  func anchorCost(_ column: Int32) -> Double {
    // Held elsewhere than at 0 it has no breakpoint there.
    if case .magnitude(column) = objective, system.columns[column].anchor == 0 { return 1 }
    return 0
  }

  /// Whether a row that holds must keep holding.
  @inline(__always)
  func isHeld(_ row: Row) -> Bool {
    row.strength > settledAbove && !row.isExempt
  }

  /// Whether a row at its target must leave it to no side.
  @inline(__always)
  func mustStay(_ row: Row) -> Bool {
    row.violatingSides == .both && isHeld(row)
  }

  /// The sides to which what a column is pinned by must not go.
  func blockedSides(ofPinOn column: Int32) -> Sides {
    let pin = system.columns[column].pin
    guard pin >= 0 else { return system.columns[column].frozen }
    let row = system.rows[pin]
    var sides = row.frozen
    if isHeld(row) { sides.formUnion(row.violatingSides) }
    if sides != .both { sides.formUnion(sidesBlockedByParallels(of: pin, column)) }
    return sides
  }

  /// The sides that rows parallel to a pin, at their targets too, block.
  private func sidesBlockedByParallels(of pin: Int32, _ column: Int32) -> Sides {
    let pinCoefficient = system.columns[column].pinCoefficient
    let pinCount = system.rows[pin].count
    var sides: Sides = []
    for index in system.columns[column].places {
      let occurrence = system.occurrences[index]
      let row = system.rows[occurrence.row]
      guard row.count == pinCount, occurrence.row != pin else { continue }
      var blocked = row.frozen
      if isHeld(row) { blocked.formUnion(row.violatingSides) }
      guard blocked != [],
        let ratio = system.ratioIfParallel(occurrence, to: pin, coefficient: pinCoefficient),
        status(ofRow: occurrence.row) == 0
      else { continue }
      sides.formUnion(ratio > 0 ? blocked : blocked.opposite)
    }
    return sides
  }

  /// The side of its target on which a row is; 0 at it, up to rounding.
  @inline(__always)
  func status(ofRow number: Int32) -> Int8 {
    Engine.status(of: system.excess(number))
  }

  /// The side of its target on which a row with an excess is; 0 at it, up to rounding.
  @inline(__always)
  static func status(of excess: (amount: Double, magnitude: Double)) -> Int8 {
    guard abs(excess.amount) > Tolerances.primal * excess.magnitude else { return 0 }
    return excess.amount > 0 ? 1 : -1
  }

  /// Whether a row does not hold.
  @inline(__always)
  func isViolated(_ number: Int32) -> Bool {
    let row = system.rows[number]
    return row.pinned < 0 && row.isViolating(status(ofRow: number))
  }
}
