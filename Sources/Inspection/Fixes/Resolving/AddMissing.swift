import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Adds the constraints that views lack, so that nothing is open and no view moves on the canvas.
enum AddMissing: ResolveAction {
  static let title = "Add missing constraints"

  @MainActor
  static func plan(for scene: InspectedScene, where isSelected: (UIView) -> Bool) -> ResolvePlan {
    plan(
      for: scene, keeping: FrameTargets(solvedIn: scene.instance),
      selected: Set(scene.instance.views.filter { isSelected($0.view) }.map(\.id)))
  }

  @MainActor
  static func plan(
    for scene: InspectedScene, where isSelected: (UIView) -> Bool, trying trial: SceneTrial
  ) -> ResolvePlan {
    plan(
      for: scene, keeping: FrameTargets(solvedIn: scene.instance),
      selected: Set(scene.instance.views.filter { isSelected($0.view) }.map(\.id)), trying: trial)
  }

  /// The constraints for frames that views are to keep.
  @MainActor
  static func plan(
    for scene: InspectedScene, keeping targets: FrameTargets, selected: Set<String>,
    trying trial: SceneTrial? = nil
  ) -> ResolvePlan {
    var search = MissingConstraintSearch(in: scene, targets: targets) {
      $0.documentID.map(selected.contains) ?? false
    }
    search.run()
    if let trial {
      search.run { found in
        trial.isAcceptable(found.compactMap { change(for: $0, in: scene) }, by: Self.self)
      }
    }
    let open = search.leftOpen
    let openIDs = Set(open.flatMap(\.members).compactMap(\.view.documentID))
    return ResolvePlan(
      changes: search.found.compactMap { change(for: $0, in: scene) }
        + marks(on: selected.subtracting(openIDs), in: scene, after: search.found),
      leftAlone: open.compactMap { left($0, in: scene) }, targets: targets)
  }

  @MainActor
  static func isAcceptable(
    _ after: InspectedScene, before: SceneSolution, selected: Set<String>
  ) -> Bool {
    isAcceptable(after, before: before) { view, old in
      view.ambiguous.contains { !$0.isContentExtent }
        || FrameUpdate.distance(old, view.frame) <= Span.tolerance
    }
  }

  @MainActor
  private static func change(
    for found: MissingConstraintSearch.Found, in scene: InspectedScene
  ) -> DocumentChange? {
    guard let holder = scene.description.document.element(id: found.holderID) else { return nil }
    return DocumentChange(
      operations: [.addConstraint(found.constraint, heldBy: holder)],
      summary: "adds \(scene.phrases.phrase(found.constraint)), as \(found.reason)", place: holder)
  }

  /// Removes Interface Builder's marks from views of which nothing is open any more.
  @MainActor
  private static func marks(
    on ids: Set<String>, in scene: InspectedScene, after found: [MissingConstraintSearch.Found]
  ) -> [DocumentChange] {
    guard !found.isEmpty else { return [] }
    return scene.instance.views.compactMap { id, _ in
      guard ids.contains(id), let view = scene.description.view(id: id), view.geometry.isAmbiguous
      else { return nil }
      return DocumentChange(
        operations: [.setAttribute("ambiguous", to: nil, of: view.element)],
        summary:
          "removes the mark of ambiguity from \(scene.names.shortName(of: id)), as nothing is "
          + "open any more",
        place: view.element)
    }
  }

  @MainActor
  private static func left(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> FixOutcome.Left? {
    guard let id = missing.view.documentID else { return nil }
    let place = scene.description.document.element(id: id)?.position
    return FixOutcome.Left(
      position: place ?? .start,
      message: Ambiguity.message(missing, of: scene.fullName(of: id))
        + " and left so: every constraint that was tried moves a view, conflicts or settles nothing"
    )
  }
}
