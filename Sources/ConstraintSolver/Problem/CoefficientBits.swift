/// Gathers, without a branch, whether coefficients are scaled, as nearly all are: 1, -1 or a half.
struct CoefficientBits {
  /// The bits in which a coefficient differs from 1, without the one that tells magnitudes in `0.5 ..< 1`.
  private var unusual: UInt64 = 0
  /// The bits in which all coefficients differ from 1.
  private var common = UInt64.max

  /// The only exponent bit in which magnitudes in `0.5 ..< 1` differ from those in `1 ..< 2`.
  private static var half: UInt64 { 1 << 52 }

  init() {}

  @inline(__always)
  mutating func add(_ coefficient: Double) {
    let bits = CoefficientBits.unusual(coefficient)
    unusual |= bits & ~CoefficientBits.half
    common &= bits
  }

  /// The bits in which a coefficient differs from 1.
  @inline(__always)
  static func unusual(_ coefficient: Double) -> UInt64 {
    coefficient.bitPattern ^ 1.0.bitPattern
  }

  /// Notes that the coefficients cannot be taken as they are.
  @inline(__always)
  mutating func addUnusual() { unusual = .max }

  /// Whether the magnitudes of all are in `0.5 ..< 2`, and the largest is in `1 ..< 2`.
  var areScaled: Bool {
    @inline(__always) get {
      unusual & Double.infinity.bitPattern == 0 && common & CoefficientBits.half == 0
    }
  }
}
