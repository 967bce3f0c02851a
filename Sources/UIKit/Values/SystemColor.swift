/// The colours that follow the appearance.
///
/// Source: the values Apple's interface guidelines give for light and dark appearance.
enum SystemColor {
  /// Returns the colour of a name in Objective-C (`systemBlueColor`), as documents write it, or in Swift.
  static func color(named name: String) -> UIColor? {
    let suffix = "Color"
    let base =
      name.hasSuffix(suffix) && name != "tintColor" ? name.dropLast(suffix.count) : name[...]
    return table.first { $0.name == base }.map { entry in
      UIColor(light: entry.light, dark: entry.dark, name: entry.name)
    }
  }

  /// A colour of the table, or black.
  static func named(_ name: StaticString) -> UIColor {
    color(named: "\(name)") ?? .black
  }

  private struct Entry {
    let name: String
    let light: ColorComponents
    let dark: ColorComponents

    init(
      _ name: String, _ light: UInt32, _ dark: UInt32, alpha: Double = 1, darkAlpha: Double? = nil
    ) {
      self.name = name
      self.light = ColorComponents(hex: light, alpha: alpha)
      self.dark = ColorComponents(hex: dark, alpha: darkAlpha ?? alpha)
    }
  }

  private static let table: [Entry] = [
    Entry("systemRed", 0xFF3B30, 0xFF453A),
    Entry("systemGreen", 0x34C759, 0x30D158),
    Entry("systemBlue", 0x007AFF, 0x0A84FF),
    Entry("systemOrange", 0xFF9500, 0xFF9F0A),
    Entry("systemYellow", 0xFFCC00, 0xFFD60A),
    Entry("systemPink", 0xFF2D55, 0xFF375F),
    Entry("systemPurple", 0xAF52DE, 0xBF5AF2),
    Entry("systemTeal", 0x30B0C7, 0x40C8E0),
    Entry("systemIndigo", 0x5856D6, 0x5E5CE6),
    Entry("systemBrown", 0xA2845E, 0xAC8E68),
    Entry("systemMint", 0x00C7BE, 0x63E6E2),
    Entry("systemCyan", 0x32ADE6, 0x64D2FF),
    Entry("systemGray", 0x8E8E93, 0x8E8E93),
    Entry("systemGray2", 0xAEAEB2, 0x636366),
    Entry("systemGray3", 0xC7C7CC, 0x48484A),
    Entry("systemGray4", 0xD1D1D6, 0x3A3A3C),
    Entry("systemGray5", 0xE5E5EA, 0x2C2C2E),
    Entry("systemGray6", 0xF2F2F7, 0x1C1C1E),
    Entry("label", 0x000000, 0xFFFFFF),
    Entry("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6),
    Entry("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3),
    Entry("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16),
    Entry("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3),
    Entry("link", 0x007AFF, 0x0984FF),
    Entry("separator", 0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6),
    Entry("opaqueSeparator", 0xC6C6C8, 0x38383A),
    Entry("systemBackground", 0xFFFFFF, 0x000000),
    Entry("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    Entry("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    Entry("systemGroupedBackground", 0xF2F2F7, 0x000000),
    // Source: UIKit's header, which has it deprecated for `systemGroupedBackground` since iOS 13.
    Entry("groupTableViewBackground", 0xF2F2F7, 0x000000),
    Entry("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    Entry("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
    Entry("systemFill", 0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36),
    Entry("secondarySystemFill", 0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32),
    Entry("tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24),
    Entry("quaternarySystemFill", 0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18),
    Entry("lightText", 0xFFFFFF, 0xFFFFFF, alpha: 0.6),
    Entry("darkText", 0x000000, 0x000000),
    Entry("tintColor", 0x007AFF, 0x0A84FF),
  ]
}
