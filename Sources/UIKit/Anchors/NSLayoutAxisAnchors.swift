public import Foundation

/// The standard distance between neighbours.
enum SystemSpacing {
  /// In points.
  ///
  /// Source: 8 between siblings that carry no text (reference, §1.5).
  static let value: CGFloat = 8
}

/// A horizontal position of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    CompositeDimension(from: self, to: otherAnchor)
  }

  /// This position lies a multiple of the standard distance after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * SystemSpacing.value)
  }

  /// This position lies at least a multiple of the standard distance after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.value)
  }

  /// This position lies at most a multiple of the standard distance after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.value)
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
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * SystemSpacing.value)
  }

  /// This position lies at least a multiple of the standard distance below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.value)
  }

  /// This position lies at most a multiple of the standard distance below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.value)
  }
}
