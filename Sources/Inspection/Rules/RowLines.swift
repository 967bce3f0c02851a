import AutoLayout
import InterfaceBuilder

/// The horizontal lines of a row's content that constraints hold at a distance from each other: edges, centres and
/// baselines.
///
/// A view that has a height holds its own lines together, and one of which two lines are held together has a
/// height. Relations other than equality count too: they keep the row from being lower than its content.
struct RowLines {
  /// Whether the distance between two lines of the content view is held.
  let determineHeight: Bool
  /// Whether anything is held below the top of the content view.
  let hangsFromTop: Bool
  /// Whether a text that wraps is held by one line of the content view only, so that more lines of it do not make the
  /// row higher, whatever else does.
  let holdLooseText: Bool

  /// Reads the constraints inside a content view.
  ///
  /// - Parameters:
  ///   - content: The content view of a cell.
  ///   - cell: The cell, whose lines count as its content view's.
  ///   - sized: The ids of the views of the app's own classes that may have a height by these.
  init(_ content: ViewDescription, of cell: ViewDescription, sized: Set<String>) {
    let views = content.descendants
    let constraints = ([cell, content] + views).flatMap { $0.constraints }
      .filter { !$0.isPlaceholder }
    let areas = Set([cell.id, content.id] + (cell.guides + content.guides).map { $0.id })
    let whole = LineGraph(constraints, views, sized) { areas.contains($0) ? content.id : $0 }
    hangsFromTop = whole.lines[content.id, default: []].contains(.top)
    let hasHeight = constraints.contains {
      $0.firstAttribute == .height && areas.contains($0.firstItemID)
        || $0.secondAttribute == .height && areas.contains($0.secondItemID ?? "")
    }
    determineHeight = hasHeight || whole.isHeld(content.id)
    holdLooseText = !hasHeight && Self.holdsLooseText(constraints, views, content, areas, sized)
  }

  /// Whether a text that wraps hangs together with one line of the content view, where lines of that hold nothing
  /// together.
  ///
  /// A text in the middle has room above and below, and one of a given height never has more lines.
  private static func holdsLooseText(
    _ constraints: [ConstraintDescription], _ views: [ViewDescription], _ content: ViewDescription,
    _ areas: Set<String>, _ sized: Set<String>
  ) -> Bool {
    var ends: [String] = []
    let apart = LineGraph(constraints, views, sized) { id in
      guard areas.contains(id) else { return id }
      ends.append("\(content.id) \(ends.count)")
      return ends[ends.count - 1]
    }
    let fixed = viewsOfGivenHeight(constraints)
    return views.contains { view in
      guard view.wraps(unless: fixed), let own = apart.lines[view.id], !own.contains(.centerY)
      else {
        return false
      }
      let held = ends.filter { apart.areTogether($0, view.id) }
      return Set(held.flatMap { apart.lines[$0, default: []] }).count == 1
    }
  }

  /// The ids of the views that constraints keep from being higher than a number of points, also by their proportions where they
  /// have a width.
  private static func viewsOfGivenHeight(_ constraints: [ConstraintDescription]) -> Set<String> {
    let wide = Set(constraints.filter { $0.limits(.width) }.map(\.firstItemID))
    let inProportion = constraints.filter { $0.isProportion && wide.contains($0.firstItemID) }
    return Set((constraints.filter { $0.limits(.height) } + inProportion).map(\.firstItemID))
  }
}

/// Lines of views, of which constraints hold some together.
private struct LineGraph {
  private struct Line: Hashable {
    let item: String
    let attribute: LayoutAttribute
  }

  private var parents: [Line: Line] = [:]
  /// The lines of an item that constraints are about.
  private(set) var lines: [String: [LayoutAttribute]] = [:]

  /// Reads constraints between views, where a closure says which item an id stands for.
  init(
    _ constraints: [ConstraintDescription], _ views: [ViewDescription], _ sized: Set<String>,
    item: (String) -> String
  ) {
    for constraint in constraints { join(constraint, item) }
    for view in views where view.content is StackViewContent { joinArranged(by: view) }
    for view in views where view.holdsHeight(constraints, sized) { joinLines(of: view.id) }
    joinHeights(of: views)
  }

  /// Takes in a constraint between lines; those of a view's margins are its own.
  private mutating func join(_ constraint: ConstraintDescription, _ item: (String) -> String) {
    guard let second = constraint.secondItemID, let attribute = constraint.firstAttribute,
      let other = constraint.secondAttribute, attribute.family == .y, other.family == .y
    else { return }
    join(
      Line(item: item(constraint.firstItemID), attribute: attribute.withoutMargin),
      Line(item: item(second), attribute: other.withoutMargin))
  }

  private mutating func join(_ first: Line, _ second: Line) {
    for line in [first, second] where parents[line] == nil {
      parents[line] = line
      lines[line.item, default: []].append(line.attribute)
    }
    parents[root(first)] = root(second)
  }

  /// Joins the views that a stack view arranges with its edge, where constraints are about them.
  private mutating func joinArranged(by stack: ViewDescription) {
    for view in stack.subviews where lines[view.id] != nil {
      join(Line(item: view.id, attribute: .top), Line(item: stack.id, attribute: .top))
    }
  }

  private func root(_ line: Line) -> Line {
    var line = line
    while let parent = parents[line], parent != line { line = parent }
    return line
  }

  private func lines(of item: String) -> [Line] {
    lines[item, default: []].map { Line(item: item, attribute: $0) }
  }

  private mutating func joinLines(of item: String) {
    let own = lines(of: item)
    for line in own.dropFirst() { join(own[0], line) }
  }

  /// Whether two lines of an item are held together.
  func isHeld(_ item: String) -> Bool {
    let own = lines(of: item)
    return Set(own.map(root)).count < own.count
  }

  /// Whether a line of an item is held together with one of another.
  func areTogether(_ item: String, _ other: String) -> Bool {
    !Set(lines(of: item).map(root)).isDisjoint(with: lines(of: other).map(root))
  }

  /// Joins the lines of views that get a height from their lines, or from that of another view, until nothing
  /// changes.
  private mutating func joinHeights(of views: [ViewDescription]) {
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
  /// Whether the view is a text of any number of lines, or a stack view with one, and as high as its lines.
  ///
  /// - Parameter fixed: The ids of the views whose heights constraints limit.
  /// - Returns: Whether more text makes it higher.
  fileprivate func wraps(unless fixed: Set<String>) -> Bool {
    if fixed.contains(id) { return false }
    if let label = content as? LabelContent { return label.numberOfLines == 0 && !isStandInText }
    return content is StackViewContent && subviews.contains { $0.wraps(unless: fixed) }
  }

  /// The views inside, at any depth.
  var descendants: [ViewDescription] {
    subviews.flatMap { [$0] + $0.descendants }
  }

  /// Whether the view has a height of its own, a least one, or one that cannot be told from here: from its content, from a
  /// constraint, or from code.
  fileprivate func holdsHeight(
    _ constraints: [ConstraintDescription], _ sized: Set<String>
  ) -> Bool {
    if !isPlainView || sized.contains(id) || geometry.translatesAutoresizingMask { return true }
    // No view is less than 0 points high: one with nothing in it leaves the row what is above and below.
    if subviews.isEmpty { return true }
    return constraints.contains {
      ($0.firstItemID == id && $0.firstAttribute == .height)
        || ($0.secondItemID == id && $0.secondAttribute == .height)
    }
  }
}

extension ConstraintDescription {
  /// Whether the constraint keeps an extent of a view at a number of points, or below.
  fileprivate func limits(_ extent: LayoutAttribute) -> Bool {
    firstAttribute == extent && secondItemID == nil && relation != .greaterThanOrEqual
      && priority == 1000
  }

  /// Whether the constraint keeps the width of a view in a proportion to its height.
  fileprivate var isProportion: Bool {
    firstItemID == secondItemID && relation == .equal && priority == 1000
      && [firstAttribute, secondAttribute].allSatisfy { $0 == .width || $0 == .height }
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
