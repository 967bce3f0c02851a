package import AutoLayout
import UIKit

/// Draws a progress view.
struct ProgressViewPainter: ViewPainter {
  let view: UIProgressView

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    if let color = view.progressTintColor { painter.tint = Color(color, in: view) }
    painter.progressView(
      fraction: Double(view.progress), trackColor: view.trackTintColor.map { Color($0, in: view) },
      in: rect)
  }
}

extension ControlPainter {
  /// Draws a progress bar; `fraction` goes from 0 to 1.
  package mutating func progressView(fraction: Double, trackColor: Color? = nil, in rect: Rect) {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let height = min(rect.height, 4)
    let track = Rect(
      x: rect.minX, y: rect.center.y - height / 2, width: rect.width, height: height)
    list.fill(track, trackColor ?? colors.fill, radius: height / 2)
    var done = track
    done.size.width *= fraction
    list.fill(turned(done, in: rect), tint, radius: height / 2)
  }
}
