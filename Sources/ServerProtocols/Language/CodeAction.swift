/// The parameters of `textDocument/codeAction`.
package struct CodeActionParams: Hashable, Sendable, Decodable {
  /// The diagnostics that the editor shows there, and the kinds of actions it asks for.
  package struct Context: Hashable, Sendable, Decodable {
    /// A diagnostic of the server, as far as it counts.
    package struct Shown: Hashable, Sendable, Decodable {
      /// The rule.
      package let code: String?
    }

    /// The diagnostics.
    package let diagnostics: [Shown]
    /// The kinds of actions; nil for all.
    package let only: [String]?

    /// Whether actions of a kind are asked for: kinds are parts of others by their dots.
    package func asks(for kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
  }

  /// The document.
  package let textDocument: TextDocumentParams.Identifier
  /// The part of the document.
  package let range: TextRange
  /// The diagnostics and kinds.
  package let context: Context
}

/// An edit that an editor offers.
package struct CodeAction: Hashable, Sendable, Encodable {
  /// The replacement of a part of a document.
  package struct Replacement: Hashable, Sendable, Encodable {
    /// The part.
    package let range: TextRange
    /// The text in its place.
    package let newText: String

    /// Creates a replacement.
    package init(range: TextRange, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  /// Replacements by document.
  package struct WorkspaceEdit: Hashable, Sendable, Encodable {
    /// The replacements.
    package let changes: [String: [Replacement]]
  }

  /// The kind of actions that mend diagnostics.
  package static let quickFix = "quickfix"

  /// The title.
  package let title: String
  /// The kind.
  package let kind: String
  /// The replacements.
  package let edit: WorkspaceEdit

  /// Creates an action that mends something in one document.
  package init(title: String, uri: String, replacements: [Replacement]) {
    self.title = title
    kind = Self.quickFix
    edit = WorkspaceEdit(changes: [uri: replacements])
  }
}
