import AutoLayout
import Foundation
import UIKit

extension ControlPainter {
  /// Draws a label's text.
  @MainActor
  mutating func draw(_ label: UILabel, in rect: Rect) {
    var color = Color(label.textColor ?? .label, in: label)
    if label.isHighlighted, let highlighted = label.highlightedTextColor {
      color = Color(highlighted, in: label)
    }
    if isFocused, label.textColor == nil || label.textColor == .label { color = colors.label }
    guard let text = label.attributedText else { return }
    let font = label.effectiveFont
    var block = TextBlock(
      runs: TextBlock.Run.runs(of: text, font: font, color: color, in: label), rect: rect,
      alignment: alignment(label.textAlignment))
    if label.text != nil, block.runs.count == 1 { block.runs[0].text.font = font.font }
    block.maximumLines = label.numberOfLines
    block.lineBreakMode = LineBreakMode(label.lineBreakMode)
    block.lineBreakStrategy = label.effectiveLineBreakStrategy
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
      shrink(&block, atLeastTo: Double(label.minimumScaleFactor))
    }
    list.text(block)
  }

  /// Makes text smaller until it fits its box on one line.
  private func shrink(_ block: inout TextBlock, atLeastTo minimum: Double) {
    let natural = measurer.measure(TextRequest(runs: block.runs.map(\.text))).width
    guard natural > block.rect.width, natural > 0 else { return }
    let factor = max(block.rect.width / natural, minimum)
    for index in block.runs.indices { block.runs[index].text.font.size *= factor }
  }
}
