package import AutoLayout
package import ConstraintSolver

extension LayoutAttribute {
  /// The same attribute; both enumerations have the raw values of Apple's header.
  package init(_ attribute: NSLayoutConstraint.Attribute) {
    guard let same = LayoutAttribute(rawValue: attribute.rawValue) else {
      preconditionFailure("LayoutAttribute lacks \(attribute)")
    }
    self = same
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same attribute; both enumerations have the raw values of Apple's header.
  package init(_ attribute: LayoutAttribute) {
    guard let same = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) else {
      preconditionFailure("NSLayoutConstraint.Attribute lacks \(attribute)")
    }
    self = same
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
