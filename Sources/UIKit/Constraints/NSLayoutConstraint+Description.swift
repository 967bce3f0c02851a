import Foundation

extension NSLayoutConstraint {
  /// `<Class:0xaddress head 'identifier' equation priority:P tail   (active)>`.
  ///
  /// Source: the forms of logged constraints (reference, §2.1 and §2.3).
  var equationDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority == .required ? "" : " priority:\(priority.rawValue.brief)"
    let state = isActive ? "active" : "inactive"
    return "<\(ObjectName.full(self))\(descriptionHead)\(name) \(equation)\(strength)"
      + "\(descriptionTail)   (\(state))>"
  }

  private var equation: String {
    let left = ObjectName.side(firstItem, firstAttribute)
    guard secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.symbol) \(brief(constant))"
    }
    let right = ObjectName.side(secondItem, secondAttribute)
    let factor = multiplier == 1 ? "" : "\(brief(multiplier))*"
    let offset =
      constant == 0 ? "" : constant > 0 ? " + \(brief(constant))" : " - \(brief(-constant))"
    return "\(left) \(relation.symbol) \(factor)\(right)\(offset)"
  }

  private func brief(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
