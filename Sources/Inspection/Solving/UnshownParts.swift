import InterfaceBuilder

/// The parts of a document that no app shows: scenes, prototypes of rows, and views beside those of a controller.
struct UnshownParts {
  private let scenes: UnusedScenes
  private let views: UnconnectedViews
  private let parts: [Part]

  /// A part that the use of the document tells of.
  private struct Part {
    let range: Range<Int>
    let mitigation: Mitigation
  }

  /// - Parameters:
  ///   - description: The document.
  ///   - code: The use that code makes of its objects.
  init(of description: DocumentDescription, code: CodeFacts) {
    scenes = UnusedScenes(of: description, use: code.use)
    views = UnconnectedViews(of: description)
    func listed(_ ids: [String], because mitigation: Mitigation) -> [Part] {
      ids.compactMap(description.document.element(id:)).map {
        Part(range: $0.range, mitigation: mitigation)
      }
    }
    parts =
      listed(code.use.unnamedPrototypes, because: .unnamedRow)
      + listed(code.use.unusedViews, because: .unusedView)
      + listed(code.removedAtStart, because: .removedByCode)
  }

  /// The reason why no app shows an element: it is in one of them.
  func mitigation(of element: DocumentElement) -> Mitigation? {
    if scenes.contain(element) { return .unshownScene }
    if views.contain(element) { return .unconnectedView }
    return parts.first { $0.range.contains(element.range.lowerBound) }?.mitigation
  }
}
