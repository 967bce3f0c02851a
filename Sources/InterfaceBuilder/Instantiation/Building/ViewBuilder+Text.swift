import AutoLayout
import UIKit

extension ViewBuilder {
  func apply(_ content: LabelContent, to view: UILabel) {
    let font = fonts.font(content.font, defaultSize: Double(UIFont.labelFontSize))
    view.font = font
    view.textAlignment = .init(content.alignment)
    view.lineBreakMode = .init(content.lineBreakMode)
    view.numberOfLines = content.numberOfLines
    view.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
    if let scale = content.minimumScaleFactor { view.minimumScaleFactor = CGFloat(scale) }
    view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    view.preferredMaxLayoutWidth = CGFloat(content.preferredMaxLayoutWidth ?? 0)
    if let color = content.color?.uiColor { view.textColor = color }
    view.shadowColor = content.shadowColor?.uiColor
    if let offset = content.shadowOffset { view.shadowOffset = CGSize(offset) }
    if content.text.isAttributed {
      view.attributedText = texts.attributedString(content.text, font: font)
    } else {
      view.text = content.text.string
    }
  }

  func apply(_ content: TextFieldContent, to view: UITextField) {
    let font = fonts.fieldFont(content.font)
    view.font = font
    view.textAlignment = .init(content.alignment)
    view.borderStyle =
      switch content.borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    view.placeholder = content.placeholder
    view.isSecureTextEntry = content.isSecure
    view.clearButtonMode = content.clearButtonMode.flatMap { Self.viewModes[$0] } ?? .never
    view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    if let color = content.color?.uiColor { view.textColor = color }
    if content.text.isAttributed {
      view.attributedText = texts.attributedString(content.text, font: font)
    } else {
      view.text = content.text.string
    }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  func apply(_ content: TextViewContent, to view: UITextView) {
    apply(content.scroll, to: view)
    let font = fonts.font(content.font, defaultSize: Double(UIFont.systemFontSize))
    view.font = font
    view.textAlignment = .init(content.alignment)
    view.isEditable = content.isEditable
    view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    if let color = content.color?.uiColor { view.textColor = color }
    if content.text.isAttributed {
      view.attributedText = texts.attributedString(content.text, font: font)
    } else {
      view.text = content.text.string
    }
  }
}
