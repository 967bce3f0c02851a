import AutoLayout
import PlatformMetrics
package import UIKit

extension DeviceEnvironment {
  /// The environment in words: "iPhone 15, portrait", and what differs from the defaults.
  package var name: String { nameParts(ofDevice: device.shortName).joined(separator: ", ") }

  /// The parts of ``name``: the device, then what differs from the defaults.
  package var nameParts: [String] { nameParts(ofDevice: device.shortName) }

  /// The parts of ``name``, with a name for the device.
  package func nameParts(ofDevice product: String) -> [String] {
    var parts = [product]
    let isTurnable = device.idiom != .tv && device != .anyCanvas
    if isTurnable { parts.append(orientation.rawValue) }
    switch layout {
    case .fullScreen: break
    case .third: parts.append("a third of the screen")
    case .half: parts.append("half of the screen")
    case .twoThirds: parts.append("two thirds of the screen")
    }
    if let language { parts.append("language \(language)") }
    if direction == .rightToLeft { parts.append("right to left") }
    if contentSizeCategory != .large {
      parts.append("text size \(contentSizeCategory.shortName)")
    }
    if userInterfaceStyle == .dark { parts.append("dark") }
    if release != device.release(nearest: .current) { parts.append("iOS \(release)") }
    return parts
  }
}

extension UIContentSizeCategory {
  /// The short name that people choose text sizes by: `XS` to `XXXL` and `AX1` to `AX5`.
  package var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    default: rawValue
    }
  }
}

extension Device {
  /// The first of the products with this screen.
  package var shortName: String {
    guard self != .anyCanvas else { return "the square canvas for every device" }
    return productNames[0]
  }
}
