import Foundation

/// A variant of a colour of a project.
public struct ColorAsset: Hashable, Sendable {
  /// A colour's value.
  public enum Value: Hashable, Sendable {
    /// Red, green, blue and opacity in sRGB, from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system, by its name, such as `systemBlueColor`.
    case system(String)
  }

  /// The devices and appearances that it is for.
  public var conditions: AssetConditions
  /// The colour.
  public var value: Value

  /// The variants of a colour set of an asset catalog.
  static func all(inSet folder: String) -> [ColorAsset] {
    AssetContents(ofSet: folder).entries("colors").compactMap { entry in
      guard let conditions = AssetConditions(entry),
        let color = entry["color"] as? [String: Any], let value = value(of: color)
      else { return nil }
      return ColorAsset(conditions: conditions, value: value)
    }
  }

  private static func value(of color: [String: Any]) -> Value? {
    if let name = color["reference"] as? String { return .system(name) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.component) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component: `0.5`, `127` or `0x7F`.
  private static func component(_ value: Any) -> Double? {
    guard let text = value as? String else { return AssetContents.number(value) }
    if text.hasPrefix("0x") {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    // Whole numbers go to 255; those that other tools write for parts of 1 are 0 and 1.
    return AssetContents.number(text).map { text.contains(".") || $0 <= 1 ? $0 : $0 / 255 }
  }

  /// Returns the colour of several that suits a device and an appearance best; nil without one.
  public static func best(
    of colors: [ColorAsset], idiom: AssetConditions.Idiom, appearance: AssetConditions.Appearance
  ) -> ColorAsset? {
    let matching = colors.compactMap { color in
      color.conditions.match(idiom, appearance).map { (color, $0) }
    }
    return matching.max { $0.1 < $1.1 }?.0 ?? colors.first
  }
}
