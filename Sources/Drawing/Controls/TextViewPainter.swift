package import AutoLayout
import Foundation
import UIKit

/// Draws the text of a text view, from its top.
struct TextViewPainter: ViewPainter {
  let view: UITextView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    // A text container leaves five points free at both sides, besides the insets.
    let insets = view.textContainerInset
    var block = TextBlock(
      runs: TextBlock.Run.runs(
        plain: view.text, rich: view.attributedText, font: view.effectiveFont,
        color: Color(view.textColor ?? .label, in: view), in: view),
      rect: rect.inset(
        by: EdgeInsets(
          top: Double(insets.top), left: Double(insets.left) + 5, bottom: 0,
          right: Double(insets.right) + 5)), alignment: painter.alignment(view.textAlignment))
    block.verticalAlignment = .top
    block.maximumLines = 0
    block.lineBreakMode = .wordWrapping
    painter.list.clipped(to: .rect(rect)) { $0.text(block) }
  }
}

extension ControlPainter {
  /// Draws a text view: text from the top, inside the insets of UIKit's text container.
  package mutating func textView(_ content: TextContent, in rect: Rect) {
    var block = TextBlock(
      content.text, font: content.font, color: content.color ?? colors.label,
      rect: rect.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)),
      alignment: content.alignment)
    block.verticalAlignment = .top
    block.maximumLines = 0
    block.lineBreakMode = .wordWrapping
    list.clipped(to: .rect(rect)) { $0.text(block) }
  }
}
