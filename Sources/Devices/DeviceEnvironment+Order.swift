import AutoLayout
import PlatformMetrics
import UIKit

extension DeviceEnvironment {
  /// Environments in the order of the table of devices, then of their settings, each once: the order of
  /// what is told of several, which is not that in which they are asked for.
  package static func inOrder(_ environments: [DeviceEnvironment]) -> [DeviceEnvironment] {
    var known: Set<DeviceEnvironment> = []
    let distinct = environments.filter { known.insert($0).inserted }
    let keyed = distinct.map { Keyed(key: $0.orderKey, environment: $0) }
    return keyed.sorted(by: Keyed.areInOrder).map(\.environment)
  }

  private struct Keyed {
    var key: [Int]
    var environment: DeviceEnvironment

    static func areInOrder(_ first: Keyed, _ second: Keyed) -> Bool {
      guard first.key == second.key else { return first.key.lexicographicallyPrecedes(second.key) }
      return (first.environment.language ?? "") < (second.environment.language ?? "")
    }
  }

  private var orderKey: [Int] {
    let layouts: [ScreenLayout] = [.fullScreen, .third, .half, .twoThirds]
    return [
      Device.all.firstIndex(of: device) ?? Device.all.count, release.sortKey,
      orientation == .portrait ? 0 : 1, layouts.firstIndex(of: layout) ?? 0,
      direction == .leftToRight ? 0 : 1,
      contentSizeCategory.index ?? 0,
      userInterfaceStyle.rawValue,
    ]
  }
}
