public import AutoLayout

/// A `<constraint>` as a document gives it:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
public struct ConstraintDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id.
  public let id: String
  /// The id of the view that holds the constraint.
  public let holderID: String
  /// The id of the first item: the holder unless the constraint names another.
  public let firstItemID: String
  /// The attribute of the first item; `nil` when it is unknown.
  public let firstAttribute: LayoutAttribute?
  /// How the two sides compare.
  public let relation: Relation
  /// The id of the second item; `nil` for a constraint to a constant.
  public let secondItemID: String?
  /// The attribute of the second item; `.notAnAttribute` without one, `nil` when it is unknown.
  public let secondAttribute: LayoutAttribute?
  /// The factor on the second attribute, as the number it stands for; it may be infinite or NaN.
  public let multiplier: Double
  /// The number to add, in points; it may be infinite or NaN.
  public let constant: Double
  /// From 1 to 1000.
  public let priority: Float
  /// Whether the constant is the system's standard spacing; `constant` is then the number it last
  /// stood for.
  public let isSymbolic: Bool
  /// `layoutAnchor` where the standard spacing is one of the anchors' system spacings.
  public let symbolType: String?
  /// Whether the constraint exists on the canvas only (*Remove at build time*).
  public let isPlaceholder: Bool
  /// The name code finds the constraint by.
  public let identifier: String?
  /// The name in the document outline.
  public let userLabel: String?
  /// What keeps the constraint from being used; empty when it is fine.
  public let problems: [ReadingProblem]

  /// Whether every part is known, exists and is a number that layout can use.
  public var isUsable: Bool { problems.isEmpty }

  /// How the sides of a constraint compare.
  public enum Relation: String, Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }
}

/// Reads one constraint.
struct ConstraintReader {
  private let context: ReadingContext
  private let source: VariedElement
  private let holderID: String
  private var problems: [ReadingProblem] = []

  init(_ element: DocumentElement, holderID: String, context: ReadingContext) {
    source = context.vary(element)
    self.holderID = holderID
    self.context = context
  }

  mutating func read() -> ConstraintDescription {
    let element = source.element
    let firstItem = item("firstItem")
    let secondItem = item("secondItem")
    let firstAttribute = attribute("firstAttribute")
    let secondAttribute = secondItem == nil ? .notAnAttribute : attribute("secondAttribute")
    let relation = relation()
    let multiplier = multiplier()
    let constant = number("constant", default: 0)
    let priority = number("priority", default: 1000)
    if priority.isFinite, !(1...1000).contains(priority) { report({ .outOfRange($0) }, "priority") }
    return ConstraintDescription(
      element: element, id: element.identity, holderID: holderID,
      firstItemID: firstItem ?? holderID, firstAttribute: firstAttribute, relation: relation,
      secondItemID: secondItem, secondAttribute: secondAttribute, multiplier: multiplier,
      constant: constant, priority: Float(priority), isSymbolic: source.flag("symbolic"),
      symbolType: source["symbolType"], isPlaceholder: source.flag("placeholder"),
      identifier: source["identifier"], userLabel: source["userLabel"], problems: problems)
  }

  private mutating func report(_ kind: (String) -> ReadingProblem.Kind, _ name: String) {
    problems.append(
      ReadingProblem(
        element: source.holder(of: name), attribute: name, kind: kind(source[name] ?? "")))
  }

  private mutating func item(_ name: String) -> String? {
    guard let id = source[name] else { return nil }
    if context.document.element(id: id) == nil { report({ .missingReference(id: $0) }, name) }
    return id
  }

  private mutating func attribute(_ name: String) -> LayoutAttribute? {
    guard let text = source[name] else {
      report({ _ in .missingAttribute }, name)
      return nil
    }
    if let attribute = LayoutAttribute.byName[text] { return attribute }
    report({ .unknownValue($0) }, name)
    return nil
  }

  private mutating func relation() -> ConstraintDescription.Relation {
    guard let text = source["relation"] else { return .equal }
    if let relation = ConstraintDescription.Relation(rawValue: text) { return relation }
    report({ .unknownValue($0) }, "relation")
    return .equal
  }

  private mutating func number(_ name: String, default fallback: Double) -> Double {
    guard let text = source[name] else { return fallback }
    guard let value = NumberReader.raw(text) else {
      report({ .notANumber($0) }, name)
      return .nan
    }
    if value.isNaN {
      report({ .notANumber($0) }, name)
    } else if value.magnitude > NumberReader.limit {
      report({ .outOfRange($0) }, name)
    }
    return value
  }

  /// `0.5`, `16:9` or `1/3`: both signs divide, and may have spaces around them.
  ///
  /// - Source: 129 constraints with ratios fit their stored frames this way, none the other; so do two that Interface Builder
  ///   saved with a space, as `3: 2`.
  private mutating func multiplier() -> Double {
    guard let text = source["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { NumberReader.raw(Self.withoutSpaces(around: $0)) }
    let value: Double? =
      switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
      case (1, let number?, _): number
      case (2, let dividend?, let divisor?): dividend / divisor
      default: nil
      }
    guard let value else {
      report({ .notANumber($0) }, "multiplier")
      return .nan
    }
    if !value.isFinite || value.magnitude > NumberReader.limit {
      report({ .outOfRange($0) }, "multiplier")
    }
    return value
  }

  private static func withoutSpaces(around text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(
      start.prefix(upTo: start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)
    )
  }
}

extension LayoutAttribute {
  /// The attributes by Interface Builder's names.
  static let byName: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension DocumentElement {
  /// The object id, or a name made of the position for an object without one.
  var identity: String { id ?? "@\(position)" }
}
