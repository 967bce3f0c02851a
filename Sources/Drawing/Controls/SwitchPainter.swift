package import AutoLayout
import UIKit

/// The two positions of a switch.
package enum SwitchPosition: Hashable, Sendable { case on, off }

/// Draws a switch.
struct SwitchPainter: ViewPainter {
  let view: UISwitch

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.switch(
      view.isOn ? .on : .off, onColor: view.onTintColor.map { Color($0, in: view) },
      thumbColor: view.thumbTintColor.map { Color($0, in: view) },
      in: rect.centered(view.naturalSize))
  }
}

extension ControlPainter {
  /// Draws a switch.
  package mutating func `switch`(
    _ position: SwitchPosition, onColor: Color? = nil, thumbColor: Color? = nil, in rect: Rect
  ) {
    let color = position == .on ? onColor ?? colors.green : colors.secondaryFill
    list.fill(rect, color, radius: rect.height / 2)
    let side = max(rect.height - 4, 0)
    let x = position == .on ? rect.maxX - side - 2 : rect.minX + 2
    knob(
      turned(Rect(x: x, y: rect.minY + 2, width: side, height: side), in: rect),
      color: thumbColor ?? .white)
  }

  /// Draws the disc of a switch or slider.
  mutating func knob(_ rect: Rect, color: Color) {
    list.shadow(
      rect, radius: rect.width / 2,
      DisplayList.Shadow(color: .black.faded(0.22), offset: Point(x: 0, y: 2), blur: 2.5))
    list.fill(.ellipse(rect), color)
    list.stroke(.ellipse(rect), .black.faded(0.06), DisplayList.Stroke(width: 0.5))
  }
}
