import ConstraintSolver

/// The work of layout passes as counts, which are the same on every machine.
package struct LayoutCounts: Hashable, Sendable {
  /// Views that passes looked at.
  package var visits = 0
  /// Content measured.
  package var measures = 0
  /// Views given a frame.
  package var placements = 0
  /// Constraints read, those included that a view's own state implies.
  package var readings = 0
  /// Constraints of the components that the last solution optimised; a pass may have several solutions.
  package var optimisedConstraints = 0

  /// Nothing done.
  package init() {}
}

extension LayoutView {
  /// The work of the last layout pass over the hierarchy; ``LayoutCounts/optimisedConstraints`` is that of its last solution.
  ///
  /// - Complexity: Linear in all views and constraints.
  package var layoutCounts: LayoutCounts {
    guard let engine else { return LayoutCounts() }
    var counts = engine.counts
    counts.optimisedConstraints = engine.solver.statistics.componentRows
    return counts
  }
}
