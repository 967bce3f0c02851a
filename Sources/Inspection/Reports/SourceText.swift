import EscapedText
package import InterfaceBuilder

/// The text of a document by lines, to show where in it a finding is.
package struct SourceText {
  private let lines: [Substring.UnicodeScalarView]

  /// Reads the bytes of a document.
  package init(_ bytes: [UInt8]) {
    let scalars = Self.text(bytes).unicodeScalars
    var lines: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let end = scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.endIndex
      lines.append(scalars[start..<end])
      guard end < scalars.endIndex else { break }
      start = scalars.index(after: end)
      if scalars[end] == "\r", start < scalars.endIndex, scalars[start] == "\n" {
        start = scalars.index(after: start)
      }
    }
    self.lines = lines
  }

  private static func text(_ bytes: [UInt8]) -> String {
    func words(_ join: (UInt8, UInt8) -> UInt16) -> [UInt16] {
      stride(from: 2, to: bytes.count - 1, by: 2).map { join(bytes[$0], bytes[$0 + 1]) }
    }
    switch bytes.prefix(2) {
    case [0xFE, 0xFF]:
      return String(decoding: words { UInt16($0) << 8 | UInt16($1) }, as: UTF16.self)
    case [0xFF, 0xFE]:
      return String(decoding: words { UInt16($1) << 8 | UInt16($0) }, as: UTF16.self)
    default:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
    }
  }

  /// The line at a position, as much of it as fits beside the number, and the place of the position below it.
  package struct Excerpt: Hashable {
    /// The number of the line.
    package let number: Int
    /// The line without what it is indented by, escaped.
    package let text: String
    /// The characters of the text before the position.
    package let column: Int
  }

  /// The line at a position; nil where there is none.
  package func excerpt(at position: DocumentPosition) -> Excerpt? {
    guard lines.indices.contains(position.line - 1) else { return nil }
    let line = lines[position.line - 1]
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let indent = line.prefix(while: isBlank).count
    let before = max(position.column - 1 - indent, 0)
    let cut = before > Self.maximumLength - Self.leastAfter ? before - Self.keptBefore : 0
    let shown = line.dropFirst(indent + cut)
    let prefix = (cut > 0 ? "…" : "") + Self.text(shown.prefix(before - cut))
    let rest = shown.dropFirst(before - cut)
    let room = max(Self.maximumLength - prefix.count, Self.leastAfter)
    let text = prefix + Self.text(rest.prefix(room)) + (rest.count > room ? "…" : "")
    return Excerpt(number: position.line, text: text, column: prefix.count)
  }

  private static func text(_ scalars: Substring.UnicodeScalarView) -> String {
    String(String.UnicodeScalarView(scalars)).escaped
  }

  /// The characters of a line that are shown.
  private static let maximumLength = 100
  /// The characters from the position on that are shown at least, where there are so many.
  private static let leastAfter = 40
  /// The characters before the position that are shown of a line that is cut off there.
  private static let keptBefore = 20
}
