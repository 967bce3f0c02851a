import AutoLayout
package import InterfaceBuilder
import UIKit

extension Canvas {
  /// The canvas in words: "iPhone 15, portrait", with what differs from the usual after it.
  package var name: String {
    var parts = [device.shortName]
    let isTurnable = device.idiom != .tv && device != .anyCanvas
    if isTurnable { parts.append(orientation.rawValue) }
    switch layout {
    case .fullScreen: break
    case .third: parts.append("a third of the screen")
    case .half: parts.append("half of the screen")
    case .twoThirds: parts.append("two thirds of the screen")
    }
    if direction == .rightToLeft { parts.append("right to left") }
    if contentSizeCategory != .large { parts.append(contentSizeCategory.rawValue) }
    return parts.joined(separator: ", ")
  }
}

extension Device {
  /// The first of the products with this screen.
  package var shortName: String {
    guard self != .anyCanvas else { return "the square canvas for every device" }
    return String(name.split(separator: ",").first ?? Substring(name))
  }
}
