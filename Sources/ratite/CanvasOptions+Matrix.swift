import AutoLayout
import InterfaceBuilder

extension CanvasOptions {
  /// What to draw: the devices asked for, or those that `check` solves for, as the document's own
  /// device is held.
  func previews(for saved: Canvas) -> [Canvas] {
    canvases(devices: matrixDevices(for: saved), for: saved)
  }

  /// What to check on: the devices asked for, or a choice that differs in width, height, idiom and
  /// cut-outs; upright and turned.
  func matrix(for saved: Canvas) -> [Canvas] {
    var options = self
    if orientation.isEmpty, saved.device.idiom != .tv {
      options.orientation = HeldOrientation.allCases
    }
    return options.canvases(devices: matrixDevices(for: saved), for: saved)
  }

  /// The devices asked for; else those the document is for: its own where it is for televisions,
  /// tablets where it was saved on one, and a choice of phones and tablets where it was not.
  private func matrixDevices(for saved: Canvas) -> [Device] {
    guard device.isEmpty else { return device.compactMap { Device.find($0) } }
    switch saved.device.idiom {
    case .tv: return [saved.device]
    case .pad: return Self.representativeDevices.filter { $0.idiom == .pad }
    case .phone, .mac: return Self.representativeDevices
    }
  }

  /// The narrowest and the widest phone, the ones in between that differ in shape, and two tablets.
  private static let representativeDevices = [
    "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ].compactMap { Device.named($0) }
}
