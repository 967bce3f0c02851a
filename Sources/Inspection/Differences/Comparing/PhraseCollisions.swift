import InterfaceBuilder

/// Constraints and connections of different objects that differ in the same words, as the objects have the same name.
///
/// A constraint that goes from one "Label" and one that comes to another would read as if nothing differed. The members
/// of what comes or goes stand below it, which tells those of different objects apart.
struct PhraseCollisions {
  private let matching: ObjectMatching
  private let words: (old: ObjectWording, new: ObjectWording)

  init(_ comparison: DocumentComparison) {
    matching = comparison.matching
    words = comparison.words
  }

  /// A phrase of a difference.
  private struct Phrase {
    /// The phrase without ids.
    let name: String
    /// Whether the object is that of the newer version.
    let isNew: Bool
    /// The place of the object in that version.
    let place: Int
    /// The ids of the objects that it names, by names that both versions share.
    let ends: [String: String]
  }

  /// Differences whose phrases show the ids of those objects.
  func resolved(_ changes: [ObjectChange]) -> [ObjectChange] {
    var changes = changes
    let phrases = changes.map { change in
      phrase(id: change.id, isNew: change.kind != .removed, named: change.name)
    }
    for scene in Dictionary(grouping: phrases.indices, by: { changes[$0].scene?.id ?? "" }).values {
      for (index, name) in names(of: scene.map { phrases[$0] }) {
        changes[scene[index]].name = name
      }
    }
    for index in changes.indices {
      let isNew = changes[index].kind != .removed
      let members = changes[index].members.map { phrase(id: $0.id, isNew: isNew, named: $0.name) }
      for (place, name) in names(of: members) { changes[index].members[place].name = name }
    }
    return changes
  }

  /// The names with ids of those of some phrases that are in the same words, by their places.
  private func names(of phrases: [Phrase?]) -> [Int: String] {
    var names: [Int: String] = [:]
    let known = phrases.indices.compactMap { index in phrases[index].map { (index, $0) } }
    for group in Dictionary(grouping: known, by: \.1.name).values where group.count > 1 {
      let ends = group.map { Set($0.1.ends.keys) }
      let common = ends.dropFirst().reduce(ends[0]) { $0.intersection($1) }
      for (index, phrase) in group {
        let ids = phrase.ends.filter { !common.contains($0.key) }.map(\.value)
        let words = (phrase.isNew ? self.words.new : self.words.old).showing(Set(ids))
        names[index] = words.fullName(of: phrase.place)
      }
    }
    return names
  }

  /// The phrase of an object; nil where that is no constraint or connection.
  private func phrase(id: String, isNew: Bool, named name: String) -> Phrase? {
    let objects = isNew ? matching.new : matching.old
    guard let place = objects.placeByID[id] else { return nil }
    let ends = Dictionary(
      objects.all[place].ends.map { (matching.commonName(of: $0, isNew: isNew), $0) },
      uniquingKeysWith: { first, _ in first })
    return ends.isEmpty ? nil : Phrase(name: name, isNew: isNew, place: place, ends: ends)
  }
}

extension DocumentObject {
  /// The id of the object whose constraint or connection it is.
  var holder: String? { element.parent?.parent?.id }

  /// The ids of the objects that a constraint or connection is about.
  var ends: [String] {
    let ids: [String?] =
      switch kind {
      case .constraint: [element["firstItem"] ?? holder, element["secondItem"]]
      case .connection: [holder, element["destination"] ?? element["target"]]
      default: []
      }
    return ids.compactMap { $0 }
  }
}
