import Foundation

/// A guide whose constraints can depend on which edges of its view it is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraintsNear: [EdgeConstraints] = []
  private var constraintsAway: [EdgeConstraints] = []

  private struct EdgeConstraints {
    var edges: NSDirectionalRectEdge
    var constraints: [NSLayoutConstraint]
  }

  /// The edges the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has constraints be active only while the guide is near all of some edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&constraintsNear, at: edge, by: trackedConstraints)
    for constraint in trackedConstraints { constraint.isActive = nearEdges.isSuperset(of: edge) }
  }

  /// The constraints that are active only while the guide is near some edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsNear.first { $0.edges == edge }?.constraints ?? []
  }

  /// Has constraints be active only while the guide is away from all of some edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&constraintsAway, at: edge, by: trackedConstraints)
    for constraint in trackedConstraints { constraint.isActive = nearEdges.isDisjoint(with: edge) }
  }

  /// The constraints that are active only while the guide is away from some edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsAway.first { $0.edges == edge }?.constraints ?? []
  }

  /// Deactivates and forgets all constraints that depend on edges.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((constraintsNear + constraintsAway).flatMap(\.constraints))
    constraintsNear = []
    constraintsAway = []
  }

  private func replace(
    _ list: inout [EdgeConstraints], at edges: NSDirectionalRectEdge,
    by constraints: [NSLayoutConstraint]
  ) {
    for former in list where former.edges == edges {
      NSLayoutConstraint.deactivate(former.constraints)
    }
    list.removeAll { $0.edges == edges }
    if !constraints.isEmpty { list.append(EdgeConstraints(edges: edges, constraints: constraints)) }
  }
}
