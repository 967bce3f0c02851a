import InterfaceBuilder

/// Constraints and connections of different objects that differ in the same words, as the objects have the same name.
///
/// A constraint that goes from one "Label" and one that comes to another would read as if nothing differed. The members
/// of what comes or goes stand below it, which tells them apart.
struct PhraseCollisions {
  private let matching: ObjectMatching
  private let words: (old: ObjectWording, new: ObjectWording)

  init(_ comparison: DocumentComparison) {
    matching = comparison.matching
    words = comparison.words
  }

  /// A phrase of a difference.
  private struct Phrase {
    /// The place of the difference.
    let change: Int
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
    var groups: [String: [Phrase]] = [:]
    for (index, change) in changes.enumerated() {
      guard let phrase = phrase(of: change, at: index) else { continue }
      groups["\(change.scene?.id ?? "") \(change.name)", default: []].append(phrase)
    }
    for phrases in groups.values where phrases.count > 1 {
      let ends = phrases.map { Set($0.ends.keys) }
      let common = ends.dropFirst().reduce(ends[0]) { $0.intersection($1) }
      for phrase in phrases {
        let ids = phrase.ends.filter { !common.contains($0.key) }.map(\.value)
        let words = (phrase.isNew ? self.words.new : self.words.old).showing(Set(ids))
        changes[phrase.change].name = words.name(of: phrase.place)
      }
    }
    return changes
  }

  /// The phrase of a difference; nil where that is of no constraint or connection.
  private func phrase(of change: ObjectChange, at index: Int) -> Phrase? {
    let isNew = change.kind != .removed
    let objects = isNew ? matching.new : matching.old
    guard let place = objects.placeByID[change.id] else { return nil }
    let ends = Dictionary(
      objects.all[place].ends.map { (matching.commonName(of: $0, isNew: isNew), $0) },
      uniquingKeysWith: { first, _ in first })
    return ends.isEmpty ? nil : Phrase(change: index, isNew: isNew, place: place, ends: ends)
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
