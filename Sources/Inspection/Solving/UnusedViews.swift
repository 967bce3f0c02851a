import InterfaceBuilder

/// Hidden views of a document that nothing shows: no outlet leads to one of them or into it, and no name or tag by which
/// code finds views.
///
/// Everything that is found in one of them, or in a stack view that arranges nothing else, is ended by deleting it.
struct UnusedViews {
  /// The elements, the outermost of those inside each other.
  private let elements: [DocumentElement]

  init(of document: DocumentDescription) {
    let all = Array(document.document.root.descendants)
    let hidden = all.filter { $0["hidden"] == "YES" && $0.parent?.name == "subviews" }
    guard !hidden.isEmpty else {
      elements = []
      return
    }
    let used = Self.usedPlaces(among: all, of: document.document)
    let unused = hidden.filter { view in !used.contains { view.range.contains($0) } }
    let places = Set(unused.map(\.range.lowerBound))
    let stacks = all.filter { $0.name == "stackView" }.filter { stack in
      let arranged = stack.children(of: "subviews")
      let isUsed = used.contains { stack.range.contains($0) }
      return !isUsed && !arranged.isEmpty
        && arranged.allSatisfy { places.contains($0.range.lowerBound) }
    }
    let found = (unused + stacks).sorted { $0.range.lowerBound < $1.range.lowerBound }
    elements = found.reduce(into: []) { outermost, element in
      if outermost.last?.range.contains(element.range.lowerBound) != true {
        outermost.append(element)
      }
    }
  }

  /// The view that an object is in, if it is in one of these.
  func view(around id: String, in document: Document) -> DocumentElement? {
    guard let place = document.element(id: id)?.range.lowerBound else { return nil }
    return elements.first { $0.range.contains(place) }
  }

  /// The places of what outlets lead to, and of views that have a name or tag.
  private static func usedPlaces(
    among elements: [DocumentElement], of document: Document
  ) -> [Int] {
    elements.compactMap { element in
      if ["outlet", "outletCollection"].contains(element.name) {
        return element["destination"].flatMap { document.element(id: $0)?.range.lowerBound }
      }
      let isNamed = names.contains { element[$0] != nil } || naming.contains(element.name)
      return isNamed ? element.range.lowerBound : nil
    }
  }

  /// The attributes by which code finds views.
  private static let names = ["tag", "restorationIdentifier", "accessibilityIdentifier"]
  /// The elements that give a view what code may ask for, or another state in some size class.
  private static let naming: Set<String> = [
    "userDefinedRuntimeAttribute", "variation", "segue", "action",
  ]
}
