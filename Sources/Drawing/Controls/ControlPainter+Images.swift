package import AutoLayout

/// A picture a control shows.
package enum ImageContent: Hashable, Sendable {
  /// A sign of SF Symbols, by its name.
  case symbol(String)
  /// A picture of the app, which is not at hand.
  case asset(String)
  /// A picture of the app.
  case picture(AppPicture)
}

extension ControlPainter {
  /// Draws a sign in the middle of a rectangle; a rounded outline if no sign is near its name.
  package mutating func symbol(_ name: String, in rect: Rect, color: Color) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let square = Rect(
      x: rect.center.x - side / 2, y: rect.center.y - side / 2, width: side, height: side)
    if let symbol = Symbol.named(name) {
      draw(symbol, in: square, color: color)
    } else if let letter = Symbol.Letter(name) {
      draw(letter, in: square, color: color)
    } else {
      list.stroke(
        .rounded(square.inset(side * 0.12), radius: side * 0.2), color,
        DisplayList.Stroke(width: max(side / 14, 0.75), dashes: [side / 8, side / 10]))
    }
  }

  private mutating func draw(_ letter: Symbol.Letter, in square: Rect, color: Color) {
    let shape = Symbol(
      outline: Path(), solid: Path(), enclosure: letter.enclosure, isFilled: letter.isFilled)
    draw(shape, in: square, color: color)
    let ink = letter.isFilled ? color.readableInk : color
    label(
      letter.text, font: Font(size: square.width * 0.56, weight: .medium), in: square, color: ink,
      alignment: .center)
  }

  private mutating func draw(_ symbol: Symbol, in square: Rect, color: Color) {
    let stroke = DisplayList.Stroke(width: max(square.width / 12.5, 0.75), form: .round)
    guard let enclosure = symbol.enclosure else {
      let outline = symbol.outline.inGrid(square)
      if symbol.isFilled { list.fill(outline.closedFigures, color) }
      list.stroke(outline, color, stroke)
      list.fill(symbol.solid.inGrid(square), color)
      return
    }
    let frame = square.inset(square.width / 24)
    let shape: Path =
      enclosure == .circle ? .ellipse(frame) : .rounded(frame, radius: frame.width * 0.22)
    let inner = square.inset(square.width * 0.22)
    let ink = symbol.isFilled ? color.readableInk : color
    if symbol.isFilled { list.fill(shape, color) } else { list.stroke(shape, color, stroke) }
    list.stroke(symbol.outline.inGrid(inner), ink, stroke)
    list.fill(symbol.solid.inGrid(inner), ink)
  }

  /// Draws what a picture would be: a sign, or a placeholder with its name.
  package mutating func image(_ image: ImageContent, in rect: Rect, color: Color? = nil) {
    switch image {
    case .symbol(let name): symbol(name, in: rect, color: color ?? tint)
    case .asset(let name): imagePlaceholder(name, in: rect)
    case .picture(let picture): draw(picture, in: rect, ink: color ?? tint)
    }
  }
}

extension Color {
  /// What a sign on this colour is drawn in.
  fileprivate var readableInk: Color { (luma > 0.75 ? Color.black : .white).faded(alpha) }
}

extension DisplayList {
  /// Draws slanted stripes over a rectangle.
  mutating func stripes(in rect: Rect, color: Color) {
    let distance = max(8, (rect.width + rect.height) / 120)
    let width = distance / 3
    // One broad line across the stripes, whose dashes they are: far less text in pages than a line for each.
    let start = -width / 2 / 2.0.squareRoot()
    let end = (rect.width + rect.height) / 2
    let across = Path.polyline([
      Point(x: rect.minX + start, y: rect.minY + start),
      Point(x: rect.minX + end, y: rect.minY + end),
    ])
    stroke(
      across, color,
      Stroke(
        width: max(rect.width, rect.height) * 2.0.squareRoot(),
        dashes: [width, distance / 2.0.squareRoot() - width]))
  }
}

extension Path {
  /// The figure, drawn on the symbols' grid, in a square.
  fileprivate func inGrid(_ square: Rect) -> Path {
    mapped { point in
      Point(
        x: square.minX + point.x * square.width / Symbol.grid,
        y: square.minY + point.y * square.height / Symbol.grid)
    }
  }

  /// The parts of the figure that end where they began.
  fileprivate var closedFigures: Path {
    var result = Path()
    var current: [Element] = []
    for element in elements {
      if case .move = element { current = [] }
      current.append(element)
      if case .close = element {
        result.elements += current
        current = []
      }
    }
    return result
  }
}
