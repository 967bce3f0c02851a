import InterfaceBuilder
import UIKit

extension InspectedScene {
  /// The id of the constraint that gives a view its width: a constant one of the view, of one that it is as wide as, or of
  /// a stack view around it; nil where another thing does.
  func constraintFixingWidth(of view: UIView) -> String? {
    var known: Set<ObjectIdentifier> = []
    var current: UIView? = view
    while let view = current, known.insert(ObjectIdentifier(view)).inserted {
      let widths = constraintsOnWidth(of: view)
      if let fixed = widths.first(where: { $0.secondItem == nil }) { return fixed.documentID }
      let others = widths.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
      current =
        others.first { !known.contains(ObjectIdentifier($0)) }
        ?? view.superview as? UIStackView
    }
    return nil
  }

  private func constraintsOnWidth(of view: UIView) -> [NSLayoutConstraint] {
    instance.constraints.map { $0.constraint }.filter {
      $0.isActive && $0.relation == .equal && $0.firstAttribute == .width
        && ($0.secondItem == nil || $0.secondAttribute == .width)
        && ($0.firstItem === view || $0.secondItem === view)
    }
  }

  /// The labels that a required constraint gives an extent as a number, with the id of the constraint.
  func labels(
    withFixed extent: NSLayoutConstraint.Attribute
  ) -> [(label: UILabel, constraint: String)] {
    instance.constraints.compactMap { id, constraint in
      guard constraint.relation == .equal, constraint.firstAttribute == extent,
        constraint.secondItem == nil, constraint.priority == .required,
        let label = constraint.firstItem as? UILabel
      else { return nil }
      return (label, id)
    }
  }
}
