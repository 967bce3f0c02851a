import AutoLayout
import InterfaceBuilder
import UIKit

/// A scene that is laid out and judged again as if a thing in it were edited.
///
/// Nobody may look at the scene otherwise: trials leave it laid out as they like.
@MainActor
final class TrialScene {
  /// The scene as the document has it.
  let scene: InspectedScene
  /// The findings about the scene as the document has it, looked for before the first edit.
  private(set) lazy var findings = Self.findings(in: scene)
  /// The document's constraints in the order in which they were activated.
  private let order: [NSLayoutConstraint]

  /// - Parameter scene: The scene, laid out.
  init(_ scene: InspectedScene) {
    self.scene = scene
    order = scene.instance.constraints.map(\.constraint)
  }

  /// The findings about the scene while an edit is in force.
  func findings(after edit: SceneEdit) -> [Finding] {
    _ = findings
    edit.apply()
    defer {
      edit.revert()
      keepOrder()
    }
    scene.instance.host.layoutView.startAfresh()
    let solved = SceneSolver.solve(scene.instance)
    return Self.findings(in: InspectedScene(path: scene.path, scene: solved, code: scene.code))
  }

  /// The edit of a constraint that a repair makes; nil where the constraint is not in force here.
  func edit(_ change: TriedRepair.Change) -> SceneEdit? {
    guard let constraint = scene.instance.constraint(id: change.constraintID),
      constraint.isActive
    else { return nil }
    switch change {
    case .removal:
      return SceneEdit(
        apply: { constraint.isActive = false }, revert: { constraint.isActive = true })
    case .lowerPriority:
      let priority = constraint.priority
      return SceneEdit(
        apply: { Self.set(UILayoutPriority(999), of: constraint) },
        revert: { Self.set(priority, of: constraint) })
    }
  }

  private static func set(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = true
  }

  /// Activates the constraints in their order again: among equals age decides which gives way in a conflict.
  private func keepOrder() {
    let active = order.filter(\.isActive)
    NSLayoutConstraint.deactivate(active)
    NSLayoutConstraint.activate(active)
  }

  private static func findings(in scene: InspectedScene) -> [Finding] {
    RuleBook.layoutRules.flatMap { $0.findings(in: scene) }
      .notingSharedCauses(in: scene.description.document)
  }
}

/// A change of a live scene that can be taken back.
struct SceneEdit {
  /// Makes the change.
  let apply: @MainActor () -> Void
  /// Takes it back.
  let revert: @MainActor () -> Void
}

extension TriedRepair.Change {
  /// The id of the constraint that is edited.
  var constraintID: String {
    switch self {
    case .removal(let id), .lowerPriority(let id): id
    }
  }
}
