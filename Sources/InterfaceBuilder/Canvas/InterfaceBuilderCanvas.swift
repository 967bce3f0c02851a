public import Devices
import PlatformMetrics
import UIKit

/// The canvas of the Interface Builder that saved a document, with what it simulates and the quirks it has.
///
/// Stored frames are what it came to. No device has its quirks.
public struct InterfaceBuilderCanvas: Hashable, Sendable {
  /// The simulated device, at the release that Interface Builder came with.
  public let device: DeviceEnvironment
  /// The quirks of the canvas.
  package let quirks: [CanvasQuirk]
  /// The quirks that were left out.
  private let omitted: Set<CanvasQuirk>

  /// Finds the canvas of a document.
  ///
  /// - Parameters:
  ///   - description: The document.
  ///   - omitted: Quirks to leave out, to see what they are worth.
  public init(of description: DocumentDescription, omitting omitted: Set<CanvasQuirk> = []) {
    self.omitted = omitted
    let stored = description.canvas
    quirks = CanvasQuirk.allCases.filter { quirk in
      !omitted.contains(quirk) && quirk.behavior.applies(to: description)
    }
    let textSize =
      stored.contentSizeCategory
      ?? quirks.lazy.compactMap(\.behavior.contentSizeCategory).first
    device = DeviceEnvironment(
      simulating: stored.device, release: description.toolsVersion.release,
      orientation: stored.orientation, layout: stored.layout,
      contentSizeCategory: textSize ?? .large,
      userInterfaceStyle: stored.isDark ? .dark : .light)
  }

  /// The canvas that shows the scene of a controller.
  func showing(
    _ controller: ControllerDescription, of description: DocumentDescription
  ) -> InterfaceBuilderCanvas {
    let devices = behaviors.lazy.compactMap { $0.device(showing: controller, of: description) }
    guard let device = devices.first else { return self }
    var shown = description
    shown.canvas.device = device
    return InterfaceBuilderCanvas(of: shown, omitting: omitted)
  }

  /// The behaviours of the quirks, in the order of ``CanvasQuirk``.
  var behaviors: [any QuirkBehavior] { quirks.map(\.behavior) }
}
