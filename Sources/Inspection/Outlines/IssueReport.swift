import AutoLayout
import InterfaceBuilder
import LayoutFaults

/// The issues of a document as text and as JSON.
package enum IssueReport {
  /// A line for each scene, below it for each category, issue and constraint of a conflict; names are not escaped yet.
  package static func lines(_ issues: DocumentIssues, details: OutlineDetails) -> [String] {
    issues.sections.flatMap { section in
      [section.title + details.text(id: section.id, section.element)]
        + OutlineIssue.Category.allCases.flatMap { category in
          lines(category, section.issues.filter { $0.category == category }, details)
        }
    }
  }

  private static func lines(
    _ category: OutlineIssue.Category, _ issues: [OutlineIssue], _ details: OutlineDetails
  ) -> [String] {
    guard !issues.isEmpty else { return [] }
    let notes = issues.filter { $0.severity == .info }
    return ["  " + category.title]
      + issues.filter { $0.severity > .info }.flatMap { lines($0, details) }
      + notes.prefix(1).map { line($0, details) + others(than: notes) }
  }

  /// The line of an issue, and those of the constraints of a conflict.
  private static func lines(_ issue: OutlineIssue, _ details: OutlineDetails) -> [String] {
    [line(issue, details)]
      + issue.constraints.map { constraint in
        "      " + constraint.phrase
          + (constraint.element.map { details.text(id: $0.id, $0) } ?? "")
      }
  }

  private static func line(_ issue: OutlineIssue, _ details: OutlineDetails) -> String {
    let name =
      issue.title.map { $0 + details.text(id: issue.element.id, issue.element) + " – " } ?? ""
    return "    \(issue.severity.word): \(name)\(issue.text)"
  }

  /// The words behind the first of the notes, which are one line a scene.
  private static func others(than notes: [OutlineIssue]) -> String {
    notes.count == 1
      ? "; Interface Builder did not mark it"
      : "; Interface Builder marked neither it nor \(CountedNoun.text(notes.count - 1, "more view"))"
  }

  /// "3 errors, 1 warning".
  package static func summary(_ issues: DocumentIssues) -> String {
    [Finding.Severity.error, .warning, .info].map {
      CountedNoun.text(issues.count($0), $0.word)
    }.joined(separator: ", ")
  }

  /// One JSON object: `{"document":…,"error":null,"issues":[…]}`.
  package static func json(_ issues: DocumentIssues, document path: String) -> String {
    json(
      path, error: nil,
      issues.sections.flatMap { section in section.issues.map { value($0, in: section) } })
  }

  /// The JSON object of a document that has no answer.
  package static func json(failure: String, document path: String) -> String {
    json(path, error: failure, [])
  }

  private static func json(_ path: String, error: String?, _ issues: [JSONText]) -> String {
    JSONText.object([
      .init("document", .string(path)), .init("error", .optional(error)),
      .init("issues", .array(issues)),
    ]).text
  }

  private static func value(
    _ issue: OutlineIssue, in section: DocumentIssues.Section
  ) -> JSONText {
    .object(
      [
        .init("scene", .string(section.id)), .init("category", .string(issue.category.rawValue)),
        .init("severity", .string(issue.severity.word)), .init("title", .optional(issue.title)),
        .init("id", .optional(issue.element.id)),
      ] + FindingValues.members(of: issue.element.position) + [
        .init("text", .string(issue.text)),
        .init("missing", .array(issue.missing.map { .strings($0.map(\.rawValue)) })),
        .init("constraints", .array(issue.constraints.map(value))),
        .init("expected", frame(issue.misplaced?.solved)),
        .init("actual", frame(issue.misplaced?.stored)),
      ])
  }

  private static func value(_ constraint: OutlineIssue.Constraint) -> JSONText {
    .object([
      .init("id", .optional(constraint.element?.id)), .init("phrase", .string(constraint.phrase)),
    ])
  }

  private static func frame(_ frame: Rect?) -> JSONText {
    guard let frame else { return .null }
    return .array([frame.minX, frame.minY, frame.width, frame.height].map(JSONText.number))
  }
}
