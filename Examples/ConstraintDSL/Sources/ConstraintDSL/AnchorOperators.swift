import UIKit

/// An anchor and a distance from it, in points.
struct Place<Anchor: AnyObject> {
  let anchor: NSLayoutAnchor<Anchor>
  var distance: CGFloat
}

/// A multiple of an extent, and points added to it.
struct Extent {
  let dimension: NSLayoutDimension
  var factor: CGFloat
  var points: CGFloat
}

infix operator ~ : LogicalConjunctionPrecedence

/// A constraint with a priority: `title.widthAnchor == 200 ~ .defaultHigh`.
func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

// MARK: Places

func + <Anchor>(anchor: NSLayoutAnchor<Anchor>, distance: CGFloat) -> Place<Anchor> {
  Place(anchor: anchor, distance: distance)
}

func - <Anchor>(anchor: NSLayoutAnchor<Anchor>, distance: CGFloat) -> Place<Anchor> {
  Place(anchor: anchor, distance: -distance)
}

func == <Anchor>(
  anchor: NSLayoutAnchor<Anchor>, other: NSLayoutAnchor<Anchor>
) -> NSLayoutConstraint {
  anchor.constraint(equalTo: other)
}

func == <Anchor>(
  anchor: NSLayoutAnchor<Anchor>, place: Place<Anchor>
) -> NSLayoutConstraint {
  anchor.constraint(equalTo: place.anchor, constant: place.distance)
}

func <= <Anchor>(
  anchor: NSLayoutAnchor<Anchor>, place: Place<Anchor>
) -> NSLayoutConstraint {
  anchor.constraint(lessThanOrEqualTo: place.anchor, constant: place.distance)
}

func >= <Anchor>(
  anchor: NSLayoutAnchor<Anchor>, place: Place<Anchor>
) -> NSLayoutConstraint {
  anchor.constraint(greaterThanOrEqualTo: place.anchor, constant: place.distance)
}

// MARK: Extents

func * (dimension: NSLayoutDimension, factor: CGFloat) -> Extent {
  Extent(dimension: dimension, factor: factor, points: 0)
}

func + (extent: Extent, points: CGFloat) -> Extent {
  Extent(dimension: extent.dimension, factor: extent.factor, points: extent.points + points)
}

func == (dimension: NSLayoutDimension, points: CGFloat) -> NSLayoutConstraint {
  dimension.constraint(equalToConstant: points)
}

func <= (dimension: NSLayoutDimension, points: CGFloat) -> NSLayoutConstraint {
  dimension.constraint(lessThanOrEqualToConstant: points)
}

func == (dimension: NSLayoutDimension, extent: Extent) -> NSLayoutConstraint {
  dimension.constraint(
    equalTo: extent.dimension, multiplier: extent.factor, constant: extent.points)
}
