/// A colour as a document gives it.
public struct ColorDescription: Hashable, Sendable {
  /// Where the colour comes from.
  public enum Source: Hashable, Sendable {
    /// The components themselves.
    case literal
    /// A colour of the system, such as `labelColor`, which depends on the appearance.
    case system(name: String)
    /// A colour of the asset catalog.
    case named(String)
    /// An image repeated.
    case pattern(image: String)
  }

  /// Where the colour comes from.
  public var source: Source
  /// The components in light appearance: literal, or as the document's resources give them.
  ///
  /// `nil` when the document holds none.
  public var components: ColorComponents?

  /// Creates a colour description.
  public init(source: Source, components: ColorComponents?) {
    self.source = source
    self.components = components
  }
}

/// The components of a colour in sRGB, each usually from 0 to 1.
public struct ColorComponents: Hashable, Sendable {
  /// The red part.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension ReadingContext {
  /// The colour with a role of an element; `nil` when it is missing or `<nil>`.
  func color(_ key: String, of source: VariedElement) -> ColorDescription? {
    guard let child = source.child(key: key), child.name == "color" else { return nil }
    return ColorReader(resources: resources).read(child)
  }
}

/// Reads `<color>` elements.
struct ColorReader {
  let resources: ResourceDescriptions

  func read(_ element: DocumentElement) -> ColorDescription {
    let literal = Self.components(element)
    let systemName =
      element["systemColor"] ?? element["cocoaTouchSystemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
    if let systemName {
      return ColorDescription(
        source: .system(name: systemName),
        components: resources.systemColors[systemName] ?? literal
          ?? Self.classicColors[systemName])
    }
    if let image = element["patternImage"] {
      return ColorDescription(source: .pattern(image: image), components: nil)
    }
    let name = element["name"] ?? element.child(key: "name")?.text
    if let name, element["colorSpace"] == nil || element["colorSpace"] == "catalog" {
      return ColorDescription(
        source: element["catalog"] == "System" ? .system(name: name) : .named(name),
        components: resources.namedColors[name] ?? literal ?? Self.classicColors[name])
    }
    return ColorDescription(source: .literal, components: literal)
  }

  /// The literal components of a colour, whatever else it says.
  static func components(_ element: DocumentElement) -> ColorComponents? {
    func component(_ name: String) -> Double? {
      element[name].flatMap(NumberReader.raw).flatMap { $0.isFinite ? $0 : nil }
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    let color = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    return element["customColorSpace"] == "displayP3" ? color.convertedFromDisplayP3 : color
  }

  /// Colours that documents of Xcode up to 10 name without giving components.
  ///
  /// - Source: Apple's UIKit documentation of each colour.
  private static let classicColors: [String: ColorComponents] = [
    "darkTextColor": ColorComponents(red: 0, green: 0, blue: 0),
    "lightTextColor": ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.6),
    "whiteColor": ColorComponents(red: 1, green: 1, blue: 1),
    "blackColor": ColorComponents(red: 0, green: 0, blue: 0),
    "systemBackgroundColor": ColorComponents(red: 1, green: 1, blue: 1),
    "labelColor": ColorComponents(red: 0, green: 0, blue: 0),
    "groupTableViewBackgroundColor": ColorComponents(red: 0.937, green: 0.937, blue: 0.957),
  ]
}

extension ColorComponents {
  /// The nearest sRGB colour to these Display P3 components.
  ///
  /// - Source: the matrix between the two primaries with white point D65 (CSS Color 4, §18).
  fileprivate var convertedFromDisplayP3: ColorComponents {
    let linear = (Self.linear(red), Self.linear(green), Self.linear(blue))
    func encoded(_ a: Double, _ b: Double, _ c: Double) -> Double {
      let value = a * linear.0 + b * linear.1 + c * linear.2
      return min(1, max(0, Self.gammaEncoded(value)))
    }
    return ColorComponents(
      red: encoded(1.2249401762805598, -0.2249401762805598, 0),
      green: encoded(-0.0420569547096881, 1.0420569547096881, 0),
      blue: encoded(-0.0196375545903344, -0.0786360455506319, 1.0982736001409663), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  private static func gammaEncoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
  }
}
