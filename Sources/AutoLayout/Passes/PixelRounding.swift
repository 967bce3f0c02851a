/// Rounding to device pixels.
enum PixelRounding {
  /// The pixel edge nearest to a position, in points; halves go up.
  ///
  /// Positions a solver's rounding error below a half count as the half.
  @inline(__always)
  static func round(_ position: Double, scale: Double) -> Double {
    floor(position * scale + 0.5 + tolerance) / scale
  }

  /// The pixel edge at a position or after it, in points.
  static func ceil(_ position: Double, scale: Double) -> Double {
    (position * scale - tolerance).rounded(.up) / scale
  }

  /// The distance between two positions in points, exact where it is a whole number of pixels.
  ///
  /// Thirds of points have no exact binary fraction: differences of them would make 100 points
  /// 100.00000000000001.
  @inline(__always)
  static func distance(from start: Double, to end: Double, scale: Double) -> Double {
    let pixels = (end - start) * scale
    let whole = nearest(pixels)
    return abs(pixels - whole) <= tolerance ? whole / scale : end - start
  }

  /// Whether two frames differ by no more than what computing in binary fractions leaves.
  ///
  /// A view that sets frames in `layoutSubviews` would otherwise never rest: what it set to a third of a
  /// point would come back with another last bit.
  @inline(__always)
  static func isSame(_ first: Rect, _ second: Rect) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= sameDistance }
    return isSame(first.minX, second.minX) && isSame(first.minY, second.minY)
      && isSame(first.width, second.width) && isSame(first.height, second.height)
  }

  /// The whole number at most as large as a number.
  ///
  /// Every edge of every frame comes by, and the C library's function is a call.
  @inline(__always)
  private static func floor(_ number: Double) -> Double {
    guard abs(number) < exactWhole else { return number.rounded(.down) }
    let near = nearest(number)
    return near > number ? near - 1 : near
  }

  /// The whole number nearest to a number; of two that are as near the even one.
  @inline(__always)
  private static func nearest(_ number: Double) -> Double {
    guard abs(number) < exactWhole else { return number.rounded() }
    // Adding leaves no room for a fraction.
    let near = (abs(number) + exactWhole) - exactWhole
    return Double(signOf: number, magnitudeOf: near)
  }

  /// The least number from which on all numbers are whole, 2⁵².
  private static let exactWhole = 4_503_599_627_370_496.0

  /// In points; far above the last bits of any coordinate, far below a pixel.
  private static let sameDistance = 1e-9

  /// In pixels; far above a solver's error, far below what can be seen.
  private static let tolerance = 1e-6
}
