package import AutoLayout
import UIKit

/// Draws a stepper.
struct StepperPainter: ViewPainter {
  let view: UIStepper

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.stepper(in: rect)
  }
}

extension ControlPainter {
  /// Draws a stepper.
  package mutating func stepper(in rect: Rect) {
    list.fill(rect, colors.tertiaryFill, radius: 8)
    let middle = rect.center.x
    list.fill(
      Rect(x: middle - 0.5, y: rect.minY + 7, width: 1, height: max(rect.height - 14, 0)),
      colors.gray3, radius: 0.5)
    let side = min(18.0, rect.height * 0.6)
    for (name, x) in [("minus", rect.minX + rect.width / 4), ("plus", rect.maxX - rect.width / 4)] {
      symbol(
        name, in: Rect(x: x - side / 2, y: rect.center.y - side / 2, width: side, height: side),
        color: colors.label)
    }
  }
}
