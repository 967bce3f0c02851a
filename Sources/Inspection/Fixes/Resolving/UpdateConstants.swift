import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Sets the constants of constraints to what the stored frames say, for views that are elsewhere.
enum UpdateConstants: ResolveAction {
  static let title = "Update constraint constants"

  @MainActor
  static func plan(for scene: InspectedScene, where isSelected: (UIView) -> Bool) -> ResolvePlan {
    let misplaced = misplacedViews(of: scene).filter { isSelected($0) }
    let moved = Set(misplaced.map { ObjectIdentifier($0) })
    let geometry = StoredGeometry(scene: scene)
    return ResolvePlan(
      changes: scene.instance.constraints.compactMap { id, constraint in
        guard constraint.relation == .equal,
          [constraint.firstItem, constraint.secondItem].contains(where: { item in
            item.map { moved.contains(ObjectIdentifier($0)) } ?? false
          })
        else { return nil }
        return change(of: id, constraint, by: geometry, in: scene)
      } + misplaced.compactMap { unmarking($0, in: scene) })
  }

  /// Every selected view is where the document stores it, or at least no farther from there.
  @MainActor
  static func isAcceptable(
    _ after: InspectedScene, before: SceneSolution, selected: Set<String>
  ) -> Bool {
    isAcceptable(after, before: before) { view, old in
      guard let stored = after.description.view(id: view.id)?.geometry.frame else { return true }
      return FrameUpdate.distance(view.frame, stored)
        <= max(FrameUpdate.rounding, FrameUpdate.distance(old, stored) + Span.tolerance)
    }
  }

  @MainActor
  private static func misplacedViews(of scene: InspectedScene) -> [UIView] {
    scene.solution.views.compactMap { solved in
      guard let view = scene.instance.view(id: solved.id), solved.isLaidOut, view.isShown,
        let geometry = scene.description.view(id: solved.id)?.geometry, let stored = geometry.frame,
        FrameUpdate.distance(stored, solved.frame) > FrameUpdate.rounding
      else { return nil }
      return view
    }
  }

  @MainActor
  private static func change(
    of id: String, _ constraint: NSLayoutConstraint, by geometry: StoredGeometry,
    in scene: InspectedScene
  ) -> DocumentChange? {
    let first = LayoutAttribute(constraint.firstAttribute)
    let second = LayoutAttribute(constraint.secondAttribute)
    guard let described = scene.phrases.constraint(id: id),
      constraint.secondItem == nil || described.multiplier == 1 && !first.isSize,
      let left = geometry.value(of: constraint.firstItem, first),
      let right = constraint.secondItem == nil
        ? 0 : geometry.value(of: constraint.secondItem, second)
    else { return nil }
    let constant = ((left - right) * 1e6).rounded() / 1e6
    guard abs(constant - described.constant) > Span.tolerance else { return nil }
    let document = scene.description
    let holder = document.holder(of: "constant", in: described.element)
    var operations: [DocumentChange.Operation] = [
      .setAttribute("constant", to: ObjectNumber.text(constant), of: holder)
    ]
    if described.isSymbolic {
      operations.append(
        .setAttribute(
          "symbolic", to: nil, of: document.holder(of: "symbolic", in: described.element)))
    }
    return DocumentChange(
      operations: operations,
      summary: "sets the constant of \(scene.phrases.phrase(id: id)) (\(id)) to "
        + "\(ObjectNumber.text(constant)), as the stored frames say",
      place: described.element)
  }

  @MainActor
  private static func unmarking(_ view: UIView, in scene: InspectedScene) -> DocumentChange? {
    guard let id = view.documentID, let described = scene.description.view(id: id),
      described.geometry.isMisplaced
    else { return nil }
    return DocumentChange(
      operations: [.setAttribute("misplaced", to: nil, of: described.element)],
      summary: "removes the mark of a misplaced view from \(scene.names.shortName(of: id)), as its "
        + "constraints give its frame",
      place: described.element)
  }
}
