import EscapedText
import InterfaceBuilder

/// The details that lines of an outline show beside names.
package struct OutlineDetails: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The ids of the objects.
  package static let ids = OutlineDetails(rawValue: 1)
  /// The lines of the document.
  package static let lines = OutlineDetails(rawValue: 2)

  /// The details of an object behind its name, " (a-id, line 12)"; empty for none.
  func text(id: String?, _ element: DocumentElement?) -> String {
    let id = contains(.ids) ? id : nil
    let line = contains(.lines) ? element.map { "line \($0.position.line)" } : nil
    let shown = [id, line].compactMap { $0 }.joined(separator: ", ")
    return shown.isEmpty ? "" : " (\(shown))"
  }
}

/// Outlines as text and as JSON.
package enum OutlineReport {
  /// A line for each entry, indented by two spaces for each level; names are not escaped yet.
  package static func lines(_ outline: DocumentOutline, details: OutlineDetails) -> [String] {
    outline.entries.map { entry in
      let indent = String(repeating: "  ", count: min(entry.level, mostIndented))
      return indent + entry.title + details.text(id: entry.id, entry.element)
    }
  }

  /// One JSON object: `{"document":…,"error":null,"entries":[{"level":0,"kind":"scene","title":…,"id":…,"line":1,
  /// "column":1}]}`.
  ///
  /// A list with levels rather than a tree: readers of JSON refuse trees as deep as documents may be.
  package static func json(_ outline: DocumentOutline, document path: String) -> String {
    let entries = outline.entries.map { entry in
      JSONText.object(
        [
          .init("level", .number(Double(entry.level))), .init("kind", .string(entry.kind.rawValue)),
          .init("title", .string(entry.title)), .init("id", .optional(entry.id)),
        ] + FindingValues.members(of: entry.element.position))
    }
    return json(path, error: nil, entries)
  }

  /// The JSON object of a document that cannot be read.
  package static func json(failure: String, document path: String) -> String {
    json(path, error: failure, [])
  }

  private static func json(_ path: String, error: String?, _ entries: [JSONText]) -> String {
    JSONText.object([
      .init("document", .string(path)), .init("error", .optional(error)),
      .init("entries", .array(entries)),
    ]).text
  }

  /// Deeper entries are indented no further.
  private static let mostIndented = 100
}
