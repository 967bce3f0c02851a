package import AutoLayout
import UIKit

/// The materials of a visual effect view.
package enum BlurMaterial: Hashable, Sendable { case extraLight, light, dark, adaptive }

/// Draws the translucent sheet of a visual effect view.
struct VisualEffectViewPainter: ViewPainter {
  let view: UIVisualEffectView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    guard let blur = view.effect as? UIBlurEffect else { return }
    switch blur.style {
    case .extraLight: painter.visualEffect(.extraLight, in: rect)
    case .light: painter.visualEffect(.light, in: rect)
    case .dark: painter.visualEffect(.dark, in: rect)
    default: painter.visualEffect(.adaptive, in: rect)
    }
  }
}

extension ControlPainter {
  /// Draws the translucent sheet of a visual effect view.
  package mutating func visualEffect(_ material: BlurMaterial, in rect: Rect) {
    let color =
      switch material {
      case .extraLight: Color.white.faded(0.85)
      case .light: Color.white.faded(0.65)
      case .dark: Color(white: 0.11, alpha: 0.73)
      case .adaptive:
        colors.appearance == .light
          ? Color(hex: 0xF7F7F7, alpha: 0.8) : Color(hex: 0x252525, alpha: 0.8)
      }
    list.fill(rect, color)
  }
}
