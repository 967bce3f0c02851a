import AutoLayout
import PlatformMetrics

/// The longest side of all screens in portrait.
package enum LargestScreen {
  /// In points.
  package static let height = Device.all.map(\.portraitSize.height).max() ?? 0
}
