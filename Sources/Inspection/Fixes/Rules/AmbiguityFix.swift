import InterfaceBuilder
import UIKit

/// Adds the constraints that a view lacks, for the frames that the canvas shows.
///
/// Where the canvas lacks none, as placeholders that are removed at build time hold the view there, these are kept.
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
    let kept = keptPlaceholders(about: ids, in: fixes)
    return [
      FixDraft(title: "Keep placeholder constraints at build time", changes: kept),
      FixDraft(title: "Add missing constraints", changes: changes),
    ].filter { !$0.changes.isEmpty }
  }

  /// The changes that keep the placeholders about some views at build time.
  @MainActor
  private static func keptPlaceholders(
    about ids: Set<String>, in fixes: DocumentFixes
  ) -> [DocumentChange] {
    fixes.document.root.descendants.compactMap { element in
      guard element.name == "constraint", let id = element.id,
        let constraint = fixes.phrases.constraint(id: id), constraint.isPlaceholder,
        [constraint.firstItemID, constraint.secondItemID].contains(where: { item in
          item.map(ids.contains) ?? false
        })
      else { return nil }
      return DocumentChange(
        operations: [.setAttribute("placeholder", to: nil, of: element)],
        summary: "keeps \(fixes.phrases.phrase(id: id)) (\(id)) at build time, as nothing else "
          + "holds the view when the app runs",
        place: element)
    }
  }
}
