import InterfaceBuilder
import UIKit

/// Adds the constraints that a view lacks, for the frames that the canvas shows.
enum AmbiguityFix: RuleFix {
  static let rule = RuleID.ambiguousLayout
  static let standing = FixStanding.choice

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    let ids = Set(finding.objectIDs)
    let changes = fixes.canvasScenes().flatMap { scene -> [DocumentChange] in
      guard scene.instance.views.contains(where: { ids.contains($0.id) }) else { return [] }
      return AddMissing.plan(for: scene) { $0.documentID.map(ids.contains) ?? false }.changes
    }
    return [FixDraft(title: "Add missing constraints", changes: changes)]
  }
}
