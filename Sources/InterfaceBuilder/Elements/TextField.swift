import UIKit

/// The content of a `<textField>`.
public struct TextFieldContent: ElementContent {
  /// The text; empty when the document has none.
  public var text = TextDescription("")
  /// The text shown while there is none.
  public var placeholder: String?
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The colour of the text; `nil` for the class's default.
  public var color: ColorDescription?
  /// The alignment of lines.
  public var alignment = TextAlignment.natural
  /// The shape around the text.
  public var borderStyle = BorderStyle.none
  /// When the clear button is shown, such as `whileEditing`; `nil` for never.
  public var clearButtonMode: String?
  /// Whether characters are shown as dots.
  public var isSecure = false
  /// The least size that the font shrinks to, in points.
  public var minimumFontSize: Double?
  /// Whether the font shrinks to fit.
  public var adjustsFontSizeToFit = true
  /// Whether the font follows the content size category.
  public var adjustsFontForContentSizeCategory = false
  /// The image behind the text.
  public var background: ImageDescription?

  /// The shapes around the text of a field.
  public enum BorderStyle: String, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text, or the placeholder where there is none.
  public var displayedText: String? { text.string.isEmpty ? placeholder : text.string }
}

extension TextFieldContent: ViewElement {
  static let names = ["textField"]

  init(_ reader: ElementReader) {
    text = reader.text("text", attributedKey: "attributedText") ?? text
    placeholder = reader.string("placeholder")
    font = reader.font("fontDescription")
    color = reader.color("textColor")
    alignment = reader.value("textAlignment") ?? alignment
    borderStyle = reader.value("borderStyle") ?? borderStyle
    clearButtonMode = reader["clearButtonMode"]
    isSecure = reader.source.child(key: "textInputTraits")?["secureTextEntry"] == "YES"
    minimumFontSize = reader.number("minimumFontSize")
    adjustsFontSizeToFit = reader.flag("adjustsFontSizeToFit", default: adjustsFontSizeToFit)
    adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory")
    background = reader.image("background")
  }

  func makeView() -> UITextField { UITextField() }

  func apply(to view: UITextField, in context: BuildingContext) {
    let font = context.fonts.fieldFont(font)
    view.font = font
    view.textAlignment = .init(alignment)
    view.borderStyle =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    view.placeholder = placeholder
    view.isSecureTextEntry = isSecure
    view.clearButtonMode = clearButtonMode.flatMap { Self.viewModes[$0] } ?? .never
    view.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    if let color = color?.uiColor { view.textColor = color }
    if text.isAttributed {
      view.attributedText = context.texts.attributedString(text, font: font)
    } else {
      view.text = text.string
    }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
