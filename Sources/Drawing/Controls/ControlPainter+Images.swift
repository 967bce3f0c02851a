package import AutoLayout

/// A picture a control shows.
package enum ImageContent: Hashable, Sendable {
  /// A sign of SF Symbols, by its name.
  case symbol(String)
  /// A picture of an asset catalog, which is not at hand.
  case asset(String)
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
    }
  }

  /// Draws a soft pattern with a small landscape and the picture's name, as far as there is room.
  package mutating func imagePlaceholder(_ name: String, in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let base = colors.appearance == .light ? Color(hex: 0xE3E8EF) : Color(hex: 0x2B313A)
    let ink = colors.appearance == .light ? Color(hex: 0x6B7A90) : Color(hex: 0x93A1B5)
    list.clipped(to: .rect(rect)) { list in
      list.fill(rect, base)
      list.stripes(in: rect, color: ink.faded(0.08))
    }
    list.border(rect, ink.faded(0.35), width: min(1, min(rect.width, rect.height) / 12))
    let font = Font(size: max(8, min(13, rect.width / 8)), weight: .medium)
    let lineHeight = measurer.metrics(of: font).lineHeight
    let hasName = !name.isEmpty && rect.width >= 40 && rect.height >= 26
    let room = rect.height - (hasName ? lineHeight + 6 : 0)
    let side = min(rect.width * 0.5, room * 0.62, 56)
    if side >= 9 {
      let height = side + (hasName ? lineHeight + 4 : 0)
      let top = rect.center.y - height / 2
      symbol(
        "photo", in: Rect(x: rect.center.x - side / 2, y: top, width: side, height: side),
        color: ink.faded(0.8))
      if hasName { caption(name, font: font, color: ink, top: top + side + 4, in: rect) }
    } else if hasName {
      caption(name, font: font, color: ink, top: rect.center.y - lineHeight / 2, in: rect)
    }
  }

  private mutating func caption(
    _ name: String, font: Font, color: Color, top: Double, in rect: Rect
  ) {
    let height = measurer.metrics(of: font).lineHeight
    var block = TextBlock(
      name, font: font, color: color,
      rect: Rect(x: rect.minX + 4, y: top, width: rect.width - 8, height: height),
      alignment: .center)
    block.lineBreakMode = .truncatingMiddle
    list.text(block)
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
    var path = Path()
    var x = rect.minX - rect.height
    while x < rect.maxX {
      path.move(x, rect.maxY)
      path.line(x + rect.height, rect.minY)
      x += distance
    }
    stroke(path, color, Stroke(width: distance / 3))
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
