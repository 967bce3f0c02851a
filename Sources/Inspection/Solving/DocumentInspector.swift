public import InterfaceBuilder

/// Solves a document for configurations and finds what is wrong with it.
@MainActor
public struct DocumentInspector {
  private let savedDescription: DocumentDescription

  /// Reads a document.
  ///
  /// - Throws: What keeps it from being read.
  public init(path: String) throws(DocumentError) {
    savedDescription = DocumentDescription(try Document(path: path))
  }

  /// What the document was laid out for when it was saved.
  public var savedCanvas: Canvas { Canvas(of: savedDescription) }

  /// Lays out every scene for a canvas.
  public func solve(on canvas: Canvas) -> [SolvedScene] {
    SceneSolver(savedDescription).solve(for: canvas)
  }

  /// Lays out the document for the canvas it was saved for and for others, and finds what is wrong,
  /// in the order of the document.
  public func findings(on matrix: [Canvas]) -> [Finding] {
    var collector = FindingCollector()
    let path = savedDescription.document.path
    collector.add(DocumentRule.findings(in: savedDescription, path: path))
    add(savedCanvas, purpose: .savedCanvas, to: &collector)
    for canvas in matrix where canvas != savedCanvas {
      add(canvas, purpose: .matrix, to: &collector)
    }
    let others = matrix.count { $0 != savedCanvas }
    return collector.findings(ofConfigurations: others + 1)
  }

  private func add(
    _ canvas: Canvas, purpose: InspectedScene.Purpose, to collector: inout FindingCollector
  ) {
    for scene in solve(on: canvas) {
      collector.add(
        findings(in: inspected(scene, purpose: purpose)), configuration: canvas.name)
    }
  }

  private func inspected(
    _ scene: SolvedScene, purpose: InspectedScene.Purpose
  ) -> InspectedScene {
    let description = scene.instance.description
    return InspectedScene(
      path: savedDescription.document.path, description: description, scene: scene,
      purpose: purpose,
      names: ObjectNames(description), phrases: ConstraintPhrases(description))
  }

  /// What is wrong with a scene that was laid out.
  package func findings(in scene: SolvedScene) -> [Finding] {
    findings(in: inspected(scene, purpose: .matrix))
  }

  private func findings(in scene: InspectedScene) -> [Finding] {
    ConflictRule.findings(in: scene) + AmbiguityRule.findings(in: scene)
      + OutsideSuperviewRule.findings(in: scene) + MisplacedRule.findings(in: scene)
      + SettlingRule.findings(in: scene)
  }
}
