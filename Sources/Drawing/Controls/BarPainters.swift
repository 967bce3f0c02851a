import AutoLayout
import UIKit

/// Draws a navigation bar.
struct NavigationBarPainter: ViewPainter {
  let view: UINavigationBar

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

/// Draws a toolbar.
struct ToolbarPainter: ViewPainter {
  let view: UIToolbar

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
