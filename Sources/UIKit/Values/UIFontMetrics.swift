public import Foundation

/// Scales fonts and lengths with the preferred text size.
open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  /// Creates metrics that follow a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Metrics that follow running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font scaled to the preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font scaled to the text size of an environment.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A font scaled to the preferred text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// A length scaled to the preferred text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled to the text size of an environment.
  ///
  /// Our choice: in proportion to the style's size; Apple's curve is not published.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    return value * UIFont.preferredFont(forTextStyle: textStyle, at: category).pointSize
      / UIFont.preferredFont(forTextStyle: textStyle, at: .large).pointSize
  }
}
