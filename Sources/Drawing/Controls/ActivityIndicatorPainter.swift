package import AutoLayout
import UIKit

/// Draws an activity indicator.
struct ActivityIndicatorPainter: ViewPainter {
  let view: UIActivityIndicatorView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.activityIndicator(
      color: Color(view.color ?? .systemGray, in: view), in: rect.centered(view.naturalSize))
  }
}

extension ControlPainter {
  /// Draws the spokes of an activity indicator.
  package mutating func activityIndicator(color: Color? = nil, in rect: Rect) {
    let side = max(min(rect.width, rect.height), 0)
    // Eight spokes at multiples of 45°; the components of the unit vectors are 0, ±1 and ±√½.
    let half = 0.7071067811865476
    let directions: [(Double, Double)] = [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
    let inner = side * 0.25
    let outer = side * 0.45
    for (index, direction) in directions.enumerated() {
      let fade = 0.3 + 0.7 * Double(index) / 7
      list.stroke(
        .polyline([
          Point(x: rect.center.x + direction.0 * inner, y: rect.center.y + direction.1 * inner),
          Point(x: rect.center.x + direction.0 * outer, y: rect.center.y + direction.1 * outer),
        ]), (color ?? colors.gray).faded(fade),
        DisplayList.Stroke(width: side * 0.11, form: .round))
    }
  }
}
