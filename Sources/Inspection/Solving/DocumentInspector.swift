public import InterfaceBuilder
import UIKit

/// Solves a document for configurations and finds what is wrong with it.
@MainActor
public struct DocumentInspector {
  private let savedDescription: DocumentDescription

  /// Reads a document.
  ///
  /// - Throws: What keeps it from being read or laid out.
  public init(path: String) throws(InspectionError) {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      throw InspectionError(error)
    }
    savedDescription = DocumentDescription(document)
    if savedDescription.platform == .macOS {
      throw .notLaidOut(
        path: path, position: document.root.position(ofAttribute: "targetRuntime"),
        platform: .macOS)
    }
  }

  /// What the document was laid out for when it was saved.
  public var savedCanvas: Canvas { Canvas(of: savedDescription) }

  /// Lays out every scene for a canvas.
  public func solve(on canvas: Canvas) -> [SolvedScene] {
    SceneSolver(savedDescription).solve(for: canvas)
  }

  /// Lays out the document for the canvas it was saved for and for others, and finds what is wrong,
  /// in the order of the document.
  ///
  /// The square canvas of older documents, and a text size that only Interface Builder had, count
  /// for stored frames only, unless they are asked for.
  public func findings(on matrix: [Canvas]) -> [Finding] {
    var collector = FindingCollector()
    let saved = savedCanvas
    let counted = counted(on: matrix)
    collector.add(NotCheckedRule.findings(in: savedDescription, path: path))
    for canvas in [saved] + counted.filter({ $0 != saved }) {
      let scenes = solve(on: canvas)
      collector.add(problems(in: scenes))
      for scene in inspected(scenes) {
        if canvas == saved { collector.add(MisplacedRule.findings(in: scene)) }
        guard counted.contains(canvas) else { continue }
        collector.add(findings(in: scene), configuration: canvas.name)
      }
    }
    return collector.findings(ofConfigurations: counted.count)
  }

  /// The canvases whose findings people would see: the saved one as a device shows it, and those
  /// asked for.
  private func counted(on matrix: [Canvas]) -> [Canvas] {
    let shown = savedCanvas.asShown
    // The square canvas is no device: nobody sees what does not fit there.
    let countsShown = shown.device != .anyCanvas || matrix.isEmpty || matrix.contains(shown)
    return (countsShown ? [shown] : []) + matrix.filter { $0 != shown }
  }

  /// What in the document cannot be used as written: what reading met, and what making the scenes
  /// met.
  public func problems(in scenes: [SolvedScene]) -> [Finding] {
    var collector = FindingCollector()
    collector.add(DocumentRule.findings(in: savedDescription, path: path))
    for scene in inspected(scenes) { collector.add(DocumentRule.findings(in: scene)) }
    return collector.findings(ofConfigurations: 0)
  }

  /// What is wrong with a scene that was laid out.
  package func findings(in scene: SolvedScene) -> [Finding] {
    inspected([scene]).flatMap(findings)
  }

  private func findings(in scene: InspectedScene) -> [Finding] {
    ConflictRule.findings(in: scene) + AmbiguityRule.findings(in: scene)
      + OutsideSuperviewRule.findings(in: scene) + SettlingRule.findings(in: scene)
  }

  private var path: String { savedDescription.document.path }

  private func inspected(_ scenes: [SolvedScene]) -> [InspectedScene] {
    scenes.map { InspectedScene(path: path, scene: $0) }
  }
}
