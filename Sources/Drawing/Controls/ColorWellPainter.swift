package import AutoLayout
import UIKit

/// Draws a color well.
struct ColorWellPainter: ViewPainter {
  let view: UIColorWell

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.colorWell(
      view.selectedColor.map { Color($0, in: view) }, in: rect.centered(view.naturalSize))
  }
}

extension ControlPainter {
  /// Draws a color well: a ring of hues around a disc of the color, or around a line across for none.
  package mutating func colorWell(_ color: Color?, in rect: Rect) {
    let center = rect.center
    let radius = max(min(rect.width, rect.height) / 2, 0)
    func place(_ direction: (x: Double, y: Double), _ distance: Double) -> Point {
      Point(x: center.x + direction.x * distance, y: center.y + direction.y * distance)
    }
    let directions = Self.twelfths
    list.clipped(to: .circle(center: center, radius: radius)) { list in
      for (index, direction) in directions.enumerated() {
        let next = directions[(index + 1) % directions.count]
        let corners = [center, place(direction, 2 * radius), place(next, 2 * radius)]
        list.fill(.polygon(corners), Self.hue(Double(index) / Double(directions.count)))
      }
    }
    list.fill(.circle(center: center, radius: radius * 0.8), colors.background)
    let inner = radius * 0.7
    guard let color else {
      let line = [place(directions[5], inner), place(directions[11], inner)]
      return list.stroke(.polyline(line), colors.red, DisplayList.Stroke(width: radius * 0.1))
    }
    list.fill(.circle(center: center, radius: inner), color)
  }

  /// The unit vectors at multiples of 30° from the top; their components are 0, ±½, ±√¾ and ±1.
  private static let twelfths: [(x: Double, y: Double)] = {
    let long = 0.8660254037844386
    return [
      (0, -1), (0.5, -long), (long, -0.5), (1, 0), (long, 0.5), (0.5, long), (0, 1),
      (-0.5, long), (-long, 0.5), (-1, 0), (-long, -0.5), (-0.5, -long),
    ]
  }()

  /// The pure color at a part of the way around the circle of hues.
  private static func hue(_ turn: Double) -> Color {
    func part(_ offset: Double) -> Double {
      let angle = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return 1 - max(0, min(angle, 4 - angle, 1))
    }
    return Color(red: part(5), green: part(3), blue: part(1))
  }
}
