import AutoLayout
import InterfaceBuilder
import UIKit

/// Constraints that Interface Builder removes at build time, in place of which code makes others, or may.
///
/// Source: *Remove at build time* in Interface Builder's inspector of constraints. To make a constraint, code needs the view that it is
/// about, or the view around it.
extension InspectedScene {
  /// The views that such constraints are about, by the axis of these.
  func findPlaceholderItems() -> [Axis: Set<ObjectIdentifier>] {
    var items: [Axis: Set<ObjectIdentifier>] = [:]
    for (id, _) in instance.views {
      for constraint in description.view(id: id)?.constraints ?? []
      where constraint.isPlaceholder && mayBeMadeByCode(constraint) {
        guard let axis = constraint.firstAttribute?.axis else { continue }
        for item in constraint.itemIDs {
          guard let view = instance.view(id: item) else { continue }
          items[axis, default: []].insert(ObjectIdentifier(view))
        }
      }
    }
    return items
  }

  /// Whether code may find a view that a constraint is about, and that is not around the other one.
  private func mayBeMadeByCode(_ constraint: ConstraintDescription) -> Bool {
    if description.document.hasOutlet(to: constraint.id) { return true }
    let views = constraint.itemIDs.compactMap(instance.view(id:))
    return constraint.itemIDs.contains { id in
      guard let view = instance.view(id: id) else { return true }
      let isAround = views.contains { $0 !== view && $0.isDescendant(of: view) }
      return isAround ? arrangesByCode(view) : isWithinReach(id) || arrangesByCode(view.superview)
    }
  }

  /// Whether an outlet, a name, a tag, an action or a class of its own leads code to an object, or a name or tag to one in it.
  private func isWithinReach(_ id: String) -> Bool {
    guard let element = description.document.element(id: id) else { return true }
    return description.document.hasOutlet(to: id) || element["customClass"] != nil
      || ([element] + element.children.flatMap(\.children)).contains(where: \.isFoundByCode)
  }

  /// Whether the code of a view's class, or of others, may make constraints for all that is in it.
  private func arrangesByCode(_ view: UIView?) -> Bool {
    guard let view else { return false }
    let row = view.superview as? UITableViewCell
    return [view, row].contains { holder in
      guard let id = holder?.documentID else { return false }
      if code.constrains(id) || code.fills(id) { return true }
      guard let name = description.view(id: id)?.customClass?.name else { return false }
      return code.arrangesSubviews(name) || code.isOfLibrary(name)
        || code.constrainsContentViews(ofRows: name)
    }
  }
}

extension ConstraintDescription {
  fileprivate var itemIDs: [String] { [firstItemID] + (secondItemID.map { [$0] } ?? []) }
}
