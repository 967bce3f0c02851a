import InterfaceBuilder

/// Views of a document that nothing shows: hidden ones that no outlet leads to or into, and ones that a constant without outlet
/// gives no extent and that clip what is inside.
///
/// They have no name or tag by which code finds them. Everything that is found in one of them, or in a stack view that arranges
/// nothing else, is ended by deleting it.
struct UnusedViews {
  /// The elements, the outermost of those inside each other.
  private let elements: [DocumentElement]

  init(of document: DocumentDescription) {
    let all = Array(document.document.root.descendants)
    let hidden = all.filter { $0["hidden"] == "YES" && $0.parent?.name == "subviews" }
    let folded = all.filter(\.isClippedToNothing)
    guard !hidden.isEmpty || !folded.isEmpty else {
      elements = []
      return
    }
    let outlets = document.document.outletDestinations
    let used = (outlets + all.filter(\.isFoundByCode)).map(\.range.lowerBound)
    let unused = hidden.filter { view in !used.contains { view.range.contains($0) } }
    let places = Set(unused.map(\.range.lowerBound))
    let stacks = all.filter { $0.name == "stackView" }.filter { stack in
      let arranged = stack.children(of: "subviews")
      let isUsed = used.contains { stack.range.contains($0) }
      return !isUsed && !arranged.isEmpty
        && arranged.allSatisfy { places.contains($0.range.lowerBound) }
    }
    let closed = folded.filter { view in !outlets.contains { $0.unfolds(view) } }
    let found = (unused + stacks + closed).sorted { $0.range.lowerBound < $1.range.lowerBound }
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

  /// Whether an outlet leads into a view.
  static func hasOutlet(into view: DocumentElement, of document: Document) -> Bool {
    document.outletDestinations.contains { view.range.contains($0.range.lowerBound) }
  }

  /// The attributes by which code finds views.
  static let names = ["tag", "restorationIdentifier", "accessibilityIdentifier"]
  /// The elements that give a view what code may ask for, or another state in some size class.
  fileprivate static let naming: Set<String> = [
    "userDefinedRuntimeAttribute", "variation", "segue", "action",
  ]
}

extension DocumentElement {
  /// Whether the element has a name or tag, or gives a view what code may ask for.
  var isFoundByCode: Bool {
    UnusedViews.names.contains { self[$0] != nil } || UnusedViews.naming.contains(name)
  }

  /// Whether a required constant of the view's own, the same in all size classes, gives it no width or no height, and it clips
  /// what is inside.
  var isClippedToNothing: Bool {
    guard self["clipsSubviews"] == "YES", self["customClass"] == nil, parent?.name == "subviews",
      UnusedViews.names.allSatisfy({ self[$0] == nil }),
      !children.contains(where: {
        $0.name == "variation" || $0.name == "userDefinedRuntimeAttributes"
      })
    else { return false }
    return !constraintsToNoExtent.isEmpty
  }

  /// The required constraints of the view's own, the same in all size classes, that give it no width or no height.
  var constraintsToNoExtent: [DocumentElement] {
    children(of: "constraints").filter { constraint in
      ["width", "height"].contains(constraint["firstAttribute"])
        && (constraint["firstItem"] ?? id) == id && constraint["secondItem"] == nil
        && constraint["relation"] == nil && constraint["priority"] == nil
        && constraint["placeholder"] == nil && Double(constraint["constant"] ?? "0") == 0
        && !constraint.children.contains { $0.name == "variation" }
    }
  }

  /// Whether an outlet to the element lets code give a view an extent: one to the view or a constraint in it.
  fileprivate func unfolds(_ view: DocumentElement) -> Bool {
    view.range.lowerBound == range.lowerBound
      || name == "constraint" && view.range.contains(range.lowerBound)
  }
}
