import InterfaceBuilder

/// A constraint as it restricts layout, whichever of its sides is written first.
struct ConstraintMeaning: Hashable {
  /// A side: an item by its common name, and its attribute.
  struct Side: Hashable, Comparable {
    let item: String
    let attribute: String

    /// Orders by item, then attribute.
    static func < (first: Side, second: Side) -> Bool {
      (first.item, first.attribute) < (second.item, second.attribute)
    }
  }

  /// The items and attributes, relation and multiplier.
  struct Terms: Hashable {
    let first: Side
    let second: Side?
    let relation: String
    let multiplier: Int

    /// The same sides with another relation.
    func with(_ relation: String) -> Terms {
      Terms(first: first, second: second, relation: relation, multiplier: multiplier)
    }
  }

  /// The sides of the equation, without priority and identifier.
  let terms: Terms
  /// The constant, for the sides as ``terms`` order them.
  let constant: Double
  /// The multiplier as it is written, where ``terms`` have the sides in the other order; nil where they have the same.
  private let exchangedFactor: Double?

  init(_ object: DocumentObject, name: (String) -> String) {
    let element = object.element
    let holder = element.parent?.parent?.id ?? ""
    let first = Side(
      item: name(element["firstItem"] ?? holder),
      attribute: Self.attribute(element["firstAttribute"]))
    let relation = element["relation"] ?? "equal"
    let factor = Self.factor(element["multiplier"])
    let constant = Double(element["constant"] ?? "0") ?? 0
    guard let item = element["secondItem"] else {
      terms = Terms(first: first, second: nil, relation: relation, multiplier: Self.steps(factor))
      self.constant = constant
      exchangedFactor = nil
      return
    }
    let second = Side(item: name(item), attribute: Self.attribute(element["secondAttribute"]))
    guard second < first, factor > 0 else {
      terms = Terms(
        first: first, second: second, relation: relation, multiplier: Self.steps(factor))
      self.constant = constant
      exchangedFactor = nil
      return
    }
    let flipped = [
      "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
    ]
    terms = Terms(
      first: second, second: first, relation: flipped[relation] ?? relation,
      multiplier: Self.steps(1 / factor))
    self.constant = -constant / factor
    exchangedFactor = factor
  }

  /// The constant of a constraint with the same terms, for the sides as this one is written.
  func writtenConstant(of other: ConstraintMeaning) -> Double {
    guard let exchangedFactor else { return other.constant }
    return 0 - other.constant * (other.exchangedFactor ?? exchangedFactor)
  }

  private static func attribute(_ name: String?) -> String {
    name == "lastBaseline" ? "baseline" : name ?? ""
  }

  /// A multiplier in hundred thousandths.
  private static func steps(_ factor: Double) -> Int {
    guard factor.isFinite, abs(factor) < 1e9 else { return 0 }
    return Int((factor * 1e5).rounded())
  }

  static func factor(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2 where parts[1] != 0: return parts[0] / parts[1]
    default: return .nan
    }
  }

  /// Whether two constants differ by more than rounding.
  func differs(from other: ConstraintMeaning) -> Bool {
    terms != other.terms || abs(constant - other.constant) > 0.005
  }
}
