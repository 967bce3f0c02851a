/// The size classes and the kind of device that an interface is read for.
public struct TraitEnvironment: Hashable, Sendable {
  /// The size classes; *any* where the canvas stands for all devices.
  public var sizeClasses: SizeClasses
  /// The kind of device.
  public var idiom: Idiom

  /// Creates an environment.
  public init(sizeClasses: SizeClasses, idiom: Idiom) {
    self.sizeClasses = sizeClasses
    self.idiom = idiom
  }

  /// The environment of an app on a device.
  public init(
    device: Device, orientation: Orientation = .portrait, layout: ScreenLayout = .fullScreen
  ) {
    self.init(
      sizeClasses: device.sizeClasses(in: orientation, layout: layout), idiom: device.idiom)
  }
}

/// The condition of a `<variation key="heightClass=compact-widthClass=regular">`.
struct VariationKey: Equatable {
  private(set) var width: SizeClass?
  private(set) var height: SizeClass?
  private(set) var idiom: String?
  /// Whether a part of the condition is not understood; such a variation never applies.
  private(set) var isUnknown = false

  init(_ text: String) {
    if text == "default" { return }
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1)
      switch (sides.first, sides.dropFirst().first.map(String.init)) {
      case ("widthClass", let value?): width = SizeClass(rawValue: value)
      case ("heightClass", let value?): height = SizeClass(rawValue: value)
      case ("userInterfaceIdiom", let value?): idiom = value
      default: isUnknown = true
      }
    }
    if width == nil, height == nil, idiom == nil { isUnknown = true }
  }

  /// How many traits the condition names.
  var specificity: Int {
    (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  /// Whether the condition holds.
  func matches(_ traits: TraitEnvironment) -> Bool {
    guard !isUnknown else { return false }
    if let width, width != traits.sizeClasses.width { return false }
    if let height, height != traits.sizeClasses.height { return false }
    if let idiom, idiom != traits.idiom.rawValue { return false }
    return true
  }
}
