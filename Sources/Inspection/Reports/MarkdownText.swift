import EscapedText

/// Texts from documents in Markdown.
package enum MarkdownText {
  /// A text that stands for itself, without markup.
  package static func literal(_ text: String) -> String {
    text.escaped.unicodeScalars.map { scalar in
      "\\`*_[]<>|~&$".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }.joined()
  }
}
