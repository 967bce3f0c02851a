import InterfaceBuilder

/// The differences between two versions of a document that change nothing in its meaning, in words.
struct VersionNoise {
  /// A phrase for each kind.
  let words: [String]

  /// - Parameters:
  ///   - old: The older version.
  ///   - new: The newer version.
  ///   - comparison: What differs in meaning.
  init(old: DocumentDescription, new: DocumentDescription, _ comparison: DocumentComparison) {
    let matching = comparison.matching
    var words: [String] = []
    let versions = (old.document.root["toolsVersion"], new.document.root["toolsVersion"])
    if versions.0 != versions.1 {
      words.append("Interface Builder \(versions.0 ?? "?") → \(versions.1 ?? "?")")
    }
    let canvas = Self.difference(matching.old.canvas, matching.new.canvas)
    if canvas > 0 { words.append(CountedNoun.text(canvas, "setting") + " of the canvas") }
    let frames = Self.difference(Self.frames(old.document), Self.frames(new.document))
    if frames > 0 { words.append(CountedNoun.text(frames, "stored frame")) }
    let renamed = matching.newPlace.enumerated().count { old, new in
      new.map { matching.old.all[old].id != matching.new.all[$0].id } ?? false
    }
    if renamed > 0 { words.append(CountedNoun.text(renamed, "id")) }
    let isSameText = old.document.bytes == new.document.bytes
    if words.isEmpty, comparison.changes.isEmpty, !isSameText {
      words.append("the order or the form of what is written")
    }
    self.words = words
  }

  /// The number of texts that only one of two lists has, the larger of both counts.
  private static func difference(_ first: [String], _ second: [String]) -> Int {
    var counts: [String: Int] = [:]
    for text in first { counts[text, default: 0] += 1 }
    for text in second { counts[text, default: 0] -= 1 }
    let left = counts.values.filter { $0 > 0 }.reduce(0, +)
    let right = -counts.values.filter { $0 < 0 }.reduce(0, +)
    return max(left, right)
  }

  /// The frames that layout does not read, each with the id of its view.
  private static func frames(_ document: Document) -> [String] {
    document.elements.filter {
      ["rect", "frame"].contains($0.name) && DerivedGeometry.isDerived($0)
    }
    .map { element in
      (element.parent?.id ?? "")
        + (PropertyValues.text(of: element)
          ?? element.attributes.map(\.value).joined(separator: " "))
    }
  }
}
