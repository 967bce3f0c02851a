import AutoLayout
import InterfaceBuilder
import UIKit

/// Views that are elsewhere because views beside them are in conflict.
extension InspectedScene {
  /// Whether a conflict along an axis moves a view, or one around it inside a view.
  ///
  /// Constraints tie it, by others beside it or not, to a view that a broken constraint would hold.
  func isDisplaced(_ view: UIView, _ axis: Axis, inside holder: UIView? = nil) -> Bool {
    guard let moved = displacedItems[axis], !moved.isEmpty else { return false }
    var current: UIView? = view
    while let around = current, around !== holder {
      if around.documentID.map(moved.contains) ?? false { return true }
      current = around.superview
    }
    return false
  }

  /// Finds ``displacedItems``.
  func findDisplacedItems() -> [Axis: Set<String>] {
    guard !solution.conflicts.isEmpty else { return [:] }
    let members = Set(solution.conflicts.flatMap(\.constraints))
    let constraints = instance.constraints.compactMap { phrases.constraint(id: $0.id) }
    return Dictionary(
      uniqueKeysWithValues: Axis.allCases.map { axis in
        let ties = constraints.filter { $0.firstAttribute?.axis == axis }
        let seeds = ties.filter { members.contains($0.id) }.flatMap(placedItems)
        return (axis, connected(to: Set(seeds), by: ties.map(placedItems)))
      })
  }

  /// The items of a constraint but the view that holds it, whose guides stay with it.
  private func placedItems(of constraint: ConstraintDescription) -> [String] {
    [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }.filter {
      $0 != constraint.holderID && instance.view(id: $0) != nil
    }
  }

  /// The items that are joined to some by pairs.
  private func connected(to seeds: Set<String>, by pairs: [[String]]) -> Set<String> {
    var known = seeds
    var rest = pairs.filter { $0.count == 2 }
    while true {
      let joined = rest.filter { $0.contains(where: known.contains) }
      guard !joined.isEmpty else { return known }
      rest.removeAll { $0.contains(where: known.contains) }
      known.formUnion(joined.joined())
    }
  }
}
