import Foundation

/// The devices and appearances that a variant of an asset is for.
public struct AssetConditions: Hashable, Sendable {
  /// A kind of device.
  public enum Idiom: String, Hashable, Sendable {
    case universal, iphone, ipad, tv
  }

  /// The interface style that a variant is for.
  public enum Appearance: Hashable, Sendable {
    case any, light, dark
  }

  /// The kind of device.
  public var idiom = Idiom.universal
  /// The interface style.
  public var appearance = Appearance.any

  /// Reads the conditions of an entry of `Contents.json`; nil for those of no device or user that pictures are made
  /// for here, such as watches and high contrast.
  init?(_ entry: [String: Any]) {
    guard let idiom = Idiom(rawValue: entry["idiom"] as? String ?? "universal") else { return nil }
    self.idiom = idiom
    for condition in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (condition["appearance"] as? String, condition["value"] as? String) {
      case ("luminosity", "dark"): appearance = .dark
      case ("luminosity", "light"): appearance = .light
      default: return nil
      }
    }
  }

  init() {}

  /// The degree to which the conditions suit a device and an interface style; nil where they do not.
  public func match(_ idiom: Idiom, _ appearance: Appearance) -> Int? {
    guard self.appearance == .any || self.appearance == appearance else { return nil }
    guard self.idiom == .universal || self.idiom == idiom else { return nil }
    return (self.appearance == .any ? 0 : 1) + (self.idiom == .universal ? 0 : 2)
  }
}

/// The file `Contents.json` of a set in an asset catalog.
struct AssetContents {
  let values: [String: Any]

  /// Reads the file; empty where it cannot be read.
  init(ofSet folder: String) {
    let data = BoundedFile.read(folder + "/Contents.json", within: folder)
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    values = object as? [String: Any] ?? [:]
  }

  func entries(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

  /// A number that is written as one or as text; nil for one that no picture has.
  static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as String: Double(value)
      default: nil
      }
    return number.flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
  }
}
