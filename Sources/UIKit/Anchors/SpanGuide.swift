import AutoLayout
import ConstraintSolver
import Foundation

/// A guide that reaches from one anchor to another while a constraint about it is active.
///
/// It belongs to the closest common ancestor of both, and does not show among its guides.
final class SpanGuide: UILayoutGuide, SelfPlacedGuide {
  /// An attribute of an item.
  struct Place {
    let item: any ConstraintItem
    let attribute: NSLayoutConstraint.Attribute

    @MainActor
    init<Kind: AnyObject>(_ anchor: NSLayoutAnchor<Kind>) {
      item = anchor.item
      attribute = anchor.identity.attribute
    }
  }

  let beginning: Place
  let end: Place
  /// The constraints that place the guide between the two anchors.
  private var edges: [LayoutConstraint] = []
  /// The number of active constraints about the guide.
  private var users = 0

  init<Kind: AnyObject>(from beginning: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    self.beginning = Place(beginning)
    self.end = Place(end)
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The axis the guide reaches along.
  var axis: NSLayoutConstraint.Axis { beginning.attribute.axis ?? .horizontal }

  /// Whether the guide reaches between its anchors.
  var isAttached: Bool { !edges.isEmpty && edges.allSatisfy(\.isActive) }

  func isOwn(_ constraint: LayoutConstraint) -> Bool { edges.contains { $0 === constraint } }

  /// Places the guide between its anchors for one more constraint.
  ///
  /// - Throws: `ConstraintError.noCommonAncestor`.
  func attach() throws(ConstraintError) {
    users += 1
    guard !isAttached else { return }
    let (near, far) = ends
    edges = [
      LayoutConstraint(
        layoutGuide, near, .equal, beginning.item.layoutItem, LayoutAttribute(beginning.attribute)),
      LayoutConstraint(
        layoutGuide, far, .equal, end.item.layoutItem, LayoutAttribute(end.attribute)),
    ]
    guard let first = beginning.item.layoutItem.referenceView,
      let owner = end.item.layoutItem.referenceView?.closestCommonAncestor(with: first)
    else { throw .noCommonAncestor }
    owner.addGuide(layoutGuide)
    try LayoutConstraint.activate(edges)
  }

  /// Notes that a constraint about the guide is no longer active.
  func detach() {
    users -= 1
    guard users <= 0 else { return }
    users = 0
    for edge in edges { edge.deactivate() }
    edges = []
    layoutGuide.owningView?.removeGuide(layoutGuide)
  }

  /// The guide's edges that take the places of the anchors.
  private var ends: (LayoutAttribute, LayoutAttribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    let families = [beginning, end].map { LayoutAttribute($0.attribute).family }
    return families.contains(.directionalX) ? (.leading, .trailing) : (.left, .right)
  }
}
