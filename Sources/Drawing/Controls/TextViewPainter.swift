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
    let height = painter.measurer.measure(block.request).height
    let top = topInset(isScrollable: height > block.rect.height)
    block.rect.origin.y += top
    block.rect.size.height = max(block.rect.height - top, 0)
    painter.list.clipped(to: .rect(rect)) { $0.text(block) }
  }

  /// The distance from the top to text that has not been scrolled: below bars, as the content of scroll views.
  private func topInset(isScrollable: Bool) -> Double {
    let countsSafeArea =
      switch view.contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .scrollableAxes: isScrollable || view.alwaysBounceVertical
      case .automatic:
        isScrollable || view.alwaysBounceVertical || view.surroundings == .navigation
      }
    guard view.isScrollEnabled else { return 0 }
    return Double(view.contentInset.top + (countsSafeArea ? view.safeAreaInsets.top : 0))
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
