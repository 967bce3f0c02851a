import InterfaceBuilder

/// The sizes that classes gave Interface Builder, `<designables>`, which a document keeps only where that drew the views.
enum DesignedSizes {
  /// A version's text with the sizes that only the other version keeps, of views of the same class.
  ///
  /// Otherwise views would seem to move because their sizes are known in one version only.
  static func completed(_ version: Document, from other: Document) -> [UInt8] {
    let known = Set(entries(of: version).compactMap { $0["name"] })
    let added = entries(of: other).filter { entry in
      guard let id = entry["name"], !known.contains(id), let view = version.element(id: id),
        let theirs = other.element(id: id)
      else { return false }
      return view.name == theirs.name && view["customClass"] == theirs["customClass"]
    }
    let end = version.bytes[..<version.root.range.upperBound].lastIndex(of: UInt8(ascii: "<"))
    guard !added.isEmpty, let end else { return version.bytes }
    var bytes = version.bytes
    let list = added.flatMap { other.bytes[$0.range] }
    bytes.insert(
      contentsOf: Array("<designables>".utf8) + list + Array("</designables>".utf8), at: end)
    return bytes
  }

  /// An older version with the newer one's sizes of views in which nothing else differs, as each canvas draws them anew.
  static func taken(
    by version: Document, from newer: Document, _ matching: ObjectMatching
  ) -> Document {
    let sizes = Dictionary(
      entries(of: newer).map { ($0["name"], $0) }, uniquingKeysWith: { first, _ in first })
    var editor = DocumentEditor(version)
    for entry in entries(of: version) {
      guard let id = entry["name"], let now = sizes[id], isSame(id, in: matching) else { continue }
      editor.replaceChildren(of: entry, withKeys: ["intrinsicContentSize"], by: now)
    }
    return (try? editor.apply()) ?? version
  }

  /// Whether a view says the same in both versions, but for the module of its class: a class that moves to another one
  /// stays as it is.
  private static func isSame(_ id: String, in matching: ObjectMatching) -> Bool {
    guard let place = matching.old.placeByID[id], let newPlace = matching.new.placeByID[id] else {
      return false
    }
    let objects = [matching.old.all[place], matching.new.all[newPlace]]
    var properties = objects.map(\.properties)
    if objects[0].element["customClass"] == objects[1].element["customClass"] {
      for index in properties.indices {
        for name in ["class", "module"] { properties[index][PropertyPath([name])] = nil }
      }
    }
    return properties[0] == properties[1]
  }

  private static func entries(of document: Document) -> [DocumentElement] {
    document.root.children(of: "designables")
  }
}
