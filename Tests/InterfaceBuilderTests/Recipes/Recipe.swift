import Testing

/// A layout of Apple's Auto Layout guide, as values that a document and code are made of.
struct Recipe: Sendable, CustomTestStringConvertible {
  let name: String
  let views: [RecipeView]
  /// The constraints, such as `red.leading = root.leadingMargin + 8 @750`.
  ///
  /// A condition may stand in front: `compact:` or `regular:`, of the vertical size class.
  let constraints: [String]

  init(_ name: String, _ views: [RecipeView], _ constraints: [String]) {
    self.name = name
    self.views = views
    self.constraints = constraints
  }

  var testDescription: String { name }

  var allViews: [RecipeView] { views.flatMap(\.andDescendants) }

  func parsedConstraints() throws -> [RecipeConstraint] {
    try constraints.enumerated().map { try RecipeConstraint($1, id: "c\($0)") }
  }
}

/// A view of a recipe.
struct RecipeView: Sendable {
  enum Content: Sendable {
    case plain
    case label(String, size: Double = 17)
    case button(String)
    case field(String)
    case image(width: Double, height: Double)
    case stack(isVertical: Bool, distribution: String = "fill", alignment: String = "fill")
    case scroll
  }

  var id: String
  var content: Content
  /// The priorities with which it hugs its content, horizontally and vertically.
  var hugging: (Int, Int) = (250, 250)
  /// The priorities with which it resists compression, horizontally and vertically.
  var resistance: (Int, Int) = (750, 750)
  var children: [RecipeView] = []

  init(_ id: String, _ content: Content = .plain, _ children: [RecipeView] = []) {
    self.id = id
    self.content = content
    self.children = children
    if case .label = content { hugging = (251, 251) }
  }

  func hugging(_ horizontal: Int, _ vertical: Int) -> RecipeView {
    var view = self
    view.hugging = (horizontal, vertical)
    return view
  }

  func resisting(_ horizontal: Int, _ vertical: Int) -> RecipeView {
    var view = self
    view.resistance = (horizontal, vertical)
    return view
  }

  var andDescendants: [RecipeView] { [self] + children.flatMap(\.andDescendants) }
}

/// A constraint of a recipe, read from its text.
struct RecipeConstraint: Sendable {
  enum Condition: String, Sendable { case compact, regular }

  struct Unreadable: Error { let text: String }

  let id: String
  let text: String
  let condition: Condition?
  let first: (item: String, attribute: String)
  let relation: String
  let second: (item: String, attribute: String)?
  let multiplier: Double
  let constant: Double
  let priority: Int

  init(_ text: String, id: String) throws {
    let pattern =
      #/(?:(compact|regular): )?([\w-]+)\.(\w+) (=|≥|≤) (?:([\d.]+) × )?(?:([\w-]+)\.([a-zA-Z]+))?(?: ([+-]) )?([\d.]+)?(?: @(\d+))?/#
    guard let match = text.wholeMatch(of: pattern)?.output else { throw Unreadable(text: text) }
    self.id = id
    self.text = text
    condition = match.1.flatMap { Condition(rawValue: String($0)) }
    first = (String(match.2), String(match.3))
    relation = String(match.4)
    multiplier = match.5.flatMap { Double($0) } ?? 1
    second = match.6.flatMap { item in match.7.map { (String(item), String($0)) } }
    constant = (match.9.flatMap { Double($0) } ?? 0) * (match.8 == "-" ? -1 : 1)
    priority = match.10.flatMap { Int($0) } ?? 1000
  }

  /// Whether the constraint takes part where the vertical size class is compact, or is not.
  func applies(isCompactHigh: Bool) -> Bool {
    condition.map { $0 == (isCompactHigh ? .compact : .regular) } ?? true
  }
}
