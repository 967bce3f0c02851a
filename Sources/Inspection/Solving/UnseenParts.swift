import InterfaceBuilder

/// The parts of a document that nobody sees: hidden views that nothing can show, scenes that no app shows, and rows and views
/// that code makes and shows nowhere.
struct UnseenParts {
  private let hidden: HiddenForGood
  private let scenes: UnusedScenes
  private let unused: [Range<Int>]

  /// - Parameters:
  ///   - description: The document.
  ///   - code: The use that code makes of its objects.
  init(of description: DocumentDescription, code: CodeFacts) {
    let document = description.document
    hidden = HiddenForGood(in: document)
    scenes = UnusedScenes(of: description, use: code.use)
    unused = (code.use.unnamedPrototypes + code.use.unusedViews + code.removedAtStart)
      .compactMap { document.element(id: $0)?.range }
  }

  /// Whether an element is in one of them.
  func contain(_ element: DocumentElement) -> Bool {
    hidden.contain(element) || scenes.contain(element)
      || unused.contains { $0.contains(element.range.lowerBound) }
  }
}
