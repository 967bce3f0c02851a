/// A place between two characters of a text, as the Language Server Protocol has it.
package struct TextPosition: Hashable, Sendable, Codable, Comparable {
  /// The line, counted from 0.
  package var line: Int
  /// The code units before it in its line.
  package var character: Int

  /// Creates a position.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Orders by place in the text.
  package static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }
}

/// A part of a text.
package struct TextRange: Hashable, Sendable, Codable {
  /// The beginning.
  package var start: TextPosition
  /// The end; the character there is no part of the range.
  package var end: TextPosition

  /// Creates a range.
  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}

/// A part of a document.
package struct TextLocation: Hashable, Sendable, Codable {
  /// The document.
  package var uri: String
  /// The part.
  package var range: TextRange

  /// Creates a location.
  package init(uri: String, range: TextRange) {
    self.uri = uri
    self.range = range
  }
}

/// The code units that positions count.
package enum PositionEncoding: String, Hashable, Sendable, Codable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The best of what a client offers; UTF-16, which every client knows, where it offers nothing.
  package init(offered: [String]) {
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
}
