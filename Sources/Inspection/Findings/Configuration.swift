public import Devices

/// A configuration that a document was solved for, as findings name it.
public struct Configuration: Hashable, Sendable, Codable {
  /// How the device is held.
  public enum Orientation: String, Hashable, Sendable, Codable {
    case portrait, landscape
  }

  /// The device as people call it, how it is held, and what its user chose: `iPhone SE (1st generation), portrait`.
  public var name: String
  /// The device's id: `retina4_0`.
  public var device: String
  /// How the device is held; nil for televisions.
  public var orientation: Orientation?

  /// Creates a configuration.
  public init(name: String, device: String, orientation: Orientation?) {
    self.name = name
    self.device = device
    self.orientation = orientation
  }

  /// The configuration of a device.
  public init(_ environment: DeviceEnvironment) {
    let isTurned = environment.orientation == .landscape
    self.init(
      name: environment.name, device: environment.device.id,
      orientation: environment.device.idiom == .tv ? nil : isTurned ? .landscape : .portrait)
  }
}
