public import Foundation

/// A colour, fixed or chosen by the environment.
///
/// Immutable.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Content: Sendable {
    case fixed(ColorComponents)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let header = ForeignObjectHeader()
  private let content: Content
  /// The name of the resource or system colour, if it has one.
  package let name: String?

  private init(_ content: Content, name: String? = nil) {
    self.content = content
    self.name = name
    super.init()
  }

  /// Creates a fixed colour.
  package convenience init(_ components: ColorComponents, name: String? = nil) {
    self.init(.fixed(components), name: name)
  }

  /// Creates a colour with one value for light and one for dark appearance.
  package convenience init(light: ColorComponents, dark: ColorComponents, name: String? = nil) {
    self.init(
      .dynamic { UIColor($0.userInterfaceStyle == .dark ? dark : light) }, name: name)
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha)))
  }

  /// Creates a colour of the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a colour by hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let chroma = Double(brightness * saturation)
    func part(_ offset: Double) -> Double {
      let angle = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      return Double(brightness) - chroma * max(0, min(angle, 4 - angle, 1))
    }
    self.init(
      ColorComponents(red: part(5), green: part(3), blue: part(1), alpha: Double(alpha)))
  }

  /// Creates a colour that asks for its value in every environment.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// The fixed colour for an environment.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(components(for: traitCollection))
  }

  /// The same colour at another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(var components):
      components.alpha = Double(alpha)
      return UIColor(components)
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
    }
  }

  /// Writes the parts for the current environment to the variables given; always true.
  @discardableResult
  open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = components(for: .current)
    (red, green) = (CGFloat(components.red), CGFloat(components.green))
    (blue, alpha) = (CGFloat(components.blue), CGFloat(components.alpha))
    return true
  }

  /// The parts for an environment.
  package func components(for traitCollection: UITraitCollection) -> ColorComponents {
    switch content {
    case .fixed(let components): components
    case .dynamic(let provider): provider(traitCollection).components(for: traitCollection)
    }
  }

  /// Whether another object is the same colour in light and in dark appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return Self.appearances.allSatisfy { components(for: $0) == other.components(for: $0) }
  }

  /// A hash of the light appearance's parts.
  open override var hash: Int { components(for: Self.appearances[0]).hashValue }

  private static let appearances = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}
