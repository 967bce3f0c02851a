import UIKit

/// A trait that a container overrides for a child.
enum Override: CaseIterable {
  case none, rightToLeft, leftToRight, smallText, largeText, pixelPerPoint, fine, dark, low

  /// The traits; nil to override none.
  var collection: UITraitCollection? { traits?.collection }

  /// The traits as code makes them.
  var code: String { traits.map { "UITraitCollection(\($0.code))" } ?? "nil" }

  /// The traits, and the arguments that make them.
  private var traits: (collection: UITraitCollection, code: String)? {
    switch self {
    case .none: nil
    case .rightToLeft:
      (UITraitCollection(layoutDirection: .rightToLeft), "layoutDirection: .rightToLeft")
    case .leftToRight:
      (UITraitCollection(layoutDirection: .leftToRight), "layoutDirection: .leftToRight")
    case .smallText: category(.extraSmall, "extraSmall")
    case .largeText: category(.accessibilityExtraLarge, "accessibilityExtraLarge")
    case .pixelPerPoint: (UITraitCollection(displayScale: 1), "displayScale: 1")
    case .fine: (UITraitCollection(displayScale: 3), "displayScale: 3")
    case .dark: (UITraitCollection(userInterfaceStyle: .dark), "userInterfaceStyle: .dark")
    case .low: (UITraitCollection(verticalSizeClass: .compact), "verticalSizeClass: .compact")
    }
  }

  private func category(
    _ value: UIContentSizeCategory, _ name: String
  ) -> (collection: UITraitCollection, code: String) {
    (
      UITraitCollection(preferredContentSizeCategory: value),
      "preferredContentSizeCategory: .\(name)"
    )
  }
}
