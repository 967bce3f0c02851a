import InterfaceBuilder

/// Removes entries of variations for objects that were deleted.
enum LeftoverVariationFix: RuleFix {
  static let rule = RuleID.unusableValue
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    guard finding.severity == .info, finding.objectIDs.isEmpty else { return [] }
    let changes = fixes.document.root.descendants.filter { element in
      guard ["include", "exclude"].contains(element.name), let id = element["reference"] else {
        return false
      }
      return fixes.document.element(id: id) == nil
    }.map { element in
      DocumentChange(
        operations: [.remove(element)],
        summary: "removes the entry of a variation for \(element["reference"] ?? ""), which is not "
          + "in the document",
        place: element)
    }
    return [
      FixDraft(title: "Remove entries of variations for deleted objects", changes: Array(changes))
    ]
  }
}
