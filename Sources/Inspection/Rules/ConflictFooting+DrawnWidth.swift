import AutoLayout
import Devices
import InterfaceBuilder
import UIKit

extension ConflictFooting {
  /// The footing of a conflict with the size of a row or of a loaded view, which may be another one at run time.
  @MainActor
  static func ofResizedItem(
    _ id: String, _ conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription],
    in scene: InspectedScene
  ) -> ConflictFooting {
    guard scene.hasStoredSize(id) else { return .provisionalSize }
    return isOfDrawnWidth(conflict, members: members, id, in: scene)
      ? .drawnWidth(of: id) : .givenSize(of: id)
  }

  /// Whether a top-level view of a xib contradicts its constraints at the width that it is drawn at, whatever its content is.
  ///
  /// Interface Builder shows such a conflict on the canvas. Heights are often drawn too small, for content that decides them.
  @MainActor
  private static func isOfDrawnWidth(
    _ conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription], _ id: String,
    in scene: InspectedScene
  ) -> Bool {
    scene.instance.view(id: id) === scene.instance.rootView
      && !(scene.instance.rootView is UICollectionReusableView)
      && isOfEquationsAlone(conflict, members: members)
  }

  /// Whether a conflict contradicts the width of a phone's screen, as wide as which tables are there.
  @MainActor
  static func isOfNumbersOnPhone(
    _ conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription],
    in scene: InspectedScene
  ) -> Bool {
    scene.solution.device.device.idiom == .phone && isOfEquationsAlone(conflict, members: members)
  }

  /// Whether a conflict is about nothing but equations along the horizontal axis: no content, and no limit that may be meant for
  /// other widths.
  private static func isOfEquationsAlone(
    _ conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription]
  ) -> Bool {
    members.allSatisfy { $0.firstAttribute?.axis == .horizontal && $0.relation == .equal }
      && !conflict.system.contains { $0.role == .contentSize }
  }
}
