import AutoLayout
import UIKit

/// The container views that scenes of a storyboard are embedded in, laid out for a canvas.
@MainActor
struct EmbeddingContainers {
  private let description: DocumentDescription
  private let canvas: Canvas
  private let era: InterfaceEra
  /// The scenes with containers, by the id of their controller; nil for one being made.
  private var scenes: [String: SceneInstance?] = [:]

  init(_ description: DocumentDescription, canvas: Canvas, era: InterfaceEra) {
    self.description = description
    self.canvas = canvas
    self.era = era
  }

  /// The size of the container view that a controller is embedded in, in points.
  ///
  /// - Returns: nil on the canvas of the document itself, where stored sizes hold, and for
  ///   controllers that are not embedded, or embedded in one another.
  mutating func size(around controllerID: String) -> Size? {
    guard canvas != Canvas(of: description), description.kind == .storyboard,
      let segue = description.sceneGraph.surroundings(of: controllerID).embedding,
      let sourceID = segue.sourceControllerID, let scene = scene(of: sourceID)
    else { return nil }
    return scene.view(id: segue.sourceID)?.layoutView.frame.size
  }

  private mutating func scene(of controllerID: String) -> SceneInstance? {
    if let known = scenes[controllerID] { return known }
    guard let controller = description.controller(id: controllerID) else { return nil }
    scenes[controllerID] = .some(nil)
    let scene = SceneBuilder(
      description, canvas: canvas, era: era, sceneID: nil, rootID: controllerID,
      containerSize: size(around: controllerID)
    ).build(controller, extraViews: [])
    scene?.layOut()
    scenes[controllerID] = .some(scene)
    return scene
  }
}
