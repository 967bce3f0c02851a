import AutoLayout
import Foundation
import InterfaceBuilder

@testable import Inspection

/// A scene of the suite: a container, the views in it and their constraints, in a notation of a line each.
///
/// The first line is the container: `screen`, `table screen`, `xib view`, `xib cell` or `xib item`, with attributes
/// of the root. Lines of views are indented by two spaces a level; lines of constraints may stand anywhere. The
/// root has the id `root`, its safe area `safe`, the content view of a cell `row` is `row.content`.
struct SuiteScene {
  /// How the scene comes to the screen.
  enum Presentation: String {
    case initial, navigation, tabs, modal, detached
  }

  /// The kind of document.
  enum Container: String {
    case screen, table, xib
  }

  let container: Container
  let presentation: Presentation
  private(set) var root: SceneNode
  private(set) var constraints: [SceneConstraint] = []
  /// The names and sizes of images.
  private(set) var images: [(name: String, size: String)] = []
  /// Replacements in the XML.
  private(set) var replacements: [(old: String, new: String)] = []
  /// The frames that the document stores, by id; those of notation come before.
  var frames: [String: Rect] = [:]

  /// Reads a scene.
  ///
  /// - Throws: `NotationError` for a line that cannot be read.
  init(_ text: String) throws {
    var lines = text.split(separator: "\n")[...]
    var words = Words(lines.popFirst() ?? "")
    container = Container(rawValue: try words.next("a container")) ?? .screen
    var presentation = Presentation.initial
    root = SceneNode.root(
      kind: container == .table ? "table" : container == .xib ? try words.next("a class") : "view")
    if let word = words.following, let named = Presentation(rawValue: word) {
      presentation = named
      _ = words.nextIfAny()
    }
    self.presentation = presentation
    root.edit(&words)
    while let first = lines.first {
      guard let line = Self.view(first) else {
        try read(first.drop { $0 == " " })
        lines.removeFirst()
        continue
      }
      root.children.append(try readView(line.depth, &lines))
    }
  }

  /// A line that is a view, with its depth; nil for others.
  private static func view(_ line: Substring) -> (depth: Int, text: Substring)? {
    let text = line.drop { $0 == " " }
    guard !text.isEmpty, !SceneConstraint.isConstraint(text), !text.hasPrefix("image ") else {
      return nil
    }
    return (line.count - text.count, text)
  }

  private mutating func readView(_ depth: Int, _ lines: inout ArraySlice<Substring>) throws
    -> SceneNode
  {
    guard let line = lines.popFirst() else { throw NotationError("a view is missing") }
    var node = try SceneNode(line: line.drop { $0 == " " })
    while let next = lines.first {
      guard let view = Self.view(next) else {
        try read(next.drop { $0 == " " })
        lines.removeFirst()
        continue
      }
      guard view.depth > depth else { break }
      node.children.append(try readView(view.depth, &lines))
    }
    return node
  }

  /// Takes in a line that is no view.
  private mutating func read(_ line: Substring) throws {
    guard !line.isEmpty else { return }
    if line.hasPrefix("image ") {
      var words = Words(line.dropFirst(6))
      images.append((try words.next("a name"), try words.next("a size")))
    } else {
      try add(constraintsOf: line)
    }
  }

  /// Takes in a constraint, or the four of `box.edges = root.edges + 8`, which is 8 points inside.
  private mutating func add(constraintsOf line: some StringProtocol) throws {
    guard line.contains(".edges") else { return add(try SceneConstraint(line: line)) }
    for side in ["leading", "top", "trailing", "bottom"] {
      var text = line.replacingOccurrences(of: ".edges", with: "." + side)
      if side == "trailing" || side == "bottom" {
        text = text.replacingOccurrences(of: " + ", with: " - ")
      }
      add(try SceneConstraint(line: text))
    }
  }

  private mutating func add(_ constraint: SceneConstraint) {
    var constraint = constraint
    let same = constraints.filter { $0.id == constraint.id || $0.id.hasPrefix(constraint.id + "-") }
    if !same.isEmpty { constraint.id += "-\(same.count + 1)" }
    constraints.append(constraint)
  }

  /// The scene after edits.
  ///
  /// `- title.top` and `- title` remove a constraint or view, `+ title.top = …` and `+ root: label …` add one
  /// (`+ root@0: …` behind the others), `~ title.top = …` and `~ title lines=1` change one, `> title box` moves one
  /// into another view, and `xml: old => new` replaces text in the document.
  func edited(_ edits: String) throws -> SuiteScene {
    var scene = self
    for line in edits.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if !line.isEmpty { try scene.edit(line) }
    }
    return scene
  }

  private mutating func edit(_ line: Substring) throws {
    let rest = line.dropFirst(2)
    if line.hasPrefix("xml: ") {
      let parts = String(line.dropFirst(5)).components(separatedBy: " => ")
      guard parts.count == 2 else { throw NotationError("\(line) has no =>") }
      replacements.append((parts[0], parts[1]))
    } else if line.hasPrefix("image ") {
      try read(line)
    } else if line.hasPrefix("- ") {
      try remove(String(rest))
    } else if line.hasPrefix("+ ") {
      try insert(rest)
    } else if line.hasPrefix("~ ") {
      try change(rest)
    } else if line.hasPrefix("> ") {
      var words = Words(rest)
      let moved = root.remove(try words.next("a view"))
      let holder = try words.next("a view")
      guard let moved, root.change(holder, { $0.children.append(moved) }) else {
        throw NotationError("\(line): no such view")
      }
    } else {
      throw NotationError("\(line) is no edit")
    }
  }

  private mutating func remove(_ name: String) throws {
    if let index = try constraint(at: name) {
      constraints.remove(at: index)
    } else if let removed = root.remove(name) {
      let items = Set(removed.subtree.flatMap { [$0.id] + $0.guides })
      constraints.removeAll { $0.items.contains { items.contains($0) } }
    } else {
      throw NotationError("there is no \(name)")
    }
  }

  private mutating func insert(_ line: Substring) throws {
    if SceneConstraint.isConstraint(line) { return try add(constraintsOf: line) }
    guard let colon = line.range(of: ": ") else { throw NotationError("\(line): where?") }
    let place = line[..<colon.lowerBound].split(separator: "@")
    let node = try SceneNode(line: line[colon.upperBound...])
    let isKnown = root.change(String(place[0])) { holder in
      let index = place.count == 2 ? Int(place[1]) ?? 0 : holder.children.count
      holder.children.insert(node, at: index)
    }
    guard isKnown else { throw NotationError("there is no \(place[0])") }
  }

  private mutating func change(_ line: Substring) throws {
    if SceneConstraint.isConstraint(line) {
      let constraint = try SceneConstraint(line: line)
      let own = constraints.firstIndex {
        "#" + $0.id == "#" + constraint.id && $0.place == constraint.place
      }
      guard let index = try own ?? self.constraint(at: constraint.place) else {
        throw NotationError("there is no \(constraint.place)")
      }
      constraints[index] = constraint
      return
    }
    var words = Words(line)
    let id = try words.next("an id")
    guard root.change(id, { $0.edit(&words) }) else { throw NotationError("there is no \(id)") }
  }

  /// The index of the constraint that an edit names by its first attribute, or by `#id`.
  private func constraint(at place: String) throws -> Int? {
    let found = constraints.indices.filter {
      constraints[$0].place == place || "#" + constraints[$0].id == place
    }
    guard found.count <= 1 else { throw NotationError("\(place) is written \(found.count) times") }
    return found.first
  }

  /// The scene with the frames that its canvas gives it, other than those it has.
  @MainActor
  func withSolvedFrames() throws -> SuiteScene {
    let known = Set(frames.keys)
    var scene = self
    for _ in 0..<2 { try scene.solveFrames(except: known) }
    return scene
  }

  @MainActor
  private mutating func solveFrames(except known: Set<String>) throws {
    let inspector = try DocumentInspector(bytes: Array(text.utf8), path: fileName)
    for solved in inspector.solve(in: .canvas(inspector.canvas())) {
      for view in solved.solution.views where !known.contains(view.id) {
        frames[view.id] = view.frame
      }
    }
  }

  /// The name of the document.
  var fileName: String { container == .xib ? "Suite.xib" : "Suite.storyboard" }

  /// The document.
  var text: String {
    replacements.reduce(SceneWriter(self).document) { text, replacement in
      text.replacingOccurrences(of: replacement.old, with: replacement.new)
    }
  }
}
