package import PlatformMetrics

extension UIFont {
  /// The role of text, which its size follows from.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public var rawValue: String

    /// Creates a style from Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Large titles of screens.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings of the second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text set off from the rest.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a style at the preferred text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the text size of an environment.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    return preferredFont(
      forTextStyle: style, at: traits.preferredContentSizeCategory, on: traits.platform)
  }

  /// The font of a style at a text size on a platform; televisions have one text size.
  package class func preferredFont(
    forTextStyle style: TextStyle, at category: UIContentSizeCategory,
    on platform: Platform = Platform()
  ) -> UIFont {
    let font = SystemTextStyle(named: style.rawValue).font(
      atTextSize: category.index ?? SystemTextStyle.usualTextSize, on: platform)
    return UIFont(font, textStyle: style)
  }

  /// The font at the text size of an environment: another one only for fonts made by text style.
  package func adjusted(to traitCollection: UITraitCollection) -> UIFont {
    guard let textStyle else { return self }
    return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
  }
}
