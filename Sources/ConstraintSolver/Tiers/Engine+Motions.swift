/// Motions of columns on the set of all optima.
///
/// If one can move along an edge, everything that changes along it is undetermined. The sum of all edges with
/// irregular weights shows that for all of them at once, if one can move along the sum. Where rows at their
/// targets stop it, the edges along which their excess grows may all lead away from the optima; then the sum of
/// the others is tried. Only what both leave open is looked at edge by edge.
///
/// At a degenerate vertex edges may be too short to move at all. What changes only along those is summed up
/// with irregular weights: if the sum has one value, so has every part of it, and otherwise its least or
/// greatest value shows parts that move.
extension Engine {
  /// A pin that may leave its target without making the optimum worse.
  private struct FreePin {
    var column: Int32
    /// The sides to which it must not.
    var blocked: Sides

    /// A side to which it may.
    var side: Side { blocked.contains(.below) ? .above : .below }
  }

  /// Finds how the columns of the present region can move on the set of all optima.
  mutating func findMotions(_ motions: inout Motions) {
    motions.extend(to: system.columns.count)
    var pins = freePins()
    while !pins.isEmpty {
      if noteMotionsTogether(of: pins, &motions) { return }
      guard dropStuck(&pins) else { break }
    }
    for pin in pins { noteMotion(of: pin, &motions) }
    for index in regionColumns.indices where motions[regionColumns[index]] == .short {
      return findShortMotions(&motions)
    }
  }

  private func freePins() -> [FreePin] {
    var pins: [FreePin] = []
    for index in regionColumns.indices {
      let blocked = sidesBlockedOnFace(ofPinOn: regionColumns[index])
      if blocked != .both { pins.append(FreePin(column: regionColumns[index], blocked: blocked)) }
    }
    return pins
  }

  /// The sides to which what a column is pinned by must not go at any optimum.
  func sidesBlockedOnFace(ofPinOn column: Int32) -> Sides {
    let state = system.columns[column]
    guard state.pin >= 0 else { return [] }
    var sides = system.rows[state.pin].face
    guard sides != .both else { return sides }
    for index in state.places {
      let occurrence = system.occurrences[index]
      let face = system.rows[occurrence.row].face
      guard face != [],
        let ratio = system.ratioIfParallel(
          occurrence, to: state.pin, coefficient: state.pinCoefficient),
        status(ofRow: occurrence.row) == 0
      else { continue }
      sides.formUnion(ratio > 0 ? face : face.opposite)
    }
    return sides
  }

  // MARK: All edges at once

  /// Notes what changes along the sum of the edges of some pins.
  ///
  /// - Returns: False, having noted nothing, where the sum does not show that all of it moves.
  private mutating func noteMotionsTogether(of pins: [FreePin], _ motions: inout Motions) -> Bool {
    var directions = FlatArray<Speed>()
    for pin in pins {
      let weight = Displacement.irregularNumber(pin.column)
      directions.append(Speed(column: pin.column, speed: pin.side.sign * weight))
    }
    guard (try? computeRates(directions)) != nil,
      largestRate <= Tolerances.wellScaled * Double(pins.count)
    else { return false }
    let step = stepOnFace(.above)
    for index in movedColumns.indices where motion(of: movedColumns[index], along: step) != .free {
      return false
    }
    for index in movedColumns.indices { motions.note(.free, of: movedColumns[index]) }
    return true
  }

  /// Drops the pins that cannot leave because of the rows that stop the present direction.
  ///
  /// At every optimum each of those rows is at its target or on the side that is not blocked, so that the sum of
  /// their excess towards the blocked sides is at most 0. If that sum falls along no edge, no optimum lies along
  /// those on which it grows.
  ///
  /// - Returns: Whether there were some.
  private mutating func dropStuck(_ pins: inout [FreePin]) -> Bool {
    clearMultipliers()
    defer { clearMultipliers() }
    let threshold = Tolerances.dual * addGradientOfStops()
    guard (try? addMultipliers()) != nil else {
      clearDirections()
      return false
    }
    var rest: [FreePin] = []
    for pin in pins {
      let slope = multiplier[pin.column] * pin.side.sign
      guard slope >= -threshold, pin.blocked != [] || slope <= threshold else { return false }
      if slope <= threshold { rest.append(pin) }
    }
    guard rest.count < pins.count else { return false }
    pins = rest
    return true
  }

  /// Adds the rows at their targets that stop the present direction to the gradient, towards the blocked sides
  /// and with irregular weights.
  ///
  /// - Returns: The steepest slope among them, or 0.
  private mutating func addGradientOfStops() -> Double {
    var steepest = 0.0
    for index in touchedRows.indices {
      let number = touchedRows[index]
      guard let ahead = sideBlockedAhead(ofRow: number, .above), status(ofRow: number) == 0
      else { continue }
      let weight = Displacement.irregularNumber(number)
      addGradient(row: number, weight * ahead.sign)
      steepest = max(steepest, weight)
    }
    return steepest
  }

  // MARK: Single edges

  /// Notes what changes along the edges on which a pin can leave.
  private mutating func noteMotion(of pin: FreePin, _ motions: inout Motions) {
    guard (try? computeRates(pin.column, 1)) != nil else { return }
    for side in [Side.below, .above] where !pin.blocked.contains(side) {
      let step = stepOnFace(side)
      for index in movedColumns.indices {
        motions.note(motion(of: movedColumns[index], along: step), of: movedColumns[index])
      }
    }
  }

  /// How far one can move along the present direction, or against it, without leaving the set of all optima.
  private func stepOnFace(_ direction: Side) -> Double {
    var step = Double.infinity
    for index in touchedRows.indices {
      let number = touchedRows[index]
      guard let ahead = sideBlockedAhead(ofRow: number, direction) else { continue }
      let (amount, magnitude) = system.excess(number)
      if abs(amount) <= Tolerances.primal * magnitude { return 0 }
      if (amount > 0) != (ahead == .above) { step = min(step, abs(amount / rowRate[number])) }
    }
    // What does not move at any optimum says that this is no edge of theirs.
    for index in movedColumns.indices where !system.columns[movedColumns[index]].isOnFace {
      return 0
    }
    return step
  }

  /// The side of its target to which an unpinned row would move along the present direction, or against it, if
  /// that is blocked on the set of all optima.
  private func sideBlockedAhead(ofRow number: Int32, _ direction: Side) -> Side? {
    let rate = rowRate[number] * direction.sign
    let ahead: Side = rate > 0 ? .above : .below
    let row = system.rows[number]
    guard row.pinned < 0, abs(rate) > Tolerances.rate * largestRate, row.face.contains(ahead)
    else { return nil }
    return ahead
  }

  private func motion(of column: Int32, along step: Double) -> Motions.Motion {
    let rate = abs(columnRate[column])
    guard rate > Tolerances.rate * largestRate else { return .none }
    let margin = Tolerances.primal * max(1, abs(system.columns[column].value))
    return step * rate > margin ? .free : .short
  }

  // MARK: Short edges

  /// Finds which columns that change along short edges only can move further.
  private mutating func findShortMotions(_ motions: inout Motions) {
    var part = faceOfRegion()
    defer { statistics.addWork(of: part.engine.statistics) }
    var columns: [Int32] = []
    for index in regionColumns.indices where motions[regionColumns[index]] == .short {
      columns.append(regionColumns[index])
    }
    let start = part.engine.system.columns.indices.map { part.engine.system.columns[$0].value }
    while !columns.isEmpty {
      let places = columns.compactMap { part.number[$0].map { Int($0) } }
      var isMoved = Array(repeating: false, count: start.count)
      for side in [Side.below, .above] {
        let extremum = part.engine.extremum(ofColumns: places, side)
        for place in extremum.moved(from: start, part.engine.system) { isMoved[place] = true }
      }
      for index in regionColumns.indices {
        guard let place = part.number[regionColumns[index]], isMoved[Int(place)] else { continue }
        motions.note(.free, of: regionColumns[index])
      }
      let rest = columns.filter { motions[$0] != .free }
      guard rest.count < columns.count else { return }
      columns = rest
    }
  }
}
