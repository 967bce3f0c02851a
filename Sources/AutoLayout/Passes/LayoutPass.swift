/// The outcome of a layout pass.
public struct LayoutOutcome {
  /// The number of rounds that ran.
  public var rounds: Int
  /// Whether everything came to rest; if not, layout keeps asking for more layout.
  public var isSettled: Bool
  /// The views that still asked for work when the bound was hit.
  public var unsettledViews: [LayoutView]
}

extension LayoutView {
  /// Lays out the whole hierarchy that the view belongs to.
  ///
  /// Update constraints (subviews first), measure content, solve, place (superviews first); again
  /// while placing changed what layout depends on: wrapping text that learned its width, safe
  /// areas and margins that moved, or the client's own changes.
  ///
  /// Text that wrapped is measured without a width again whenever anything else changed: it may
  /// have more room now.
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
      unsettledViews: root.subtree.filter { $0.work.isPending })
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

/// The bounds of a layout pass.
enum LayoutPassLimits {
  /// Rounds before layout counts as never settling: wrapping text needs two, margins that depend on
  /// frames one per level of nesting at worst; screens nest far less deep than this.
  static let rounds = 24
}
