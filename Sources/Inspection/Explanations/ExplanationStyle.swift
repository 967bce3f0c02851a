import EscapedText
import LayoutFaults

/// The way in which text of an explanation stands out.
package enum ExplanationStyle: Sendable {
  /// Not at all.
  case plain
  /// By a terminal's codes for bold text.
  case bold

  /// Lines as text in which nothing misleads a terminal, each with a line feed.
  func text(_ lines: [ExplanationLine]) -> String {
    lines.map { line in
      let text = line.text.escaped
      return (self == .bold && line.emphasis == .strong ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + "\n"
    }.joined()
  }
}

extension ViewExplanation {
  /// The explanation for people.
  package func text(_ style: ExplanationStyle) -> String { style.text(lines) }
}

extension ExplanationComparison {
  /// The comparison for people.
  package func text(_ style: ExplanationStyle) -> String { style.text(lines) }
}
