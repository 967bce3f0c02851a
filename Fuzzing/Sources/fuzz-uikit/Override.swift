import UIKit

/// A trait that a container overrides for a child.
enum Override: CaseIterable {
  case none, rightToLeft, leftToRight, smallText, largeText, pixelPerPoint, fine, dark, low

  /// The traits; nil to override none.
  var collection: UITraitCollection? {
    switch self {
    case .none: nil
    case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
    case .leftToRight: UITraitCollection(layoutDirection: .leftToRight)
    case .smallText: UITraitCollection(preferredContentSizeCategory: .extraSmall)
    case .largeText: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    case .pixelPerPoint: UITraitCollection(displayScale: 1)
    case .fine: UITraitCollection(displayScale: 3)
    case .dark: UITraitCollection(userInterfaceStyle: .dark)
    case .low: UITraitCollection(verticalSizeClass: .compact)
    }
  }

  /// The traits as code makes them.
  var code: String {
    switch self {
    case .none: "nil"
    case .rightToLeft: "UITraitCollection(layoutDirection: .rightToLeft)"
    case .leftToRight: "UITraitCollection(layoutDirection: .leftToRight)"
    case .smallText: "UITraitCollection(preferredContentSizeCategory: .extraSmall)"
    case .largeText: "UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)"
    case .pixelPerPoint: "UITraitCollection(displayScale: 1)"
    case .fine: "UITraitCollection(displayScale: 3)"
    case .dark: "UITraitCollection(userInterfaceStyle: .dark)"
    case .low: "UITraitCollection(verticalSizeClass: .compact)"
    }
  }
}
