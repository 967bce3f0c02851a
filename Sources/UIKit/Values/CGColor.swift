public import Foundation

/// A colour as layers take it: fixed, whatever the environment.
///
/// Immutable.
public final class CGColor: Sendable {
  /// The parts.
  package let color: ColorComponents

  /// Creates a colour from its parts.
  package init(_ color: ColorComponents) { self.color = color }

  /// Creates a colour of the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity: 0…1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Red, green, blue and opacity, each 0…1.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
  }

  /// Opaque black.
  static let black = CGColor(gray: 0, alpha: 1)
}

extension CGColor: Equatable {
  /// Whether two colours have the same parts.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
}

extension UIColor {
  /// The colour for the current environment, as layers take it.
  public var cgColor: CGColor { CGColor(components(for: .current)) }

  /// Creates a fixed colour from a layer's.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }
}
