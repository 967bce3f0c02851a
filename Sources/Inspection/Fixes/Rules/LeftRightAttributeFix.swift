import AutoLayout
import InterfaceBuilder

/// Turns left and right into leading and trailing, which are the same where people read from left to right.
enum LeftRightAttributeFix: RuleFix {
  static let rule = RuleID.leftRightAttribute
  static let standing = FixStanding.safe

  private static let names: [LayoutAttribute: String] = [
    .left: "leading", .right: "trailing", .leftMargin: "leadingMargin",
    .rightMargin: "trailingMargin",
  ]

  @MainActor
  static func drafts(for finding: Finding, in fixes: DocumentFixes) -> [FixDraft] {
    let changes = finding.constraints.compactMap(\.id).compactMap { change(of: $0, in: fixes) }
    return [FixDraft(title: "Use leading and trailing instead of left and right", changes: changes)]
  }

  @MainActor
  private static func change(of id: String, in fixes: DocumentFixes) -> DocumentChange? {
    guard let constraint = fixes.phrases.constraint(id: id) else { return nil }
    let first = constraint.firstAttribute.flatMap { names[$0] }
    let second = constraint.secondAttribute.flatMap { names[$0] }
    let operations = [
      first.flatMap { fixes.setting("firstAttribute", of: id, to: $0) },
      second.flatMap { fixes.setting("secondAttribute", of: id, to: $0) },
    ].compactMap { $0 }
    guard !operations.isEmpty else { return nil }
    let words = [first, second].compactMap { $0 }
    let list =
      words.first == words.last ? words.prefix(1).joined() : words.joined(separator: " and ")
    return DocumentChange(
      operations: operations,
      summary: "sets \(fixes.phrases.phrase(id: id)) (\(id)) to \(list), so that it follows the "
        + "reading direction",
      place: constraint.element)
  }
}
