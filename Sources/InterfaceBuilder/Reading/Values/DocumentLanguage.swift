/// A language that a document is shown in: what it has for the texts of the document.
public struct DocumentLanguage: Hashable, Sendable {
  /// The texts by the keys that Interface Builder gives them, `id.property`.
  public var texts: [String: String]
  /// The pseudolanguage that changes all texts; nil for none.
  public var pseudolanguage: Pseudolanguage?

  /// Creates a language.
  public init(texts: [String: String] = [:], pseudolanguage: Pseudolanguage? = nil) {
    self.texts = texts
    self.pseudolanguage = pseudolanguage
  }
}

/// A made-up language that shows what a layout does with other texts, by the names that Xcode's schemes have.
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// "Double-Length Pseudolanguage": each text twice.
  case doubleLength = "double-length"
  /// "Accented Pseudolanguage": letters with accents.
  case accented
  /// "Bounded String Pseudolanguage": brackets around each text show where it ends.
  case bounded = "bounded-string"
  /// "Right-to-Left Pseudolanguage": the texts as they are, everything else mirrored.
  case rightToLeft = "right-to-left"
  /// "Right-to-Left Pseudolanguage With Right-to-Left Strings": the letters from right to left, too.
  case rightToLeftStrings = "right-to-left-strings"

  /// A text in the language.
  public func text(_ text: String) -> String {
    guard !text.allSatisfy(\.isWhitespace) else { return text }
    switch self {
    case .doubleLength: return text + " " + text
    case .accented:
      return String(
        String.UnicodeScalarView(text.unicodeScalars.map { Self.accents[$0] ?? $0 }))
    case .bounded: return "[# " + text + " #]"
    case .rightToLeft: return text
    case .rightToLeftStrings: return "\u{202E}" + text + "\u{202C}"
    }
  }

  /// Letters with accents whose letters they are as wide as.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = [
    "A": "Å", "C": "Ç", "E": "É", "I": "Î", "N": "Ñ", "O": "Ö", "U": "Ü", "Y": "Ý",
    "a": "å", "c": "ç", "e": "é", "i": "î", "n": "ñ", "o": "ö", "u": "ü", "y": "ý",
  ]
}

extension ReadingContext {
  /// A text of the document in the language that it is read in.
  ///
  /// - Parameters:
  ///   - text: The text as it is written.
  ///   - key: The property.
  ///   - element: The element that has it.
  /// - Returns: The text to show.
  func localized(_ text: String, _ key: String, of element: DocumentElement) -> String {
    guard let language, Self.localizedKeys.contains(key) else { return text }
    let translation =
      language.texts.isEmpty ? nil : Self.tableKey(key, of: element).flatMap { language.texts[$0] }
    let shown = translation ?? text
    return language.pseudolanguage?.text(shown) ?? shown
  }

  /// A text that the language that the document is read in has for an element without any.
  func given(_ key: String, of element: DocumentElement) -> String? {
    guard let language, !language.texts.isEmpty, Self.localizedKeys.contains(key) else {
      return nil
    }
    return Self.tableKey(key, of: element).flatMap { language.texts[$0] }
      .map { language.pseudolanguage?.text($0) ?? $0 }
  }

  /// The key that Interface Builder gives a text in tables; nil for texts that it writes none for.
  static func tableKey(_ key: String, of element: DocumentElement) -> String? {
    if let id = element.id { return "\(id).\(key)" }
    guard let parent = element.parent else { return nil }
    switch element.name {
    case "state":
      guard let id = parent.id else { return nil }
      return "\(id).\(element.key ?? "normal")\(key.prefix(1).uppercased())\(key.dropFirst())"
    case "buttonConfiguration": return parent.id.map { "\($0).configuration.\(key)" }
    case "segment":
      let place = parent.children.prefix { $0 != element }.count
      return parent.parent?.id.map { "\($0).segmentTitles[\(place)]" }
    default: return nil
    }
  }

  /// The properties with texts that people read.
  private static let localizedKeys: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle",
    "secondaryText", "content",
  ]
}
