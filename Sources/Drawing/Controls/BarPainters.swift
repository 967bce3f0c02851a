import AutoLayout
import UIKit

/// Draws a navigation bar.
struct NavigationBarPainter: ViewPainter {
  let view: UINavigationBar
  var guests: [(view: UIView, place: Point)] { view.parts.guests(of: view) }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

/// Draws a toolbar.
struct ToolbarPainter: ViewPainter {
  let view: UIToolbar
  var guests: [(view: UIView, place: Point)] { view.parts.guests(of: view) }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

/// Draws a tab bar.
struct TabBarPainter: ViewPainter {
  let view: UITabBar

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

extension [BarPart] {
  /// The views of a bar's items that are in another window, as those of a scene's items are.
  @MainActor
  fileprivate func guests(of bar: UIView) -> [(view: UIView, place: Point)] {
    compactMap { part in
      guard case .view(let view) = part.content, view.superview !== bar else { return nil }
      return (view, Point(x: Double(part.frame.minX), y: Double(part.frame.minY)))
    }
  }
}
