import InterfaceBuilder
import UIKit

/// Replaces the constraints of views by those that are suggested for the frames they have.
enum ResetToSuggested: ResolveAction {
  static let title = "Reset to suggested constraints"

  @MainActor
  static func plan(for scene: InspectedScene, where isSelected: (UIView) -> Bool) -> ResolvePlan {
    let targets = FrameTargets(solvedIn: scene.instance)
    let clearing = Clearing(scene, where: isSelected)
    for id in clearing.removedIDs.sorted() {
      scene.instance.constraint(id: id)?.isActive = false
    }
    scene.instance.layOut()
    let selected = Set(scene.instance.views.filter { isSelected($0.view) }.map(\.id))
    let added = AddMissing.plan(for: scene, keeping: targets, selected: selected)
    let constraints = added.changes.flatMap(\.operations).compactMap { operation in
      if case .addConstraint(let constraint, _) = operation { constraint } else { nil }
    }
    return ResolvePlan(
      changes: clearing.removals + added.changes + clearing.pins(besides: constraints),
      leftAlone: clearing.leftAlone + added.leftAlone, targets: targets)
  }

  @MainActor
  static func isAcceptable(
    _ after: InspectedScene, before: SceneSolution, selected: Set<String>
  ) -> Bool {
    AddMissing.isAcceptable(after, before: before, selected: selected)
  }
}
