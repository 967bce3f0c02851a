import InterfaceBuilder

/// Stores the frames that constraints give for views that Interface Builder marked as misplaced.
enum MisplacedFix: RuleFix {
  static let rule = RuleID.misplacedView
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    // Without a mark our measuring of fonts and classes may be what is off.
    guard finding.severity >= .warning else { return [] }
    let frames = Dictionary(
      fixes.solutions.flatMap(\.views).map { ($0.id, $0.frame) },
      uniquingKeysWith: { first, _ in first })
    let changes = finding.objectIDs.compactMap { id -> DocumentChange? in
      guard let view = fixes.description.view(id: id), let frame = frames[id] else { return nil }
      return FrameUpdate.change(
        of: view, to: frame, names: fixes.names, because: "its constraints give it")
    }
    return [FixDraft(title: "Update frames", changes: changes)]
  }
}
