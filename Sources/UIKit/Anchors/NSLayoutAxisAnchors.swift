import AutoLayout
public import Foundation

/// A horizontal position of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    CompositeDimension(from: self, to: otherAnchor)
  }

  /// This position lies a multiple of the standard distance after another.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.equal, after: anchor, multiplier: multiplier)
  }

  /// This position lies at least a multiple of the standard distance after another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// This position lies at most a multiple of the standard distance after another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }

  private func space(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, to: anchor, constant: multiplier * SystemSpacing.betweenEdges)
    constraint.space = .betweenAnchors
    return constraint
  }
}

/// A vertical position of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    CompositeDimension(from: self, to: otherAnchor)
  }

  /// This position lies a multiple of the standard distance below another.
  ///
  /// It is 8 points between edges. From and to baselines of text it follows their fonts, as long as the
  /// constraint's constant is not set.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.equal, below: anchor, multiplier: multiplier)
  }

  /// This position lies at least a multiple of the standard distance below another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, below: anchor, multiplier: multiplier)
  }

  /// This position lies at most a multiple of the standard distance below another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, below: anchor, multiplier: multiplier)
  }

  private func space(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = _UISystemBaselineConstraint(
      item, identity.attribute, relation, anchor.item, anchor.identity.attribute,
      constant: multiplier * SystemSpacing.betweenEdges)
    constraint.layoutConstraint?.followSystemSpacing()
    constraint.space = .betweenAnchors
    return constraint
  }
}
