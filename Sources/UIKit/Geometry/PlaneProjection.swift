import Foundation

/// The effect of a transform in space on the points of a plane, seen from the front: `(x, y, 1) · m`, divided by the
/// last.
///
/// Every layer lies flat in the one around it, so that such maps follow each other.
struct PlaneProjection {
  private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  init(_ affine: CGAffineTransform) {
    self.init(
      SIMD3(Double(affine.a), Double(affine.b), 0), SIMD3(Double(affine.c), Double(affine.d), 0),
      SIMD3(Double(affine.tx), Double(affine.ty), 1))
  }

  init(_ transform: CATransform3D) {
    self.init(
      SIMD3(Double(transform.m11), Double(transform.m12), Double(transform.m14)),
      SIMD3(Double(transform.m21), Double(transform.m22), Double(transform.m24)),
      SIMD3(Double(transform.m41), Double(transform.m42), Double(transform.m44)))
  }

  /// The map that applies this one first and another one then.
  func concatenating(_ other: PlaneProjection) -> PlaneProjection {
    func product(_ row: SIMD3<Double>) -> SIMD3<Double> {
      other.rows.0 * row.x + other.rows.1 * row.y + other.rows.2 * row.z
    }
    return PlaneProjection(product(rows.0), product(rows.1), product(rows.2))
  }

  /// The map back; itself where there is none, as of a plane seen from the side.
  func inverted() -> PlaneProjection {
    let (a, b, c) = rows
    let cofactors = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
    let determinant = (a * cofactors.0).sum()
    guard determinant != 0, determinant.isFinite else { return self }
    func row(_ index: Int) -> SIMD3<Double> {
      SIMD3(cofactors.0[index], cofactors.1[index], cofactors.2[index]) / determinant
    }
    return PlaneProjection(row(0), row(1), row(2))
  }

  func applied(to point: CGPoint) -> CGPoint {
    let result = rows.0 * Double(point.x) + rows.1 * Double(point.y) + rows.2
    return CGPoint(x: result.x / result.z, y: result.y / result.z)
  }

  /// The smallest rectangle around where the corners of one come to lie.
  func applied(to rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(applied(to:))
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
