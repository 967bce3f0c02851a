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
    let attribute = constraint.attribute
    let extent = view.layoutView.solvedRect
    let constant =
      switch attribute {
      case .width: Double(extent.width)
      case .height: Double(extent.height)
      case .left: Double(view.frame.minX)
      default: Double(view.frame.minY)
      }
    self.init(LayoutConstraint(view.layoutView, attribute, .equal, constant: constant))
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

/// The place or the extent that a view's frame and autoresizing mask give it, as Apple's logs name
/// it.
final class NSAutoresizingMaskLayoutConstraint: ImpliedLayoutConstraint {
  /// What is flexible: `h=--& v=--&` for the distances to the right and below.
  override var descriptionHead: String {
    let mask = (firstItem as? UIView)?.autoresizingMask ?? []
    func letters(_ parts: [UIView.AutoresizingMask]) -> String {
      let isFixed = parts.allSatisfy { !mask.contains($0) }
      // What is flexible if nothing is said to be: the far distance.
      return isFixed ? "--&" : parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = letters([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = letters([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return " h=\(horizontal) v=\(vertical)"
  }
}

extension LayoutConstraint {
  /// The object that clients know the constraint by, made when first asked for.
  @MainActor
  var clientObject: NSLayoutConstraint {
    if let object = representedObject as? NSLayoutConstraint { return object }
    let object = NSLayoutConstraint(self)
    setRepresentedObject(object)
    return object
  }
}

extension Float {
  /// The number with up to six digits.
  var brief: String { String(format: "%g", Double(self)) }
}
