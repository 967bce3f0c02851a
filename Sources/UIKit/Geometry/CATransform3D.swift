public import Foundation

/// A projective map of space, of which layers use what it does to the plane z = 0.
///
/// Points are rows: `(x', y', z', w') = (x, y, z, 1) · m`, divided by w'.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: what x contributes.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: what y contributes.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: what z contributes.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation, in points, and the scale of everything.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a map whose numbers are all zero.
  public init() {
    self.init(rows: .zero, .zero, .zero, .zero)
  }

  /// Creates a map from its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  private typealias Row = SIMD4<Double>

  private init(rows a: Row, _ b: Row, _ c: Row, _ d: Row) {
    self.init(
      m11: CGFloat(a.x), m12: CGFloat(a.y), m13: CGFloat(a.z), m14: CGFloat(a.w),
      m21: CGFloat(b.x), m22: CGFloat(b.y), m23: CGFloat(b.z), m24: CGFloat(b.w),
      m31: CGFloat(c.x), m32: CGFloat(c.y), m33: CGFloat(c.z), m34: CGFloat(c.w),
      m41: CGFloat(d.x), m42: CGFloat(d.y), m43: CGFloat(d.z), m44: CGFloat(d.w))
  }

  private var rows: [Row] {
    [
      Row(Double(m11), Double(m12), Double(m13), Double(m14)),
      Row(Double(m21), Double(m22), Double(m23), Double(m24)),
      Row(Double(m31), Double(m32), Double(m33), Double(m34)),
      Row(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }

  /// The map that applies this one first and another one then.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let factors = other.rows
    let products = rows.map { row in
      factors[0] * row.x + factors[1] * row.y + factors[2] * row.z + factors[3] * row.w
    }
    return CATransform3D(rows: products[0], products[1], products[2], products[3])
  }

  /// The affine map of the plane, if this is one.
  var affine: CGAffineTransform? {
    let plain = CATransform3D(
      m11: m11, m12: m12, m13: 0, m14: 0, m21: m21, m22: m22, m23: 0, m24: 0, m31: 0, m32: 0,
      m33: 1, m34: 0, m41: m41, m42: m42, m43: 0, m44: 1)
    guard self == plain else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation by an angle in radians about a vector; none about a vector of no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A translation followed by a map.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// A scaling followed by a map.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// A rotation followed by a map.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// The map that applies one first and another then.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The map of space that does to the plane what an affine map does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0,
    m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Whether a map is what an affine map of the plane is in space.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affine != nil }

/// The affine map that a map of space is; of any other the part that moves the plane within itself.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
