import ConstraintSolver
import InterfaceBuilder
import LayoutLogs

/// A constraint of a log; documents have descriptions of constraints, too.
typealias LoggedConstraint = LayoutLogs.ConstraintDescription

/// A constraint of a storyboard or xib, as far as it can be compared with one of a log.
struct DocumentConstraint {
  let id: String?
  let identifier: String?
  let line: Int
  private let first: Side
  private let second: Side?
  private let relation: Relation
  private let multiplier: Double
  private let constant: Double
  private let isSymbolic: Bool

  struct Side {
    let item: DocumentItem
    let attribute: String
  }

  /// Reads a `<constraint>`; nil for an element without attribute or view.
  init?(_ element: DocumentElement, in document: Document) {
    guard let holder = element.parent?.parent, let attribute = element["firstAttribute"] else {
      return nil
    }
    func item(_ id: String?) -> DocumentItem {
      DocumentItem(id.flatMap(document.element(id:)) ?? holder)
    }
    id = element.id
    identifier = element["identifier"]
    line = element.position.line
    first = Side(item: item(element["firstItem"]), attribute: attribute)
    second = element["secondAttribute"].map {
      Side(item: item(element["secondItem"]), attribute: $0)
    }
    relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    multiplier = Self.multiplier(element["multiplier"])
    constant = element["constant"].flatMap(Double.init) ?? 0
    isSymbolic = element["symbolic"] == "YES"
  }

  /// Reads `0.5` or `16:9`.
  private static func multiplier(_ text: String?) -> Double {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    guard let numerator = parts.first else { return 1 }
    return parts.count > 1 && parts[1] != 0 ? numerator / parts[1] : numerator
  }

  /// The evidence that a constraint of a log is this one; nil where it is another.
  func evidence(for constraint: LoggedConstraint) -> MatchEvidence? {
    if let name = constraint.identifier, name == identifier || name == id {
      return MatchEvidence(certainty: .certain, reason: "its identifier is '\(name)'")
    }
    guard constraint.identifier == nil || identifier == nil else { return nil }
    return direct(constraint) ?? swapped(constraint)
  }

  private func direct(_ constraint: LoggedConstraint) -> MatchEvidence? {
    guard relation == constraint.relation, isNear(constraint.multiplier.value, multiplier),
      isSame(constraint.constant.value, constraint.space)
    else { return nil }
    return sides(constraint, first, second)
  }

  private func swapped(_ constraint: LoggedConstraint) -> MatchEvidence? {
    guard let second, multiplier == 1, constraint.multiplier.value == 1,
      relation.rawValue == -constraint.relation.rawValue,
      isSame(-constraint.constant.value, constraint.space)
    else { return nil }
    return sides(constraint, second, first)
  }

  private func sides(
    _ constraint: LoggedConstraint, _ first: Side, _ second: Side?
  ) -> MatchEvidence? {
    guard (second == nil) == (constraint.second == nil) else { return nil }
    var pairs = [(first, constraint.first)]
    if let second, let logged = constraint.second { pairs.append((second, logged)) }
    var strength = 0
    var reasons = ["same attributes and constant"]
    for (side, logged) in pairs {
      guard Self.isSame(side.attribute, logged.attribute),
        let likeness = side.item.likeness(to: logged.item)
      else { return nil }
      strength = max(strength, likeness.strength)
      if let reason = likeness.reason { reasons.append(reason) }
    }
    return MatchEvidence(
      certainty: strength > 1 ? .certain : strength > 0 ? .likely : .possible,
      reason: reasons.joined(separator: ", "))
  }

  private func isSame(_ value: Double, _ space: String?) -> Bool {
    isNear(value, constant) || (isSymbolic && space != nil)
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.01 }

  private static func isSame(_ name: String, _ attribute: LogAttribute) -> Bool {
    if name == attribute.rawValue { return true }
    return aliases[name]?.contains(attribute.rawValue) == true
  }

  private static let aliases = [
    "leading": ["left"], "trailing": ["right"], "left": ["leading"], "right": ["trailing"],
    "baseline": ["lastBaseline"], "leadingMargin": ["leftMargin"],
    "trailingMargin": ["rightMargin"],
  ]
}

/// The reason to hold a place for that of a constraint.
struct MatchEvidence: Hashable {
  var certainty: ConstraintMatch.Certainty
  var reason: String
}

/// A view or guide of a document, as far as it can be compared with an item of a log.
struct DocumentItem {
  private let element: DocumentElement

  init(_ element: DocumentElement) {
    self.element = element
  }

  /// How much the item is like one of a log: 2 for its text or name, 1 for its own class, 0 for a class of Apple's.
  ///
  /// - Returns: The likeness; nil where the classes differ.
  func likeness(to item: LogItem) -> (strength: Int, reason: String?)? {
    guard isOfClass(item) else { return nil }
    if let name = item.name, names.contains(where: { Self.begins($0, name) }) {
      return (2, "named '\(name)'")
    }
    if let text = item.text, !item.isGuide, texts.contains(where: { Self.begins($0, text) }) {
      return (2, "text \"\(text)\"")
    }
    if let custom = element["customClass"], custom == item.shortClass {
      return (1, "class \(custom)")
    }
    return (0, nil)
  }

  private func isOfClass(_ item: LogItem) -> Bool {
    guard let name = item.shortClass else { return true }
    if let custom = element["customClass"] { return custom == name }
    if let known = Self.classes[element.name] { return known.contains(name) }
    let stem = element.name.prefix(1).uppercased() + element.name.dropFirst()
    return name == "UI" + stem || name == "NS" + stem
  }

  private var names: [String] {
    let accessibility = element.child(key: "accessibilityConfiguration")?["identifier"]
    return [
      accessibility, element["identifier"], element["userLabel"], element.id,
      element["restorationIdentifier"],
    ].compactMap(\.self)
  }

  private var texts: [String] {
    let title = element.children(of: "state").first { $0.key == "normal" }?["title"]
    let cell = element.child(key: "cell")?["title"]
    return [element["text"], title, element["placeholder"], cell].compactMap(\.self)
  }

  /// Whether a text is one that a log may have cut.
  private static func begins(_ whole: String, _ text: String) -> Bool {
    text.hasSuffix("...") ? whole.hasPrefix(text.dropLast(3)) : whole == text
  }

  /// The classes of elements whose names do not say them.
  private static let classes: [String: Set<String>] = [
    "viewLayoutGuide": ["UILayoutGuide", "NSLayoutGuide"],
    "viewControllerLayoutGuide": ["_UILayoutGuide"],
    "customView": ["NSView", "NSCustomView"], "wkWebView": ["WKWebView"],
    "mapView": ["MKMapView"], "view": ["UIView", "NSView", "UICollectionViewCellContentView"],
    "button": ["UIButton", "NSButton"], "tableViewCell": ["UITableViewCell"],
    "arscnView": ["ARSCNView"], "sceneKitView": ["SCNView"], "skView": ["SKView"],
  ]
}
