import AutoLayout
import UIKit

/// Brings together what one view lacks, or what views lack that are arranged beside one another.
@MainActor
struct MissingConstraintsList {
  /// The constraints missing of each view, in the order they became known.
  private(set) var missing: [MissingConstraints] = []
  private var indices: [Key: Int] = [:]

  /// The view or stack view that the open variables of one entry share.
  ///
  /// Views that share the room of a stack view take different priorities, all at once.
  private enum Key: Hashable {
    case view(ObjectIdentifier)
    case arranged(in: ObjectIdentifier, Axis)
  }

  /// Adds variables that are open together, to an entry that the first of them belongs to.
  ///
  /// - Precondition: There is a member.
  mutating func add(_ members: [OpenVariables.Member]) {
    let keys = Self.keys(of: members[0])
    let index = keys.compactMap { indices[$0] }.min() ?? missing.count
    if index < missing.count {
      missing[index].add(members)
    } else {
      missing.append(MissingConstraints(members))
    }
    // What another view lacks in addition says nothing about the variables of the entry's view.
    guard missing[index].view === members[0].view else { return }
    for key in keys { indices[key] = min(index, indices[key] ?? index) }
  }

  private static func keys(of member: OpenVariables.Member) -> [Key] {
    let own = Key.view(ObjectIdentifier(member.view))
    guard let stack = member.view.superview as? UIStackView,
      member.variable.axis == Axis(stack.axis)
    else { return [own] }
    return [own, .arranged(in: ObjectIdentifier(stack), member.variable.axis)]
  }
}
