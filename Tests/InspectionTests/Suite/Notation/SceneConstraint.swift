/// A constraint in the suite's notation: `title.top = safe.top + 20 @750`.
///
/// The words after it are attributes (`identifier=x`), `off:hC` or `on:hC` for a size class in which it is not
/// installed, or the only ones in which it is, and `hC:constant=8` for another value in one.
struct SceneConstraint {
  var id: String
  let first: (item: String, attribute: String)
  let second: (item: String, attribute: String)?
  let relation: String
  let multiplier: String?
  let constant: String?
  private(set) var priority: String?
  private(set) var attributes: [(name: String, value: String)] = []
  /// The size classes in which it is not installed.
  private(set) var isOffIn: [String] = []
  /// The size classes in which alone it is installed.
  private(set) var isOnIn: [String] = []
  /// Other values in size classes.
  private(set) var variations: [(sizeClass: String, name: String, value: String)] = []

  /// Whether a line is a constraint.
  static func isConstraint(_ line: some StringProtocol) -> Bool {
    var words = Words(line)
    guard let first = words.nextIfAny(), first.contains(".") else { return false }
    return words.following.map { relations[$0] != nil } ?? false
  }

  private static let relations = [
    "=": "equal", ">=": "greaterThanOrEqual", "<=": "lessThanOrEqual",
  ]

  /// Reads a constraint.
  init(line: some StringProtocol) throws {
    var words = Words(line)
    let place = try words.next("an attribute")
    guard let first = Self.attribute(place) else { throw NotationError("\(place) is no attribute") }
    self.first = first
    let sign = try words.next("a relation")
    guard let relation = Self.relations[sign] else { throw NotationError("\(sign) is no relation") }
    self.relation = relation
    var word = try words.next("the other side")
    var multiplier: String?
    if words.following == "*" {
      multiplier = word
      _ = words.nextIfAny()
      word = try words.next("the other attribute")
    }
    self.multiplier = multiplier
    second = Self.attribute(word)
    var constant = second == nil ? word : nil
    if let sign = words.following, sign == "+" || sign == "-" {
      _ = words.nextIfAny()
      let amount = try words.next("a constant")
      constant = sign == "-" ? "-" + amount : amount
    }
    self.constant = constant
    id = first.item + "-" + first.attribute
    while let word = words.nextIfAny() { take(word) }
  }

  /// `title.top` as item and attribute; nil for a number.
  private static func attribute(_ word: String) -> (item: String, attribute: String)? {
    guard Double(word) == nil, let dot = word.lastIndex(of: ".") else { return nil }
    return (String(word[..<dot]), String(word[word.index(after: dot)...]))
  }

  private mutating func take(_ word: String) {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    if word.hasPrefix("@") {
      priority = String(word.dropFirst())
    } else if word.hasPrefix("#") {
      id = String(word.dropFirst())
    } else if parts.count == 2, parts[0] == "off" {
      isOffIn.append(parts[1])
    } else if parts.count == 2, parts[0] == "on" {
      isOnIn.append(parts[1])
    } else if let equals = parts.last?.firstIndex(of: "="), let last = parts.last {
      let name = String(last[..<equals])
      let value = String(last[last.index(after: equals)...])
      if parts.count == 2 {
        variations.append((parts[0], name, value))
      } else {
        attributes.append((name, value))
      }
    } else {
      attributes.append((word, "YES"))
    }
  }

  /// The place that edits name it by: `title.top`.
  var place: String { first.item + "." + first.attribute }

  /// The views and guides it is about.
  var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// The XML.
  var element: Markup {
    var element = Markup("constraint")
    element["firstItem"] = first.item
    element["firstAttribute"] = first.attribute
    if relation != "equal" { element["relation"] = relation }
    if let second {
      element["secondItem"] = second.item
      element["secondAttribute"] = second.attribute
    }
    element["constant"] = constant
    element["multiplier"] = multiplier
    element["priority"] = priority
    for (name, value) in attributes { element[name] = value }
    element["id"] = id
    for (sizeClass, name, value) in variations {
      var variation = Markup("variation")
      variation["key"] = SizeClass.key(sizeClass)
      variation[name] = value
      element.children.append(variation)
    }
    return element
  }
}

/// Size classes as Interface Builder abbreviates them.
enum SizeClass {
  /// `heightClass=compact` of `hC`, `heightClass=regular-widthClass=regular` of `hR-wR`.
  static func key(_ name: String) -> String {
    name.split(separator: "-").map { part in
      let axis = part.hasPrefix("h") ? "heightClass" : "widthClass"
      return axis + "=" + (part.hasSuffix("C") ? "compact" : "regular")
    }.joined(separator: "-")
  }
}
