/// The parameters of notifications and requests about documents.
package enum TextDocumentParams {
  /// A document.
  package struct Identifier: Hashable, Sendable, Decodable {
    /// The document.
    package let uri: String
  }

  /// `textDocument/didOpen`.
  package struct Opened: Hashable, Sendable, Decodable {
    /// A document with its text.
    package struct Item: Hashable, Sendable, Decodable {
      /// The document.
      package let uri: String
      /// The number of the version.
      package let version: Int
      /// The whole text.
      package let text: String
    }

    /// The document.
    package let textDocument: Item
  }

  /// `textDocument/didChange`.
  package struct Changed: Hashable, Sendable, Decodable {
    /// A document in a version.
    package struct Version: Hashable, Sendable, Decodable {
      /// The document.
      package let uri: String
      /// The number of the version after the changes.
      package let version: Int?
    }

    /// One change, after those before it.
    package struct Change: Hashable, Sendable, Decodable {
      /// The part that is replaced; nil for all of the text.
      package let range: TextRange?
      /// The new text.
      package let text: String
    }

    /// The document.
    package let textDocument: Version
    /// The changes, in order.
    package let contentChanges: [Change]
  }

  /// `textDocument/didSave`, `textDocument/didClose` and `textDocument/documentSymbol`.
  package struct Whole: Hashable, Sendable, Decodable {
    /// The document.
    package let textDocument: Identifier
  }

  /// `textDocument/hover` and `textDocument/definition`.
  package struct Place: Hashable, Sendable, Decodable {
    /// The document.
    package let textDocument: Identifier
    /// The place in it.
    package let position: TextPosition
  }

  /// `textDocument/references`.
  package struct References: Hashable, Sendable, Decodable {
    /// The parts of the answer.
    package struct Context: Hashable, Sendable, Decodable {
      /// Whether the object itself does.
      package let includeDeclaration: Bool
    }

    /// The document.
    package let textDocument: Identifier
    /// The place in it.
    package let position: TextPosition
    /// The parts of the answer.
    package let context: Context
  }
}
