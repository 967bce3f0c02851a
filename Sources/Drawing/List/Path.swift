package import AutoLayout

/// A figure of lines and curves, in points.
package struct Path: Hashable, Sendable {
  /// A step of the pen.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// Which parts of a figure with several outlines are inside.
  package enum Rule: Hashable, Sendable { case nonZero, evenOdd }

  /// The steps.
  package var elements: [Element] = []
  /// Which parts are inside.
  package var rule = Rule.nonZero

  /// An empty figure.
  package init() {}

  /// How far the control points of a quarter circle are from its ends, per unit of radius:
  /// 4/3 · (√2 − 1).
  private static let circle = 0.5522847498307936

  /// The width and height that the figure's points span, control points of curves among them.
  package var span: Size {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return Size(
      width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  /// A rectangle.
  package static func rect(_ rect: Rect) -> Path {
    polygon([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A rectangle with round corners; the radius is at most half the shorter side.
  package static func rounded(_ rect: Rect, radius: Double) -> Path {
    rounded(rect, topRadius: radius, bottomRadius: radius)
  }

  /// A rectangle whose upper corners are rounded otherwise than its lower ones.
  package static func rounded(_ rect: Rect, topRadius: Double, bottomRadius: Double) -> Path {
    let limit = max(0, min(rect.width, rect.height) / 2)
    let top = min(max(topRadius, 0), limit)
    let bottom = min(max(bottomRadius, 0), limit)
    guard top > 0 || bottom > 0 else { return .rect(rect) }
    var path = Path()
    path.move(rect.minX + top, rect.minY)
    path.line(rect.maxX - top, rect.minY)
    path.corner(from: (rect.maxX - top, rect.minY), to: (rect.maxX, rect.minY + top), turn: .right)
    path.line(rect.maxX, rect.maxY - bottom)
    path.corner(
      from: (rect.maxX, rect.maxY - bottom), to: (rect.maxX - bottom, rect.maxY), turn: .down)
    path.line(rect.minX + bottom, rect.maxY)
    path.corner(
      from: (rect.minX + bottom, rect.maxY), to: (rect.minX, rect.maxY - bottom), turn: .left)
    path.line(rect.minX, rect.minY + top)
    path.corner(from: (rect.minX, rect.minY + top), to: (rect.minX + top, rect.minY), turn: .up)
    path.close()
    return path
  }

  /// An ellipse that fills a rectangle.
  package static func ellipse(_ rect: Rect) -> Path {
    let x = rect.minX + rect.width / 2
    let y = rect.minY + rect.height / 2
    var path = Path()
    path.move(x, rect.minY)
    path.corner(from: (x, rect.minY), to: (rect.maxX, y), turn: .right)
    path.corner(from: (rect.maxX, y), to: (x, rect.maxY), turn: .down)
    path.corner(from: (x, rect.maxY), to: (rect.minX, y), turn: .left)
    path.corner(from: (rect.minX, y), to: (x, rect.minY), turn: .up)
    path.close()
    return path
  }

  /// A circle.
  package static func circle(center: Point, radius: Double) -> Path {
    ellipse(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Straight lines from point to point, not closed.
  package static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      path.elements.append(index == 0 ? .move(point) : .line(point))
    }
    return path
  }

  /// Straight lines from point to point and back to the first.
  package static func polygon(_ points: [Point]) -> Path {
    var path = polyline(points)
    path.close()
    return path
  }

  /// Lifts the pen and puts it down elsewhere.
  package mutating func move(_ x: Double, _ y: Double) {
    elements.append(.move(Point(x: x, y: y)))
  }

  /// Draws a straight line.
  package mutating func line(_ x: Double, _ y: Double) {
    elements.append(.line(Point(x: x, y: y)))
  }

  /// Draws a cubic Bézier curve.
  package mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(first, second, end))
  }

  /// Draws a line back to where the pen was put down.
  package mutating func close() { elements.append(.close) }

  /// Adds another figure.
  package mutating func append(_ other: Path) { elements += other.elements }

  private enum Turn { case right, down, left, up }

  /// Draws a quarter of an ellipse that leaves in a direction and turns clockwise.
  private mutating func corner(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), turn: Turn
  ) {
    let dx = (end.x - start.x) * Self.circle
    let dy = (end.y - start.y) * Self.circle
    let isHorizontal = turn == .right || turn == .left
    let first = Point(x: start.x + (isHorizontal ? dx : 0), y: start.y + (isHorizontal ? 0 : dy))
    let second = Point(x: end.x - (isHorizontal ? 0 : dx), y: end.y - (isHorizontal ? dy : 0))
    curve(first, second, to: Point(x: end.x, y: end.y))
  }
}

extension Path {
  /// The figure with every point mapped.
  package func mapped(_ transform: (Point) -> Point) -> Path {
    var path = Path()
    path.rule = rule
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .curve(let first, let second, let end):
        .curve(transform(first), transform(second), transform(end))
      case .close: .close
      }
    }
    return path
  }

  /// The figure, drawn in a unit square, in a rectangle.
  package func fitted(to rect: Rect) -> Path {
    mapped { Point(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) }
  }
}
