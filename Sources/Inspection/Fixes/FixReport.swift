import Foundation
public import InterfaceBuilder

/// A fix as one JSON object, for editors and scripts: `docs/fix.md`.
public enum FixReport {
  /// The line of a document.
  ///
  /// - Parameters:
  ///   - outcome: What came of fixing it.
  ///   - document: The document as it was.
  /// - Returns: The object, on one line.
  public static func line(_ outcome: FixOutcome, of document: Document) -> String {
    let fix = outcome.fix
    return JSONText.object([
      .init("document", .string(document.path)), .init("title", .optional(fix?.title)),
      .init("rules", .strings(fix?.rules.map(\.rawValue) ?? [])),
      .init("edits", .array(fix?.edits.map { value($0.position, $0.summary) } ?? [])),
      .init("left", .array(outcome.leftAlone.map { value($0.position, $0.message) })),
      .init("splices", .array(fix.map { values($0.patch) } ?? [])),
      .init("undo", .array(fix.map { values($0.patch.inverse(of: document.bytes)) } ?? [])),
    ]).text
  }

  private static func value(_ position: DocumentPosition, _ text: String) -> JSONText {
    .object([
      .init("line", .number(Double(position.line))),
      .init("column", .number(Double(position.column))), .init("text", .string(text)),
    ])
  }

  private static func values(_ patch: DocumentPatch) -> [JSONText] {
    patch.splices.map { splice in
      let text = String(validating: splice.replacement, as: UTF8.self)
      let base64 = text == nil ? Data(splice.replacement).base64EncodedString() : nil
      return .object([
        .init("start", .number(Double(splice.range.lowerBound))),
        .init("end", .number(Double(splice.range.upperBound))),
        .init("text", .optional(text)), .init("base64", .optional(base64)),
      ])
    }
  }
}
