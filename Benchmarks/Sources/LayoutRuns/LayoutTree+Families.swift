package import AutoLayout
import ConstraintSolver
package import Workloads

extension LayoutTree {
  /// The hierarchy equivalent to a workload of a size, with the contents that ``contents(_:_:)``
  /// gives for it; nil for kinds that have none.
  package static func make(
    _ family: Family, _ size: Int, _ contents: [Size]
  ) throws -> LayoutTree? {
    switch family {
    case .cells: try cells(size, contents)
    case .chain: try chain(contents)
    case .nested: try nested(size)
    case .eqrow: try equalRow(contents)
    case .grid, .masonry, .squeeze, .intrin, .toggle: nil
    }
  }

  /// The sizes of the labels' contents in a workload of a size, where they are random.
  package static func contents(_ family: Family, _ size: Int) -> [Size] {
    switch family {
    case .cells: cellContents(size)
    case .chain: chainContents(size)
    case .eqrow: rowContents(size)
    case .nested, .grid, .masonry, .squeeze, .intrin, .toggle: []
    }
  }

  /// A title and a subtitle for each cell.
  private static func cellContents(_ count: Int) -> [Size] {
    var random = MersenneTwister(seed: 1)
    var contents: [Size] = []
    for _ in 0..<count {
      contents.append(Size(width: Double(random.choice([120, 180, 400])), height: 20))
      let width = random.choice([90, 260, 420])
      contents.append(Size(width: Double(width), height: Double(random.choice([16, 30]))))
    }
    return contents
  }

  private static func chainContents(_ count: Int) -> [Size] {
    var random = MersenneTwister(seed: 2)
    return (0..<count).map { _ in
      let width = Double(random.integer(50...500))
      return Size(width: width, height: Double(random.choice([17, 20, 34, 51])))
    }
  }

  private static func rowContents(_ count: Int) -> [Size] {
    var random = MersenneTwister(seed: 4)
    return (0..<count).map { _ in
      Size(width: Double(random.integer(30...90)), height: Size.noIntrinsicMetric)
    }
  }

  private static func cells(_ count: Int, _ contents: [Size]) throws -> LayoutTree {
    let tree = LayoutTree(width: 375, height: 60 * Double(count))
    for index in 0..<count {
      try tree.addCell(index, title: contents[2 * index], subtitle: contents[2 * index + 1])
    }
    return tree
  }

  private func addCell(_ index: Int, title: Size, subtitle: Size) throws {
    let cell = addView(to: window)
    try cell.pin(.leading, window)
    try cell.pin(.top, window, .top, 60 * Double(index))
    try cell.pin(.width, window)
    try cell.fix(.height, 60)
    let icon = addView(to: cell)
    try icon.pin(.leading, cell, .leading, 8)
    try icon.setSquare(40, in: cell)
    let accessory = addView(to: cell)
    try accessory.pin(.trailing, cell, .trailing, -8)
    try accessory.setSquare(20, in: cell)
    let title = addLabel(title, to: cell)
    try title.pin(.leading, icon, .trailing, 8)
    try title.pin(.trailing, .lessThanOrEqual, accessory, .leading, -8)
    try title.pin(.top, cell, .top, 6)
    let subtitle = addLabel(subtitle, to: cell)
    try subtitle.pin(.leading, title)
    try subtitle.pin(.trailing, .lessThanOrEqual, accessory, .leading, -8)
    try subtitle.pin(.top, title, .bottom, 4)
    try subtitle.pin(.bottom, .lessThanOrEqual, cell, .bottom, -6)
    let separator = addView(to: cell)
    try separator.pin(.leading, title)
    try separator.pin(.trailing, cell)
    try separator.fix(.height, 1)
    try separator.pin(.bottom, cell)
  }

  /// One view more than the workload: the content, whose height follows from the labels.
  private static func chain(_ contents: [Size]) throws -> LayoutTree {
    var tree = LayoutTree(width: 375, height: 800)
    let content = LayoutView()
    content.translatesAutoresizingMask = false
    tree.window.addChild(content)
    tree.container = content
    for attribute in [LayoutAttribute.leading, .trailing, .top] {
      try content.pin(attribute, tree.window)
    }
    var above: LayoutView?
    for size in contents {
      let label = tree.addLabel(size, to: content)
      try label.pin(.leading, content, .leading, 16)
      try label.pin(.trailing, content, .trailing, -16)
      try label.pin(.top, above ?? content, above == nil ? .top : .bottom, 8)
      above = label
    }
    try above?.pin(.bottom, content, .bottom, -8)
    return tree
  }

  private static func nested(_ depth: Int) throws -> LayoutTree {
    let tree = LayoutTree(width: Double(25 * depth + 200), height: 800)
    var box = tree.addView(to: tree.window)
    for attribute in [LayoutAttribute.leading, .top, .width] {
      try box.pin(attribute, tree.window)
    }
    for level in 0..<depth {
      let label = tree.addLabel(Size(width: 30, height: 20), to: box)
      try label.pin(.leading, box, .leading, 4)
      try label.pin(.top, box, .top, 4)
      guard level < depth - 1 else {
        try label.pin(.trailing, box, .trailing, -4)
        try label.pin(.bottom, box, .bottom, -4)
        break
      }
      let child = tree.addView(to: box)
      try child.pin(.trailing, box, .trailing, -4)
      try child.pin(.bottom, box, .bottom, -4)
      if level.isMultiple(of: 2) {
        try label.pin(.trailing, box, .trailing, -4)
        try child.pin(.leading, box, .leading, 4)
        try child.pin(.top, label, .bottom, 4)
      } else {
        try label.pin(.bottom, box, .bottom, -4)
        try child.pin(.top, box, .top, 4)
        try child.pin(.leading, label, .trailing, 4)
      }
      box = child
    }
    return tree
  }

  private static func equalRow(_ contents: [Size]) throws -> LayoutTree {
    let tree = LayoutTree(width: 60 * Double(contents.count) + 8, height: 44)
    var first: LayoutView?
    var before: LayoutView?
    for size in contents {
      let label = tree.addLabel(size, to: tree.window)
      try label.pin(.leading, before ?? tree.window, before == nil ? .leading : .trailing, 8)
      if let first { try label.pin(.width, first) } else { first = label }
      try label.pin(.top, tree.window)
      try label.fix(.height, 44)
      before = label
    }
    try before?.pin(.trailing, tree.window, .trailing, -8)
    return tree
  }
}

extension LayoutView {
  fileprivate func setSquare(_ side: Double, in cell: LayoutView) throws {
    try fix(.width, side)
    try fix(.height, side)
    try pin(.centerY, cell)
  }
}
