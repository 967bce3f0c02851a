import AutoLayout
import Foundation

/// Reads the data of a path.
///
/// - Source: Scalable Vector Graphics (SVG) 1.1, chapter 8; arcs by appendix F.6.
struct SVGPath {
  private(set) var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve mirrors.
  private var control: Point?
  private var numbers: SVGNumbers

  init(_ text: String) {
    numbers = SVGNumbers(text)
    var command: Character?
    while path.elements.count < 100_000 {
      if let letter = numbers.letter() {
        command = letter
        if letter == "z" || letter == "Z" {
          path.close()
          (current, control) = (start, nil)
          continue
        }
      }
      guard let name = command, perform(name) else { return }
      // Points that follow a move are lines.
      if name == "m" { command = "l" } else if name == "M" { command = "L" }
    }
  }

  private mutating func point(_ isRelative: Bool) -> Point? {
    guard let x = numbers.next(), let y = numbers.next() else { return nil }
    return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
  }

  private mutating func perform(_ name: Character) -> Bool {
    let isRelative = name.isLowercase
    switch name.lowercased() {
    case "m":
      guard let point = point(isRelative) else { return false }
      path.elements.append(.move(point))
      (current, start, control) = (point, point, nil)
    case "l":
      guard let point = point(isRelative) else { return false }
      line(to: point)
    case "h":
      guard let x = numbers.next() else { return false }
      line(to: Point(x: isRelative ? current.x + x : x, y: current.y))
    case "v":
      guard let y = numbers.next() else { return false }
      line(to: Point(x: current.x, y: isRelative ? current.y + y : y))
    case "c":
      guard let first = point(isRelative), let second = point(isRelative),
        let end = point(isRelative)
      else { return false }
      curve(first, second, to: end)
    case "s":
      guard let second = point(isRelative), let end = point(isRelative) else { return false }
      curve(mirrored, second, to: end)
    case "q":
      guard let middle = point(isRelative), let end = point(isRelative) else { return false }
      quadratic(middle, to: end)
    case "t":
      guard let end = point(isRelative) else { return false }
      quadratic(mirrored, to: end)
    case "a": return arc(isRelative)
    default: return false
    }
    return true
  }

  private var mirrored: Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  private mutating func line(to point: Point) {
    path.elements.append(.line(point))
    (current, control) = (point, nil)
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    path.elements.append(.curve(first, second, end))
    (current, control) = (end, second)
  }

  private mutating func quadratic(_ middle: Point, to end: Point) {
    func part(_ point: Point) -> Point {
      Point(x: point.x + (middle.x - point.x) * 2 / 3, y: point.y + (middle.y - point.y) * 2 / 3)
    }
    path.elements.append(.curve(part(current), part(end), end))
    (current, control) = (end, middle)
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let width = numbers.next(), let height = numbers.next(), let turn = numbers.next(),
      let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let end = point(isRelative)
    else { return false }
    let arc = EllipticalArc(
      start: current, end: end, radii: (abs(width), abs(height)), turn: turn * .pi / 180)
    path.elements += arc?.curves(isLarge: isLarge, isClockwise: isClockwise) ?? [.line(end)]
    (current, control) = (end, nil)
    return true
  }
}

/// A part of an ellipse between two points.
struct EllipticalArc {
  private let start: Point
  private let end: Point
  private var radii: (x: Double, y: Double)
  private let turn: Double

  /// Creates an arc; nil where it is a line.
  init?(start: Point, end: Point, radii: (Double, Double), turn: Double) {
    guard radii.0 > 0, radii.1 > 0, start != end else { return nil }
    self.start = start
    self.end = end
    self.radii = (radii.0, radii.1)
    self.turn = turn
  }

  /// The arc as curves of at most a quarter each.
  func curves(isLarge: Bool, isClockwise: Bool) -> [Path.Element] {
    let (sine, cosine) = (sin(turn), cos(turn))
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    var (rx, ry) = (radii.x, radii.y)
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let divisor = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - divisor) / divisor).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = Point(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2,
      y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: center.x + cosine * x * rx - sine * y * ry,
        y: center.y + sine * x * rx + cosine * y * ry)
    }
    return (0..<count).map { index in
      let (from, to) = (first + Double(index) * step, first + Double(index + 1) * step)
      return .curve(
        place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)),
        index == count - 1 ? end : place(cos(to), sin(to)))
    }
  }
}
