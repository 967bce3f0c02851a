package import InterfaceBuilder

/// The issues of a document, as Interface Builder lists them beside its outline: scene by scene, on the canvas that the
/// document names.
package struct DocumentIssues: Sendable {
  /// The issues of a scene, or of a top-level view of a xib.
  package struct Section: Sendable {
    /// The name in the outline.
    package let title: String
    /// The id in the outline.
    package let id: String
    /// The element; nil where no element has the id.
    package let element: DocumentElement?
    /// The issues, by category, then in the order of the document.
    package fileprivate(set) var issues: [OutlineIssue]
  }

  /// The scenes that have issues, in the order of the document.
  package private(set) var sections: [Section] = []

  /// Lists what a document's canvas shows.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, laid out on the canvas.
  ///   - inspector: The document.
  @MainActor
  package init(of scenes: [SolvedScene], in inspector: DocumentInspector) {
    let entries = DocumentOutline(inspector.savedDescription).scenes
    for scene in inspector.inspected(scenes) {
      let id = scene.solution.sceneID ?? scene.solution.rootID
      let issues = SceneIssues(of: scene).issues
      if issues.isEmpty { continue }
      if sections.last?.id == id {
        sections[sections.count - 1].issues += issues
      } else {
        // The controllers of a xib are in no outline.
        let entry = entries.first { $0.id == id }
        sections.append(
          Section(
            title: entry?.title ?? scene.names.name(of: scene.solution), id: id,
            element: entry?.element ?? scene.element(id), issues: issues))
      }
    }
  }

  /// Keeps the scenes of an outline.
  package mutating func keep(scenesOf outline: DocumentOutline) {
    let ids = Set(outline.scenes.compactMap(\.id))
    sections.removeAll { !ids.contains($0.id) }
  }

  /// The number of issues of a severity.
  package func count(_ severity: Finding.Severity) -> Int {
    sections.reduce(0) { $0 + $1.issues.count { $0.severity == severity } }
  }
}
