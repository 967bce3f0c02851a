/// The answer to `textDocument/hover`.
package struct Hover: Hashable, Sendable, Encodable {
  /// A text with its format.
  package struct Contents: Hashable, Sendable, Encodable {
    /// `markdown` or `plaintext`.
    package let kind: String
    /// The text.
    package let value: String
  }

  /// The text.
  package let contents: Contents
  /// The part of the document that it is about.
  package let range: TextRange

  /// Creates an answer of Markdown.
  package init(markdown: String, range: TextRange) {
    contents = Contents(kind: "markdown", value: markdown)
    self.range = range
  }
}
