import AutoLayout
import InterfaceBuilder

/// Constraints in Interface Builder's phrasing: `"Title" label.top = Safe Area.top + 8`.
struct ConstraintPhrases {
  private let description: DocumentDescription
  private let names: ObjectNames

  init(_ description: DocumentDescription) {
    self.description = description
    names = ObjectNames(description)
  }

  /// The constraint with an id.
  func constraint(id: String) -> ConstraintDescription? {
    let holder = description.document.element(id: id)?.parent?.parent
    return holder.flatMap(description.view(of:))?.constraints.first { $0.id == id }
  }

  /// The phrase for the constraint with an id; the id itself where there is none.
  func phrase(id: String) -> String {
    constraint(id: id).map(phrase) ?? id
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
