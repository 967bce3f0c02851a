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
  /// Whether what the constraint ties together coincides but for the rounding of frames.
  var isAligned = false
  /// The reason: a clause that follows the constraint.
  var reason: String

  /// The constants to try: the round one, then the exact distance.
  var constants: [Double] {
    abs(roundConstant - exactConstant) < 1e-6 ? [roundConstant] : [roundConstant, exactConstant]
  }

  /// Half points, which are pixels on every screen; nothing for what is aligned.
  var roundConstant: Double { isAligned ? 0 : (constant * 2).rounded() / 2 }

  /// The distance, without the residue of computing it.
  var exactConstant: Double { (constant * 1e6).rounded() / 1e6 }

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
