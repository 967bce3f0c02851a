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
      traitCollection: traitCollection(displayScale: pixelScale(for: tools)))
  }

  /// Device pixels per point.
  ///
  /// Xcode 5 rounded to whole points: of 300 frames that it stored none has a fraction.
  private func pixelScale(for tools: ToolsVersion) -> Double {
    tools.era <= .xcode5 && device.idiom != .tv ? 1 : device.scale
  }
}
