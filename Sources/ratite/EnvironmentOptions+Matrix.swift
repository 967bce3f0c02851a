import AutoLayout
import Devices
import InterfaceBuilder

extension EnvironmentOptions {
  /// The devices to draw: those asked for, or those that `check` solves for, as the document's own is
  /// held.
  func previews(for saved: DeviceEnvironment) -> [DeviceEnvironment] {
    combinations(of: matrixDevices(for: saved), for: saved)
  }

  /// The devices to check on: those asked for, or the document's own and a choice that differs in width,
  /// height, idiom and cut-outs; in portrait and landscape.
  func matrix(for saved: DeviceEnvironment) -> [DeviceEnvironment] {
    var options = self
    if orientation.isEmpty, saved.device.idiom != .tv {
      options.orientation = HeldOrientation.allCases
    }
    return options.combinations(of: matrixDevices(for: saved), for: saved)
  }

  /// The devices asked for; else those the document is for: its own where it is for televisions,
  /// tablets where it was saved on one, and a choice of phones and tablets where it was not.
  private func matrixDevices(for saved: DeviceEnvironment) -> [Device] {
    if let askedDevices { return askedDevices }
    let own = saved.device == .anyCanvas ? [] : [saved.device]
    switch saved.device.idiom {
    case .tv: return own
    case .pad:
      return own + Self.representativeDevices.filter { $0.idiom == .pad && $0 != saved.device }
    case .phone, .mac: return own + Self.representativeDevices.filter { $0 != saved.device }
    }
  }

  /// The narrowest and the widest phone, the ones in between that differ in shape, and two tablets.
  private static let representativeDevices = [
    "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ].compactMap { Device.named($0) }
}
