import AutoLayout
import Foundation

/// Reads an SVG file as a picture of figures.
///
/// Text, filters and masks are left out; a gradient is drawn in one colour, that of its middle. Nothing that a file refers
/// to outside of itself is read.
///
/// - Source: Scalable Vector Graphics (SVG) 1.1.
enum SVGReader {
  static func picture(_ bytes: [UInt8], source: String) -> DrawnPicture? {
    var scanner = SVGScanner(bytes)
    guard let root = scanner.root(), root.name == "svg" else { return nil }
    let box = root.attributes["viewBox"].map(SVGNumbers.all).flatMap { $0.count == 4 ? $0 : nil }
    let width = SVGNumbers.length(root.attributes["width"]) ?? box?[2]
    let height = SVGNumbers.length(root.attributes["height"]) ?? box?[3]
    guard let width, let height else { return nil }
    let size = Size(width: width, height: height)
    guard PictureReader.isPermitted(size) else { return nil }
    var run = SVGRun(root)
    var style = SVGStyle()
    if let box, box[2] > 0, box[3] > 0 {
      let scale = min(width / box[2], height / box[3])
      style.transform = Transform(
        a: scale, d: scale, x: (width - box[2] * scale) / 2 - box[0] * scale,
        y: (height - box[3] * scale) / 2 - box[1] * scale)
    }
    run.draw(root, style, depth: 0)
    guard !run.commands.isEmpty else { return nil }
    return DrawnPicture(source: source, size: size, content: .figures(run.commands))
  }
}

/// The elements of a picture, drawn one by one.
struct SVGRun {
  private(set) var commands: [VectorCommand] = []
  private var elements: [String: SVGElement] = [:]
  private let sheet: SVGSheet
  /// The elements that are still drawn: those that others use are drawn again and again.
  private var budget = 100_000

  init(_ root: SVGElement) {
    sheet = SVGSheet(root)
    collect(root)
  }

  private mutating func collect(_ element: SVGElement) {
    if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
    for child in element.children { collect(child) }
  }

  private static let containers: Set = ["svg", "g", "a", "switch", "symbol", "use"]

  mutating func draw(_ element: SVGElement, _ inherited: SVGStyle, depth: Int) {
    budget -= 1
    guard budget > 0, depth < 64 else { return }
    var style = inherited
    let values = sheet.values(of: element)
    let current = values["color"].flatMap(SVGColor.color) ?? style.color
    style.apply(values, paint: { paint($0, current: current) })
    guard !style.isHidden else { return }
    let clip = values["clip-path"].flatMap { clipPath($0, style) }
    if let clip { commands.append(.beginClip(clip)) }
    defer { if clip != nil { commands.append(.endClip) } }
    if let path = SVGShape.path(of: element) { return draw(path, style) }
    guard Self.containers.contains(element.name) else { return }
    if element.name == "use", let used = self.used(by: element) {
      let x = SVGNumbers.length(element.attributes["x"]) ?? 0
      let y = SVGNumbers.length(element.attributes["y"]) ?? 0
      style.transform = Transform(x: x, y: y).followed(by: style.transform)
      draw(used, style, depth: depth + 1)
    }
    if element.name == "symbol", depth < 2 { return }
    for child in element.children { draw(child, style, depth: depth + 1) }
  }

  private func used(by element: SVGElement) -> SVGElement? {
    element.attributes["href"].flatMap {
      $0.hasPrefix("#") ? elements[String($0.dropFirst())] : nil
    }
  }

  private mutating func draw(_ path: Path, _ style: SVGStyle) {
    var placed = style.transform.apply(path)
    placed.rule = style.rule
    if let fill = style.fill { commands.append(.fill(placed, fill.faded(style.fillAlpha))) }
    guard let color = style.stroke, style.line.width > 0 else { return }
    var line = style.line
    line.width *= style.transform.scale
    line.dashes = line.dashes.map { $0 * style.transform.scale }
    commands.append(.stroke(placed, color.faded(style.strokeAlpha), line))
  }

  // MARK: Paint

  /// The element that `url(#name)` means.
  private func referenced(_ text: String) -> SVGElement? {
    guard let start = text.firstIndex(of: "#"), text.hasPrefix("url(") else { return nil }
    let name = text[text.index(after: start)...].prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
    return elements[String(name)]
  }

  private func paint(_ text: String, current: Color) -> Color? {
    if text.hasPrefix("url(") { return referenced(text).flatMap { middle(of: $0, depth: 0) } }
    if text == "currentColor" { return current }
    return SVGColor.color(text)
  }

  /// The colour in the middle of a gradient.
  private func middle(of gradient: SVGElement, depth: Int) -> Color? {
    let stops = gradient.children.filter { $0.name == "stop" }
    guard !stops.isEmpty else {
      guard depth < 8, let other = used(by: gradient) else { return nil }
      return middle(of: other, depth: depth + 1)
    }
    let values = sheet.values(of: stops[stops.count / 2])
    let color = SVGColor.color(values["stop-color"] ?? "black")
    return color?.faded(SVGNumbers.length(values["stop-opacity"]) ?? 1)
  }

  private func clipPath(_ text: String, _ style: SVGStyle) -> Path? {
    guard let element = referenced(text), element.name == "clipPath" else { return nil }
    var path = Path()
    for child in element.children {
      guard let figure = SVGShape.path(of: child) else { continue }
      var inner = style
      inner.apply(
        ["transform": child.attributes["transform"] ?? ""], paint: { _ in nil })
      path.append(inner.transform.apply(figure))
      if child.attributes["clip-rule"] == "evenodd" { path.rule = .evenOdd }
    }
    return path.elements.isEmpty ? nil : path
  }
}
