import InterfaceBuilder

/// Removes the copies of constraints, the ones without an outlet.
enum DuplicateConstraintFix: RuleFix {
  static let rule = RuleID.duplicateConstraint
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    let ids = finding.constraints.compactMap(\.id)
    var removed: Set<String> = []
    let changes = stride(from: 0, to: ids.count - 1, by: 2).compactMap { index -> DocumentChange? in
      let (original, copy) = (ids[index], ids[index + 1])
      let change =
        fixes.removing(copy, because: "\(original) says the same")
        ?? fixes.removing(original, because: "\(copy) says the same")
      guard let change, removed.insert(change.place.id ?? "").inserted else { return nil }
      return change
    }
    let title =
      changes.count == 1 ? "Remove the copy of a constraint" : "Remove copies of constraints"
    return [FixDraft(title: title, changes: changes)]
  }
}
