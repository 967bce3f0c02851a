/// Rounding to device pixels, along both axes at once, because every edge of every frame is rounded.
enum PixelRounding {
  /// The pixel edges nearest to a point, in points; halves go up.
  ///
  /// Positions a solver's rounding error below a half count as the half.
  @inline(__always)
  static func round(_ point: SIMD2<Double>, scale: Double) -> SIMD2<Double> {
    (point * scale + 0.5 + LayoutTolerances.pixel).floor / scale
  }

  /// The pixel edge nearest to a position, in points; halves go up.
  static func round(_ position: Double, scale: Double) -> Double {
    round(SIMD2(repeating: position), scale: scale).x
  }

  /// The pixel edge at a position or after it, in points.
  static func ceil(_ position: Double, scale: Double) -> Double {
    (position * scale - LayoutTolerances.pixel).rounded(.up) / scale
  }

  /// The distances between two points, exact where they are a whole number of pixels.
  ///
  /// Thirds of points have no exact binary fraction: differences of them would make 100 points
  /// 100.00000000000001.
  @inline(__always)
  static func distance(
    from start: SIMD2<Double>, to end: SIMD2<Double>, scale: Double
  ) -> SIMD2<Double> {
    let exact = end - start
    let pixels = exact * scale
    guard pixels.hasFraction else { return exact }
    let whole = pixels.nearest
    return exact.replacing(
      with: whole / scale, where: (pixels - whole).magnitude .<= LayoutTolerances.pixel)
  }

  /// Whether two frames differ by no more than what computing in binary fractions leaves.
  ///
  /// A view that sets frames in `layoutSubviews` would otherwise never rest: what it set to a third of a
  /// point would come back with another last bit.
  @inline(__always)
  static func isSame(_ first: Rect, _ second: Rect) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool {
      a == b || abs(a - b) <= LayoutTolerances.sameFrame
    }
    return isSame(first.minX, second.minX) && isSame(first.minY, second.minY)
      && isSame(first.width, second.width) && isSame(first.height, second.height)
  }
}

/// Rounding without calls of the C library, which take longer than all else about a frame.
extension SIMD2<Double> {
  /// The least number from which on all numbers are whole, 2⁵².
  private static var exactWhole: Double {
    @inline(__always) get { 4_503_599_627_370_496 }
  }

  private static var signBit: UInt64 {
    @inline(__always) get { 1 << 63 }
  }

  private var bits: SIMD2<UInt64> {
    @inline(__always) get { SIMD2<UInt64>(x.bitPattern, y.bitPattern) }
  }

  @inline(__always)
  private init(bits: SIMD2<UInt64>) {
    self.init(Double(bitPattern: bits.x), Double(bitPattern: bits.y))
  }

  /// The absolute values.
  fileprivate var magnitude: SIMD2<Double> {
    @inline(__always) get { SIMD2(bits: bits & ~Self.signBit) }
  }

  /// Whether both numbers are small enough to have a fraction.
  fileprivate var hasFraction: Bool {
    @inline(__always) get { abs(x) < Self.exactWhole && abs(y) < Self.exactWhole }
  }

  /// The nearest whole numbers, of two that are as near the even ones, of numbers that may have fractions.
  fileprivate var nearest: SIMD2<Double> {
    @inline(__always) get {
      // Adding leaves no room for a fraction. What comes out as zero keeps its sign.
      let near = (magnitude + Self.exactWhole) - Self.exactWhole
      return SIMD2(bits: near.bits | bits & Self.signBit)
    }
  }

  /// The largest whole numbers that are not larger.
  fileprivate var floor: SIMD2<Double> {
    @inline(__always) get {
      guard hasFraction else { return SIMD2(x.rounded(.down), y.rounded(.down)) }
      let near = nearest
      return near - SIMD2<Double>.zero.replacing(with: 1, where: near .> self)
    }
  }
}
