extension Engine {
  /// Moves to a vertex where `objective` is minimal among all points no block forbids.
  ///
  /// The primal simplex method for piecewise linear objectives: an edge is followed past
  /// breakpoints while the objective falls (Fourer, "A simplex algorithm for piecewise-linear
  /// programming", 1985). Multipliers are brought up to date after each step and computed afresh
  /// before a minimum is believed; at once where the first step is a large one, because it mostly is
  /// the last. `Pace` says what happens where no step makes progress.
  ///
  /// - Throws: `NumericalTrouble` when rounding makes it impossible.
  mutating func minimise(_ objective: Objective) throws(NumericalTrouble) -> Termination {
    self.objective = objective
    settleSides()
    defer { displacement.deactivate() }
    var steepest = try recomputeMultipliers()
    var areMultipliersFresh = true
    var isFirstStep = true
    var swaps = 0
    var pace = Pace(limit: Tolerances.steps(forSize: regionRows.count + regionColumns.count))
    while true {
      try pace.countStep()
      let threshold = Tolerances.dual * steepest
      collectCandidates(pace.rule, threshold)
      if areMultipliersFresh, pace.rule == .best {
        if try flipTogether(threshold) {
          steepest = try recomputeMultipliers()
          continue
        }
        // What did not flip is a candidate again.
        collectCandidates(pace.rule, threshold)
      }
      guard let entering = nextEntering(pace.rule, threshold) else {
        if areMultipliersFresh { return .optimal(steepest: steepest) }
        steepest = try recomputeMultipliers()
        areMultipliersFresh = true
        continue
      }
      if pace.rule == .best, swaps < regionColumns.count, let place = placeOfOwnStop(entering) {
        swaps += 1
        candidates.forgetTouched()
        exchange(entering, at: place)
        addOwnMultiplier(of: entering.column)
        areMultipliersFresh = false
        continue
      }
      try computeRates(entering.column, entering.side.sign)
      try spendStep()
      guard collectBreakpoints() || displacement.isActive else {
        steepest = try recomputeMultipliers()
        continue
      }
      let place = pace.rule == .least ? firstBreakpoint() : bestBreakpoint(entering)
      guard let place else {
        if !areMultipliersFresh, pace.rule != .escaping {
          steepest = try recomputeMultipliers()
          areMultipliersFresh = true
          continue
        }
        guard pace.rule == .escaping else { return .unbounded }
        pace.hasEscaped()
        displacement.deactivate()
        candidates.touch(entering.column)
        continue
      }
      let step = breakpoints[place].step
      guard step.isFinite else { throw NumericalTrouble() }
      candidates.forgetTouched()
      exchange(entering, at: place)
      try reevaluate(after: step)
      areMultipliersFresh = isFirstStep && isStepLarge
      isFirstStep = false
      if areMultipliersFresh {
        forgetGradient()
        steepest = try recomputeMultipliers()
      } else {
        try addMultipliers()
      }
      follow(&pace, progress: -entering.rate * step > Tolerances.primal * steepest)
    }
  }

  /// Puts the objective's rows that are at their targets on the better side.
  private mutating func settleSides() {
    switch objective {
    case .tier(let strength):
      var node = violatedRows.first(ofStrength: strength)
      while node >= 0 {
        settleSide(ofRow: violatedRows.row(at: node))
        node = violatedRows.next(after: node)
      }
    case .row(let row): settleSide(ofRow: row)
    case .none, .magnitude, .linear: break
    }
  }

  private mutating func settleSide(ofRow number: Int32) {
    guard system.rows[number].pinned < 0 else { return }
    system.rows[number].side = cheaperSide(ofRow: number, position(ofRow: number))
  }

  /// Whether the present edge moves so much of the region that computing its multipliers afresh is
  /// about as much work.
  private var isStepLarge: Bool {
    Double(movedColumns.count) >= Tolerances.largeStepShare * Double(regionColumns.count)
  }

  /// Computes values from the pins where a step was so long that adding it to them left rounding errors.
  private mutating func reevaluate(after step: Double) throws(NumericalTrouble) {
    guard !displacement.isActive, step * largestRate > Tolerances.longStep else { return }
    hasTakenLongStep = true
    try evaluateRegion()
    for index in regionRows.indices { listIfCostly(regionRows[index]) }
  }

  /// Records a step, and displaces or restores the rows as the rule for the next one wants.
  private mutating func follow(_ pace: inout Pace, progress: Bool) {
    let before = pace.rule
    pace.record(progress: progress)
    guard pace.rule != before else { return }
    displacement.deactivate()
    if pace.rule == .escaping { displacement.activate() }
    // Another rule may want what this one passed over.
    for index in touchedMultipliers.indices { candidates.touch(touchedMultipliers[index]) }
  }

  /// Computes the multipliers of the objective at the vertex.
  ///
  /// - Returns: The steepest slope in it.
  mutating func recomputeMultipliers() throws(NumericalTrouble) -> Double {
    clearMultipliers()
    var steepest = 0.0
    switch objective {
    case .none: break
    case .tier(let strength):
      var node = violatedRows.first(ofStrength: strength)
      while node >= 0 {
        steepest = max(steepest, addSlope(ofRow: violatedRows.row(at: node)))
        node = violatedRows.next(after: node)
      }
    case .row(let row):
      steepest = addSlope(ofRow: row)
    case .magnitude(let column):
      let state = system.columns[column]
      if state.pin != Pin.anchor || state.anchor != 0 {
        addGradient(column: column, state.value > 0 ? 1 : -1)
      }
      steepest = 1
    case .linear:
      for index in linearSlopes.indices {
        addGradient(column: linearSlopes[index].column, linearSlopes[index].speed)
        steepest = max(steepest, abs(linearSlopes[index].speed))
      }
    }
    try addMultipliers()
    return steepest
  }

  /// Adds an unpinned row's slope to the gradient.
  ///
  /// - Returns: The slope's magnitude.
  private mutating func addSlope(ofRow number: Int32) -> Double {
    guard system.rows[number].pinned < 0 else { return system.rows[number].weight }
    let side = position(ofRow: number).side
    system.rows[number].side = side
    let cost = cost(number, side)
    if cost != 0 { addGradient(row: number, cost * side.sign) }
    return cost
  }

  // MARK: Candidates

  /// Puts the pins whose multipliers changed and whose leaving lowers the objective into the queue of a
  /// rule.
  private mutating func collectCandidates(_ rule: Pace.Rule, _ threshold: Double) {
    while let column = candidates.nextTouched() {
      guard let entering = entering(column, threshold) else { continue }
      if rule == .least {
        candidates.push(numbered(column))
      } else {
        candidates.push(candidate(entering))
      }
    }
  }

  func candidate(_ entering: Entering) -> CandidateQueue.Candidate {
    let pin = system.columns[entering.column].pin
    let anchorStrength = anchorsLeaveLast ? Float.infinity : Level.anchor
    return CandidateQueue.Candidate(
      strength: pin >= 0 ? system.rows[pin].strength : anchorStrength, column: entering.column,
      rate: entering.rate, age: pin >= 0 ? system.serials[pin] : .max)
  }

  /// The way in which a column's pin can leave so that the objective falls.
  @inline(__always)
  private func entering(_ column: Int32, _ threshold: Double) -> Entering? {
    let multiplier = multiplier[column]
    guard abs(multiplier) > threshold else { return nil }
    let side: Side = multiplier > 0 ? .below : .above
    let rate = multiplier * side.sign + pinCost(column, side)
    guard rate < -threshold, !blockedSides(ofPinOn: column).contains(side) else { return nil }
    return Entering(column: column, side: side, rate: rate)
  }

  mutating func nextEntering(_ rule: Pace.Rule, _ threshold: Double) -> Entering? {
    if rule == .least { return leastEntering(threshold) }
    while let candidate = candidates.pop() {
      guard let entering = entering(candidate.column, threshold) else { continue }
      if self.candidate(entering).isSame(as: candidate) { return entering }
      candidates.push(self.candidate(entering))
    }
    return nil
  }

  /// Of the pins whose leaving lowers the objective, the lowest row.
  private mutating func leastEntering(_ threshold: Double) -> Entering? {
    while let next = candidates.popNumbered() {
      guard let entering = entering(next.column, threshold) else { continue }
      if pinNumber(next.column) == next.number { return entering }
      candidates.push(numbered(next.column))
    }
    return nil
  }

  private func numbered(_ column: Int32) -> CandidateQueue.Numbered {
    CandidateQueue.Numbered(number: pinNumber(column), column: column)
  }

  /// Numbers rows and, after them, anchors.
  private func pinNumber(_ column: Int32) -> Int {
    let pin = system.columns[column].pin
    return pin >= 0 ? Int(pin) : system.rows.count + Int(column)
  }

  // MARK: Freezing

  /// Blocks exactly the moves that would raise the objective, whose minimum the multipliers prove.
  ///
  /// By complementary slackness a point is optimal if and only if every row stays where the
  /// multiplier is a subgradient of its cost: a pin whose leaving to a side costs something must
  /// not leave to it, and a row with a cost must stay on the side it is on. Pins that must stay anyway
  /// need no more blocks.
  mutating func freeze(steepest: Double) {
    let threshold = Tolerances.dual * steepest
    for index in candidates.touched.indices {
      let column = candidates.touched[index]
      guard abs(multiplier[column]) > threshold else { continue }
      for side in [Side.below, .above]
      where multiplier[column] * side.sign + pinCost(column, side) > threshold {
        freezePin(column, side)
      }
      let pin = system.columns[column].pin
      if pin >= 0, cost(pin, .below) + cost(pin, .above) > 0 {
        // The sides that cost enough are frozen now; to the others it may give way.
        system.rows[pin].isExempt = true
        list(pin)
      }
    }
  }

  private mutating func freezePin(_ column: Int32, _ side: Side) {
    let pin = system.columns[column].pin
    if pin >= 0 {
      system.rows[pin].frozen.insert(Sides(side))
    } else {
      system.columns[column].frozen.insert(Sides(side))
    }
  }
}

extension CandidateQueue.Candidate {
  fileprivate func isSame(as other: CandidateQueue.Candidate) -> Bool {
    strength == other.strength && rate == other.rate && age == other.age
  }
}
