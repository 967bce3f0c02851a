package import AutoLayout
import UIKit

/// Draws a slider.
struct SliderPainter: ViewPainter {
  let view: UISlider

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    if let color = view.minimumTrackTintColor { painter.tint = Color(color, in: view) }
    let range = Double(view.maximumValue) - Double(view.minimumValue)
    let fraction = range > 0 ? (Double(view.value) - Double(view.minimumValue)) / range : 0
    painter.slider(
      fraction: fraction, trackColor: view.maximumTrackTintColor.map { Color($0, in: view) },
      thumbColor: view.thumbTintColor.map { Color($0, in: view) }, in: rect)
  }
}

extension ControlPainter {
  /// Draws a slider.
  ///
  /// - Parameters:
  ///   - fraction: The value from 0 to 1.
  ///   - trackColor: The colour of the track behind the thumb; nil for the system's.
  ///   - thumbColor: The colour of the thumb; nil for white.
  ///   - rect: The control's rectangle.
  package mutating func slider(
    fraction: Double, trackColor: Color? = nil, thumbColor: Color? = nil, in rect: Rect
  ) {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let track = Rect(x: rect.minX + 2, y: rect.center.y - 2, width: rect.width - 4, height: 4)
    list.fill(track, trackColor ?? colors.fill, radius: 2)
    let side = min(27.0, rect.height, rect.width)
    let x = rect.minX + (rect.width - side) * fraction
    let done = Rect(x: track.minX, y: track.minY, width: x + side / 2 - track.minX, height: 4)
    list.fill(turned(done, in: rect), tint, radius: 2)
    knob(
      turned(Rect(x: x, y: rect.center.y - side / 2, width: side, height: side), in: rect),
      color: thumbColor ?? .white)
  }
}
