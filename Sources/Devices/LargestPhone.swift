import AutoLayout
import PlatformMetrics

/// The sides of phones' screens in portrait that no phone exceeds, which need not be those of one phone.
package enum LargestPhone {
  /// In points.
  package static let width = sizes.map(\.width).max() ?? 0
  /// In points.
  package static let height = sizes.map(\.height).max() ?? 0

  private static let sizes = Device.all.filter { $0.idiom == .phone }.map(\.portraitSize)
}
