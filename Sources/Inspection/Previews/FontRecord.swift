import Foundation
package import PangoText

/// The fonts that a picture's texts are drawn in, in words.
package struct FontRecord {
  /// The fonts that have files in the project, each with its file's name.
  private let own: [String]
  /// The fonts that others stand in for.
  private let missing: [String]

  /// - Parameter fonts: The fonts that were asked for by name.
  package init(_ fonts: [NamedFontUse]) {
    own = fonts.compactMap { font in
      font.file.map { "\(font.name) (\(URL(fileURLWithPath: $0).lastPathComponent))" }
    }
    missing = fonts.filter { $0.file == nil }.map(\.name)
  }

  /// Sentences, each after a space; empty where all text is in the system's font.
  package var sentences: String { parts.map { " \($0)." }.joined() }

  /// The parts of a line, such as "fonts of the project: Lobster (Lobster.ttf)".
  package var parts: [String] {
    [
      own.isEmpty ? nil : "Fonts of the project: \(own.joined(separator: ", "))",
      missing.isEmpty ? nil : "Others stand in for \(missing.joined(separator: ", "))",
    ].compactMap(\.self)
  }
}
