import Foundation

/// Lengths rounded for a display.
struct PixelGrid {
  /// Device pixels per point.
  let scale: CGFloat

  /// The distance above a pixel edge, in pixels, within which a length counts as on it.
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
  func round(_ length: CGFloat) -> CGFloat { pixels(nearest: length) / scale }

  /// A rectangle with each edge rounded to the nearest pixel.
  ///
  /// Extents are differences of whole pixels: thirds of points have no exact binary fraction, and
  /// differences of them would make 100 points 100.00000000000001.
  func round(_ rect: CGRect) -> CGRect {
    let (left, top) = (pixels(nearest: rect.minX), pixels(nearest: rect.minY))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixels(nearest: rect.maxX) - left) / scale,
      height: (pixels(nearest: rect.maxY) - top) / scale)
  }

  /// The whole number of pixels that is nearest to a length; halves go up.
  private func pixels(nearest length: CGFloat) -> CGFloat {
    (length * scale + 0.5 + Self.tolerance).rounded(.down)
  }

  /// Whole points.
  static let points = PixelGrid(scale: 1)
}
