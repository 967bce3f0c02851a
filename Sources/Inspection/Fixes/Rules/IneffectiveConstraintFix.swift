/// Removes constraints that can never act.
enum IneffectiveConstraintFix: RuleFix {
  static let rule = RuleID.ineffectiveConstraint
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    guard let id = finding.constraints.first?.id,
      let change = fixes.removing(id, because: "a required equality decides already")
    else { return [] }
    return [FixDraft(title: "Remove the constraint that never acts", changes: [change])]
  }
}
