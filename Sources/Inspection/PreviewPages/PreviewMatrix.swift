package import Devices
import AutoLayout
import UIKit

/// The configurations of a preview: the devices asked for, and for each of them one alternative a switch.
///
/// Not the full product, which would be thousands of pictures; `docs/decisions/0110-the-page-of-previews.md`.
package struct PreviewMatrix {
  /// The devices as asked for, which the page shows first.
  package let base: [DeviceEnvironment]
  /// The devices with one choice changed.
  package let alternatives: [DeviceEnvironment]

  /// Creates the matrix of some devices.
  ///
  /// - Parameters:
  ///   - base: The devices as asked for.
  ///   - permits: Whether the app may be held as a configuration has it.
  package init(
    _ base: [DeviceEnvironment], permits: (DeviceEnvironment) -> Bool = { _ in true }
  ) {
    self.base = base
    var known = Set(base)
    alternatives = base.flatMap(Self.alternatives).filter { one in
      (base.contains { $0.orientation == one.orientation } || permits(one))
        && known.insert(one).inserted
    }
  }

  private static func alternatives(to environment: DeviceEnvironment) -> [DeviceEnvironment] {
    var dark = environment
    dark.userInterfaceStyle = environment.userInterfaceStyle == .dark ? .light : .dark
    var large = environment
    large.contentSizeCategory =
      environment.contentSizeCategory == .accessibilityExtraLarge
      ? .large : .accessibilityExtraLarge
    var mirrored = environment
    mirrored.direction = environment.direction == .rightToLeft ? .leftToRight : .rightToLeft
    return [dark, large, mirrored] + turned(environment) + windows(environment)
  }

  private static func turned(_ environment: DeviceEnvironment) -> [DeviceEnvironment] {
    guard environment.device.idiom != .tv, environment.device != .anyCanvas else { return [] }
    var turned = environment
    turned.orientation = environment.orientation == .portrait ? .landscape : .portrait
    return [turned]
  }

  /// The parts of a tablet's screen that an app has beside another one, in landscape.
  private static func windows(_ environment: DeviceEnvironment) -> [DeviceEnvironment] {
    guard environment.device.idiom == .pad else { return [] }
    return [ScreenLayout.third, .half, .twoThirds].map { layout in
      var window = environment
      window.orientation = .landscape
      window.layout = layout
      return window
    }
  }
}
