import AutoLayout
import Foundation

/// The properties that elements of an SVG file inherit.
struct SVGStyle {
  var transform = Transform.identity
  var fill: Color? = .black
  var stroke: Color?
  var color = Color.black
  var rule = Path.Rule.nonZero
  var line = DisplayList.Stroke(width: 1)
  var isHidden = false
  private var opacity = 1.0
  private var fillOpacity = 1.0
  private var strokeOpacity = 1.0

  var fillAlpha: Double { opacity * fillOpacity }
  var strokeAlpha: Double { opacity * strokeOpacity }

  /// Takes in what an element says.
  mutating func apply(_ values: [String: String], paint: (String) -> Color?) {
    if let text = values["transform"] {
      for transform in SVGTransforms.all(text).reversed() {
        self.transform = transform.followed(by: self.transform)
      }
    }
    if let color = values["color"].flatMap(SVGColor.color) { self.color = color }
    if let text = values["fill"], text != "inherit" { fill = paint(text) }
    if let text = values["stroke"], text != "inherit" { stroke = paint(text) }
    if let rule = values["fill-rule"] { self.rule = rule == "evenodd" ? .evenOdd : .nonZero }
    if let width = SVGNumbers.length(values["stroke-width"]) { line.width = max(0, width) }
    if values["stroke-linecap"] == "round" || values["stroke-linejoin"] == "round" {
      line.form = .round
    }
    if let dashes = values["stroke-dasharray"].map(SVGNumbers.all) {
      line.dashes = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 } ? dashes : []
    }
    if let opacity = Self.part(values["opacity"]) { self.opacity *= opacity }
    if let opacity = Self.part(values["fill-opacity"]) { fillOpacity = opacity }
    if let opacity = Self.part(values["stroke-opacity"]) { strokeOpacity = opacity }
    if values["display"] == "none" || values["visibility"] == "hidden" { isHidden = true }
  }

  private static func part(_ text: String?) -> Double? {
    guard let text, let number = SVGNumbers.all(text.filter { $0 != "%" }).first else { return nil }
    return min(max(text.hasSuffix("%") ? number / 100 : number, 0), 1)
  }
}

/// The list of an attribute `transform`.
enum SVGTransforms {
  static func all(_ text: String) -> [Transform] {
    text.split(separator: ")").compactMap { part in
      let pieces = part.split(separator: "(")
      guard pieces.count == 2 else { return nil }
      let name = pieces[0].filter(\.isLetter)
      return transform(name, SVGNumbers.all(pieces[1]))
    }
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> Transform? {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    switch name {
    case "matrix": return Transform(numbers)
    case "translate": return Transform(x: first, y: second ?? 0)
    case "scale": return Transform(a: first, d: second ?? first)
    case "rotate":
      let angle = first * .pi / 180
      let turn = Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
      guard numbers.count == 3 else { return turn }
      return Transform(x: -numbers[1], y: -numbers[2]).followed(by: turn)
        .followed(by: Transform(x: numbers[1], y: numbers[2]))
    case "skewX": return Transform(c: tan(first * .pi / 180))
    case "skewY": return Transform(b: tan(first * .pi / 180))
    default: return nil
    }
  }
}

/// The figures of SVG's basic shapes.
enum SVGShape {
  static func path(of element: SVGElement) -> Path? {
    func length(_ name: String) -> Double? { SVGNumbers.length(element.attributes[name]) }
    switch element.name {
    case "path": return element.attributes["d"].map { SVGPath($0).path }
    case "rect":
      guard let width = length("width"), let height = length("height"), width > 0, height > 0 else {
        return nil
      }
      let rect = Rect(x: length("x") ?? 0, y: length("y") ?? 0, width: width, height: height)
      return .rounded(rect, radius: length("rx") ?? length("ry") ?? 0)
    case "circle":
      guard let radius = length("r"), radius > 0 else { return nil }
      return .circle(center: Point(x: length("cx") ?? 0, y: length("cy") ?? 0), radius: radius)
    case "ellipse":
      guard let x = length("rx"), let y = length("ry"), x > 0, y > 0 else { return nil }
      return .ellipse(
        Rect(
          x: (length("cx") ?? 0) - x, y: (length("cy") ?? 0) - y, width: 2 * x, height: 2 * y))
    case "line":
      return .polyline([
        Point(x: length("x1") ?? 0, y: length("y1") ?? 0),
        Point(x: length("x2") ?? 0, y: length("y2") ?? 0),
      ])
    case "polyline": return .polyline(points(of: element))
    case "polygon": return .polygon(points(of: element))
    default: return nil
    }
  }

  private static func points(of element: SVGElement) -> [Point] {
    let numbers = SVGNumbers.all(element.attributes["points"] ?? "")
    return (0..<numbers.count / 2).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
  }
}
