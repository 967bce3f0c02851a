/// The text size a person prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category.
  public var rawValue: String

  /// Creates a category from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not given.
  public static let unspecified = named("_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = named("UICTContentSizeCategoryXS")
  /// S.
  public static let small = named("UICTContentSizeCategoryS")
  /// M.
  public static let medium = named("UICTContentSizeCategoryM")
  /// L, the default.
  public static let large = named("UICTContentSizeCategoryL")
  /// XL.
  public static let extraLarge = named("UICTContentSizeCategoryXL")
  /// XXL.
  public static let extraExtraLarge = named("UICTContentSizeCategoryXXL")
  /// XXXL.
  public static let extraExtraExtraLarge = named("UICTContentSizeCategoryXXXL")
  /// AX1.
  public static let accessibilityMedium = named("UICTContentSizeCategoryAccessibilityM")
  /// AX2.
  public static let accessibilityLarge = named("UICTContentSizeCategoryAccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = named("UICTContentSizeCategoryAccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge =
    named("UICTContentSizeCategoryAccessibilityXXL")
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge =
    named("UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from XS to AX5.
  package static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the categories from XS to AX5; nil for others.
  package var index: Int? { Self.inOrder.firstIndex(of: self) }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  private static func named(_ name: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: name)
  }
}
