import InterfaceBuilder

/// Removes placeholders for intrinsic sizes that the app does not have.
enum PlaceholderSizeFix: RuleFix {
  static let rule = RuleID.placeholderSize
  static let standing = FixStanding.safe

  private static let attributes = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    guard let id = finding.objectIDs.first, let element = fixes.document.element(id: id) else {
      return []
    }
    let operations = attributes.filter { element[$0] != nil }.map {
      DocumentChange.Operation.setAttribute($0, to: nil, of: element)
    }
    guard !operations.isEmpty else { return [] }
    let change = DocumentChange(
      operations: operations,
      summary:
        "removes the placeholder for the size of \(fixes.names.shortName(of: id)), which has "
        + "one of its own",
      place: element)
    return [FixDraft(title: "Set the intrinsic size to Default", changes: [change])]
  }
}
