import AutoLayout
import Drawing
import InterfaceBuilder
import PangoText
import UIKit

/// The drawings of scenes in the container views of others, as they are put together at run time.
@MainActor
struct EmbeddedScenes {
  private let scenes: [SolvedScene]
  private let measurer: PangoTextMeasurer
  /// The scenes around, which are not drawn inside themselves.
  private let outer: Set<String>

  /// - Parameters:
  ///   - scenes: The scenes of the document, laid out for one configuration.
  ///   - measurer: The measurer that they were laid out with.
  ///   - outer: The controllers of the scenes around.
  init(_ scenes: [SolvedScene], measurer: PangoTextMeasurer, inside outer: Set<String>) {
    self.scenes = scenes
    self.measurer = measurer
    self.outer = outer
  }

  /// The drawing of what a container view holds; nil where that has no view in the document.
  func list(in container: ViewDescription, of description: DocumentDescription) -> DisplayList? {
    let segue = description.sceneGraph.segues.first {
      $0.kind == .embed && $0.sourceID == container.id
    }
    guard let segue,
      let scene = scenes.scene(
        shownBy: segue.destinationID, in: description, outside: outer)
    else {
      return nil
    }
    let inner = EmbeddedScenes(
      scenes, measurer: measurer, inside: outer.union([scene.solution.rootID]))
    let looks = DocumentLooks(scene.instance, embedded: inner)
    let drawing = ViewDrawing(measurer: measurer, options: LaunchOptions(), look: looks.look)
    return scene.instance.inEnvironment {
      var list = DisplayList()
      let root = scene.instance.rootView
      list.insert(drawing.list(of: root), at: root.layoutView.frame.origin)
      list.append(drawing.list(of: scene.instance.barWindow))
      return list.withoutViews
    }
  }
}
