import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Stores the frames that constraints give on the canvas.
enum UpdateFrames: ResolveAction {
  static let title = "Update frames"

  @MainActor
  static func plan(for scene: InspectedScene, where isSelected: (UIView) -> Bool) -> ResolvePlan {
    ResolvePlan(
      changes: scene.solution.views.compactMap { solved in
        guard let view = scene.instance.view(id: solved.id), isSelected(view), solved.isLaidOut,
          view.isShown, view !== scene.instance.rootView,
          solved.ambiguous.allSatisfy(\.isContentExtent),
          let described = scene.description.view(id: solved.id),
          let stored = described.geometry.frame,
          FrameUpdate.distance(stored, solved.frame) > FrameUpdate.rounding
        else { return nil }
        return FrameUpdate.change(
          of: described, to: solved.frame, names: scene.names, because: "its constraints give it")
      })
  }
}
