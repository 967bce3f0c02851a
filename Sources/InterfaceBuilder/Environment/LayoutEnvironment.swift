import AutoLayout
public import Devices
import PlatformMetrics
import UIKit

/// The surroundings that a document is laid out in.
public enum LayoutEnvironment: Hashable, Sendable {
  /// A device, whatever Interface Builder saved the document.
  case device(DeviceEnvironment)
  /// The canvas of the Interface Builder that saved the document.
  case canvas(InterfaceBuilderCanvas)

  /// The device, real or simulated.
  public var device: DeviceEnvironment {
    switch self {
    case .device(let device): device
    case .canvas(let canvas): canvas.device
    }
  }

  /// The canvas; nil on a device.
  public var canvas: InterfaceBuilderCanvas? {
    if case .canvas(let canvas) = self { canvas } else { nil }
  }

  /// The traits that decide which variations apply.
  public var traits: TraitEnvironment {
    TraitEnvironment(
      device: device.device, orientation: device.orientation, layout: device.layout)
  }

  /// The behaviours of the canvas's quirks; none on a device.
  var quirks: [any QuirkBehavior] { canvas?.behaviors ?? [] }

  /// The surroundings of the scene of a controller: on the canvas it may be shown on a device of its own.
  func showing(
    _ controller: ControllerDescription, of description: DocumentDescription
  ) -> LayoutEnvironment {
    canvas.map { .canvas($0.showing(controller, of: description)) } ?? self
  }

  /// The screen that scenes are shown on.
  @MainActor
  func makeScreen() -> UIScreen {
    UIScreen(
      size: CGSize(device.windowSize), safeAreaInsets: .zero,
      hasHomeIndicator: device.device.hasHomeIndicator,
      traitCollection: device.traitCollection)
  }
}
