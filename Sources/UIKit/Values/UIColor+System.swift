extension UIColor {
  /// Returns the system's colour of a name in Objective-C, such as `systemBlueColor`.
  package class func systemColor(named name: String) -> UIColor? {
    SystemColor.color(named: name)
  }

  /// Red that suits both appearances.
  public class var systemRed: UIColor { SystemColor.named("systemRed") }
  /// Green that suits both appearances.
  public class var systemGreen: UIColor { SystemColor.named("systemGreen") }
  /// Blue that suits both appearances.
  public class var systemBlue: UIColor { SystemColor.named("systemBlue") }
  /// Orange that suits both appearances.
  public class var systemOrange: UIColor { SystemColor.named("systemOrange") }
  /// Yellow that suits both appearances.
  public class var systemYellow: UIColor { SystemColor.named("systemYellow") }
  /// Pink that suits both appearances.
  public class var systemPink: UIColor { SystemColor.named("systemPink") }
  /// Purple that suits both appearances.
  public class var systemPurple: UIColor { SystemColor.named("systemPurple") }
  /// Teal that suits both appearances.
  public class var systemTeal: UIColor { SystemColor.named("systemTeal") }
  /// Indigo that suits both appearances.
  public class var systemIndigo: UIColor { SystemColor.named("systemIndigo") }
  /// Brown that suits both appearances.
  public class var systemBrown: UIColor { SystemColor.named("systemBrown") }
  /// Mint that suits both appearances.
  public class var systemMint: UIColor { SystemColor.named("systemMint") }
  /// Cyan that suits both appearances.
  public class var systemCyan: UIColor { SystemColor.named("systemCyan") }
  /// Grey that suits both appearances.
  public class var systemGray: UIColor { SystemColor.named("systemGray") }
  /// Grey, second step towards the background.
  public class var systemGray2: UIColor { SystemColor.named("systemGray2") }
  /// Grey, third step towards the background.
  public class var systemGray3: UIColor { SystemColor.named("systemGray3") }
  /// Grey, fourth step towards the background.
  public class var systemGray4: UIColor { SystemColor.named("systemGray4") }
  /// Grey, fifth step towards the background.
  public class var systemGray5: UIColor { SystemColor.named("systemGray5") }
  /// Grey, sixth step towards the background.
  public class var systemGray6: UIColor { SystemColor.named("systemGray6") }
  /// Text of the first rank.
  public class var label: UIColor { SystemColor.named("label") }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { SystemColor.named("secondaryLabel") }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { SystemColor.named("tertiaryLabel") }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { SystemColor.named("quaternaryLabel") }
  /// Text that stands for missing input.
  public class var placeholderText: UIColor { SystemColor.named("placeholderText") }
  /// Links.
  public class var link: UIColor { SystemColor.named("link") }
  /// Lines that let content shine through.
  public class var separator: UIColor { SystemColor.named("separator") }
  /// Lines that cover content.
  public class var opaqueSeparator: UIColor { SystemColor.named("opaqueSeparator") }
  /// The background of a screen.
  public class var systemBackground: UIColor { SystemColor.named("systemBackground") }
  /// The background of content on a screen.
  public class var secondarySystemBackground: UIColor {
    SystemColor.named("secondarySystemBackground")
  }
  /// The background of content on content.
  public class var tertiarySystemBackground: UIColor {
    SystemColor.named("tertiarySystemBackground")
  }
  /// The background of a grouped table.
  public class var systemGroupedBackground: UIColor { SystemColor.named("systemGroupedBackground") }
  /// The background of a grouped row.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColor.named("secondarySystemGroupedBackground")
  }
  /// The background of content in a grouped row.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColor.named("tertiarySystemGroupedBackground")
  }
  /// The filling of thin shapes.
  public class var systemFill: UIColor { SystemColor.named("systemFill") }
  /// The filling of shapes of medium size.
  public class var secondarySystemFill: UIColor { SystemColor.named("secondarySystemFill") }
  /// The filling of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColor.named("tertiarySystemFill") }
  /// The filling of large areas.
  public class var quaternarySystemFill: UIColor { SystemColor.named("quaternarySystemFill") }
  /// Text on dark backgrounds, the same in both appearances.
  public class var lightText: UIColor { SystemColor.named("lightText") }
  /// Text on light backgrounds, the same in both appearances.
  public class var darkText: UIColor { SystemColor.named("darkText") }
  /// The accent of controls.
  public class var tintColor: UIColor { SystemColor.named("tintColor") }
}
