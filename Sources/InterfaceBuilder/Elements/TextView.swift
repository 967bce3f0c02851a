import UIKit

/// The content of a `<textView>`.
public struct TextViewContent: ElementContent {
  /// The text; empty when the document has none.
  public var text = TextDescription("")
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The colour of the text; `nil` for the class's default.
  public var color: ColorDescription?
  /// The alignment of lines.
  public var alignment = TextAlignment.natural
  /// Whether the text can be edited.
  public var isEditable = true
  /// Whether the font follows the content size category.
  public var adjustsFontForContentSizeCategory = false
  /// The attributes of every scroll view.
  public var scroll = ScrollViewContent()

  /// The text.
  public var displayedText: String? { text.string }
}

extension TextViewContent: ViewElement {
  static let names = ["textView"]

  init(_ reader: ElementReader) {
    text = reader.text("text", attributedKey: "attributedText") ?? text
    font = reader.font("fontDescription")
    color = reader.color("textColor")
    alignment = reader.value("textAlignment") ?? alignment
    isEditable = reader.flag("editable", default: isEditable)
    adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory")
    scroll = ScrollViewContent(reader)
  }

  func makeView() -> UITextView { UITextView() }

  func apply(to view: UITextView, in context: BuildingContext) {
    scroll.applyAttributes(to: view)
    scroll.applyInsets(to: view, in: context)
    let font = context.fonts.font(font, defaultSize: Double(UIFont.systemFontSize))
    view.font = font
    view.textAlignment = .init(alignment)
    view.isEditable = isEditable
    view.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    if let color = color?.uiColor { view.textColor = color }
    if text.isAttributed {
      view.attributedText = context.texts.attributedString(text, font: font)
    } else {
      view.text = text.string
    }
  }
}
