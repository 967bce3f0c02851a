import InterfaceBuilder

/// Removes constraints to objects that are not there, as Interface Builder does when it opens the document.
enum UnusableConstraintFix: RuleFix {
  static let rule = RuleID.unusableConstraint
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    guard let id = finding.objectIDs.first, let element = fixes.document.element(id: id),
      ["firstItem", "secondItem"].contains(where: { name in
        element[name].map { fixes.document.element(id: $0) == nil } ?? false
      }), let change = fixes.removing(id, because: "it names an object that is not there")
    else { return [] }
    return [FixDraft(title: "Remove the constraint to a missing object", changes: [change])]
  }
}
