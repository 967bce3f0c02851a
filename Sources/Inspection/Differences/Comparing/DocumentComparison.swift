import InterfaceBuilder
import LayoutFaults

/// The differences in meaning between two versions of a document.
struct DocumentComparison {
  /// The pairs of objects.
  private(set) var matching: ObjectMatching
  let words: (old: ObjectWording, new: ObjectWording)
  private let properties: (old: PropertyWording, new: PropertyWording)
  private let pictures: PicturePairs
  /// The differences, in the order of the newer document, what is gone last in each scene.
  private(set) var changes: [ObjectChange] = []
  /// The constraints of views that came or went, by the place of the outermost of these.
  private var attached: (old: [Int: [Int]], new: [Int: [Int]]) = ([:], [:])
  /// The places of all of these.
  private var attachedPlaces: (old: Set<Int>, new: Set<Int>) = ([], [])

  init(old: DocumentDescription, new: DocumentDescription) {
    let (before, after) = (DocumentObjects(old), DocumentObjects(new))
    matching = ObjectMatching(before, after)
    words = (ObjectWording(before), ObjectWording(after))
    properties = (PropertyWording(words.old), PropertyWording(words.new))
    pictures = PicturePairs(old: old.document, new: new.document)
    matching.matchConstraints()
    matching.matchConnections()
    attachConstraints()
    compareAll()
    changes = PhraseCollisions(self).resolved(changes)
    changes += ResourceComparison(old: old, new: new).changes
  }

  private mutating func compareAll() {
    var found: [(key: [Int], change: ObjectChange)] = []
    for place in matching.new.all.indices {
      if let other = matching.oldPlace[place] {
        for change in comparison(of: other, with: place) { found.append(([place, 0], change)) }
      } else if isRoot(place, isNew: true) {
        if let change = addition(place) { found.append(([place, 1], change)) }
      }
    }
    for place in matching.old.all.indices where matching.newPlace[place] == nil {
      guard isRoot(place, isNew: false), let change = removal(place) else { continue }
      found.append(([anchor(ofOld: place), 2, place], change))
    }
    changes = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.change)
  }

  /// The place in the newer document of the innermost object around a removed one that is still there.
  private func anchor(ofOld place: Int) -> Int {
    var place = place
    while let parent = matching.old.all[place].parent {
      if let newer = matching.newPlace[parent] { return newer }
      place = parent
    }
    return 0
  }

  // MARK: Objects that came or went

  /// Whether an object came or went by itself rather than with the one around it.
  private func isRoot(_ place: Int, isNew: Bool) -> Bool {
    let objects = isNew ? matching.new : matching.old
    let object = objects.all[place]
    if object.kind == .constraint {
      return !(isNew ? attachedPlaces.new : attachedPlaces.old).contains(place)
    }
    guard let parent = object.parent else { return true }
    return isMatched(parent, isNew: isNew)
  }

  private func isMatched(_ place: Int, isNew: Bool) -> Bool {
    (isNew ? matching.oldPlace[place] : matching.newPlace[place]) != nil
  }

  private func addition(_ place: Int) -> ObjectChange? { comingOrGoing(place, isNew: true) }

  private func removal(_ place: Int) -> ObjectChange? { comingOrGoing(place, isNew: false) }

  private func comingOrGoing(_ place: Int, isNew: Bool) -> ObjectChange? {
    let (objects, words) = isNew ? (matching.new, self.words.new) : (matching.old, self.words.old)
    let object = objects.all[place]
    let members = members(of: place, isNew: isNew)
    guard object.kind != .implied || !members.isEmpty else { return nil }
    var place = place
    if object.kind == .implied, let parent = object.parent { place = parent }
    var change = ObjectChange(
      kind: isNew ? .added : .removed, subject: object.subject, id: object.id, oldID: nil,
      name: words.fullName(of: place),
      scene: isNew ? words.scene(of: place) : formerScene(of: place),
      line: object.element.position.line)
    if let parent = object.parent, ![.constraint, .connection, .scene].contains(object.kind) {
      let around = objects.all[parent]
      if around.kind != .document, around.kind != .scene {
        change.place = "in " + words.name(of: parent)
      }
    }
    change.members = members
    return change
  }

  /// The scene of a removed object, as the newer version names it where that has it.
  private func formerScene(of place: Int) -> ObjectChange.Scene? {
    let anchor = anchor(ofOld: place)
    return anchor == 0 ? words.old.scene(of: place) : words.new.scene(of: anchor)
  }

  /// The objects in an object, with the constraints that came or went with them.
  private func members(of root: Int, isNew: Bool) -> [ObjectChange.Member] {
    let (objects, words) = isNew ? (matching.new, self.words.new) : (matching.old, self.words.old)
    var members: [ObjectChange.Member] = []
    var open = objects.children[root].reversed().map { (place: $0, level: 1) }
    while let (place, level) = open.popLast() {
      let object = objects.all[place]
      guard object.kind != .constraint, !isMatched(place, isNew: isNew) else { continue }
      if object.kind != .implied {
        members.append(
          ObjectChange.Member(
            level: level, subject: object.subject, id: object.id, name: words.name(of: place)))
      }
      let next = object.kind == .implied ? level : level + 1
      open += objects.children[place].reversed().map { ($0, next) }
    }
    let constraints = (isNew ? attached.new : attached.old)[root] ?? []
    return members
      + constraints.map { place in
        ObjectChange.Member(
          level: 1, subject: .constraint, id: objects.all[place].id,
          name: words.fullName(of: place))
      }
  }

  /// Finds the views that constraints came or went with.
  private mutating func attachConstraints() {
    attached.new = attachments(matching.new, matching.oldPlace)
    attached.old = attachments(matching.old, matching.newPlace)
    attachedPlaces = (
      Set(attached.old.values.flatMap { $0 }), Set(attached.new.values.flatMap { $0 })
    )
  }

  private func attachments(_ objects: DocumentObjects, _ matched: [Int?]) -> [Int: [Int]] {
    var attached: [Int: [Int]] = [:]
    for (place, object) in objects.all.enumerated()
    where object.kind == .constraint && matched[place] == nil {
      let ids = [object.element["firstItem"], object.element["secondItem"], object.holder]
        .compactMap { $0 }
      let root = ids.lazy.compactMap { objects.placeByID[$0] }
        .compactMap { Self.outermost(around: $0, objects, matched) }.first
      if let root { attached[root, default: []].append(place) }
    }
    return attached
  }

  /// The outermost of the unmatched objects around an object; nil where it is matched, or only implied.
  private static func outermost(
    around place: Int, _ objects: DocumentObjects, _ matched: [Int?]
  ) -> Int? {
    var place = place
    var found: Int?
    while matched[place] == nil {
      if objects.all[place].kind != .implied { found = place }
      guard let parent = objects.all[place].parent else { break }
      place = parent
    }
    return found
  }

  // MARK: Objects of both versions

  private func comparison(of old: Int, with new: Int) -> [ObjectChange] {
    let object = matching.new.all[new]
    var changes: [ObjectChange] = []
    var change = ObjectChange(
      kind: .changed, subject: object.subject, id: object.id,
      oldID: matching.old.all[old].id == object.id ? nil : matching.old.all[old].id,
      name: words.new.name(of: new), scene: words.new.scene(of: new),
      line: object.element.position.line)
    change.values = values(old, new)
    if !change.values.isEmpty { changes.append(change) }
    if let move = move(old, new) {
      var moved = change.with(.moved)
      moved.place = move
      changes.append(moved)
    }
    return changes + reordered(old, new)
  }

  /// The properties that differ.
  private func values(_ old: Int, _ new: Int) -> [ObjectChange.Value] {
    let (before, after) = (matching.old.all[old], matching.new.all[new])
    guard after.kind != .constraint else { return terms(before, after) + rest(before, after) }
    return kindChange(before, after) + rest(before, after)
  }

  private func kindChange(_ before: DocumentObject, _ after: DocumentObject) -> [ObjectChange.Value]
  {
    guard before.element.name != after.element.name else { return [] }
    if before.kind == .implied, after.kind == .implied { return [] }
    return [
      ObjectChange.Value(
        name: "kind", old: before.element.name.spacedWords, new: after.element.name.spacedWords)
    ]
  }

  /// The items, relation, multiplier and constant of a constraint, where they differ.
  private func terms(_ before: DocumentObject, _ after: DocumentObject) -> [ObjectChange.Value] {
    let (first, second) = (
      matching.meaning(before, isNew: false), matching.meaning(after, isNew: true)
    )
    guard first.differs(from: second) else { return [] }
    if first.terms == second.terms {
      return constant(before, after, old: second.writtenConstant(of: first))
    }
    if isFromSameSide(before, after), first.terms.with(second.terms.relation) == second.terms {
      let relation = ObjectChange.Value(
        name: "relation", old: ObjectWording.relation(of: before.element),
        new: ObjectWording.relation(of: after.element))
      return [relation] + constant(before, after, old: second.writtenConstant(of: first))
    }
    let phrases = phrases(before, after)
    return [ObjectChange.Value(name: "constraint", old: phrases.0, new: phrases.1)]
  }

  /// The phrases of a constraint in both versions, with ids where they would be the same.
  private func phrases(_ before: DocumentObject, _ after: DocumentObject) -> (String, String) {
    let phrases = (words.old.constraint(before.element), words.new.constraint(after.element))
    guard phrases.0 == phrases.1 else { return phrases }
    return (
      words.old.showing(Set(before.ends)).constraint(before.element),
      words.new.showing(Set(after.ends)).constraint(after.element)
    )
  }

  /// Whether the same item is written first in both versions of a constraint.
  private func isFromSameSide(_ before: DocumentObject, _ after: DocumentObject) -> Bool {
    commonName(before.element["firstItem"], isNew: false)
      == commonName(after.element["firstItem"], isNew: true)
      && before.element["firstAttribute"] == after.element["firstAttribute"]
  }

  /// The constants of a constraint, where they differ and are not both the system's spacing.
  ///
  /// - Parameters:
  ///   - before: The older constraint.
  ///   - after: The newer constraint.
  ///   - old: The constant of the older one, for the sides as the newer one is written.
  /// - Returns: One value, or none.
  private func constant(
    _ before: DocumentObject, _ after: DocumentObject, old: Double
  ) -> [ObjectChange.Value] {
    let isSymbolic = before.element["symbolic"] == "YES" && after.element["symbolic"] == "YES"
    let old = PropertyValues.number(old)
    let new = PropertyValues.number(after.element["constant"] ?? "0")
    guard !isSymbolic, old != new else { return [] }
    return [ObjectChange.Value(name: "constant", old: old, new: new)]
  }

  /// The attributes of constraints that ``ConstraintMeaning`` compares.
  private static let terms: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier",
    "constant",
  ]

  private func rest(_ before: DocumentObject, _ after: DocumentObject) -> [ObjectChange.Value] {
    var old = before.properties
    let sequences = SequenceMatching(before, after)
    let new = Dictionary(
      after.properties.map { path, value in
        (canonical(sequences.canonical(path)), (key: path, value: value))
      },
      uniquingKeysWith: { first, _ in first })
    var values: [(path: PropertyPath, value: ObjectChange.Value)] = []
    let isAutoresized = followsSuperview(before, after)
    // A root's mask is not read until the root goes into another view.
    let hasSameMask = AutoresizedFrames.haveSameMask(before.element, after.element)
    // The module is told of a class that stays, and in the name of one that does not.
    let keepsClass = before.element["customClass"] == after.element["customClass"]
    func add(_ path: PropertyPath, shown: PropertyPath, _ first: String?, _ second: String?) {
      guard path.steps != [keepsClass ? "class" : "module"],
        !isIgnored(path, after.kind, first, second),
        !UnwrittenValues(before, after).hides((path, shown), first, second),
        !isAutoresized || path.steps != ["frame"],
        !hasSameMask && (second != nil || !DerivedGeometry.isPlaced(after.element))
          || path.steps != ["autoresizingMask"]
      else { return }
      let name =
        second == nil
        ? properties.old.name(path, of: after.kind) : properties.new.name(shown, of: after.kind)
      let excerpts = first.flatMap { first in second.map { TextExcerpts.pair(first, $0) } }
      var texts = (
        properties.old.value(excerpts?.0 ?? first, of: path, in: before),
        properties.new.value(excerpts?.1 ?? second, of: shown, in: after)
      )
      if let words = pictures.words(first, second, of: path) { texts = words }
      if texts.0 == texts.1, let first, let second {
        texts = (
          "\(texts.0) (\(first.abbreviated(to: 24)))", "\(texts.1) (\(second.abbreviated(to: 24)))"
        )
      }
      values.append((path, ObjectChange.Value(name: name, old: texts.0, new: texts.1)))
    }
    for (path, entry) in new {
      let first = old.removeValue(forKey: path)
      let isSame =
        isReference(path)
        ? commonName(first, isNew: false) == commonName(entry.value, isNew: true)
        : DifferenceNoise.isSame(first, entry.value, of: path)
          || becomesColorMatched && DifferenceNoise.isSameColor(first, entry.value)
          || pictures.areSame(first, entry.value, of: path)
      if !isSame { add(path, shown: entry.key, first, entry.value) }
    }
    for (path, first) in old { add(path, shown: path, first, nil) }
    return values.sorted { $0.path < $1.path }.map(\.value)
  }

  /// Whether the colours of one version only are matched.
  private var becomesColorMatched: Bool {
    matching.old.description.document.root["colorMatched"]
      != matching.new.description.document.root["colorMatched"]
  }

  /// Whether the newer version was saved first by an Interface Builder that writes natural alignments out.
  private var becomesNatural: Bool {
    !matching.old.description.toolsVersion.writesNaturalAlignments
      && matching.new.description.toolsVersion.writesNaturalAlignments
  }

  /// Whether a view's stored frame differs as that of its superview does.
  private func followsSuperview(_ before: DocumentObject, _ after: DocumentObject) -> Bool {
    guard after.kind == .view, let old = before.parent, let new = after.parent,
      matching.newPlace[old] == new
    else { return false }
    return AutoresizedFrames.follow(
      .init(view: before.element, superview: matching.old.all[old].element),
      .init(view: after.element, superview: matching.new.all[new].element))
  }

  private func isIgnored(
    _ path: PropertyPath, _ kind: DocumentObject.Kind, _ first: String?, _ second: String?
  ) -> Bool {
    let name = path.steps.last ?? ""
    if kind == .constraint, path.steps.count == 1, Self.terms.contains(name) { return true }
    // The type of a runtime attribute comes and goes with its value.
    if path.steps.first?.hasPrefix("runtime attribute ") == true, name == "type" {
      return first == nil || second == nil
    }
    if second == nil, isAboutRemoved(name) { return true }
    if InstallationMarks(matching: matching).moveAlong(path) { return true }
    if name == "textAlignment", first == nil, second == "natural" { return becomesNatural }
    // Constraints that come take a frame's place; the frames that are solved tell what that does.
    if kind == .view, name == "frame" { return first == nil || second == nil }
    return false
  }

  /// Whether a property says in which sizes an object is installed that is no more.
  private func isAboutRemoved(_ name: String) -> Bool {
    guard let id = InstallationStep.id(in: name), let place = matching.old.placeByID[id] else {
      return false
    }
    return matching.newPlace[place] == nil
  }

  private func isReference(_ path: PropertyPath) -> Bool {
    References.names.contains(path.steps.last ?? "")
  }

  private func commonName(_ id: String?, isNew: Bool) -> String? {
    id.map { matching.commonName(of: $0, isNew: isNew) }
  }

  /// A path of the newer version, with ids as the older one has them.
  private func canonical(_ path: PropertyPath) -> PropertyPath {
    PropertyPath(
      path.steps.map { step in
        guard let id = InstallationStep.id(in: step), let place = matching.new.placeByID[id],
          let old = matching.oldPlace[place]
        else { return step }
        return step.dropLast(id.count) + matching.old.all[old].id
      })
  }
}

extension ObjectChange {
  /// The same object with another kind of difference.
  fileprivate func with(_ kind: Kind) -> ObjectChange {
    ObjectChange(
      kind: kind, subject: subject, id: id, oldID: oldID, name: name, scene: scene, line: line)
  }
}
