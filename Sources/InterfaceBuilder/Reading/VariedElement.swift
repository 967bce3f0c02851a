/// An element with the overrides of the variations that apply to a trait environment.
///
/// Attributes and keyed children are taken from the most specific variation that has them, then
/// from the element. Between equally specific ones the later wins (decision 0023).
struct VariedElement: Sendable {
  let element: DocumentElement
  /// The variations that apply, the most specific first.
  let overrides: [DocumentElement]

  init(_ element: DocumentElement, traits: TraitEnvironment) {
    self.element = element
    var matching: [(element: DocumentElement, specificity: Int)] = []
    for child in element.children where child.name == "variation" {
      let key = VariationKey(child.key ?? "")
      guard key.matches(traits) else { continue }
      let place =
        matching.firstIndex { $0.specificity <= key.specificity } ?? matching.endIndex
      matching.insert((child, key.specificity), at: place)
    }
    overrides = matching.map(\.element)
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { holder(of: name)[name] }

  /// The variation or element that an attribute's value comes from; the element when it has none.
  func holder(of name: String) -> DocumentElement {
    overrides.first { name != "key" && $0.attribute(named: name) != nil } ?? element
  }

  /// The child that plays a role.
  func child(key: String) -> DocumentElement? {
    for holder in overrides {
      if let child = holder.children.first(where: { $0.name != "mask" && $0.key == key }) {
        return child
      }
    }
    return element.children.first { $0.key == key && $0.name != "variation" }
  }

  /// Whether an attribute is `YES`; `fallback` when it is missing.
  func flag(_ name: String, default fallback: Bool = false) -> Bool {
    self[name].map { $0 == "YES" } ?? fallback
  }

  /// The ids of the children of `list` (`subviews` or `constraints`) that are not installed.
  func uninstalledIDs(in list: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in overrides.reversed() {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }
}
