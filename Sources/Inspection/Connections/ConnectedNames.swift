import InterfaceBuilder

/// The names that documents have for the members of a program's classes.
struct ConnectedNames {
  /// The outlets and runtime attributes of each class, and the selectors of its actions.
  private(set) var classes: [String: Names] = [:]

  /// The names of a class.
  struct Names {
    var properties: Set<String> = []
    var selectors: Set<String> = []
  }

  /// Adds the names of a document.
  mutating func add(_ document: Document) {
    for element in document.root.descendants {
      guard let parent = element.parent else { continue }
      switch (parent.name, element.name) {
      case ("connections", "outlet"), ("connections", "outletCollection"):
        add(property: element["property"], of: parent.parent)
      case ("connections", "action"):
        guard let selector = element["selector"],
          let target = element["destination"].flatMap(document.element(id:))?["customClass"]
        else { continue }
        classes[target, default: Names()].selectors.insert(selector)
      case ("userDefinedRuntimeAttributes", _):
        add(property: element["keyPath"], of: parent.parent)
      default: break
      }
    }
  }

  private mutating func add(property: String?, of object: DocumentElement?) {
    guard let property, !property.contains("."), let name = object?["customClass"] else { return }
    classes[name, default: Names()].properties.insert(property)
  }
}
