import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// A layout that constraints determine: what squeezes content does so in one order.
struct LayoutRecipe {
  /// A view, by the numbers of others made before it.
  struct View {
    var parent: Int?
    var before: Int?
    var content: Size
    var constraints: [Constraint] = []
  }

  /// A constraint of a view with another, or with its superview.
  struct Constraint {
    var attribute: LayoutAttribute
    var relation: Relation = .equal
    var other: Int?
    var otherAttribute: LayoutAttribute = .notAnAttribute
    var constant = 0.0
  }

  /// What is done to a recipe before it is laid out.
  struct Change {
    var scale = 1.0
    var direction = LayoutDirection.leftToRight
    var isReversed = false
    var isDoubled = false
  }

  static let window = Size(width: 320, height: 480)
  var views: [View] = []
}

extension LayoutRecipe {
  /// Creates the recipe that belongs to a seed.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var last: [Int?: Int] = [:]
    for index in 0..<Int.random(in: 1...16, using: &random) {
      let parent: Int? =
        Bool.random(using: &random) ? nil : (0..<index).randomElement(using: &random)
      let size = Size(
        width: Double(Int.random(in: 10...200, using: &random)),
        height: Double(Int.random(in: 10...80, using: &random)))
      var view = View(parent: parent, before: last[parent], content: size)
      view.constrain(.leading, .trailing, &random)
      view.constrain(.top, .bottom, &random)
      views.append(view)
      last[parent] = index
    }
  }

  /// Lays the recipe out.
  ///
  /// - Returns: The alignment rectangles in the window's space.
  func solvedRects(_ change: Change = Change()) throws -> [Rect] {
    let window = TestView.root(
      change.scale * LayoutRecipe.window.width, change.scale * LayoutRecipe.window.height)
    window.layout.direction = change.direction
    let made = makeViews(in: window, scale: change.scale)
    for index in change.isReversed ? made.indices.reversed() : Array(made.indices) {
      let constraints = views[index].constraints
      for constraint in change.isReversed ? constraints.reversed() : constraints {
        for _ in 0..<(change.isDoubled ? 2 : 1) {
          let other = (constraint.other ?? views[index].parent).map { made[$0] } ?? window
          try made[index].constrain(
            constraint.attribute, constraint.relation, other, constraint.otherAttribute,
            change.scale * constraint.constant)
        }
      }
    }
    window.layout.layoutIfNeeded()
    #expect(window.layout.conflicts.isEmpty)
    return made.map(\.layout.solvedRect)
  }

  private func makeViews(in window: TestView, scale: Double) -> [TestView] {
    var made: [TestView] = []
    for (index, view) in views.enumerated() {
      let content = Size(width: scale * view.content.width, height: scale * view.content.height)
      made.append(
        TestView("view\(index)", content: content, in: view.parent.map { made[$0] } ?? window))
      made[index].layout.contentCompressionResistance = ContentPriorities(
        both: 600 + Float(index))
    }
    return made
  }
}

extension LayoutRecipe.View {
  /// Puts the view behind the one before along an axis, sometimes with a room that ends inside the
  /// parent.
  fileprivate mutating func constrain(
    _ near: LayoutAttribute, _ far: LayoutAttribute, _ random: inout SplitMix64
  ) {
    let isBehind = before != nil && Bool.random(using: &random)
    constraints.append(
      .init(
        attribute: near, other: isBehind ? before : nil, otherAttribute: isBehind ? far : near,
        constant: Double(Int.random(in: -4...12, using: &random))))
    guard Bool.random(using: &random) else { return }
    constraints.append(
      .init(
        attribute: far, relation: .lessThanOrEqual, otherAttribute: far,
        constant: -Double(Int.random(in: 0...20, using: &random))))
  }
}
