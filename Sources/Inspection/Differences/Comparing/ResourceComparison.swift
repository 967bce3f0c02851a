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
      guard let other = before.first(where: { $0.key == resource.key }),
        !DifferenceNoise.isSame(
          other.value, resource.value, within: DifferenceNoise.rounding)
      else { return nil }
      var change = ObjectChange(
        kind: .changed, subject: .resource, id: resource.key, oldID: nil, name: resource.key,
        scene: nil, line: resource.line)
      change.values = [
        ObjectChange.Value(name: resource.property, old: other.value, new: resource.value)
      ]
      return change
    }
  }

  private struct Resource {
    let key: String
    let property: String
    let value: String
    let line: Int
  }

  private static func resources(of document: Document) -> [Resource] {
    document.root.children(of: "resources").compactMap { element in
      guard let name = element["name"], element["catalog"] != "system" else { return nil }
      let line = element.position.line
      switch element.name {
      case "image":
        let parts = ["width", "height"].map { PropertyValues.number(element[$0] ?? "0") }
        return Resource(
          key: "image \"\(name)\"", property: "size", value: "(\(parts.joined(separator: ", ")))",
          line: line)
      case "namedColor":
        guard let color = element.child(named: "color") else { return nil }
        let value = PropertyValues.text(of: color) ?? ""
        return Resource(key: "color \"\(name)\"", property: "value", value: value, line: line)
      default: return nil
      }
    }
  }
}
