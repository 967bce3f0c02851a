import AutoLayout
public import Devices
import UIKit

extension Canvas {
  /// The canvas a document was saved for, with the text size that Interface Builder had and the
  /// default reading direction.
  public init(of description: DocumentDescription) {
    self.init(
      device: description.canvas.device, orientation: description.canvas.orientation,
      layout: description.canvas.layout,
      contentSizeCategory: UIContentSizeCategory(onCanvasOf: description),
      userInterfaceStyle: description.canvas.isDark ? .dark : .light)
    doublesSafeAreas = description.toolsVersion.doublesSafeAreas
  }

  /// The traits that decide which variations apply.
  public var traits: TraitEnvironment {
    TraitEnvironment(device: device, orientation: orientation, layout: layout)
  }

  /// The screen that scenes are shown on.
  @MainActor
  func makeScreen(for tools: ToolsVersion) -> UIScreen {
    UIScreen(
      size: CGSize(windowSize), safeAreaInsets: .zero,
      traitCollection: traitCollection(displayScale: pixelScale(for: tools)),
      hasHomeIndicator: device.hasHomeIndicator)
  }

  /// Device pixels per point.
  ///
  /// Xcode 5 rounded to whole points: of 300 frames that it stored none has a fraction.
  private func pixelScale(for tools: ToolsVersion) -> Double {
    tools.era <= .xcode5 && device.idiom != .tv ? 1 : device.scale
  }
}

extension ToolsVersion {
  /// Whether the canvas counted twice what covers the screen.
  ///
  /// Source: stored frames of 23727 to 25094, Xcode 16 and 26: every document with a safe area has 96 or 118
  /// points above and 68 below; see `docs/decisions/0022-safe-areas-by-tools-version.md`.
  fileprivate var doublesSafeAreas: Bool {
    !isUnnumberedBuild && (ToolsVersion("23600")..<ToolsVersion("25200")).contains(self)
  }
}
