import EscapedText

/// Texts from documents in Markdown.
package enum MarkdownText {
  /// A text that stands for itself, without markup.
  package static func literal(_ text: String) -> String {
    text.escaped.unicodeScalars.map { scalar in
      "\\`*_[]<>|~&$".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }.joined()
  }

  /// A text that stands for itself, without markup, mentions and links.
  static func unlinked(_ text: String) -> String {
    // Comments in the middle keep GitHub and GitLab from seeing people, issues and addresses.
    literal(text).replacing("@", with: "@<!-- -->").replacing("#", with: "#<!-- -->")
      .replacing("://", with: ":<!-- -->//").replacing("www.", with: "www<!-- -->.")
  }
}
