import Foundation

/// A guide whose constraints can depend on which edges of its view it is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraintsNear = TrackedConstraints()
  private var constraintsAway = TrackedConstraints()

  /// The edges the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Activates constraints while the guide is near all of some edges, and deactivates them otherwise.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    constraintsNear.replace(at: edge, by: trackedConstraints)
    for constraint in trackedConstraints { constraint.isActive = nearEdges.isSuperset(of: edge) }
  }

  /// The constraints that are active only while the guide is near some edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsNear[edge]
  }

  /// Activates constraints while the guide is away from all of some edges, and deactivates them otherwise.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    constraintsAway.replace(at: edge, by: trackedConstraints)
    for constraint in trackedConstraints { constraint.isActive = nearEdges.isDisjoint(with: edge) }
  }

  /// The constraints that are active only while the guide is away from some edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsAway[edge]
  }

  /// Deactivates and forgets all constraints that depend on edges.
  open func removeAllTrackedConstraints() {
    constraintsNear.removeAll()
    constraintsAway.removeAll()
  }
}

/// Constraints by the edges on which it depends whether they are active.
@MainActor
private struct TrackedConstraints {
  private var lists: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  subscript(edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    lists.first { $0.edges == edges }?.constraints ?? []
  }

  /// Deactivates the former constraints of some edges and keeps others in their place.
  mutating func replace(
    at edges: NSDirectionalRectEdge, by constraints: [NSLayoutConstraint]
  ) {
    NSLayoutConstraint.deactivate(self[edges])
    lists.removeAll { $0.edges == edges }
    if !constraints.isEmpty { lists.append((edges, constraints)) }
  }

  mutating func removeAll() {
    NSLayoutConstraint.deactivate(lists.flatMap(\.constraints))
    lists = []
  }
}
