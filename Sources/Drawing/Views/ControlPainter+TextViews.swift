import AutoLayout
import Foundation
import UIKit

extension ControlPainter {
  /// Draws a text field: its border, and text or placeholder between the views at its sides.
  @MainActor
  mutating func draw(_ field: UITextField, in rect: Rect) {
    textFieldBorder(TextFieldBorder(field.borderStyle), in: rect)
    let font = field.effectiveFont
    let inner = Rect(
      field.textRect(
        forBounds: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)))
    var runs = TextBlock.Run.runs(
      plain: field.text, rich: field.attributedText, font: font,
      color: isFocused ? colors.label : Color(field.textColor ?? .label, in: field), in: field)
    if field.isSecureTextEntry {
      for index in runs.indices {
        runs[index].text.text = String(repeating: "\u{2022}", count: runs[index].text.text.count)
      }
    }
    if runs.isEmpty {
      runs = TextBlock.Run.runs(
        plain: field.placeholder, rich: field.attributedPlaceholder, font: font,
        color: colors.placeholderText, in: field)
    }
    list.text(TextBlock(runs: runs, rect: inner, alignment: alignment(field.textAlignment)))
  }

  /// Draws the text of a text view from its top.
  @MainActor
  mutating func draw(_ view: UITextView, in rect: Rect) {
    // A text container leaves five points free at both sides, besides the insets.
    let insets = view.textContainerInset
    var block = TextBlock(
      runs: TextBlock.Run.runs(
        plain: view.text, rich: view.attributedText, font: view.effectiveFont,
        color: Color(view.textColor ?? .label, in: view), in: view),
      rect: rect.inset(
        by: EdgeInsets(
          top: Double(insets.top), left: Double(insets.left) + 5, bottom: 0,
          right: Double(insets.right) + 5)), alignment: alignment(view.textAlignment))
    block.verticalAlignment = .top
    block.maximumLines = 0
    block.lineBreakMode = .wordWrapping
    list.clipped(to: .rect(rect)) { $0.text(block) }
  }
}

extension TextBlock.Run {
  /// The pieces of text that is plain or attributed; none without text.
  @MainActor
  static func runs(
    plain: String?, rich: NSAttributedString?, font: UIFont, color: Color, in view: UIView
  ) -> [TextBlock.Run] {
    if let rich, rich.length > 0 { return runs(of: rich, font: font, color: color, in: view) }
    guard let plain, !plain.isEmpty else { return [] }
    return [TextBlock.Run(plain, font: font.font, color: color)]
  }
}

extension TextFieldBorder {
  /// UIKit's border.
  fileprivate init(_ style: UITextField.BorderStyle) {
    switch style {
    case .none: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .roundedRect
    }
  }
}
