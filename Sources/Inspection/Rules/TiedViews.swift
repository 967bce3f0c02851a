import InterfaceBuilder
import UIKit

/// Views of a scene, grouped by the constraints between them.
@MainActor
struct TiedViews {
  /// The groups as indices of the views given, in order of the first of each.
  let groups: [[Int]]

  /// Groups views that a chain of constraints, common stack views or nesting among them connects.
  ///
  /// - Complexity: O(*constraints of the scene* + *views given*).
  init(_ ids: [String], in instance: SceneInstance) {
    var leaders = Array(ids.indices)
    func leader(of index: Int) -> Int {
      var index = index
      while leaders[index] != index { index = leaders[index] }
      return index
    }
    func tie(_ first: Int?, _ second: Int?) {
      guard let first, let second else { return }
      let (a, b) = (leader(of: first), leader(of: second))
      leaders[max(a, b)] = min(a, b)
    }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, id) in ids.enumerated() {
      if let view = instance.view(id: id) { indices[ObjectIdentifier(view)] = index }
    }
    func index(of view: UIView?) -> Int? { view.flatMap { indices[ObjectIdentifier($0)] } }
    for (_, constraint) in instance.constraints {
      tie(index(of: constraint.firstView), index(of: constraint.secondView))
    }
    var arranged: [ObjectIdentifier: Int] = [:]
    for (member, id) in ids.enumerated() {
      let superview = instance.view(id: id)?.superview
      tie(member, index(of: superview))
      guard let stack = superview as? UIStackView else { continue }
      tie(member, arranged[ObjectIdentifier(stack)])
      arranged[ObjectIdentifier(stack)] = member
    }
    var members: [[Int]] = Array(repeating: [], count: ids.count)
    for index in ids.indices { members[leader(of: index)].append(index) }
    groups = members.filter { !$0.isEmpty }
  }
}
