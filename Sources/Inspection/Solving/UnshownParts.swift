import InterfaceBuilder

/// The parts of a document that no app shows: scenes, prototypes of rows, and views beside those of a controller.
struct UnshownParts {
  private let scenes: UnusedScenes
  private let views: UnconnectedViews
  private let unused: [Range<Int>]

  /// - Parameters:
  ///   - description: The document.
  ///   - code: The use that code makes of its objects.
  init(of description: DocumentDescription, code: CodeFacts) {
    scenes = UnusedScenes(of: description, use: code.use)
    views = UnconnectedViews(of: description)
    unused = (code.use.unnamedPrototypes + code.use.unusedViews + code.removedAtStart)
      .compactMap { description.document.element(id: $0)?.range }
  }

  /// Whether an element is in one of them.
  func contain(_ element: DocumentElement) -> Bool {
    scenes.contain(element) || views.contain(element)
      || unused.contains { $0.contains(element.range.lowerBound) }
  }
}
