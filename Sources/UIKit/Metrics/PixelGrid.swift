import Foundation

/// Lengths rounded for a display.
struct PixelGrid {
  /// Device pixels per point.
  let scale: CGFloat

  /// How far above a pixel edge, in pixels, a length still counts as on it.
  private static let tolerance: CGFloat = 1e-4

  /// The length of one pixel, in points.
  var pixel: CGFloat { 1 / scale }

  /// The smallest multiple of a pixel that is not less.
  func ceil(_ length: CGFloat) -> CGFloat {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The largest multiple of a pixel that is not more.
  func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// A size with both sides rounded up.
  func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// The multiple of a pixel that is nearest; halves go up.
  func round(_ length: CGFloat) -> CGFloat {
    (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// A rectangle with each edge rounded to the nearest pixel.
  func round(_ rect: CGRect) -> CGRect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }

  /// Whole points.
  static let points = PixelGrid(scale: 1)
}
