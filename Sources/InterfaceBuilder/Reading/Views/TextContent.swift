public import AutoLayout

/// What a `<label>` says beyond a view.
public struct LabelContent: Sendable {
  /// The text; an empty one when the document has none.
  public var text: TextDescription
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The colour of the text; `nil` for the class's default.
  public var color: ColorDescription?
  /// How lines are aligned.
  public var alignment: TextAlignment
  /// How lines that are too long end.
  public var lineBreakMode: LineBreakMode
  /// The most lines; 0 for any number.
  public var numberOfLines: Int
  /// Whether the font shrinks to fit.
  public var adjustsFontSizeToFit: Bool
  /// The least factor a font shrinks by.
  public var minimumScaleFactor: Double?
  /// The least size a font shrinks to, in points.
  public var minimumFontSize: Double?
  /// Whether the font follows the text size the reader chose.
  public var adjustsFontForContentSizeCategory: Bool
  /// The width that lines wrap at, in points, where the author fixed it.
  public var preferredMaxLayoutWidth: Double?
  /// The colour of the shadow; `nil` for none.
  public var shadowColor: ColorDescription?
  /// The displacement of the shadow, in points; `nil` for the class's default.
  public var shadowOffset: Size?
}

/// What a `<textField>` says beyond a view.
public struct TextFieldContent: Sendable {
  /// The characters.
  public var text: TextDescription
  /// The text shown while there is none.
  public var placeholder: String?
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The colour of the text; `nil` for the class's default.
  public var color: ColorDescription?
  /// How lines are aligned.
  public var alignment: TextAlignment
  /// The shape around the text.
  public var borderStyle: BorderStyle
  /// When a clear button is shown.
  public var clearButtonMode: String?
  /// Whether characters are shown as dots.
  public var isSecure: Bool
  /// The least size a font shrinks to, in points.
  public var minimumFontSize: Double?
  /// Whether the font shrinks to fit.
  public var adjustsFontSizeToFit: Bool
  /// Whether the font follows the text size the reader chose.
  public var adjustsFontForContentSizeCategory: Bool
  /// The image behind the text.
  public var background: ImageDescription?

  /// The shape around a text field.
  public enum BorderStyle: String, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }
}

/// What a `<textView>` says beyond a view.
public struct TextViewContent: Sendable {
  /// The characters.
  public var text: TextDescription
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The colour of the text; `nil` for the class's default.
  public var color: ColorDescription?
  /// How lines are aligned.
  public var alignment: TextAlignment
  /// Whether the text can be edited.
  public var isEditable: Bool
  /// Whether the font follows the text size the reader chose.
  public var adjustsFontForContentSizeCategory: Bool
  /// What the view has in common with other scrolling ones.
  public var scroll: ScrollContent
}

extension ReadingContext {
  func label(_ source: VariedElement) -> LabelContent {
    LabelContent(
      text: text("text", attributedKey: "attributedText", of: source) ?? TextDescription(""),
      font: font("fontDescription", of: source), color: color("textColor", of: source),
      alignment: value("textAlignment", of: source) ?? .natural,
      lineBreakMode: value("lineBreakMode", of: source, in: LineBreakMode.byName)
        ?? .truncatingTail,
      numberOfLines: integer("numberOfLines", of: source) ?? 1,
      // Interface Builder writes NO; an absent attribute is the class's archived default.
      adjustsFontSizeToFit: source.flag("adjustsFontSizeToFit", default: true),
      minimumScaleFactor: number("minimumScaleFactor", of: source),
      minimumFontSize: number("minimumFontSize", of: source),
      adjustsFontForContentSizeCategory: source.flag("adjustsFontForContentSizeCategory"),
      preferredMaxLayoutWidth: number("preferredMaxLayoutWidth", of: source).flatMap {
        $0 > 0 ? $0 : nil
      },
      shadowColor: color("shadowColor", of: source),
      shadowOffset: size(source.child(key: "shadowOffset")))
  }

  func textField(_ source: VariedElement) -> TextFieldContent {
    let traits = source.child(key: "textInputTraits")
    return TextFieldContent(
      text: text("text", attributedKey: "attributedText", of: source) ?? TextDescription(""),
      placeholder: string("placeholder", of: source),
      font: font("fontDescription", of: source), color: color("textColor", of: source),
      alignment: value("textAlignment", of: source) ?? .natural,
      borderStyle: value("borderStyle", of: source) ?? .none,
      clearButtonMode: source["clearButtonMode"], isSecure: traits?["secureTextEntry"] == "YES",
      minimumFontSize: number("minimumFontSize", of: source),
      adjustsFontSizeToFit: source.flag("adjustsFontSizeToFit", default: true),
      adjustsFontForContentSizeCategory: source.flag("adjustsFontForContentSizeCategory"),
      background: image("background", of: source))
  }

  func textView(_ source: VariedElement) -> TextViewContent {
    TextViewContent(
      text: text("text", attributedKey: "attributedText", of: source) ?? TextDescription(""),
      font: font("fontDescription", of: source), color: color("textColor", of: source),
      alignment: value("textAlignment", of: source) ?? .natural,
      isEditable: source.flag("editable", default: true),
      adjustsFontForContentSizeCategory: source.flag("adjustsFontForContentSizeCategory"),
      scroll: scroll(source))
  }
}
