/// The derivation of an edge's value: shares that add up to it, and the constraints that are overruled.
///
/// The value is `Σ factorᵢ × constantᵢ` over the constraints that fix it. Their rows are at their targets, so
/// that the shares are exact for every multiplier.
package struct EdgeExplanation {
  /// The origin of a share.
  package enum Source {
    /// A constraint that is at its target; what its attributes add to edges is apart.
    case constraint(EngineConstraint)
    /// The distance of an attribute from the edge of its item: a margin, a safe area, a baseline.
    case offset(LayoutItem, LayoutAttribute)
    /// The distance between the frame and the alignment rectangle of a view.
    case alignmentInsets(LayoutView)
    /// The scroll position of a view.
    case scrollPosition(LayoutView)
    /// The value that a variable was given because constraints leave it open.
    case settled(LayoutItem, LayoutVariable, Settlement)
    /// The value of a variable that nothing fixes.
    case unfixed(LayoutItem, LayoutVariable)
    /// The difference between the solution and the nearest pixel.
    case rounding
    /// The difference between the solution and a frame that was set apart from it.
    case ownFrame(LayoutView)
  }

  /// A part of the value.
  package struct Share {
    /// The origin.
    package let source: Source
    /// The constant that the share is a multiple of, in points.
    package let constant: Double
    /// The change of the edge in the root's space per point of the constant.
    package let factor: Double
    /// The change of the edge in the parent's space per point of the constant.
    package let factorInParent: Double

    /// The share of the value in the root's space, in points.
    package var points: Double { factor * constant }
    /// The share of the value in the parent's space, in points.
    package var pointsInParent: Double { factorInParent * constant }
  }

  /// A constraint on the same edge that does not hold.
  package struct Overruled {
    /// The constraint.
    package let constraint: EngineConstraint
    /// Its priority.
    package let priority: Double
    /// The distance from holding, in points.
    package let violation: Double
    /// The constraints that keep it from being violated less, oldest first.
    package let rivals: [EngineConstraint]
  }

  /// The layout without the constraints that hold the edge.
  package struct Removal {
    /// The first constraint of the shares, and the others that hold the edge.
    package let constraints: [EngineConstraint]
    /// The value in the root's space without them, not rounded, in points.
    package let value: Double
    /// The values in the root's space that are open without them; nil for a determined edge.
    package let range: ClosedRange<Double>?
  }

  /// The edge.
  package let edge: LayoutEdge
  /// The edge with left or right for leading or trailing.
  package let resolved: LayoutEdge
  /// The value in the root's space with frames rounded to pixels, in points.
  package let value: Double
  /// The value in the parent's space with frames rounded to pixels, as frames have it; nil for the root.
  package let valueInParent: Double?
  /// The shares, from the item outwards to the root.
  package let shares: [Share]
  /// The constraints that hold the edge at the same value as the first of the shares does.
  ///
  /// Removing any one of them, or the first share's, does not move the edge.
  package var alsoHeldBy: [EngineConstraint] { Array(removal?.constraints.dropFirst() ?? []) }
  /// The layout without the first constraint; nil for an open edge, and for one that no constraint fixes.
  package let removal: Removal?
  /// The constraints on the same edge that do not hold.
  package let overruled: [Overruled]
  /// The inequalities on the same edge that are just met and are no part of the shares.
  package let justMet: [EngineConstraint]
  /// The conflicts that a constraint of the shares, or the edge, takes part in.
  package let conflicts: [LayoutConflict]
  /// The values in the root's space that constraints leave open; nil for a determined edge.
  package let range: ClosedRange<Double>?
  /// The values in the parent's space that constraints leave open; nil for a determined edge.
  package let rangeInParent: ClosedRange<Double>?
}
