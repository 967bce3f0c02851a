import AutoLayout
import InterfaceBuilder

/// Required constraints that exclude each other: the least set, and which one gives way.
enum ConflictRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.solution.conflicts.map { finding(for: $0, in: scene) }
  }

  @MainActor
  private static func finding(
    for conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> Finding {
    let ids = conflict.broken + conflict.constraints.filter { !conflict.broken.contains($0) }
    let members = conflict.constraints.map { "\(scene.phrases.phrase(id: $0)) (\($0))" }
    let all = members + conflict.system.map { "\($0) (set by the system)" }
    let loser = conflict.broken.first.map { scene.phrases.phrase(id: $0) } ?? "one of the system's"
    return scene.finding(
      .conflictingConstraints, .error, about: ids, at: nil,
      "\(all.count) constraints in \(scene.names.name(of: scene.solution)) cannot all hold: "
        + all.joined(separator: "; ") + "; \(loser) gives way",
      next: "Remove one of them or lower its priority below 1000")
  }
}
