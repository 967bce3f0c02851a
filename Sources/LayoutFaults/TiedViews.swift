package import UIKit

/// Views, grouped by the constraints between them.
@MainActor
package struct TiedViews {
  /// The groups as indices of the views given, in order of the first of each.
  package let groups: [[Int]]

  /// Groups views that a chain of constraints, common stack views or nesting among them connects.
  ///
  /// - Complexity: O(*constraints* + *views*).
  package init(_ views: [UIView], constraints: [NSLayoutConstraint]) {
    var leaders = Array(views.indices)
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
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
    func index(of view: UIView?) -> Int? { view.flatMap { indices[ObjectIdentifier($0)] } }
    for constraint in constraints {
      tie(index(of: constraint.firstView), index(of: constraint.secondView))
    }
    var arranged: [ObjectIdentifier: Int] = [:]
    for (member, view) in views.enumerated() {
      tie(member, index(of: view.superview))
      guard let stack = view.superview as? UIStackView else { continue }
      tie(member, arranged[ObjectIdentifier(stack)])
      arranged[ObjectIdentifier(stack)] = member
    }
    var members: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices { members[leader(of: index)].append(index) }
    groups = members.filter { !$0.isEmpty }
  }
}
