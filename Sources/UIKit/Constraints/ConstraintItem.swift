import AutoLayout

/// An object that can be an item of a constraint.
@MainActor
protocol ConstraintItem: AnyObject {
  /// The item as layout knows it.
  var layoutItem: LayoutItem { get }
}

extension UIView: ConstraintItem {
  var layoutItem: LayoutItem { layoutView }
}

extension UILayoutGuide: ConstraintItem {
  var layoutItem: LayoutItem { layoutGuide }
}
