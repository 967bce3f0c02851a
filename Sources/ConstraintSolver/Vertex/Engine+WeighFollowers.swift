/// The best value of an explored column for all rows that it determines through required equalities.
///
/// The height of a label that is as high as the button beside it is 20 for its own rows, and then the
/// button's do not hold. Both columns are linear functions of the first, so the rows of both have
/// their points on it, and the best value is found among all of them.
extension Engine {
  /// Whether a row does not hold that the explored columns completed, and that is as strong as what fixes the
  /// first of them.
  ///
  /// Weaker rows cannot change its value.
  var isFollowerViolated: Bool {
    let fixing = propagation.fixing[propagation.explored[0]]
    for index in propagation.completed.indices {
      let number = propagation.completed[index]
      let row = system.rows[number]
      if row.strength >= fixing, row.isViolating(status(ofRow: number)) { return true }
    }
    return false
  }

  /// Gives the first explored column the best value for the rows that the explored columns completed,
  /// and has the others follow.
  ///
  /// A value that is among the best stays: to move it because others are as good would only lead the rest
  /// of propagation elsewhere, where the simplex method may have more steps to take (nested stacks three
  /// times as long).
  mutating func weighFollowers() {
    let first = propagation.explored[0]
    let former = (value: system.columns[first].value, fixing: propagation.fixing[first])
    // What is left are the strengths that fix the rest of what the others follow from.
    propagation.fixing[first] = .infinity
    redetermineOthers()
    collectPointsOfFollowers()
    let best = propagation.points.best()
    let value = best.closest(to: former.value)
    guard value != former.value else {
      propagation.fixing[first] = former.fixing
      return redetermineOthers()
    }
    let strongest = propagation.points.strongest(at: value)
    forgetWeighing(on: first)
    propagation.fixing[first] =
      strongest != nil && best.isOneValue ? best.fixing : Level.anchor
    moveFirst(to: value, by: strongest?.row)
    noteSettledRows()
  }

  /// Moves the first explored column to a value, where a row is at its target unless it is nil.
  private mutating func moveFirst(to value: Double, by row: Int32?) {
    let first = propagation.explored[0]
    guard let row else { return anchorFirst(at: value) }
    guard row != system.columns[first].pin else { return redetermineOthers() }
    pinFirst(by: row, exploredRate(ofRow: row).rate)
  }

  /// Pins the first explored column by its anchor at a value.
  private mutating func anchorFirst(at value: Double) {
    let first = propagation.explored[0]
    let former = system.columns[first].pin
    if former >= 0 { propagation.completed.append(former) }
    setValue(first, value)
    hold(first)
    if sensitivities.isCarrying { sensitivities.set(first, 0) }
    redetermineOthers()
  }

  /// Collects where the rows of the explored columns are at their targets, by the value of the first
  /// of them, the strongest first.
  private mutating func collectPointsOfFollowers() {
    propagation.points.removeAll()
    let pin = system.columns[propagation.explored[0]].pin
    if pin >= 0 { addPointOfFollower(pin) }
    for index in propagation.completed.indices {
      let number = propagation.completed[index]
      if system.rows[number].pinned < 0 { addPointOfFollower(number) }
    }
    propagation.points.sort()
  }

  private mutating func addPointOfFollower(_ number: Int32) {
    let (rate, largest) = exploredRate(ofRow: number)
    guard abs(rate) >= Tolerances.pivotShare * max(1, largest) else { return }
    let row = system.rows[number]
    let value = system.columns[propagation.explored[0]].value
    propagation.points.append(
      at: value - system.excess(number).amount / rate, rate: rate * row.weight,
      row.violatingSides, row.strength, fixing: weakestFixing(ofRow: number), ofRow: number)
  }
}
