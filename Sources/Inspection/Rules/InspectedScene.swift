import InterfaceBuilder

/// A solved scene with everything rules need to speak about it.
@MainActor
struct InspectedScene {
  /// The document's path as given.
  let path: String
  /// The document for the scene's canvas.
  let description: DocumentDescription
  /// The scene, laid out.
  let scene: SolvedScene
  /// What the document is saved for, or something else.
  let purpose: Purpose
  let names: ObjectNames
  let phrases: ConstraintPhrases

  /// Why a configuration is solved.
  enum Purpose {
    /// It is the canvas that the document was saved for: stored frames count.
    case savedCanvas
    /// It is one of the configurations to check.
    case matrix
  }

  var solution: SceneSolution { scene.solution }

  /// A finding about an object of the scene.
  func finding(
    _ rule: Rule, _ severity: Finding.Severity, about ids: [String], at position: DocumentPosition?,
    _ message: String, next: String
  ) -> Finding {
    let place = ids.lazy.compactMap { description.document.element(id: $0)?.position }.first
    return Finding(
      rule: rule, severity: severity, path: path, position: position ?? place ?? .start,
      objectIDs: ids, message: message, nextStep: next, occurrence: .always)
  }
}
