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

  /// Draws a pattern with a small landscape in place of a picture that is not at hand, and its name in a corner.
  ///
  /// The pattern is of a middle grey on which black and white text can be read.
  ///
  /// - Parameters:
  ///   - name: The name; empty for none.
  ///   - corner: The corner for the name; nil where text lies over all of them.
  ///   - rect: The place of the picture.
  package mutating func imagePlaceholder(
    _ name: String, corner: PlaceholderCorner? = .bottomLeft, in rect: Rect
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let isLight = colors.appearance == .light
    // A view without a picture shows nothing on a device: it is only hinted at.
    let isEmpty = name.isEmpty
    let base = isLight ? Color(hex: isEmpty ? 0xE9EDF2 : 0x98A2B0) : Color(hex: 0x3A424D)
    let ink = isLight ? Color(hex: isEmpty ? 0xA9B4C2 : 0xDDE3EA) : Color(hex: 0x9AA5B4)
    list.clipped(to: .rect(rect)) { list in
      list.fill(rect, base)
      list.stripes(in: rect, color: ink.faded(0.12))
    }
    list.border(rect, ink.faded(0.35), width: min(1, min(rect.width, rect.height) / 12))
    let side = min(rect.width * 0.5, rect.height * 0.62, 56)
    if side >= 9 {
      symbol("photo", in: rect.centered(width: side, height: side), color: ink.faded(0.55))
    }
    if let corner, !name.isEmpty { caption(name, corner: corner, in: rect) }
  }

  private mutating func caption(_ name: String, corner: PlaceholderCorner, in rect: Rect) {
    let plate = corner.plate(in: rect, width: width(of: name, font: PlaceholderCorner.font))
    guard let plate else { return }
    list.fill(plate, Color(hex: 0x20252C).faded(0.72), radius: 3)
    var block = TextBlock(
      name, font: PlaceholderCorner.font, color: .white, rect: plate.insetBy(x: 4, y: 0))
    block.rect.size.width += 0.01
    block.lineBreakMode = .truncatingMiddle
    list.text(block)
  }
}

/// A corner of the place of a picture that is not at hand.
package enum PlaceholderCorner: Hashable, Sendable, CaseIterable {
  case bottomLeft, topLeft, bottomRight, topRight

  static let font = Font(size: 10, weight: .medium)
  private static let height = 16.0

  /// The plate for a name in the corner; nil where there is no room for one.
  func plate(in rect: Rect, width: Double) -> Rect? {
    let width = min(width.rounded(.up) + 8, rect.width - 4)
    guard width >= 32, rect.height >= Self.height + 8 else { return nil }
    let isLeft = self == .bottomLeft || self == .topLeft
    let isTop = self == .topLeft || self == .topRight
    return Rect(
      x: isLeft ? rect.minX + 2 : rect.maxX - 2 - width,
      y: isTop ? rect.minY + 2 : rect.maxY - 2 - Self.height, width: width, height: Self.height)
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
