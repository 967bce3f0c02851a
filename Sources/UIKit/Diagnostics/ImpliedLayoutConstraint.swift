import AutoLayout
import ConstraintSolver
import Foundation

/// A constraint that layout makes from a view's own state; it is active as long as that lasts.
///
/// It and its subclasses are what ``UIView/constraintsAffectingLayout(for:)`` answers besides
/// constraints that were made.
class ImpliedLayoutConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }

  /// The constraint for what layout made; nil for what no client knows.
  static func object(for constraint: EngineConstraint) -> NSLayoutConstraint? {
    if let constraint = constraint as? LayoutConstraint { return constraint.clientObject }
    guard let constraint = constraint as? ViewConstraint,
      let view = constraint.firstItem?.representedObject as? UIView
    else { return nil }
    switch constraint.systemRole {
    case .contentSize: return NSContentSizeLayoutConstraint(constraint, of: view)
    case .autoresizingMask: return NSAutoresizingMaskLayoutConstraint(constraint, of: view)
    default:
      let object = ImpliedLayoutConstraint(constraint, of: view)
      object.identifier = constraint.systemRole?.rawValue
      return object
    }
  }

  private convenience init(_ constraint: ViewConstraint, of view: UIView) {
    let content = constraint.systemRole == .contentSize
    let size = content ? CGSize(view.layoutView.measuredContentSize) : view.frame.size
    let constant =
      switch constraint.attribute {
      case .width: size.width
      case .height: size.height
      case .left: view.frame.minX
      default: view.frame.minY
      }
    self.init(
      LayoutConstraint(view.layoutView, constraint.attribute, .equal, constant: Double(constant)))
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
  /// Source: logs have a class of its own for it (reference, §5.2).
  private var isSystemSpacing: Bool {
    guard systemRole == .stackSpacing, let stack = holder?.becomeStackView(),
      let view = secondItem as? LayoutView
    else { return false }
    return (stack.customSpacing(after: view) ?? stack.options.spacing) == .system
  }
}
