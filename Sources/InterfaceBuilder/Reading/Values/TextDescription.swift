public import AutoLayout

/// Text as a document gives it: plain, or in fragments with attributes.
public struct TextDescription: Hashable, Sendable {
  /// The parts, in order; plain text is one part without attributes.
  public var fragments: [Fragment]

  /// A part of a text with the same attributes.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font; `nil` for the class's default.
    public var font: FontDescription?
    /// The colour of the text; `nil` for the class's default.
    public var color: ColorDescription?
    /// Extra space after each character, in points.
    public var kern: Double?
    /// The attributes of the fragment's paragraph.
    public var paragraph: ParagraphDescription?

    /// Creates a fragment.
    public init(
      text: String, font: FontDescription? = nil, color: ColorDescription? = nil,
      kern: Double? = nil, paragraph: ParagraphDescription? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.kern = kern
      self.paragraph = paragraph
    }
  }

  /// Creates attributed text.
  public init(fragments: [Fragment]) {
    self.fragments = fragments
  }

  /// Creates plain text.
  public init(_ text: String) {
    fragments = text.isEmpty ? [] : [Fragment(text: text)]
  }

  /// The characters alone.
  public var string: String { fragments.map(\.text).joined() }

  /// Whether any part has attributes of its own.
  public var isAttributed: Bool {
    fragments.contains { $0.font != nil || $0.color != nil || $0.paragraph != nil }
  }
}

/// Horizontal alignment of text.
public enum TextAlignment: String, Hashable, Sendable {
  case natural, left, center, right, justified
}

/// The attributes of a paragraph of attributed text.
public struct ParagraphDescription: Hashable, Sendable {
  /// How lines are aligned.
  public var alignment: TextAlignment?
  /// How lines that are too long end.
  public var lineBreakMode: LineBreakMode?
  /// Space between lines, in points.
  public var lineSpacing: Double
  /// Space after the paragraph, in points.
  public var paragraphSpacing: Double
  /// Factor on the natural line height; 0 stands for none.
  public var lineHeightMultiple: Double
  /// The least line height in points; 0 stands for none.
  public var minimumLineHeight: Double
  /// The greatest line height in points; 0 stands for none.
  public var maximumLineHeight: Double
}

extension LineBreakMode {
  /// The modes by Interface Builder's names, of controls and of paragraph styles.
  static let byName: [String: LineBreakMode] = [
    "wordWrap": .wordWrapping, "wordWrapping": .wordWrapping,
    "characterWrap": .characterWrapping, "charWrapping": .characterWrapping,
    "characterWrapping": .characterWrapping,
    "clip": .clipping, "clipping": .clipping,
    "headTruncation": .truncatingHead, "truncatingHead": .truncatingHead,
    "tailTruncation": .truncatingTail, "truncatingTail": .truncatingTail,
    "middleTruncation": .truncatingMiddle, "truncatingMiddle": .truncatingMiddle,
  ]
}

extension ReadingContext {
  /// A string: an attribute, or a `<string>` child when it has line breaks or odd characters.
  func string(_ key: String, of source: VariedElement) -> String? {
    written(key, of: source).map { localized($0, key, of: source.element) }
      ?? given(key, of: source.element)
  }

  private func written(_ key: String, of source: VariedElement) -> String? {
    if let child = source.child(key: key) {
      if child.name == "string" || child.name == "mutableString" { return child.writtenText }
      if child.name == "nil" { return nil }
    }
    return source[key]
  }

  /// Attributed text when the element has it, else its plain text.
  func text(
    _ key: String, attributedKey: String, of source: VariedElement
  ) -> TextDescription? {
    if let child = source.child(key: attributedKey), child.name == "attributedString" {
      return attributedText(child)
    }
    return string(key, of: source).map { TextDescription($0) }
  }

  func attributedText(_ element: DocumentElement) -> TextDescription {
    TextDescription(
      fragments: element.children.filter { $0.name == "fragment" }.map { fragment in
        let source = vary(fragment)
        let attributes = fragment.child(named: "attributes").map(vary)
        return TextDescription.Fragment(
          text: string("content", of: source) ?? "",
          font: attributes.flatMap { font("NSFont", of: $0) },
          color: attributes.flatMap { color("NSColor", of: $0) },
          kern: attributes?.child(key: "NSKern").flatMap { number("value", of: $0) },
          paragraph: attributes?.child(key: "NSParagraphStyle").map(paragraph))
      })
  }

  private func paragraph(_ element: DocumentElement) -> ParagraphDescription {
    let source = vary(element)
    return ParagraphDescription(
      alignment: value("alignment", of: source),
      lineBreakMode: value("lineBreakMode", of: source, in: LineBreakMode.byName),
      lineSpacing: number("lineSpacing", of: element) ?? 0,
      paragraphSpacing: number("paragraphSpacing", of: element) ?? 0,
      lineHeightMultiple: number("lineHeightMultiple", of: element) ?? 0,
      minimumLineHeight: number("minimumLineHeight", of: element) ?? 0,
      maximumLineHeight: number("maximumLineHeight", of: element) ?? 0)
  }
}
