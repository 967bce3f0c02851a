public import AutoLayout

/// What a `<label>` says beyond a view.
public struct LabelContent: Sendable {
  /// The text; an empty one when the document has none.
  public var text: TextDescription
  public var font: FontDescription?
  public var color: ColorDescription?
  public var alignment: TextAlignment
  public var lineBreakMode: LineBreakMode
  /// The most lines; 0 for any number.
  public var numberOfLines: Int
  public var adjustsFontSizeToFit: Bool
  public var minimumScaleFactor: Double?
  public var minimumFontSize: Double?
  public var adjustsFontForContentSizeCategory: Bool
  /// The width that lines wrap at, in points, where the author fixed it.
  public var preferredMaxLayoutWidth: Double?
}

/// What a `<textField>` says beyond a view.
public struct TextFieldContent: Sendable {
  public var text: TextDescription
  public var placeholder: String?
  public var font: FontDescription?
  public var color: ColorDescription?
  public var alignment: TextAlignment
  public var borderStyle: BorderStyle
  public var clearButtonMode: String?
  public var isSecure: Bool
  public var minimumFontSize: Double?
  public var adjustsFontSizeToFit: Bool
  public var adjustsFontForContentSizeCategory: Bool
  public var background: ImageDescription?

  /// The shape around a text field.
  public enum BorderStyle: String, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }
}

/// What a `<textView>` says beyond a view.
public struct TextViewContent: Sendable {
  public var text: TextDescription
  public var font: FontDescription?
  public var color: ColorDescription?
  public var alignment: TextAlignment
  public var isEditable: Bool
  public var adjustsFontForContentSizeCategory: Bool
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
      })
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
