import AutoLayout
package import Drawing
import InterfaceBuilder
package import PangoText
import UIKit

/// Pictures of scenes that were laid out, as they look on their devices.
@MainActor
package struct ScenePicture {
  private let measurer: PangoTextMeasurer
  private let guides: SceneGuides

  /// Creates a maker of pictures.
  ///
  /// - Parameters:
  ///   - measurer: The measurer that the scenes were laid out with.
  ///   - guides: The guides that are drawn over scenes.
  package init(measurer: PangoTextMeasurer, guides: SceneGuides = []) {
    self.measurer = measurer
    self.guides = guides
  }

  /// The scene in its device; on a plain card where it does not fill a screen.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scenes: All scenes in the same configuration, of which container views show some.
  /// - Returns: The picture.
  package func picture(of scene: SolvedScene, among scenes: [SolvedScene] = []) -> Picture {
    picture(of: scene, among: scenes, columns: nil)
  }

  /// The scene with the columns that a split view controller shows.
  func picture(of scene: SolvedScene, among scenes: [SolvedScene], columns: SplitColumns?)
    -> Picture
  {
    let looks = DocumentLooks(
      scene.instance,
      embedded: EmbeddedScenes(scenes, measurer: measurer, inside: [scene.solution.rootID]))
    let drawing = ViewDrawing(
      measurer: measurer, options: LaunchOptions(), look: looks.look)
    return scene.instance.inEnvironment {
      scene.liesOnScreen
        ? devicePicture(of: scene, drawing: drawing, columns: columns)
        : cardPicture(of: scene, drawing: drawing)
    }
  }

  /// The place of the zero of the root view's coordinates in the scene's picture, in points: its upper left corner, unless
  /// the root scrolls, as a table below a bar does.
  func rootOrigin(in scene: SolvedScene) -> Point {
    let root = scene.instance.rootView
    let scrolled = (x: Double(root.bounds.minX), y: Double(root.bounds.minY))
    guard scene.liesOnScreen else {
      return Point(x: Self.cardMargin - scrolled.x, y: Self.cardMargin - scrolled.y)
    }
    let origin = root.layoutView.frame.origin
    let bezel = DeviceFrame(scene).bezel
    return Point(x: origin.x + bezel - scrolled.x, y: origin.y + bezel - scrolled.y)
  }

  // MARK: Cards

  /// The room around a card, in points.
  private static let cardMargin = 16.0

  private func cardPicture(of scene: SolvedScene, drawing: ViewDrawing) -> Picture {
    let view = scene.instance.rootView
    let size = view.layoutView.frame.size
    let margin = Self.cardMargin
    let card = Rect(x: margin, y: margin, width: size.width, height: size.height)
    var list = DisplayList()
    list.shadow(
      card, DisplayList.Shadow(color: .black.faded(0.2), offset: Point(x: 0, y: 1), blur: 3))
    list.fill(card, background(of: scene))
    list.insert(drawing.list(of: view), at: card.origin)
    return Picture(
      list, size: Size(width: size.width + 2 * margin, height: size.height + 2 * margin),
      background: ContactSheet.paper)
  }

  // MARK: Devices

  private func devicePicture(
    of scene: SolvedScene, drawing: ViewDrawing, columns: SplitColumns?
  ) -> Picture {
    let instance = scene.instance
    let root = instance.rootView
    let bars = instance.barWindow
    let frame = root.layoutView.frame
    var content = DisplayList()
    content.insert(drawing.list(of: root), at: frame.origin)
    if let columns {
      content.append(columns.list(measurer: measurer))
    } else if let name = ContainerName(of: scene) {
      var painter = ControlPainter(measurer: measurer, appearance: scene.isDark ? .dark : .light)
      name.draw(in: frame, with: &painter)
      content.append(painter.list)
    }
    content.append(drawing.list(of: bars))
    let rootColor = root.backgroundColor.map { Color($0, in: root) } ?? background(of: scene)
    var device = DeviceFrame(scene)
    device.ink = (bars.color(of: .top) ?? rootColor).contrasting
    device.homeIndicatorInk = (bars.color(of: .bottom) ?? rootColor).contrasting
    if guides.contains(.safeArea) { device.guide = instance.bars.screenInsets }
    // Behind a clear bar above the view is what a device has behind both: the colour of the view.
    let isUnderClearBar = instance.bars.navigationBar != nil && bars.color(of: .top) == nil
    var screen = isUnderClearBar && rootColor.alpha == 1 ? rootColor : background(of: scene)
    if let card = instance.bars.sheet {
      content = sheet(content, on: card, of: device.screen, background: screen)
      if card.width < device.screen.width {
        (device.ink, device.homeIndicatorInk) = (screen.contrasting, nil)
      } else {
        (screen, device.ink) = (.black, .white)
      }
    }
    return Picture(
      device.drawing(of: content, background: screen), size: device.size,
      background: ContactSheet.paper)
  }

  /// A scene on a card over the scene that presents it.
  private func sheet(
    _ content: DisplayList, on card: Rect, of screen: Size, background: Color
  ) -> DisplayList {
    var card = card
    var list = DisplayList()
    if card.width < screen.width {
      list.fill(Rect(origin: .zero, size: screen), .black.faded(0.2))
    } else {
      // It reaches below the screen, so that only its upper corners are round.
      card.size.height += 20
    }
    list.clipped(to: .rounded(card, radius: 10)) { list in
      list.fill(card, background)
      list.append(content)
    }
    return list
  }

  private func background(of scene: SolvedScene) -> Color {
    scene.isDark ? .black : .white
  }
}

/// Guides over the picture of a scene.
package struct SceneGuides: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The part of the screen that nothing of the device covers; on televisions, that overscan leaves visible.
  package static let safeArea = SceneGuides(rawValue: 1)
}

extension SolvedScene {
  fileprivate var isDark: Bool { solution.device.userInterfaceStyle == .dark }

  /// Whether the document holds the view that the scene shows; containers such as navigation
  /// controllers make theirs.
  package var hasOwnView: Bool {
    instance.description.controller(id: solution.rootID).map { $0.view != nil } ?? true
  }

  /// Whether the scene is drawn on a screen: it fills one, or is a sheet over another scene.
  var liesOnScreen: Bool { fillsScreen || instance.bars.sheet != nil }

  /// Whether the scene takes a screen; if not, it is drawn without a device.
  package var fillsScreen: Bool {
    let (size, window) = (solution.size, solution.device.windowSize)
    if instance.sceneID == nil, !instance.bars.areAround { return size == window }
    // Bars and the home indicator may take some of the height, but never this much.
    return size.width == window.width && size.height <= window.height
      && size.height >= window.height * 0.6
  }
}

extension Color {
  /// Black or white, whichever can be read on the colour.
  fileprivate var contrasting: Color { alpha < 0.5 || luma > 0.45 ? .black : .white }
}

extension ContainerName {
  /// Draws the words in the middle of a scene whose view is made by its class.
  fileprivate func draw(in frame: Rect, with painter: inout ControlPainter) {
    painter.list.fill(frame, painter.colors.secondaryBackground)
    painter.label(
      words, font: Font(size: 20, weight: .semibold),
      in: Rect(
        x: frame.minX + 8, y: frame.center.y - 20, width: max(frame.width - 16, 0), height: 40),
      color: painter.colors.tertiaryLabel, alignment: .center)
  }
}

extension DeviceFrame {
  /// The frame of the device that a scene was laid out for.
  @MainActor
  fileprivate init(_ scene: SolvedScene) {
    let environment = scene.solution.device
    let cutout: Cutout =
      switch environment.device.cutout {
      case .none: .none
      case .notch: .notch
      case .dynamicIsland: .dynamicIsland
      }
    self.init(
      screen: environment.windowSize, cornerRadius: environment.device.cornerRadius, cutout: cutout,
      statusBarHeight: environment.device.statusBarHeight(
        in: environment.orientation, release: environment.release),
      homeIndicator: environment.device.hasHomeIndicator ? .shown : .none)
    if environment.device.idiom == .tv { casing = .television }
  }
}
