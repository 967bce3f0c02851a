import AutoLayout
import InterfaceBuilder
import UIKit

/// Findings about room in free-form scenes that go where the scene is as high as its author drew it: they are notes.
///
/// The height at run time is not known of a scene that neither the storyboard begins with nor a segue leads to: code puts
/// pages of a pager and parts of what scrolls into views of other scenes, as high as they need to be.
///
/// Source: 9 findings about views outside in free-form scenes of 76 apps, of which 1 was worth an edit: along the width.
@MainActor
struct DrawnHeights {
  let trials: TrialScenes

  /// The findings, with those that end at the drawn height as notes.
  func completing(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard finding.isAboutHeightOfRoom, let scene = trials.worstScene(of: finding),
        let height = drawnHeight(of: scene.scene)
      else { return finding }
      let root = scene.scene.instance.rootView
      guard height > Double(root.frame.height), !scene.scene.hasAllBelowEnd,
        trials.ends(finding, in: scene, .height(CGFloat(height), of: root))
      else { return finding }
      return finding.asNote(
        because: .drawnHeight,
        advising:
          "Nothing needs to be done where the scene is shown at its free-form height, or scrolls")
    }
  }

  /// The height that a free-form scene is drawn with which no segue shows; nil for others.
  private func drawnHeight(of scene: InspectedScene) -> Double? {
    let description = scene.description
    guard let controller = description.controller(id: scene.solution.rootID),
      case .freeform = controller.simulatedMetrics.size,
      controller.id != description.initialControllerID,
      description.sceneGraph.inferringSegue(to: controller.id) == nil
    else { return nil }
    return controller.view?.geometry.frame?.size.height
  }
}
