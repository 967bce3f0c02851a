package import AutoLayout

/// Views whose contents only exist at run time.
package enum PlaceholderKind: Hashable, Sendable {
  case map, web, video, camera, scene3D, custom
}

extension ControlPainter {
  /// Draws a labelled pattern in place of what a view would show at run time.
  package mutating func placeholder(_ kind: PlaceholderKind, name: String, in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let isDark = kind == .video || kind == .camera || colors.appearance == .dark
    let ink = isDark ? Color(hex: 0xB8C0CC) : Color(hex: 0x5C6B80)
    var inner = self
    inner.list = DisplayList()
    switch kind {
    case .map: inner.mapPattern(in: rect)
    case .web: inner.webPattern(in: rect)
    case .video, .camera: inner.list.fill(rect, Color(hex: 0x14171C))
    case .scene3D, .custom:
      inner.list.fill(rect, isDark ? Color(hex: 0x23272E) : Color(hex: 0xECEFF4))
      inner.list.stripes(in: rect, color: ink.faded(0.07))
    }
    let pattern = inner.list
    list.clipped(to: .rect(rect)) { $0.insert(pattern, at: .zero) }
    if kind == .custom { list.border(rect, ink.faded(0.3), width: 1) }
    tag(name, symbol: Self.symbolName(of: kind), ink: ink, isDark: isDark, in: rect)
  }

  /// Draws the name of a view that draws itself, if there is room.
  package mutating func tag(_ name: String, in rect: Rect) {
    let isDark = colors.appearance == .dark
    tag(
      name, symbol: nil, ink: isDark ? Color(hex: 0xB8C0CC) : Color(hex: 0x5C6B80), isDark: isDark,
      in: rect)
  }

  private static func symbolName(of kind: PlaceholderKind) -> String? {
    switch kind {
    case .map: "mappin"
    case .web: "globe"
    case .video: "play.fill"
    case .camera: "camera"
    case .scene3D: "globe"
    case .custom: nil
    }
  }

  /// Draws a name on a small plate in the middle, if there is room.
  private mutating func tag(
    _ name: String, symbol: String?, ink: Color, isDark: Bool, in rect: Rect
  ) {
    let font = Font(size: 12, weight: .medium)
    let icon = symbol == nil ? 0.0 : 18
    let width = min(self.width(of: name, font: font) + icon + 16, rect.width - 8)
    guard rect.height >= 20, width > icon + 24 else { return }
    let plate = rect.centered(width: width, height: 22)
    list.fill(plate, (isDark ? Color.black : .white).faded(0.75), radius: 6)
    if let symbol {
      self.symbol(
        symbol, in: Rect(x: plate.minX + 6, y: plate.center.y - 7, width: 14, height: 14),
        color: ink)
    }
    label(
      name, font: font,
      in: Rect(
        x: plate.minX + 8 + icon, y: plate.minY, width: plate.width - 15.9 - icon, height: 22),
      color: ink)
  }

  private mutating func mapPattern(in rect: Rect) {
    let isLight = colors.appearance == .light
    list.fill(rect, isLight ? Color(hex: 0xF3EFE6) : Color(hex: 0x2A2D33))
    let park = isLight ? Color(hex: 0xCFE8C4) : Color(hex: 0x2E4034)
    let water = isLight ? Color(hex: 0xBBDDF5) : Color(hex: 0x24384C)
    let road = isLight ? Color.white : Color(hex: 0x454A52)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    list.fill(
      Rect(
        x: rect.minX + rect.width * 0.08, y: rect.minY + rect.height * 0.1,
        width: rect.width * 0.3, height: rect.height * 0.28), park, radius: 8)
    var river = Path()
    river.elements = [
      .move(at(0, 0.78)), .curve(at(0.3, 0.62), at(0.55, 0.98), at(1, 0.7)), .line(at(1, 0.9)),
      .curve(at(0.55, 1.15), at(0.3, 0.8), at(0, 0.95)), .close,
    ]
    list.fill(river, water)
    let width = max(min(rect.width, rect.height) / 28, 1.5)
    for (start, end) in [
      (at(0, 0.48), at(1, 0.4)), (at(0.46, 0), at(0.52, 1)), (at(0.78, 0), at(0.72, 1)),
      (at(0.1, 1), at(0.9, 0)),
    ] {
      list.stroke(.polyline([start, end]), road, DisplayList.Stroke(width: width))
    }
  }

  private mutating func webPattern(in rect: Rect) {
    list.fill(rect, colors.background)
    list.border(rect, colors.gray4, width: 1)
    var y = rect.minY + 16
    let widths = [0.5, 0.9, 0.84, 0.88, 0.6, 0, 0.9, 0.78, 0.86, 0.4]
    for (index, width) in widths.enumerated() where y < rect.maxY - 12 {
      let height = index == 0 ? 14.0 : 8
      list.fill(
        Rect(x: rect.minX + 16, y: y, width: (rect.width - 32) * width, height: height),
        colors.tertiaryFill, radius: 3)
      y += height + 8
    }
  }
}
