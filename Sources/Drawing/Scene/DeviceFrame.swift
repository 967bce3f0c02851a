package import AutoLayout

/// What is drawn around a scene: the device's screen with the things the system adds to it.
package struct DeviceFrame: Hashable, Sendable {
  /// What is cut out of, or lies over, the upper edge of the screen.
  package enum Cutout: Hashable, Sendable {
    case none, notch, dynamicIsland
  }

  /// The kind of body around a screen.
  package enum Casing: Hashable, Sendable {
    /// The body of a phone or a tablet.
    case handheld
    /// A television on its stand.
    case television
  }

  /// The body around the screen.
  package var casing = Casing.handheld
  /// The insets outlined as a guide, as those of a television's safe area; nil for none.
  package var guide: EdgeInsets?
  /// The size of the screen in points, as it is held.
  package var screen: Size
  /// The radius of the screen's corners in points.
  package var cornerRadius: Double
  /// What is cut out of the screen; it lies at the left side if the screen is wider than high.
  package var cutout: Cutout
  /// The height of the status bar in points; 0 for none.
  package var statusBarHeight: Double
  /// The colour of the status bar's contents.
  package var ink: Color
  /// The colour of the home indicator; nil for that of the status bar's contents.
  package var homeIndicatorInk: Color?
  /// Whether the device has a home indicator instead of a home button.
  package var homeIndicator: HomeIndicator

  /// Whether the screen shows the bar that leads home.
  package enum HomeIndicator: Hashable, Sendable { case shown, none }

  /// The width of the casing around the screen in points.
  package var bezel: Double { casing == .television ? 16 : 10 }

  /// The height of the stand below the casing in points.
  private var standHeight: Double { casing == .television ? 70 : 0 }

  /// Creates a frame.
  package init(
    screen: Size, cornerRadius: Double = 0, cutout: Cutout = .none, statusBarHeight: Double = 20,
    homeIndicator: HomeIndicator = .none, ink: Color = .black
  ) {
    self.screen = screen
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.statusBarHeight = statusBarHeight
    self.homeIndicator = homeIndicator
    self.ink = ink
  }

  /// The size of the device with its casing.
  package var size: Size {
    Size(width: screen.width + 2 * bezel, height: screen.height + 2 * bezel + standHeight)
  }

  /// The device with a scene on its screen.
  ///
  /// - Parameters:
  ///   - content: What the scene draws, its origin at the screen's upper left corner.
  ///   - background: What the screen shows where the scene draws nothing.
  /// - Returns: The device, its casing's upper left corner at the origin.
  package func drawing(of content: DisplayList, background: Color) -> DisplayList {
    var list = DisplayList()
    if casing == .television { list.draw(standOf: self) }
    let body = Rect(
      origin: .zero, size: Size(width: size.width, height: size.height - standHeight))
    let radius = cornerRadius > 0 ? cornerRadius + bezel : 14
    list.fill(body, Color(hex: 0x1B1C1F), radius: radius)
    list.stroke(
      .rounded(body.inset(0.75), radius: radius - 0.75), Color(hex: 0x4A4C52),
      DisplayList.Stroke(width: 1.5))
    let origin = Point(x: bezel, y: bezel)
    list.insert(screenDrawing(of: content, background: background), at: origin)
    return list
  }

  /// The screen alone, cut at its round corners.
  package func screenDrawing(of content: DisplayList, background: Color) -> DisplayList {
    let area = Rect(origin: .zero, size: screen)
    var list = DisplayList()
    list.clipped(to: .rounded(area, radius: max(cornerRadius, cornerRadius > 0 ? 0 : 2))) { list in
      list.fill(area, background)
      list.insert(content, at: .zero)
      if let guide {
        let color = Color(hex: 0xFF2D55)
        list.stroke(
          .rect(area.inset(by: guide)), color,
          DisplayList.Stroke(width: casing == .television ? 3 : 1, dashes: [8, 6]))
      }
      if statusBarHeight > 0 {
        list.insert(StatusBar(frame: self).drawing(), at: .zero)
      }
      list.draw(cutout: self)
      if homeIndicator == .shown {
        let width = (min(screen.width, screen.height) * 0.36).rounded()
        list.fill(
          Rect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5),
          homeIndicatorInk ?? ink, radius: 2.5)
      }
    }
    return list
  }

  /// Whether the device is held so that the cutout is at a side.
  var isLandscape: Bool { screen.width > screen.height }
}

extension DisplayList {
  /// Draws the neck and the foot of a television.
  fileprivate mutating func draw(standOf frame: DeviceFrame) {
    let size = frame.size
    let (middle, bottom) = (size.width / 2, size.height)
    fill(
      Rect(x: middle - 90, y: bottom - 80, width: 180, height: 70), Color(hex: 0x2A2B2F))
    fill(
      Rect(x: middle - 300, y: bottom - 16, width: 600, height: 16), Color(hex: 0x1B1C1F),
      radius: 8)
  }

  /// Draws the notch or the island of a device.
  fileprivate mutating func draw(cutout frame: DeviceFrame) {
    let across = frame.isLandscape ? frame.screen.height : frame.screen.width
    let shape: Path
    switch frame.cutout {
    case .none: return
    case .notch: shape = Self.notch(across: across)
    case .dynamicIsland:
      shape = .rounded(Rect(x: across / 2 - 62.5, y: 11, width: 125, height: 37), radius: 18.5)
    }
    let placed = frame.isLandscape ? shape.mapped { Point(x: $0.y, y: across - $0.x) } : shape
    fill(placed, .black)
  }

  /// The notch of the phones from 2017 to 2022: about 209 points wide and 30 high.
  private static func notch(across: Double) -> Path {
    let half = 104.5
    let middle = across / 2
    var path = Path()
    path.move(middle - half - 6, 0)
    path.curve(
      Point(x: middle - half - 2, y: 0), Point(x: middle - half, y: 2),
      to: Point(x: middle - half, y: 6))
    path.line(middle - half, 10)
    path.curve(
      Point(x: middle - half, y: 21), Point(x: middle - half + 9, y: 30),
      to: Point(x: middle - half + 20, y: 30))
    path.line(middle + half - 20, 30)
    path.curve(
      Point(x: middle + half - 9, y: 30), Point(x: middle + half, y: 21),
      to: Point(x: middle + half, y: 10))
    path.line(middle + half, 6)
    path.curve(
      Point(x: middle + half, y: 2), Point(x: middle + half + 2, y: 0),
      to: Point(x: middle + half + 6, y: 0))
    path.close()
    return path
  }
}
