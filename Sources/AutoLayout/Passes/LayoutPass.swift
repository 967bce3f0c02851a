/// The outcome of a layout pass.
public struct LayoutOutcome {
  /// The number of rounds that ran.
  public var rounds: Int
  /// Whether nothing asked for work after the last round.
  public var isSettled: Bool
  /// The views that still asked for work after the last round that is allowed.
  public var unsettledViews: [LayoutView]
}

extension LayoutView {
  /// Lays out the whole hierarchy that the view belongs to.
  ///
  /// A round updates constraints (children first), measures content, solves and places (parents first).
  /// Rounds repeat while placing changes an input of layout: the width of wrapping text, safe areas,
  /// margins, or what a client changes.
  ///
  /// Text that wrapped is measured without a width again whenever anything else changed, because it may
  /// get more room.
  ///
  /// - Complexity: Visits only views with work to do, and solves only when something changed.
  @discardableResult
  public func layoutIfNeeded() -> LayoutOutcome {
    let root = root
    let engine = root.engineStorage ?? LayoutEngine(root: root)
    root.changeExtras { $0.engine = engine }
    engine.counts = LayoutCounts()
    for round in 1...LayoutPassLimits.rounds {
      if round == LayoutPassLimits.rounds { root.lastRoundWillBegin() }
      root.noteChangedProportions()
      root.updateConstraintsPass()
      let wrapped = engine.isDirty ? engine.requestUnbrokenMeasures() : []
      root.measureContentPass()
      engine.solve()
      if !wrapped.isEmpty {
        for view in wrapped { view.updateWrapWidth() }
        root.measureContentPass()
        engine.solve()
      }
      root.placePass()
      if root.isSettled(with: engine) {
        return LayoutOutcome(rounds: round, isSettled: true, unsettledViews: [])
      }
    }
    return LayoutOutcome(
      rounds: LayoutPassLimits.rounds, isSettled: false,
      unsettledViews: root.subtree.filter { $0.work.isDue })
  }

  /// Updates the constraints of the hierarchy without solving or placing anything.
  public func updateConstraintsIfNeeded() {
    root.noteChangedProportions()
    root.updateConstraintsPass()
  }

  private func isSettled(with engine: LayoutEngine) -> Bool {
    !engine.isDirty && !hasWork
  }
}

/// The limits of a layout pass.
enum LayoutPassLimits {
  /// The number of rounds after which a pass ends unsettled.
  ///
  /// Wrapping text needs two, and margins that depend on frames one for each level of nesting at worst.
  /// Screens are nested less deeply than this.
  static let rounds = 24
}
