import InterfaceBuilder

extension Document {
  /// The elements that refer to objects, by the objects' ids.
  var referringElements: [String: [DocumentElement]] {
    var references: [String: [DocumentElement]] = [:]
    for element in root.descendants {
      for name in ["destination", "reference"] {
        if let id = element[name] { references[id, default: []].append(element) }
      }
    }
    return references
  }
}
