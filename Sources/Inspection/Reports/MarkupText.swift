import EscapedText

/// An element of an XML 1.0 report.
///
/// Whatever its values hold, its text is well formed: characters that XML forbids, and those that mislead readers,
/// become codes.
struct MarkupText {
  /// The beginning of every report.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private let name: String
  private let attributes: [(name: String, value: String)]
  private let content: Content

  private enum Content {
    case text(String)
    case elements([MarkupText])
  }

  /// Creates an element of elements.
  init(_ name: String, _ attributes: [(String, String)], _ elements: [MarkupText] = []) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    content = .elements(elements)
  }

  /// Creates an element of text.
  init(_ name: String, _ attributes: [(String, String)], text: String) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    content = .text(text)
  }

  /// The element as lines, each behind an indentation.
  func lines(_ indentation: String = "") -> String {
    let tag = startTag
    switch content {
    case .text(let text):
      return "\(indentation)<\(tag)>\(Self.escaped(text))</\(name)>\n"
    case .elements(let elements) where elements.isEmpty:
      return "\(indentation)<\(tag)/>\n"
    case .elements(let elements):
      return "\(indentation)<\(tag)>\n" + elements.map { $0.lines(indentation + "  ") }.joined()
        + "\(indentation)</\(name)>\n"
    }
  }

  private var startTag: String {
    name + attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
  }

  /// A text that stands for itself in XML and HTML, between tags and in attributes with double quotes.
  static func escaped(_ text: String) -> String {
    text.escaped.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
