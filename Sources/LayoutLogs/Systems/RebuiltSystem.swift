import ConstraintSolver

/// The equations and inequalities of a list of constraints, over the edges of its items.
///
/// Each item has the variables left, right, top and bottom, in one system of coordinates with y growing downward;
/// leading is left. Margins and baselines are variables of their own, since a list does not say where they are.
struct RebuiltSystem {
  /// A row of the system.
  struct Row {
    var terms: [Unknown: Double]
    var relation: Relation
    var constant: Double
    var source: Source
  }

  enum Source: Hashable {
    /// A constraint by its place in the list.
    case constraint(Int)
    /// A width or height that cannot be negative.
    case extent(LogItem, isHorizontal: Bool)
    /// A margin, which is not negative, or as assumed.
    case margin(LogItem)
  }

  /// A variable.
  struct Unknown: Hashable {
    var item: String
    var name: String
  }

  /// The way to read what lists leave open.
  enum Reading: CaseIterable {
    /// A superview that scrolls means its content.
    case scrolling
    /// A superview means its frame.
    case plain
    /// Margins that the list does not say are 8 points, the default.
    case standardMargins
  }

  private(set) var rows: [Row] = []
  let count: Int

  init(_ constraints: [ConstraintDescription], _ reading: Reading) {
    count = constraints.count
    let owners = KnownOwners(constraints)
    var items: [LogItem] = []
    var seen: Set<String> = []
    for (index, constraint) in constraints.enumerated() {
      let equation = Equation(constraint, reading, owners)
      rows += equation.rows(of: index)
      for item in equation.items where seen.insert(item.key).inserted { items.append(item) }
    }
    let unknowns = Set(rows.flatMap(\.terms.keys))
    for item in items {
      if !item.isGuide { addExtents(of: item) }
      for (margin, edge, sign) in Self.margins {
        let names = [margin, edge].map { Unknown(item: item.key, name: $0) }
        guard unknowns.contains(names[0]) else { continue }
        rows.append(
          Row(
            terms: [names[0]: sign, names[1]: -sign],
            relation: reading == .standardMargins ? .equal : .greaterThanOrEqual,
            constant: reading == .standardMargins ? Self.standardMargin : 0, source: .margin(item)))
      }
    }
  }

  /// The margins, their edges, and whether they lie after those.
  private static let margins: [(String, String, Double)] = [
    ("leftMargin", "left", 1), ("rightMargin", "right", -1), ("topMargin", "top", 1),
    ("bottomMargin", "bottom", -1),
  ]
  /// Source: `UIView.layoutMargins` is 8 points at each side by default.
  private static let standardMargin = 8.0

  /// Adds that the width and the height of an item are at least 0.
  ///
  /// Source: logs of conflicts between a width of 0 and distances inside of it. Where such a log has a guide with
  /// margins, it names a view beside it: sizes of guides alone are not restricted.
  private mutating func addExtents(of item: LogItem) {
    for isHorizontal in [true, false] {
      let (near, far) = isHorizontal ? ("left", "right") : ("top", "bottom")
      let ends = [Unknown(item: item.key, name: near), Unknown(item: item.key, name: far)]
      rows.append(
        Row(
          terms: [ends[0]: -1, ends[1]: 1], relation: .greaterThanOrEqual, constant: 0,
          source: .extent(item, isHorizontal: isHorizontal)))
    }
  }
}

/// The equation of one constraint.
struct Equation {
  private(set) var terms: [RebuiltSystem.Unknown: Double] = [:]
  private var constant: Double
  private var tolerance: Double
  private let constraint: ConstraintDescription
  private let reading: RebuiltSystem.Reading
  private let owners: KnownOwners
  /// The items that it mentions.
  private(set) var items: [LogItem] = []

  init(
    _ constraint: ConstraintDescription, _ reading: RebuiltSystem.Reading, _ owners: KnownOwners
  ) {
    self.constraint = constraint
    self.reading = reading
    self.owners = owners
    constant = constraint.constant.value
    tolerance = constraint.constant.tolerance
    let first = constraint.first
    add(first.item, first.attribute, 1, beside: constraint.second?.item)
    let multiplier = constraint.multiplier
    if let second = constraint.second {
      tolerance += multiplier.tolerance * Self.largestExtent
      if !first.attribute.isExtent, second.attribute.isExtent {
        add(second.item, second.attribute.near, -1, beside: nil)
      }
      add(second.item, second.attribute, -multiplier.value, beside: first.item)
    } else if !first.attribute.isExtent,
      let superview = constraint.superview ?? owners.superview(of: first.item)
    {
      // Autoresizing constraints count from the superview's origin, which they do not show.
      add(superview, first.attribute.near, -1, beside: nil)
    }
  }

  /// No view on a screen is larger, in points; the error of a multiplier that was cut is at most its share of it.
  private static let largestExtent = 2000.0

  private mutating func add(
    _ item: LogItem, _ attribute: LogAttribute, _ factor: Double, beside other: LogItem?
  ) {
    if !items.contains(where: { $0.key == item.key }) { items.append(item) }
    for (name, part) in attribute.parts {
      let unknown =
        owners.edge(of: item, name)
        ?? RebuiltSystem.Unknown(item: key(of: item, beside: other), name: name)
      terms[unknown, default: 0] += factor * part
    }
  }

  /// The key of an item, or of its content where a constraint of a descendant is about that.
  private func key(of item: LogItem, beside other: LogItem?) -> String {
    guard reading == .scrolling, item.isScrollable, let other, other.key != item.key,
      let superview = constraint.superview, superview.key == item.key
    else { return item.key }
    return "content of \(item.key)"
  }

  func rows(of index: Int) -> [RebuiltSystem.Row] {
    if let contents = constraint.contentPriorities { return rows(of: index, contents) }
    guard constraint.isRequired else { return [] }
    let row = { (relation: Relation, constant: Double) in
      RebuiltSystem.Row(
        terms: terms, relation: relation, constant: constant, source: .constraint(index))
    }
    switch constraint.relation {
    case .equal where tolerance == 0: return [row(.equal, constant)]
    case .equal:
      return [
        row(.greaterThanOrEqual, constant - tolerance), row(.lessThanOrEqual, constant + tolerance),
      ]
    case .greaterThanOrEqual: return [row(.greaterThanOrEqual, constant - tolerance)]
    case .lessThanOrEqual: return [row(.lessThanOrEqual, constant + tolerance)]
    }
  }

  private func rows(
    of index: Int, _ contents: ConstraintDescription.ContentPriorities
  ) -> [RebuiltSystem.Row] {
    var rows: [RebuiltSystem.Row] = []
    let source = RebuiltSystem.Source.constraint(index)
    if contents.hugging >= 1000 {
      rows.append(
        .init(terms: terms, relation: .lessThanOrEqual, constant: constant, source: source))
    }
    if contents.resistance >= 1000 {
      rows.append(
        .init(terms: terms, relation: .greaterThanOrEqual, constant: constant, source: source))
    }
    return rows
  }
}

extension LogAttribute {
  /// The variables of an item that make up the attribute, with their coefficients.
  var parts: [(String, Double)] {
    switch self {
    case .left, .leading, .minX: [("left", 1)]
    case .right, .trailing, .maxX: [("right", 1)]
    case .top, .minY: [("top", 1)]
    case .bottom, .maxY: [("bottom", 1)]
    case .width: [("right", 1), ("left", -1)]
    case .height: [("bottom", 1), ("top", -1)]
    case .centerX, .midX: [("left", 0.5), ("right", 0.5)]
    case .centerY, .midY: [("top", 0.5), ("bottom", 0.5)]
    case .baseline, .lastBaseline: [("lastBaseline", 1)]
    case .firstBaseline: [("firstBaseline", 1)]
    case .leftMargin, .leadingMargin: [("leftMargin", 1)]
    case .rightMargin, .trailingMargin: [("rightMargin", 1)]
    case .topMargin, .bottomMargin: [(rawValue, 1)]
    case .centerXWithinMargins: [("leftMargin", 0.5), ("rightMargin", 0.5)]
    case .centerYWithinMargins: [("topMargin", 0.5), ("bottomMargin", 0.5)]
    }
  }

  /// The edge that an item's own coordinates begin at.
  var near: LogAttribute { isHorizontal ? .left : .top }
}

/// The items that a list shows to belong to others: guides that hold the margins of views, and superviews.
///
/// An edge of such a guide is a margin of its view.
struct KnownOwners {
  private var guides: [String: String] = [:]
  private var superviews: [String: LogItem] = [:]

  init(_ constraints: [ConstraintDescription]) {
    for constraint in constraints {
      if let superview = constraint.superview,
        constraint.items.contains(where: { $0.key == superview.key })
      {
        for item in constraint.items where item.key != superview.key {
          superviews[item.key] = superview
        }
      }
      guard let owner = constraint.superview,
        let guide = constraint.items.first(where: { $0.text == "UIViewLayoutMarginsGuide" })
      else { continue }
      guides[owner.key] = guide.key
    }
  }

  /// The superview of an item; nil where the list does not show it.
  func superview(of item: LogItem) -> LogItem? { superviews[item.key] }

  /// The edge of the guide that a margin is; nil for other variables, and margins without guide.
  func edge(of item: LogItem, _ name: String) -> RebuiltSystem.Unknown? {
    guard name.hasSuffix("Margin"), let guide = guides[item.key] else { return nil }
    return .init(item: guide, name: String(name.dropLast("Margin".count)))
  }
}
