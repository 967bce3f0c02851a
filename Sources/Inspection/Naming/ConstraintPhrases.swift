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
    guard let element = description.document.element(id: id),
      let holder = element.parent?.parent.flatMap(description.view(of:))
    else { return nil }
    return holder.constraint(of: element)
  }

  /// The phrase for the constraint with an id; the id itself where there is none.
  func phrase(id: String) -> String {
    constraint(id: id).map(phrase) ?? id
  }

  /// The phrase for a constraint that is to be added.
  func phrase(_ constraint: NewConstraint) -> String {
    let (first, second) = (constraint.first, constraint.second)
    let left = side(first.itemID, first.attribute, beside: second?.itemID)
    guard let second else { return "\(left) = \(number(constraint.constant))" }
    return "\(left) = \(side(second.itemID, second.attribute, beside: first.itemID))"
      + offset(constraint.constant)
  }

  /// The phrase for a constraint.
  func phrase(_ constraint: ConstraintDescription) -> String {
    let first = side(
      constraint.firstItemID, constraint.firstAttribute, beside: constraint.secondItemID)
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(first) \(relation) "
    if let second = constraint.secondItemID {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) × " }
      text += side(second, constraint.secondAttribute, beside: constraint.firstItemID)
      text += offset(constraint.constant)
    } else {
      text += number(constraint.constant)
    }
    return constraint.priority == 1000 ? text : text + " @\(number(Double(constraint.priority)))"
  }

  /// ` + 8` or ` − 8`; nothing for zero.
  private func offset(_ constant: Double) -> String {
    guard constant != 0 else { return "" }
    return (constant > 0 ? " + " : " − ") + number(abs(constant))
  }

  private func side(_ id: String, _ attribute: LayoutAttribute?, beside other: String?) -> String {
    "\(name(of: id, beside: other)).\(attribute?.name ?? "?")"
  }

  /// The name of an item of a constraint: `superview` where it is that of the other one, with its id
  /// where both have the same name.
  private func name(of id: String, beside other: String?) -> String {
    let name = names.shortName(of: id)
    guard let other, other != id else { return name }
    if superviewID(of: other) == id { return "superview" }
    guard superviewID(of: id) != other, name == names.shortName(of: other) else { return name }
    return "\(name) \(id)"
  }

  private func superviewID(of id: String) -> String? {
    description.document.element(id: id)?.parent?.parent.flatMap(description.view(of:))?.id
  }

  private func number(_ value: Double) -> String {
    JSONText.format((value * 1000).rounded() / 1000)
  }
}
