import InterfaceBuilder

/// Hidden views that nothing can show: nobody sees what is in them.
///
/// No outlet leads to or into one, and nothing in it has a name or tag by which code finds it, another state in some size
/// class, or a text that code may ask for; or code leaves hidden what its outlets lead to. A view of one of the app's own classes
/// may show itself.
struct HiddenForGood {
  private let views: [DocumentElement]

  /// - Parameters:
  ///   - document: The document.
  ///   - unrevealed: The ids of hidden views that outlets lead to and no code makes visible.
  init(in document: Document, unrevealed: [String] = []) {
    let known = unrevealed.compactMap(document.element(id:)).filter { view in
      !view.children.contains { $0.name == "variation" }
    }
    views = Self.unconnectedViews(in: document) + known
  }

  private static func unconnectedViews(in document: Document) -> [DocumentElement] {
    let all = Array(document.root.descendants)
    let hidden = all.filter(\.isHiddenView)
    guard !hidden.isEmpty else { return [] }
    let outlets = document.outletDestinations
    let found = (outlets + all.filter(\.mayBeFound)).map(\.range.lowerBound)
    let arranging = Set(outlets.filter { $0.name == "stackView" }.map(\.range.lowerBound))
    return hidden.filter { view in
      let holder = view.parent?.parent?.range.lowerBound
      return !(holder.map(arranging.contains) ?? false)
        && !found.contains { view.range.contains($0) }
    }
  }

  /// Whether an element is one of these or in one.
  func contain(_ element: DocumentElement) -> Bool {
    views.contains { $0.range.contains(element.range.lowerBound) }
  }

  /// Whether an element is in a hidden view that is in one of these: what its hiding does is hidden, too.
  func containHidden(_ element: DocumentElement) -> Bool {
    guard let inner = ([element] + element.ancestors).first(where: \.isHiddenView) else {
      return false
    }
    return views.contains {
      $0.range.lowerBound != inner.range.lowerBound && $0.range.contains(inner.range.lowerBound)
    }
  }
}

extension [Finding] {
  /// The findings, with those as notes that are about what hiding one more view does in a hidden view that nothing can show.
  func notingInvisible(in document: Document) -> [Finding] {
    guard contains(where: { $0.severity >= .warning }) else { return self }
    let hidden = HiddenForGood(in: document)
    return map { finding in
      guard !finding.isAboutResource else { return finding }
      return finding.asNote(
        because: finding.mitigation(in: document) {
          hidden.containHidden($0) ? .hiddenForGood : nil
        })
    }
  }
}

extension DocumentElement {
  fileprivate var isHiddenView: Bool {
    self["hidden"] == "YES" && parent?.name == "subviews"
      && (self["customClass"] == nil
        || self["customModule"] != nil && self["customModuleProvider"] == nil)
  }

  /// Whether the element has a name or tag, another state in some size class, or a text for code.
  fileprivate var mayBeFound: Bool {
    UnusedViews.names.contains { self[$0] != nil } || name == "variation"
      || name == "userDefinedRuntimeAttribute" && self["type"] == "string"
  }
}
