import Foundation

/// A view of a scene in the suite's notation: `label title "Welcome" numberOfLines=0`.
struct SceneNode {
  /// The class of element, as documents write it, without "View" where that is long: `stack`, `scroll`, `label`.
  var kind: String
  var id: String
  /// The text that the view shows.
  var text: String?
  /// Attributes, in the order written.
  var attributes: [(name: String, value: String)] = []
  /// XML inside the element, as it is written.
  var markup = ""
  var children: [SceneNode] = []

  /// Reads a view without its children.
  init(line: some StringProtocol) throws {
    let (rest, markup) = Self.split(String(line), at: " xml:")
    self.markup = markup ?? ""
    var words = Words(rest)
    kind = try words.next("a kind of view")
    id = try words.next("an id")
    while let word = words.nextIfAny() { take(word) }
  }

  private init(kind: String, id: String) {
    self.kind = kind
    self.id = id
  }

  /// The root of a scene, which is written without a line of its own.
  static func root(kind: String) -> SceneNode { SceneNode(kind: kind, id: "root") }

  /// The value of an attribute.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  /// Takes in the words of an edit: attributes, which replace those there are, or a text.
  mutating func edit(_ words: inout Words) {
    while let word = words.nextIfAny() { take(word) }
  }

  private mutating func take(_ word: String) {
    if word.hasPrefix("\"") {
      text = String(word.dropFirst().dropLast())
    } else if let equals = word.firstIndex(of: "=") {
      self[String(word[..<equals])] = String(word[word.index(after: equals)...])
    } else {
      self[word] = "YES"
    }
  }

  private static func split(_ line: String, at mark: String) -> (String, String?) {
    guard let range = line.range(of: mark) else { return (line, nil) }
    return (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
  }

  /// The views in it, itself first.
  var subtree: [SceneNode] { [self] + children.flatMap(\.subtree) }

  /// Changes the view of an id in the tree.
  ///
  /// - Returns: Whether there is one.
  mutating func change(_ id: String, _ body: (inout SceneNode) throws -> Void) rethrows -> Bool {
    if self.id == id {
      try body(&self)
      return true
    }
    for index in children.indices where try children[index].change(id, body) { return true }
    return false
  }

  /// Removes the view of an id from the tree.
  mutating func remove(_ id: String) -> SceneNode? {
    if let index = children.firstIndex(where: { $0.id == id }) { return children.remove(at: index) }
    for index in children.indices {
      if let removed = children[index].remove(id) { return removed }
    }
    return nil
  }

  /// The ids from this view to the one that an item belongs to; nil where there is no such item.
  func path(to item: String) -> [String]? {
    if id == item || guides.contains(item) { return [id] }
    // The first of a lazy sequence would be looked for anew at each level.
    for child in children {
      if let path = child.path(to: item) { return [id] + path }
    }
    return nil
  }

  /// The ids of the view's guides: `safe` of the root, `scroll.content` and `scroll.frame` of scroll views.
  var guides: [String] {
    var guides = self["guide"].map { [$0] } ?? []
    if self["guides"] == "YES" { guides += [id + ".content", id + ".frame"] }
    if kind == "cell" || kind == "item" { guides.append(id + ".content") }
    if id == "root", kind == "view" { guides.append("safe") }
    return guides
  }
}

/// The words of a line; text in quotation marks is one word.
struct Words {
  private var words: [String] = []

  init(_ line: some StringProtocol) {
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    words.reverse()
  }

  mutating func next(_ meaning: String) throws -> String {
    guard let word = words.popLast() else { throw NotationError("\(meaning) is missing") }
    return word
  }

  mutating func nextIfAny() -> String? { words.popLast() }

  var following: String? { words.last }
}

/// A mistake in a scene or an edit of the suite.
struct NotationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
