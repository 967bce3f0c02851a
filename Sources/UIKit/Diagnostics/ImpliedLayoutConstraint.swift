import AutoLayout
import ConstraintSolver
import Foundation

/// A constraint that layout makes from a view's own state, active as long as the state lasts.
///
/// It and its subclasses are what ``UIView/constraintsAffectingLayout(for:)`` answers besides
/// constraints that were made.
class ImpliedLayoutConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }

  /// The constraint for what layout made; nil for what no client knows: that extents are not negative, and where the
  /// content of a scroll view begins.
  static func object(for constraint: EngineConstraint) -> NSLayoutConstraint? {
    if let constraint = constraint as? LayoutConstraint { return constraint.clientObject }
    guard let constraint = constraint as? ViewConstraint,
      let view = constraint.firstItem?.representedObject as? UIView,
      let type = type(for: constraint, of: view)
    else { return nil }
    let object = kept(by: constraint, type) ?? type.init(for: constraint, of: view)
    constraint.clientObject = object
    object.layoutConstraint?.constant = value(of: constraint, of: view)
    object.identifier = type == ImpliedLayoutConstraint.self ? sizeIdentifier(constraint) : nil
    return object
  }

  /// The object that was made for a constraint before, if it is of the class that it would have now.
  private static func kept(
    by constraint: ViewConstraint, _ type: ImpliedLayoutConstraint.Type
  ) -> ImpliedLayoutConstraint? {
    guard let kept = constraint.clientObject as? ImpliedLayoutConstraint,
      Swift.type(of: kept) == type
    else { return nil }
    return kept
  }

  private static func type(
    for constraint: ViewConstraint, of view: UIView
  ) -> ImpliedLayoutConstraint.Type? {
    switch constraint.systemRole {
    case .nonnegativeExtent, .scrollContentOrigin: nil
    case .contentSize: NSContentSizeLayoutConstraint.self
    case .autoresizingMask where constraint.attribute.isSize && view.hostsLayout:
      ImpliedLayoutConstraint.self
    case .autoresizingMask: NSAutoresizingMaskLayoutConstraint.self
    default: ImpliedLayoutConstraint.self
    }
  }

  private static func sizeIdentifier(_ constraint: ViewConstraint) -> String {
    let role: SystemConstraint =
      constraint.attribute == .width ? .encapsulatedWidth : .encapsulatedHeight
    return role.rawValue
  }

  private static func value(of constraint: ViewConstraint, of view: UIView) -> Double {
    let content = constraint.systemRole == .contentSize
    let size = content ? CGSize(view.layoutView.measuredContentSize) : view.frame.size
    return switch constraint.attribute {
    case .width: Double(size.width)
    case .height: Double(size.height)
    case .left: Double(view.frame.minX)
    default: Double(view.frame.minY)
    }
  }

  /// Creates a constraint that no property of a view implies.
  convenience init(_ constraint: LayoutConstraint, identifier: String) {
    self.init(constraint)
    self.identifier = identifier
  }

  required convenience init(for constraint: ViewConstraint, of view: UIView) {
    self.init(LayoutConstraint(view.layoutView, constraint.attribute, .equal))
  }
}

/// A view's content size along an axis, as Apple's logs name it.
final class NSContentSizeLayoutConstraint: ImpliedLayoutConstraint {
  /// Both priorities.
  override var descriptionTail: String {
    guard let view = firstItem as? UIView else { return "" }
    let axis: Axis = firstAttribute == .width ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    return " Hug:\(hugging.brief) CompressionResistance:\(resistance.brief)"
  }
}

extension LayoutConstraint {
  /// The object that clients know the constraint by, made when first asked for.
  @MainActor
  var clientObject: NSLayoutConstraint {
    if let object = representedObject as? NSLayoutConstraint { return object }
    let object = isSystemSpacing ? _UISystemBaselineConstraint(self) : NSLayoutConstraint(self)
    if isSystemSpacing { object.space = .betweenAnchors }
    setRepresentedObject(object)
    return object
  }

  /// Whether the constraint is a stack view's gap of the standard distance.
  ///
  /// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout` have a class of its own for it.
  private var isSystemSpacing: Bool {
    guard systemRole == .stackSpacing, let stack = holder?.becomeStackView(),
      let view = secondItem as? LayoutView
    else { return false }
    return (stack.customSpacing(after: view) ?? stack.options.spacing) == .system
  }
}
