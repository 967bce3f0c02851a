import AutoLayout

/// A transform of the plane that keeps lines straight, as PDF and SVG write it.
struct Transform: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  static let identity = Transform()

  /// Creates a transform of six numbers; nil for others than six finite ones.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    (a, b, c, d, x, y) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    )
  }

  init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, x: Double = 0, y: Double = 0) {
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }

  /// This transform, and another one after it.
  func followed(by other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, x: x * other.a + y * other.c + other.x,
      y: x * other.b + y * other.d + other.y)
  }

  func apply(_ point: Point) -> Point {
    Point(x: point.x * a + point.y * c + x, y: point.x * b + point.y * d + y)
  }

  func apply(_ path: Path) -> Path { path.mapped(apply) }

  /// The smallest upright rectangle around the image of a rectangle.
  func apply(_ rect: Rect) -> Rect {
    let corners =
      [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY)]
      .map { apply(Point(x: $0.0, y: $0.1)) } + [apply(Point(x: rect.maxX, y: rect.maxY))]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The factor that lengths grow by, on average.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
