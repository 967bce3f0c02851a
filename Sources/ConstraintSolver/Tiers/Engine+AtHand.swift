/// Small contested regions, optimised as soon as all that they consist of is determined, while it is
/// in the caches.
///
/// What has not been determined yet cannot reach such a region but through its boundary, whose columns
/// are fixed by stronger rows than those contested within. Should one of them have to move after all,
/// because a stronger row elsewhere is contested, its region takes in this one, whose columns are not
/// fixed any more.
extension Engine {
  /// Larger regions are left for the end; most contested ones are a view or two.
  private static let mostRowsAtHand = 64
  /// Where propagation goes on for long before regions are determined, this many tries are enough to
  /// find that out.
  static let mostFailuresAtHand = 8

  /// Lets propagation optimise regions at hand, which takes all columns to be new: no old one may have
  /// to move.
  mutating func allowTriesAtHand() {
    propagation.triesLeft = Engine.mostFailuresAtHand
  }

  mutating func forbidTriesAtHand() {
    propagation.triesLeft = 0
  }

  /// Tries to optimise the regions of the rows found contested since this was last called.
  mutating func optimiseAtHand() {
    while propagation.triesLeft > 0, propagation.firstUntried < propagation.contested.count {
      let row = propagation.contested[propagation.firstUntried]
      propagation.firstUntried += 1
      if !optimiseAtHand(row) { propagation.triesLeft -= 1 }
    }
  }

  /// Tries to optimise the region of a contested row.
  ///
  /// - Returns: Whether it is optimised; otherwise it is left for the end.
  private mutating func optimiseAtHand(_ row: Int32) -> Bool {
    settledMarks.extend(rowCount: system.rows.count, columnCount: system.columns.count)
    if settledMarks.has(row: row) { return true }
    var strength = system.rows[row].strength
    while strength < Level.broken {
      regionMarks.clear(for: system)
      guard
        collectClosedRegion(from: row, through: strength, atMost: Engine.mostRowsAtHand)
      else { return false }
      let wanted = strengthWanted(through: strength)
      openBoundary()
      guard wanted > strength else {
        markSettled()
        return true
      }
      strength = wanted
    }
    return false
  }

  /// Optimises the present region, up to columns fixed by stronger rows than `strength`.
  ///
  /// - Returns: The strength up to which it has to reach, larger than that of now if it is not
  ///   optimised yet.
  private mutating func strengthWanted(through strength: Float) -> Float {
    let contested = strongestContested(of: regionRows)
    guard contested <= strength else { return contested }
    forgetSensitivitiesOfRegion()
    let boundary = weakestFixingOfBoundary()
    let violated = attemptCutRegion()
    return violated < boundary ? strength : violated
  }
}
