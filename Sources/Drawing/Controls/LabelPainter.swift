import AutoLayout
import Foundation
import UIKit

/// Draws a label's text.
struct LabelPainter: ViewPainter {
  let view: UILabel

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    var color = Color(view.textColor ?? .label, in: view)
    if view.isHighlighted, let highlighted = view.highlightedTextColor {
      color = Color(highlighted, in: view)
    }
    if painter.isFocused, view.textColor == nil || view.textColor == .label {
      color = painter.colors.label
    }
    guard let text = view.attributedText else { return }
    let font = view.effectiveFont
    var block = TextBlock(
      runs: TextBlock.Run.runs(of: text, font: font, color: color, in: view), rect: rect,
      alignment: painter.alignment(view.textAlignment))
    if view.text != nil, block.runs.count == 1 { block.runs[0].text.font = font.font }
    block.maximumLines = view.numberOfLines
    block.lineBreakMode = LineBreakMode(view.lineBreakMode)
    block.lineBreakStrategy = view.effectiveLineBreakStrategy
    if view.adjustsFontSizeToFitWidth, view.numberOfLines == 1 {
      painter.shrink(&block, atLeastTo: Double(view.minimumScaleFactor))
    }
    painter.list.text(block)
  }
}

extension ControlPainter {
  /// Makes text smaller until it fits its box on one line.
  fileprivate func shrink(_ block: inout TextBlock, atLeastTo minimum: Double) {
    let natural = measurer.measure(TextRequest(runs: block.runs.map(\.text))).width
    guard natural > block.rect.width, natural > 0 else { return }
    let factor = max(block.rect.width / natural, minimum)
    for index in block.runs.indices { block.runs[index].text.font.size *= factor }
  }
}
