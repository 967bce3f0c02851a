import AutoLayout
import InterfaceBuilder

/// The horizontal lines of a row's content that constraints hold at a distance from each other: edges, centres and
/// baselines.
///
/// A view that has a height holds its own lines together, and one of which two lines are held together has a
/// height. Relations other than equality count too: they keep the row from being lower than its content.
struct RowLines {
  private struct Line: Hashable {
    let item: String
    let attribute: LayoutAttribute
  }

  private var parents: [Line: Line] = [:]
  private var lines: [String: [LayoutAttribute]] = [:]
  private let content: ViewDescription

  /// Whether the distance between two lines of the content view is held.
  private(set) var determineHeight = false
  /// Whether anything is held below the top of the content view.
  private(set) var hangsFromTop = false

  /// Reads the constraints inside a content view.
  ///
  /// - Parameters:
  ///   - content: The content view of a cell.
  ///   - cell: The cell, whose lines count as its content view's.
  init(_ content: ViewDescription, of cell: ViewDescription) {
    self.content = content
    let views = content.descendants
    var constraints = ([cell, content] + views).flatMap { $0.constraints }
    constraints.removeAll { $0.isPlaceholder }
    let areas = Set([cell.id, content.id] + (cell.guides + content.guides).map { $0.id })
    for constraint in constraints { join(constraint, areas) }
    for view in views where view.holdsHeight(constraints, content) { joinLines(of: view.id) }
    joinHeights(of: views, constraints)
    let own = lines[content.id, default: []]
    hangsFromTop = own.contains(.top)
    determineHeight =
      constraints.contains { $0.firstAttribute == .height && areas.contains($0.firstItemID) }
      || constraints.contains {
        $0.secondAttribute == .height && areas.contains($0.secondItemID ?? "")
      }
      || isHeld(content.id)
  }

  /// Takes in a constraint between lines; those of the content view's guides are its own.
  private mutating func join(_ constraint: ConstraintDescription, _ areas: Set<String>) {
    guard let second = constraint.secondItemID, let attribute = constraint.firstAttribute,
      let other = constraint.secondAttribute, attribute.family == .y, other.family == .y
    else { return }
    func line(_ id: String, _ attribute: LayoutAttribute) -> Line {
      Line(item: areas.contains(id) ? content.id : id, attribute: attribute.withoutMargin)
    }
    join(line(constraint.firstItemID, attribute), line(second, other))
  }

  private mutating func join(_ first: Line, _ second: Line) {
    for line in [first, second] where parents[line] == nil {
      parents[line] = line
      lines[line.item, default: []].append(line.attribute)
    }
    parents[root(first)] = root(second)
  }

  private func root(_ line: Line) -> Line {
    var line = line
    while let parent = parents[line], parent != line { line = parent }
    return line
  }

  private mutating func joinLines(of item: String) {
    let own = lines[item, default: []].map { Line(item: item, attribute: $0) }
    for line in own.dropFirst() { join(own[0], line) }
  }

  /// Whether two lines of an item are held together.
  private func isHeld(_ item: String) -> Bool {
    let own = lines[item, default: []].map { Line(item: item, attribute: $0) }
    return Set(own.map(root)).count < own.count
  }

  /// Joins the lines of views that get a height from their lines, or from that of another view, until nothing
  /// changes.
  private mutating func joinHeights(
    of views: [ViewDescription], _ constraints: [ConstraintDescription]
  ) {
    var open = views.map { $0.id }
    var count = open.count + 1
    while open.count < count {
      count = open.count
      let held = open.filter { isHeld($0) }
      for id in held { joinLines(of: id) }
      open.removeAll { held.contains($0) }
    }
  }
}

extension ViewDescription {
  /// The views inside, at any depth.
  fileprivate var descendants: [ViewDescription] {
    subviews.flatMap { [$0] + $0.descendants }
  }

  /// Whether the view has a height of its own, or one that cannot be told from here: from its content, from a
  /// constraint, or from code.
  fileprivate func holdsHeight(
    _ constraints: [ConstraintDescription], _ content: ViewDescription
  ) -> Bool {
    if !isPlainView || customClass != nil || geometry.translatesAutoresizingMask { return true }
    return constraints.contains {
      ($0.firstItemID == id && $0.firstAttribute == .height)
        || ($0.secondItemID == id && $0.secondAttribute == .height)
    }
  }
}

extension LayoutAttribute {
  fileprivate var withoutMargin: LayoutAttribute {
    switch self {
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}
