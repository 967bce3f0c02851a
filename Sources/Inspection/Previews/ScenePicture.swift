import AutoLayout
package import Drawing
import InterfaceBuilder
package import PangoText
import UIKit

/// Pictures of scenes that were laid out, as they look on their devices.
@MainActor
package struct ScenePicture {
  private let measurer: PangoTextMeasurer

  /// Creates a maker of pictures.
  ///
  /// - Parameter measurer: The measurer that the scenes were laid out with.
  package init(measurer: PangoTextMeasurer) {
    self.measurer = measurer
  }

  /// The scene in its device; without one where it does not fill a screen.
  package func picture(of scene: SolvedScene) -> Picture {
    let content = ViewDrawing(measurer: measurer).list(of: scene.instance.host)
    let size = scene.instance.host.layoutView.frame.size
    let background = background(of: scene)
    guard size == scene.solution.canvas.windowSize else {
      return Picture(content, size: size, background: background)
    }
    let frame = DeviceFrame(scene, dark: background == .black)
    return Picture(frame.drawing(of: content, background: background), size: frame.size)
  }

  private func background(of scene: SolvedScene) -> Color {
    scene.solution.canvas.userInterfaceStyle == .dark ? .black : .white
  }
}

extension DeviceFrame {
  /// The frame of the device that a scene was laid out for.
  @MainActor
  fileprivate init(_ scene: SolvedScene, dark: Bool) {
    let canvas = scene.solution.canvas
    let cutout: Cutout =
      switch canvas.device.cutout {
      case .none: .none
      case .notch: .notch
      case .dynamicIsland: .dynamicIsland
      }
    self.init(
      screen: canvas.windowSize, cornerRadius: canvas.device.cornerRadius, cutout: cutout,
      statusBarHeight: canvas.device.statusBarHeight(
        in: canvas.orientation, tools: scene.instance.description.toolsVersion),
      homeIndicator: canvas.device.hasHomeIndicator ? .shown : .none, ink: dark ? .white : .black)
  }
}
