import AutoLayout
import InterfaceBuilder

/// Constraints in Interface Builder's phrasing: `"Title" label.top = Safe Area.top + 8`.
struct ConstraintPhrases {
  private let names: ObjectNames
  private let constraints: [String: ConstraintDescription]

  init(_ description: DocumentDescription) {
    names = ObjectNames(description)
    var constraints: [String: ConstraintDescription] = [:]
    for view in description.allViews {
      for constraint in view.constraints { constraints[constraint.id] = constraint }
    }
    self.constraints = constraints
  }

  /// The constraint with an id.
  func constraint(id: String) -> ConstraintDescription? { constraints[id] }

  /// The phrase for the constraint with an id; the id itself where there is none.
  func phrase(id: String) -> String {
    constraints[id].map(phrase) ?? id
  }

  private func phrase(_ constraint: ConstraintDescription) -> String {
    let first = side(constraint.firstItemID, constraint.firstAttribute)
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(first) \(relation) "
    if let second = constraint.secondItemID {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) × " }
      text += side(second, constraint.secondAttribute)
      if constraint.constant != 0 {
        text += constraint.constant > 0 ? " + " : " − "
        text += number(abs(constraint.constant))
      }
    } else {
      text += number(constraint.constant)
    }
    return constraint.priority == 1000 ? text : text + " @\(number(Double(constraint.priority)))"
  }

  private func side(_ id: String, _ attribute: LayoutAttribute?) -> String {
    "\(names.shortName(of: id)).\(attribute?.name ?? "?")"
  }

  private func number(_ value: Double) -> String {
    JSONText.format((value * 1000).rounded() / 1000)
  }
}

extension DocumentDescription {
  /// Every installed view, parents before children.
  var allViews: [ViewDescription] {
    let roots =
      controllers.compactMap(\.view) + topLevelViews + scenes.flatMap(\.extraViews)
    var views: [ViewDescription] = []
    var pending = Array(roots.reversed())
    while let view = pending.popLast() {
      views.append(view)
      pending += ([view.contentView].compactMap { $0 } + view.subviews).reversed()
    }
    return views
  }
}
