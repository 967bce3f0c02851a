import AutoLayout
import InterfaceBuilder
import UIKit

/// The changes that a command of the Resolve menu would make in a scene.
@MainActor
struct ResolvePlan {
  var changes: [DocumentChange] = []
  /// The views that are left as they are, with the reasons.
  var leftAlone: [FixOutcome.Left] = []
  /// The frames that views are to keep; nil where they may move.
  var targets: FrameTargets?
}

/// A command of Interface Builder's Resolve menu.
protocol ResolveAction: SendableMetatype {
  static var title: String { get }

  /// The changes in a scene that was laid out on the canvas and that nobody looks at afterwards.
  @MainActor
  static func plan(for scene: InspectedScene, where isSelected: (UIView) -> Bool) -> ResolvePlan

  /// The changes in a scene, those that laying it out once more cannot judge tried in the document.
  @MainActor
  static func plan(
    for scene: InspectedScene, where isSelected: (UIView) -> Bool, trying trial: SceneTrial
  ) -> ResolvePlan

  /// Whether a scene with the changes is as good as it was.
  @MainActor
  static func isAcceptable(_ after: InspectedScene, before: SceneSolution, selected: Set<String>)
    -> Bool
}

extension ResolveAction {
  @MainActor
  static func plan(
    for scene: InspectedScene, where isSelected: (UIView) -> Bool, trying trial: SceneTrial
  ) -> ResolvePlan {
    plan(for: scene, where: isSelected)
  }

  @MainActor
  static func isAcceptable(
    _ after: InspectedScene, before: SceneSolution, selected: Set<String>
  ) -> Bool {
    true
  }
}

extension ResolveAction {
  /// Whether a scene has no more conflicts than before and every view that had a frame has one that will do.
  @MainActor
  static func isAcceptable(
    _ after: InspectedScene, before: SceneSolution,
    where isInPlace: (_ view: SceneSolution.ObjectFrame, _ old: Rect) -> Bool
  ) -> Bool {
    let frames = Dictionary(
      before.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return after.solution.conflicts.count <= before.conflicts.count
      && after.solution.views.allSatisfy { view in
        frames[view.id].map { isInPlace(view, $0) } ?? true
      }
  }
}

/// The commands of Interface Builder's Resolve menu.
public enum ResolveCommand: String, Hashable, Sendable, CaseIterable {
  case addMissing, updateFrames, updateConstants, resetToSuggested, clear

  var action: any ResolveAction.Type {
    switch self {
    case .addMissing: AddMissing.self
    case .updateFrames: UpdateFrames.self
    case .updateConstants: UpdateConstants.self
    case .resetToSuggested: ResetToSuggested.self
    case .clear: ClearConstraints.self
    }
  }
}
