import Devices
import UIKit

/// The conditions and places that decide how the scenes of a document come out on a device, where the size of its screen
/// does not.
@MainActor
package struct SceneSurroundings {
  private let device: DeviceEnvironment
  /// Which conditions of the document's variations hold.
  private let holding: [Bool]
  /// The places of the scenes.
  private let places: [SceneGeometry]
  private let lookups = ScreenLookups()

  init(device: DeviceEnvironment, holding: [Bool], places: [SceneGeometry]) {
    self.device = device
    self.holding = holding
    self.places = places
  }

  /// Runs a closure that lays out the scenes on the device, and notes what it looks up.
  package func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
    var environment = PlatformEnvironment.current
    environment.lookups = lookups
    return try environment.inForce(body)
  }

  /// Whether scenes that were laid out in these surroundings come out alike in others.
  package func decideAlike(in others: SceneSurroundings) -> Bool {
    holding == others.holding && places == others.places
      && lookups.hold(
        on: LayoutEnvironment.device(others.device).makeScreen(),
        as: LayoutEnvironment.device(device).makeScreen())
  }
}
