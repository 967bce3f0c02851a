import AutoLayout
import PlatformMetrics
import UIKit

extension DeviceEnvironment {
  /// Environments in the order of the table of devices, then of their settings, each once: the order of
  /// what is told of several, which is not that in which they are asked for.
  package static func inOrder(_ environments: [DeviceEnvironment]) -> [DeviceEnvironment] {
    var known: Set<DeviceEnvironment> = []
    return environments.filter { known.insert($0).inserted }
      .map { (key: $0.orderKey, environment: $0) }
      .sorted { first, second in
        first.key == second.key
          ? (first.environment.language ?? "") < (second.environment.language ?? "")
          : first.key.lexicographicallyPrecedes(second.key)
      }.map(\.environment)
  }

  private var orderKey: [Int] {
    [
      Device.all.firstIndex(of: device) ?? Device.all.count, release.sortKey,
      orientation == .portrait ? 0 : 1,
      [ScreenLayout.fullScreen, .third, .half, .twoThirds].firstIndex(of: layout) ?? 0,
      direction == .leftToRight ? 0 : 1,
      contentSizeCategory.index ?? 0,
      userInterfaceStyle.rawValue,
    ]
  }
}
