import InterfaceBuilder

/// Differences of what a document keeps of images and colours that live elsewhere.
///
/// Those that come or go with their uses are no difference of their own, nor those of the system.
struct ResourceComparison {
  let old: DocumentDescription
  let new: DocumentDescription

  /// The differences.
  var changes: [ObjectChange] {
    let before = Self.resources(of: old.document)
    return Self.resources(of: new.document).compactMap { resource in
      guard let other = before.first(where: { $0.key == resource.key }) else { return nil }
      var change = ObjectChange(
        kind: .changed, subject: .resource, id: resource.key, oldID: nil, name: resource.key,
        scene: nil, line: resource.line)
      change.values = Self.differences(other, resource)
      return change.values.isEmpty ? nil : change
    }
  }

  /// The values of a resource that both versions have, where they differ.
  private static func differences(_ old: Resource, _ new: Resource) -> [ObjectChange.Value] {
    var values: [ObjectChange.Value] = []
    if !DifferenceNoise.isSame(old.value, new.value, within: DifferenceNoise.rounding) {
      values.append(ObjectChange.Value(name: new.property, old: old.value, new: new.value))
    }
    if let before = old.picture, let after = new.picture, before.data != after.data {
      values.append(
        ObjectChange.Value(name: "data", old: before.checksum, new: after.checksum))
    }
    return values
  }

  private struct Resource {
    let key: String
    let property: String
    let value: String
    let line: Int
    var picture: EmbeddedPictures.Picture?
  }

  private static func resources(of document: Document) -> [Resource] {
    document.root.children(of: "resources").compactMap { element in
      guard let name = element["name"], element["catalog"] != "system" else { return nil }
      let line = element.position.line
      switch element.name {
      case "image":
        return Resource(
          key: "image \"\(name)\"", property: "size",
          value: EmbeddedPictures.Picture.size(of: element), line: line,
          picture: EmbeddedPictures.Picture(element))
      case "namedColor":
        guard let color = element.child(named: "color") else { return nil }
        let value = PropertyValues.text(of: color) ?? ""
        return Resource(key: "color \"\(name)\"", property: "value", value: value, line: line)
      default: return nil
      }
    }
  }
}
