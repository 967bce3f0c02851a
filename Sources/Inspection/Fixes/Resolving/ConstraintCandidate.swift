import AutoLayout
import UIKit

/// A constraint that might settle what is open, with the reason for choosing it.
@MainActor
struct ConstraintCandidate {
  /// An item with the attribute that the constraint is about.
  struct Side {
    /// The view or layout guide.
    var item: AnyObject
    /// The id of the item.
    var id: String
    var attribute: LayoutAttribute
  }

  var first: Side
  var second: Side?
  /// The number to add for the frames that views are to keep, in points.
  var constant: Double
  /// The reason: a clause that follows the constraint.
  var reason: String

  /// The constants to try: half points, which are pixels on every screen, then the exact distance.
  var constants: [Double] {
    let rounded = (constant * 2).rounded() / 2
    return abs(rounded - constant) < 1e-6 ? [rounded] : [rounded, constant]
  }

  func constraint(constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first.item, attribute: .init(first.attribute), relatedBy: .equal,
      toItem: second?.item, attribute: second.map { .init($0.attribute) } ?? .notAnAttribute,
      multiplier: 1, constant: CGFloat(constant))
  }

  func new(constant: Double) -> NewConstraint {
    NewConstraint(
      first: .init(itemID: first.id, attribute: first.attribute),
      second: second.map { .init(itemID: $0.id, attribute: $0.attribute) }, constant: constant)
  }
}
