import InterfaceBuilder

/// Makes the edit that was found by trying the members of a conflict.
enum ConflictFix: RuleFix {
  static let rule = RuleID.conflictingConstraints
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    finding.tried.compactMap { repair in
      guard let change = repair.change.flatMap({ change(for: $0, in: fixes) }) else { return nil }
      return FixDraft(title: repair.edit, changes: [change])
    }
  }

  @MainActor
  private static func change(
    for repair: TriedRepair.Change, in fixes: DocumentFixes
  ) -> DocumentChange? {
    switch repair {
    case .removal(let id):
      return fixes.removing(id, because: "it excludes others, and nothing is open without it")
        ?? lowering(id, in: fixes)
    case .lowerPriority(let id): return lowering(id, in: fixes)
    }
  }

  @MainActor
  private static func lowering(_ id: String, in fixes: DocumentFixes) -> DocumentChange? {
    guard let element = fixes.document.element(id: id),
      let operation = fixes.setting("priority", of: id, to: "999")
    else { return nil }
    return DocumentChange(
      operations: [operation],
      summary: "lowers the priority of \(fixes.phrases.phrase(id: id)) (\(id)) to 999, as it "
        + "excludes others",
      place: element)
  }
}
