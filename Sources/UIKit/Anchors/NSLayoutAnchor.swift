import AutoLayout
public import Foundation

/// An attribute of a view or guide, from which constraints are made.
///
/// Anchors are equal when they mean the same attribute of the same item. An anchor retains its item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view, guide or span that the attribute belongs to.
  let item: any ConstraintItem
  nonisolated let identity: AnchorIdentity

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    identity = AnchorIdentity(item: ObjectIdentifier(item), attribute: attribute)
  }

  /// `self == anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// `self >= anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// `self <= anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// `self == anchor + c`.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// `self >= anchor + c`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// `self <= anchor + c`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// Whether another object is an anchor of the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any IdentifiedAnchor)?.identity == identity
  }

  /// A hash of the item and the attribute.
  nonisolated open override var hash: Int { identity.hashValue }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item, identity.attribute, relation, anchor.item, anchor.identity.attribute,
      multiplier: multiplier, constant: constant)
    constraint.spans = [item, anchor.item].compactMap { $0 as? SpanGuide }
    return constraint
  }

  /// `<NSLayoutXAxisAnchor:0xaddress "UIView:0xaddress.leading">`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(identity.attribute.anchorClassName):\(ObjectName.address(self)) "
        + "\"\(ObjectName.side(item, identity.attribute))\">"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The class of the anchors for the attribute.
  fileprivate var anchorClassName: String {
    if LayoutAttribute(self).isSize { return "NSLayoutDimension" }
    return axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
  }
}

/// The item and the attribute of an anchor, by which anchors are compared.
struct AnchorIdentity: Hashable, Sendable {
  var item: ObjectIdentifier
  var attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any type, for comparison.
private protocol IdentifiedAnchor {
  var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}
