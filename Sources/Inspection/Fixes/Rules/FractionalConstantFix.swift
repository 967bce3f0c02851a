import InterfaceBuilder

/// Rounds constants between pixels to whole points.
enum FractionalConstantFix: RuleFix {
  static let rule = RuleID.fractionalConstant
  static let standing = FixStanding.safe

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    let changes = finding.constraints.compactMap(\.id).compactMap { id -> DocumentChange? in
      guard let constraint = fixes.phrases.constraint(id: id) else { return nil }
      let rounded = ObjectNumber.text(constraint.constant.rounded())
      guard let operation = fixes.setting("constant", of: id, to: rounded) else { return nil }
      return DocumentChange(
        operations: [operation],
        summary: "sets the constant of \(fixes.phrases.phrase(id: id)) (\(id)) to \(rounded), a "
          + "number of pixels on every screen",
        place: constraint.element)
    }
    return [FixDraft(title: "Set constants to whole points", changes: changes)]
  }
}
