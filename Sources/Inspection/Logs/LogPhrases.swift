import ConstraintSolver
import LayoutLogs

/// Constraints of a log in Interface Builder's phrasing: `"Name" label.leading = UIView 2.leading + 8`.
struct LogPhrases {
  let names: LogNames

  /// The phrase of a constraint.
  func phrase(_ constraint: ConstraintDescription) -> String {
    var text = "\(side(constraint.first)) \(Self.sign(constraint.relation)) "
    let constant = constraint.constant.value
    if let second = constraint.second {
      if constraint.multiplier.value != 1 {
        text += "\(Self.number(constraint.multiplier.value)) × "
      }
      text += side(second)
      if constant != 0 { text += (constant > 0 ? " + " : " − ") + Self.number(abs(constant)) }
    } else {
      text += Self.number(constant)
    }
    if constraint.space != nil { text += " (system spacing)" }
    if let contents = constraint.contentPriorities {
      return text + " (content size, hugging \(Self.number(contents.hugging)), "
        + "compression resistance \(Self.number(contents.resistance)))"
    }
    return constraint.priority >= 1000 ? text : text + " @\(Self.number(constraint.priority))"
  }

  /// The phrase of an item's attribute.
  func side(_ side: ConstraintDescription.Side) -> String {
    "\(names.name(of: side.item)).\(side.attribute.rawValue)"
  }

  static func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return JSONText.format(rounded == 0 ? 0 : rounded).replacing("-", with: "−")
  }

  /// The sum of a conflict: `400 + 8 + 8 > 375`.
  static func sum(_ arithmetic: Arithmetic) -> String {
    let (left, right) = (arithmetic.needed, arithmetic.available)
    let isUndirected = arithmetic.isEquation && arithmetic.neededSum < arithmetic.availableSum
    let isPair = arithmetic.isEquation && left.count == 1 && right.count == 1
    return "\(side(left)) \(isUndirected || isPair ? "≠" : ">") \(side(right))"
  }

  private static func side(_ parts: [Arithmetic.Part]) -> String {
    guard !parts.isEmpty else { return "0" }
    return parts.map { part in
      let factor = abs(part.factor)
      let constant = number(abs(part.constant))
      return abs(factor - 1) < 1e-6 ? constant : "\(number(factor)) × \(constant)"
    }.joined(separator: " + ")
  }
}
