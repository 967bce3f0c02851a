package import AutoLayout
package import ConstraintSolver

extension LayoutAttribute {
  /// The same attribute.
  package init(_ attribute: NSLayoutConstraint.Attribute) {
    self = LayoutAttribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same attribute.
  package init(_ attribute: LayoutAttribute) {
    self = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

extension ConstraintSolver.Relation {
  /// The same relation.
  package init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The same relation.
  package init(_ relation: ConstraintSolver.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension AutoLayout.Axis {
  /// The same axis.
  package init(_ axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension NSLayoutConstraint.Axis {
  /// The same axis.
  package init(_ axis: AutoLayout.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}
