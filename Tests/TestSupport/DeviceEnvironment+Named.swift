package import Devices

extension DeviceEnvironment {
  /// A device that tests name and the table does not have.
  package struct UnknownDevice: Error {}

  /// A device by Interface Builder's id, with a release or the nearest that it runs.
  ///
  /// - Throws: `UnknownDevice`.
  package static func named(
    _ id: String, _ orientation: Orientation = .portrait, release: Release = .current
  ) throws -> DeviceEnvironment {
    guard let device = Device.named(id) else { throw UnknownDevice() }
    return DeviceEnvironment(device: device, release: release, orientation: orientation)
  }
}
