import Foundation

extension NSLayoutConstraint {
  /// `<Class:0xaddress 'identifier' equation priority:P   (active)>`.
  ///
  /// Source: the forms of logged constraints (reference, §2.1 and §2.3).
  var equationDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority == .required ? "" : " priority:\(brief(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return "<\(ObjectName.full(self))\(name) \(equation)\(strength)   (\(state))>"
  }

  private var equation: String {
    let left = side(firstItem, firstAttribute)
    guard secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.symbol) \(brief(constant))"
    }
    let factor = multiplier == 1 ? "" : "\(brief(multiplier))*"
    let offset =
      constant == 0 ? "" : constant > 0 ? " + \(brief(constant))" : " - \(brief(-constant))"
    return "\(left) \(relation.symbol) \(factor)\(side(secondItem, secondAttribute))\(offset)"
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let name =
      switch item {
      case let guide as UILayoutGuide: "\(ObjectName.full(guide))'\(guide.identifier)'"
      case let view as UIView: view.accessibilityIdentifier ?? ObjectName.full(view)
      default: "(nil)"
      }
    return "\(name).\(attribute)"
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

/// The names of objects in descriptions.
enum ObjectName {
  /// `Class:0xaddress`.
  static func full(_ object: AnyObject) -> String { "\(type(of: object)):\(address(object))" }

  /// The address in hexadecimal digits.
  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
