import Devices
import InterfaceBuilder

/// Both versions with what neither of them hides, so that a finding is in one of them only where the other one would have it, too.
extension InspectedPair {
  /// The versions, each without the views that the other one tells nothing of on the same device; nil where both tell of
  /// the same views.
  ///
  /// - Parameter matching: The objects that are the same in both.
  /// - Returns: Inspectors for findings; pictures and frames are those of the pair itself.
  func inCommonSight(_ matching: ObjectMatching) -> InspectedPair? {
    guard let old, let new else { return nil }
    let (before, after) = (old.hiddenViews(on: devices), new.hiddenViews(on: devices))
    let hiddenBefore = before.mapValues { $0.mapped(matching.newID) }
    let hiddenAfter = after.mapValues { $0.mapped(matching.oldID) }
    guard Self.exceeds(hiddenBefore, after) || Self.exceeds(hiddenAfter, before) else { return nil }
    var pair = self
    pair.old?.hidden = hiddenAfter
    pair.new?.hidden = hiddenBefore
    return pair
  }

  /// Whether views are hidden that others do not have.
  private static func exceeds(
    _ hidden: [Configuration: HiddenViews], _ others: [Configuration: HiddenViews]
  ) -> Bool {
    hidden.contains { configuration, views in
      !views.subtracting(others[configuration] ?? HiddenViews()).isEmpty
    }
  }
}

extension DocumentInspector {
  /// The views that rules tell nothing of, by the configurations of devices.
  fileprivate func hiddenViews(on devices: [DeviceEnvironment]) -> [Configuration: HiddenViews] {
    let entries = devices.map { device in
      (
        Configuration(device),
        inspected(solve(in: .device(device))).reduce(HiddenViews()) { $0.union($1.hiddenViews) }
      )
    }
    return Dictionary(entries, uniquingKeysWith: { $0.union($1) })
  }
}
