public import AutoLayout
import UIKit

/// The content of a `<label>`.
public struct LabelContent: ElementContent {
  /// The text; empty when the document has none.
  public var text = TextDescription("")
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The colour of the text; `nil` for the class's default.
  public var color: ColorDescription?
  /// The alignment of lines.
  public var alignment = TextAlignment.natural
  /// The wrapping and truncation of lines that are too long.
  public var lineBreakMode = LineBreakMode.truncatingTail
  /// The greatest number of lines; 0 for any number.
  public var numberOfLines = 1
  /// Whether the font shrinks to fit.
  ///
  /// It does without the attribute: Interface Builder writes `NO`.
  public var adjustsFontSizeToFit = true
  /// The least factor that the font shrinks by.
  public var minimumScaleFactor: Double?
  /// The least size that the font shrinks to, in points.
  public var minimumFontSize: Double?
  /// Whether the font follows the content size category.
  public var adjustsFontForContentSizeCategory = false
  /// The width that lines wrap at, in points; `nil` for the label's own.
  public var preferredMaxLayoutWidth: Double?
  /// The colour of the shadow; `nil` for none.
  public var shadowColor: ColorDescription?
  /// The displacement of the shadow, in points; `nil` for the class's default.
  public var shadowOffset: Size?

  /// The text.
  public var displayedText: String? { text.string }
}

extension LabelContent: ViewElement {
  static let names = ["label"]

  init(_ reader: ElementReader) {
    text = reader.text("text", attributedKey: "attributedText") ?? text
    font = reader.font("fontDescription")
    color = reader.color("textColor")
    alignment = reader.value("textAlignment") ?? alignment
    lineBreakMode = reader.value("lineBreakMode", in: LineBreakMode.byName) ?? lineBreakMode
    numberOfLines = reader.integer("numberOfLines") ?? numberOfLines
    adjustsFontSizeToFit = reader.flag("adjustsFontSizeToFit", default: adjustsFontSizeToFit)
    minimumScaleFactor = reader.number("minimumScaleFactor")
    minimumFontSize = reader.number("minimumFontSize")
    adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory")
    preferredMaxLayoutWidth = reader.number("preferredMaxLayoutWidth").flatMap {
      $0 > 0 ? $0 : nil
    }
    shadowColor = reader.color("shadowColor")
    shadowOffset = reader.size("shadowOffset")
  }

  func makeView() -> UILabel { UILabel() }

  func apply(to view: UILabel, in context: BuildingContext) {
    let font = context.fonts.font(font, defaultSize: Double(UIFont.labelFontSize))
    view.font = font
    view.textAlignment = .init(alignment)
    view.lineBreakMode = .init(lineBreakMode)
    view.numberOfLines = numberOfLines
    view.adjustsFontSizeToFitWidth = adjustsFontSizeToFit
    if let scale = minimumScaleFactor ?? leastScale(of: font) {
      view.minimumScaleFactor = CGFloat(scale)
    }
    view.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    view.preferredMaxLayoutWidth = CGFloat(preferredMaxLayoutWidth ?? 0)
    if let color = color?.uiColor { view.textColor = color }
    view.shadowColor = shadowColor?.uiColor
    if let offset = shadowOffset { view.shadowOffset = CGSize(offset) }
    if text.isAttributed {
      view.attributedText = context.texts.attributedString(text, font: font)
    } else {
      view.text = text.string
    }
  }

  /// The factor by which a font has the least size.
  private func leastScale(of font: UIFont) -> Double? {
    guard let least = minimumFontSize, least > 0, font.pointSize > 0 else { return nil }
    return min(1, least / Double(font.pointSize))
  }
}
