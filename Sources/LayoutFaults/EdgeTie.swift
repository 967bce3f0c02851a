package import AutoLayout
package import UIKit

/// A constraint between one edge of a view and the same edge of its superview, or of one of the
/// superview's guides.
///
/// The cell around a content view counts as that.
@MainActor
package struct EdgeTie {
  /// The constraint.
  package let constraint: NSLayoutConstraint
  /// The edge: left, top, right or bottom.
  let edge: LayoutAttribute
  /// The reading direction of the constraint.
  let direction: LayoutDirection
  /// Whether the view is the constraint's first item.
  let viewIsFirst: Bool

  /// Whether the constraint holds the view at the edge, or at a distance that its author chose.
  var isEquality: Bool { constraint.relation == .equal }

  /// Whether the constraint is an inequality that points outwards, so that it lets the view reach
  /// out.
  var permitsOverflow: Bool {
    guard !isEquality else { return false }
    let isGreater = (constraint.relation == .greaterThanOrEqual) == viewIsFirst
    return isGreater == isFar
  }

  /// The distance by which the constant puts the view beyond the edge, in points; negative where it holds the view inside.
  var outwards: Double { Double(constraint.constant) * (viewIsFirst == isFar ? 1 : -1) }

  /// Whether the constraint is optional and would hold the view inside: it gives way where the view is outside.
  var isOptionalInside: Bool {
    isEquality && constraint.priority.rawValue < UILayoutPriority.required.rawValue
      && outwards <= 0
  }

  /// Whether the edge is the one that constants grow towards.
  private var isFar: Bool {
    switch LayoutAttribute(constraint.firstAttribute) {
    // Towards the end of reading, whichever side that is.
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      (edge == .right) == (direction == .leftToRight)
    default: edge == .right || edge == .bottom
    }
  }
}

/// The constraints between views and their superviews, by view.
///
/// They are sorted when the first are asked for: few hierarchies have views that reach outside.
@MainActor
package final class EdgeTies {
  private let unsorted: [NSLayoutConstraint]
  private lazy var constraints = Self.sorted(unsorted)

  /// Keeps constraints to be sorted by the view that they tie to its superview.
  package init(_ constraints: [NSLayoutConstraint]) {
    unsorted = constraints
  }

  /// Sorts constraints.
  ///
  /// - Complexity: O(*constraints*).
  private static func sorted(
    _ constraints: [NSLayoutConstraint]
  ) -> [ObjectIdentifier: [NSLayoutConstraint]] {
    var sorted: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in constraints {
      guard let first = constraint.firstView, let second = constraint.secondView else { continue }
      if second.holds(first), constraint.firstItem === first {
        sorted[ObjectIdentifier(first), default: []].append(constraint)
      } else if first.holds(second), constraint.secondItem === second {
        sorted[ObjectIdentifier(second), default: []].append(constraint)
      }
    }
    return sorted
  }

  /// Whether an equation puts a view beyond an edge of its superview: it ties the opposite edge of the view there, or
  /// further outside.
  func putsOutside(_ view: UIView, at edge: LayoutAttribute, direction: LayoutDirection) -> Bool {
    func edges(_ constraint: NSLayoutConstraint) -> [LayoutAttribute] {
      [constraint.firstAttribute, constraint.secondAttribute].map {
        LayoutAttribute($0).resolved(for: direction).withoutMargin
      }
    }
    return constraints[ObjectIdentifier(view), default: []].contains { constraint in
      let isFirst = constraint.firstItem === view
      guard view.superview?.fills(isFirst ? constraint.secondItem : constraint.firstItem) ?? false
      else { return false }
      let pair = isFirst ? edges(constraint) : edges(constraint).reversed()
      let outwards = Double(constraint.constant) * (isFirst ? 1 : -1)
      let isFar = edge == .right || edge == .bottom
      return constraint.relation == .equal && pair == [edge.opposite, edge]
        && (isFar ? outwards >= 0 : outwards <= 0)
    }
  }

  /// Whether an equation puts the centre of a view at a distance from that of its superview along an axis.
  package func offsetsCentre(of view: UIView, _ axis: AutoLayout.Axis) -> Bool {
    let centre: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
    return constraints[ObjectIdentifier(view), default: []].contains {
      $0.relation == .equal && $0.constant != 0 && $0.firstAttribute == centre
        && $0.secondAttribute == centre
    }
  }

  /// The ties of an edge of a view, in the order of the constraints, which are read in a direction.
  func ties(of view: UIView, at edge: LayoutAttribute, direction: LayoutDirection) -> [EdgeTie] {
    func isEdge(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      LayoutAttribute(attribute).resolved(for: direction).withoutMargin == edge
    }
    return constraints[ObjectIdentifier(view), default: []].compactMap { constraint in
      guard isEdge(constraint.firstAttribute), isEdge(constraint.secondAttribute) else {
        return nil
      }
      return EdgeTie(
        constraint: constraint, edge: edge, direction: direction,
        viewIsFirst: constraint.firstItem === view)
    }
  }
}

extension UIView {
  /// Whether an item is the view or its safe area, which ends where people see it end.
  fileprivate func fills(_ item: AnyObject?) -> Bool {
    item === self || item === safeAreaLayoutGuide
  }

  /// Whether a view lies in this one, or in the content view of this cell.
  fileprivate func holds(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return false }
    return superview === self || (self as? UITableViewCell)?.contentView === superview
      || (self as? UICollectionViewCell)?.contentView === superview
  }
}

extension LayoutAttribute {
  /// The edge on the other side; the attribute itself where it is no edge.
  var opposite: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: self
    }
  }

  /// The edge that a margin belongs to.
  fileprivate var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}
