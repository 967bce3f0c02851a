import Foundation

/// A colour in sRGB with components from 0 to 1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Creates a colour; components outside of 0…1 are clamped, NaN becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a grey.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its usual notation, as in `0x007AFF`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  package static let white = Color(white: 1)
  package static let black = Color(white: 0)
  package static let clear = Color(white: 0, alpha: 0)

  /// The colour with its alpha multiplied.
  package func faded(_ factor: Double) -> Color {
    var color = self
    color.alpha = Self.clamped(alpha * factor)
    return color
  }

  /// How light the colour looks, 0 for black to 1 for white.
  ///
  /// - Source: ITU-R BT.601, luma.
  package var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// The ratio of contrast with another opaque colour, from 1 for none to 21 for black and white.
  ///
  /// - Source: Web Content Accessibility Guidelines 2.1, contrast ratio.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// - Source: Web Content Accessibility Guidelines 2.1, relative luminance.
  private var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}
