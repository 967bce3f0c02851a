import AutoLayout
import PlatformMetrics

/// The shortest side of all screens that run apps of their own windows.
package enum SmallestScreen {
  /// In points.
  package static let width =
    Device.all.filter { [.phone, .pad].contains($0.idiom) }.map(\.portraitSize.width).min() ?? 0
}
