import AutoLayout
import PlatformMetrics

/// The sides of screens in portrait that no screen falls below or exceeds.
package enum ScreenLimits {
  /// The width of the narrowest phone or tablet, in points.
  package static let leastWidth =
    Device.all.filter { [.phone, .pad].contains($0.idiom) }.map(\.portraitSize.width).min() ?? 0
  /// The height of the highest screen, in points.
  package static let greatestHeight = Device.all.map(\.portraitSize.height).max() ?? 0
}
