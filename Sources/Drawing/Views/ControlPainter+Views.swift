import AutoLayout
import UIKit

extension ControlPainter {
  /// Draws what a view shows behind its subviews.
  @MainActor
  mutating func drawContent(of view: UIView, in rect: Rect) {
    switch view {
    case let view as UIVisualEffectView: drawEffect(of: view, in: rect)
    default: break
    }
  }

  /// Draws what a view shows in front of its subviews.
  @MainActor
  mutating func drawOverlay(of view: UIView, in rect: Rect) {
    guard let view = view as? UIScrollView else { return }
    let content = view.contentSize
    if view.showsVerticalScrollIndicator {
      scrollIndicator(
        .vertical, offset: view.contentOffset.y, content: Double(content.height), in: rect)
    }
    if view.showsHorizontalScrollIndicator {
      scrollIndicator(
        .horizontal, offset: view.contentOffset.x, content: Double(content.width), in: rect)
    }
  }

  @MainActor
  private mutating func drawEffect(of view: UIVisualEffectView, in rect: Rect) {
    guard let blur = view.effect as? UIBlurEffect else { return }
    switch blur.style {
    case .extraLight: visualEffect(.extraLight, in: rect)
    case .light: visualEffect(.light, in: rect)
    case .dark: visualEffect(.dark, in: rect)
    default: visualEffect(.adaptive, in: rect)
    }
  }
}
