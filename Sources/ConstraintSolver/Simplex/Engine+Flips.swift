/// Pins that leave their targets together, each until another row of its column alone stops it.
struct Flips: ~Copyable {
  /// A pin that leaves, and the row that takes its place.
  struct Flip: BitwiseCopyable {
    var column: Int32
    var side: Side
    /// How far the pin's activity changes.
    var step: Double
    /// The row at whose target the column stops.
    var stop: Int32
  }

  var flips = FlatArray<Flip>()

  init() {}
}

extension Engine {
  /// Lets many pins leave at once that would be stopped one by one by rows of their own columns, as
  /// long as no other row has a say.
  ///
  /// Where many views give way to few constraints, most steps of the simplex method change nothing
  /// but which of a column's own rows it is pinned by. In the dual method such steps are bound
  /// flips, and are made in one go (the long-step rule: Maros, "Computational Techniques of the
  /// Simplex Method", 2003); here it is the same in the primal method.
  ///
  /// - Returns: Whether steps were made; then the multipliers are out of date.
  mutating func flipTogether(_ threshold: Double) throws(NumericalTrouble) -> Bool {
    collectFlips(threshold)
    while flips.flips.count >= Tolerances.fewestFlips {
      try computeFlipRates()
      if !isFlippingStopped() {
        applyFlips()
        return true
      }
      returnFlips(from: flips.flips.count / 2)
    }
    returnFlips(from: 0)
    return false
  }

  /// Takes candidates from the queue, the best first, as long as each is stopped by a row of its
  /// own and all together do not bring the objective to 0.
  private mutating func collectFlips(_ threshold: Double) {
    flips.flips.removeAll()
    var remaining: Double?
    while let entering = nextEntering(.best, threshold) {
      guard let flip = flip(entering),
        case let left = (remaining ?? objectiveValue()) + entering.rate * flip.step, left > 0
      else {
        candidates.push(candidate(entering))
        return
      }
      flips.flips.append(flip)
      remaining = left
    }
  }

  /// Puts candidates back into the queue.
  private mutating func returnFlips(from place: Int) {
    for index in place..<flips.flips.count { candidates.touch(flips.flips[index].column) }
    flips.flips.truncate(to: place)
  }

  /// What is minimised.
  private func objectiveValue() -> Double {
    switch objective {
    case .tier(let strength):
      var sum = 0.0
      var node = violatedRows.first(ofStrength: strength)
      while node >= 0 {
        sum += violation(ofRow: violatedRows.row(at: node))
        node = violatedRows.next(after: node)
      }
      return sum
    case .row(let row): return violation(ofRow: row)
    case .none, .magnitude, .linear: return 0
    }
  }

  /// Where a pin that is a row of its column alone would be stopped by another such row.
  ///
  /// That is the first that must not be passed, or behind which the objective no longer falls. Nil
  /// if there is none, or if the objective would become flatter before.
  private mutating func flip(_ entering: Entering) -> Flips.Flip? {
    let column = entering.column
    let pin = system.columns[column].pin
    guard pin >= 0, system.rows[pin].count == 1, !hasCost(pin) else { return nil }
    let speed = entering.side.sign / system.columns[column].pinCoefficient
    var nearest: Breakpoint?
    for place in system.columns[column].places {
      let occurrence = system.occurrences[place]
      guard occurrence.row != pin, system.rows[occurrence.row].count == 1,
        let breakpoint = breakpoint(
          ofRow: occurrence.row, rate: system.coefficient(occurrence) * speed),
        breakpoint.step < nearest?.step ?? .infinity
      else { continue }
      nearest = breakpoint
    }
    guard let nearest, nearest.step > 0, entering.rate + nearest.bend >= 0 else { return nil }
    return Flips.Flip(
      column: column, side: entering.side, step: nearest.step, stop: nearest.row)
  }

  private mutating func breakpoint(ofRow number: Int32, rate: Double) -> Breakpoint? {
    let costs = cost(number, .below) + cost(number, .above)
    return breakpoint(number, rate, position(ofRow: number), costs)
  }

  private func hasCost(_ row: Int32) -> Bool {
    cost(row, .below) + cost(row, .above) > 0
  }

  private mutating func computeFlipRates() throws(NumericalTrouble) {
    var directions = FlatArray<Speed>()
    directions.reserve(flips.flips.count)
    for index in flips.flips.indices {
      let flip = flips.flips[index]
      directions.append(Speed(column: flip.column, speed: flip.side.sign * flip.step))
    }
    try computeRates(directions)
  }

  /// Whether a row reaches its target on the way that must not pass it, or whose slope in the
  /// objective changes there; the rows of a flipped column alone had their say.
  private mutating func isFlippingStopped() -> Bool {
    let floor = Tolerances.rate * largestRate
    for index in touchedRows.indices {
      let number = touchedRows[index]
      let row = system.rows[number]
      let rate = rowRate[number]
      guard row.pinned < 0, abs(rate) > floor, !isOwnRowOfFlip(row),
        let breakpoint = breakpoint(ofRow: number, rate: rate)
      else { continue }
      if breakpoint.step <= 1 + Tolerances.tie { return true }
    }
    return false
  }

  /// Whether a row has only one column, which flips: the others that move are pinned by rows of
  /// several columns.
  private func isOwnRowOfFlip(_ row: Row) -> Bool {
    guard row.count == 1 else { return false }
    let pin = system.columns[system.entries[Int(row.start)].column].pin
    return pin >= 0 && system.rows[pin].count == 1
  }

  private mutating func applyFlips() {
    for index in movedColumns.indices {
      let column = movedColumns[index]
      setValue(column, system.columns[column].value + columnRate[column])
    }
    for index in flips.flips.indices { apply(flips.flips[index]) }
    for index in touchedRows.indices { listIfCostly(touchedRows[index]) }
    for index in flips.flips.indices { listIfCostly(flips.flips[index].stop) }
  }

  private mutating func apply(_ flip: Flips.Flip) {
    statistics.pivots += 1
    let former = system.columns[flip.column].pin
    journal.note(row: former, system)
    system.rows[former].pinned = -1
    system.rows[former].side = flip.side
    setPin(flip.column, flip.stop)
    setValue(
      flip.column,
      system.rows[flip.stop].target / system.columns[flip.column].pinCoefficient)
    noteRepinned(flip.column)
    listIfCostly(former)
  }
}
