import InterfaceBuilder

/// The pairs of objects that are one object in two versions of a document: by id, and where ids differ by structure.
struct ObjectMatching {
  /// The older version.
  let old: DocumentObjects
  /// The newer version.
  let new: DocumentObjects
  /// The places in the newer version by those in the older one.
  private(set) var newPlace: [Int?]
  /// The places in the older version by those in the newer one.
  private(set) var oldPlace: [Int?]
  private let shapes: (old: [Int], new: [Int])
  private let evidence: MatchingEvidence

  init(_ old: DocumentObjects, _ new: DocumentObjects) {
    self.old = old
    self.new = new
    newPlace = Array(repeating: nil, count: old.all.count)
    oldPlace = Array(repeating: nil, count: new.all.count)
    var table = ShapeTable()
    shapes = (table.shapes(of: old), table.shapes(of: new))
    evidence = MatchingEvidence(old, new)
    matchByID()
    matchByStructure()
    matchMoved()
    matchByStructure()
  }

  /// The id in the older version of an object of the newer one; nil where that has none.
  func oldID(ofNew id: String) -> String? {
    new.placeByID[id].flatMap { oldPlace[$0] }.map { old.all[$0].id }
  }

  /// The id in the newer version of an object of the older one; nil where that has none.
  func newID(ofOld id: String) -> String? {
    old.placeByID[id].flatMap { newPlace[$0] }.map { new.all[$0].id }
  }

  /// A name of an object of the newer version that is the same in the older one.
  func commonName(ofNew place: Int) -> String {
    oldPlace[place].map { "old \($0)" } ?? "new \(place)"
  }

  /// A name of an object by its id in one of the versions; the id itself where there is none.
  func commonName(of id: String, isNew: Bool) -> String {
    let objects = isNew ? new : old
    guard let place = objects.placeByID[id] else { return "id \(id)" }
    return isNew ? commonName(ofNew: place) : "old \(place)"
  }

  /// A name of the scene, or top-level object, around an object of one of the versions.
  func commonScene(of id: String, isNew: Bool) -> String? {
    let objects = isNew ? new : old
    guard var place = objects.placeByID[id] else { return nil }
    while objects.all[place].kind != .scene, let parent = objects.all[place].parent, parent != 0 {
      place = parent
    }
    return isNew ? commonName(ofNew: place) : "old \(place)"
  }

  /// Declares two objects to be the same.
  mutating func match(_ oldOne: Int, _ newOne: Int) {
    newPlace[oldOne] = newOne
    oldPlace[newOne] = oldOne
  }

  // MARK: Ids

  private mutating func matchByID() {
    for (place, object) in new.all.enumerated() where new.placeByID[object.id] == place {
      guard let other = old.placeByID[object.id],
        Self.group(old.all[other]) == Self.group(object)
      else { continue }
      match(other, place)
    }
  }

  private static func group(_ object: DocumentObject) -> Int {
    switch object.kind {
    case .constraint: 1
    case .connection: 2
    case .document: 3
    case .scene: 4
    case .controller: 5
    default: 0
    }
  }

  // MARK: Structure

  /// Matches what is alike in objects that are the same.
  private mutating func matchByStructure() {
    for (place, object) in new.all.enumerated() where Self.isMatchedByStructure(object) {
      guard oldPlace[place] == nil, let parent = object.parent, let oldParent = oldPlace[parent]
      else { continue }
      let candidates = old.children[oldParent].filter { other in
        newPlace[other] == nil && Self.isComparable(old.all[other], object)
      }
      if let best = best(of: candidates, for: place) { match(best, place) }
    }
  }

  private static func isMatchedByStructure(_ object: DocumentObject) -> Bool {
    object.kind != .constraint && object.kind != .connection
  }

  private static func isComparable(_ first: DocumentObject, _ second: DocumentObject) -> Bool {
    first.role == second.role && first.kind == second.kind
      && (first.element.name == second.element.name || first.kind == .implied)
  }

  /// The most similar of objects; nil where none is similar enough.
  private func best(of candidates: [Int], for place: Int) -> Int? {
    let object = new.all[place]
    if !object.isListed, !candidates.contains(where: { old.all[$0].isListed }) {
      return candidates.first
    }
    let scored = candidates.map { other in
      (other: other, score: similarity(of: other, to: place))
    }
    guard let best = scored.max(by: { $0.score < $1.score }) else { return nil }
    guard best.score >= Self.leastSimilarity else { return nil }
    // Of equally similar ones the first that keeps most constraints.
    let alike = scored.filter { $0.score == best.score }.map(\.other)
    guard alike.count > 1 else { return best.other }
    let kept = alike.map { evidence.commonConstraints($0, place, in: self) }
    return zip(alike, kept).first { $0.1 == kept.max() }?.0
  }

  private static let leastSimilarity = 0.6

  private func similarity(of oldOne: Int, to newOne: Int) -> Double {
    if shapes.old[oldOne] == shapes.new[newOne] { return 2 }
    let (first, second) = (
      old.identifyingTexts(of: oldOne), new.identifyingTexts(of: newOne)
    )
    if !first.isEmpty, first == second { return 1.5 }
    let (before, after) = (old.all[oldOne].properties, new.all[newOne].properties)
    let names = Set(before.keys).union(after.keys)
    guard names.count > 1 else { return first == second ? 1 : 0 }
    let same = names.count { before[$0] == after[$0] }
    let likeness = Double(same) / Double(names.count)
    if first.isEmpty, second.isEmpty {
      return max(likeness, evidence.continues(oldOne, newOne, in: self) ? Self.leastSimilarity : 0)
    }
    guard !first.isEmpty, !second.isEmpty else { return likeness }
    let isComparable = likeness - 0.3 >= Self.leastSimilarity
    guard new.all[newOne].kind == .view, isComparable else { return likeness - 0.3 }
    return evidence.supports(oldOne, newOne, in: self) ? likeness - 0.3 : 0
  }

  // MARK: Copies elsewhere

  /// Matches views that came away and came back elsewhere with another id.
  private mutating func matchMoved() {
    var leftByShape: [Int: [Int]] = [:]
    for (place, object) in old.all.enumerated() where object.kind == .view && newPlace[place] == nil
    {
      leftByShape[shapes.old[place], default: []].append(place)
    }
    var addedByShape: [Int: [Int]] = [:]
    for (place, object) in new.all.enumerated() where object.kind == .view && oldPlace[place] == nil
    {
      addedByShape[shapes.new[place], default: []].append(place)
    }
    for (place, object) in new.all.enumerated()
    where object.kind == .view && oldPlace[place] == nil && object.properties.count > 3 {
      let shape = shapes.new[place]
      guard let left = leftByShape[shape], left.count == 1, addedByShape[shape]?.count == 1
      else { continue }
      match(left[0], place)
    }
  }
}

extension DocumentObjects {
  /// The texts that people know an object by.
  func identifyingTexts(of place: Int) -> [String] {
    let object = all[place]
    let names = [
      "text", "title", "userLabel", "customClass", "storyboardIdentifier", "reuseIdentifier",
      "placeholder", "image", "type",
    ]
    let own =
      names.compactMap { object.element[$0] }
      + [object.properties[PropertyPath(["title"])]].compactMap { $0 }
    guard object.kind == .scene, own.isEmpty else { return own }
    return children[place].flatMap { child in
      all[child].kind == .controller ? identifyingTexts(of: child) : []
    }
  }
}

/// Numbers of the shapes of objects: the same for objects that differ in ids only.
private struct ShapeTable {
  private var numbers: [String: Int] = [:]

  mutating func shapes(of objects: DocumentObjects) -> [Int] {
    var shapes = Array(repeating: 0, count: objects.all.count)
    for place in objects.all.indices.reversed() {
      let object = objects.all[place]
      guard object.kind != .constraint, object.kind != .connection else { continue }
      let properties = object.properties.filter {
        !References.names.contains($0.key.steps.last ?? "")
      }
      .map { "\($0.key.steps.joined(separator: "\u{1}"))\u{2}\($0.value)" }.sorted()
      let members = objects.children[place].map { String(shapes[$0]) }
      let text = ([object.element.name] + properties + ["\u{3}"] + members).joined(
        separator: "\u{4}")
      let number = numbers[text] ?? numbers.count + 1
      numbers[text] = number
      shapes[place] = number
    }
    return shapes
  }
}

/// Attributes that hold ids of other objects.
enum References {
  /// Their names.
  static let names: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "target", "initialViewController",
    "source", "owner", "barItem", "relativeTo", "popoverAnchorView", "popoverAnchorBarButtonItem",
    "unwindSelector.destination", "initialItem", "selectedItem", "tableViewCell", "textLabel",
    "detailTextLabel", "imageView", "headerView", "verticalScroller", "horizontalScroller",
    "outlineTableColumn",
    "firstResponder", "nextKeyView", "splitViewItem", "delegate", "splitView",
    "destinationCreator", "menu", "supplementaryView", "previousBinding",
    "headOfMergedCell",
  ]
}
