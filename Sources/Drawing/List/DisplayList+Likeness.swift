import AutoLayout

extension DisplayList {
  /// Whether another drawing differs from this one in nothing but places, by less than a pixel of a device.
  ///
  /// Devices of two and of three pixels a point round the same edge to places that are up to half a point apart.
  ///
  /// - Parameter other: The other drawing.
  /// - Returns: Whether the two look alike.
  /// - Complexity: O(*commands*).
  package func looksLike(_ other: DisplayList) -> Bool {
    commands.count == other.commands.count
      && zip(commands, other.commands).allSatisfy { $0.looksLike($1) }
  }
}

extension DisplayList.Command {
  fileprivate func looksLike(_ other: DisplayList.Command) -> Bool {
    switch (self, other) {
    case (.fill(let path, let color), .fill(let otherPath, let otherColor)):
      color == otherColor && path.isNear(otherPath)
    case (
      .stroke(let path, let color, let stroke),
      .stroke(let otherPath, let otherColor, let otherStroke)
    ):
      color == otherColor && stroke == otherStroke && path.isNear(otherPath)
    case (
      .hairline(let start, let end, let color),
      .hairline(let otherStart, let otherEnd, let otherColor)
    ):
      color == otherColor && start.isNear(otherStart) && end.isNear(otherEnd)
    case (.text(let block), .text(let otherBlock)): block.isNear(otherBlock)
    case (.image(let pixels), .image(let otherPixels)): pixels.isNear(otherPixels)
    case (
      .shadow(let rect, let radius, let shadow),
      .shadow(let otherRect, let otherRadius, let otherShadow)
    ):
      radius == otherRadius && shadow == otherShadow && rect.isNear(otherRect)
    case (.beginGroup(let group), .beginGroup(let otherGroup)): group.isNear(otherGroup)
    case (.endGroup, .endGroup): true
    default: false
    }
  }
}

extension DisplayList.Group {
  fileprivate func isNear(_ other: DisplayList.Group) -> Bool {
    guard scale == other.scale, opacity == other.opacity, viewID == other.viewID else {
      return false
    }
    guard offset.isNear(other.offset) else { return false }
    guard let clip, let otherClip = other.clip else { return self.clip == nil && other.clip == nil }
    return clip.isNear(otherClip)
  }
}

extension TextBlock {
  fileprivate func isNear(_ other: TextBlock) -> Bool {
    var moved = other
    moved.rect = rect
    return self == moved && rect.isNear(other.rect)
  }
}

extension PlacedPixels {
  fileprivate func isNear(_ other: PlacedPixels) -> Bool {
    var moved = other
    moved.rect = rect
    return self == moved && rect.isNear(other.rect)
  }
}

extension Path {
  fileprivate func isNear(_ other: Path) -> Bool {
    rule == other.rule && elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isNear($1) }
  }
}

extension Path.Element {
  fileprivate func isNear(_ other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move(let point), .move(let otherPoint)), (.line(let point), .line(let otherPoint)):
      point.isNear(otherPoint)
    case (
      .curve(let first, let second, let end), .curve(let otherFirst, let otherSecond, let otherEnd)
    ):
      first.isNear(otherFirst) && second.isNear(otherSecond) && end.isNear(otherEnd)
    case (.close, .close): true
    default: false
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    Point(x: minX, y: minY).isNear(Point(x: other.minX, y: other.minY))
      && Point(x: maxX, y: maxY).isNear(Point(x: other.maxX, y: other.maxY))
  }
}

extension Point {
  /// Half a point: the most that rounding to pixels of two densities moves an edge.
  private static let tolerance = 0.5

  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) <= Self.tolerance && abs(y - other.y) <= Self.tolerance
  }
}
