public import Foundation

/// Boxes for geometry, as collections of objects need them.
///
/// Types that Linux's Foundation does not know are kept as rows of numbers: boxes of different types
/// with the same numbers are equal.
extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

  /// Boxes an affine map.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Boxes insets in reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Boxes a displacement.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: [insets.horizontal, insets.vertical])
  }

  /// Boxes a map of space.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(
      numbers: [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34,
        t.m41, t.m42, t.m43, t.m44,
      ])
  }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }

  /// The vector in the box; zero if it holds something else.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The affine map in the box; all numbers zero if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? CGAffineTransform()
  }

  /// The insets in the box; zero if it holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// The insets in reading direction in the box; zero if it holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The displacement in the box; zero if it holds something else.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// The map of space in the box; all numbers zero if it holds something else.
  public var caTransform3DValue: CATransform3D {
    guard let n = numbers(16) else { return CATransform3D() }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  private convenience init(numbers: [CGFloat]) {
    var numbers = numbers.map { Double($0) }
    unsafe self.init(bytes: &numbers, objCType: "[\(numbers.count)d]")
  }

  /// The numbers in the box if it holds so many.
  private func numbers(_ count: Int) -> [CGFloat]? {
    guard unsafe String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    unsafe getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}
