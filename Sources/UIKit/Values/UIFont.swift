package import AutoLayout
public import Foundation

/// A typeface at a size.
///
/// Immutable.
open class UIFont: NSObject, @unchecked Sendable {
  private let header = ForeignObjectHeader()
  /// The traits that text is measured by.
  package let font: Font
  /// The text style the font was made for, which lets it follow the preferred text size.
  package let textStyle: TextStyle?

  /// Creates a font from its traits.
  package init(_ font: Font, textStyle: TextStyle? = nil) {
    self.font = font
    self.textStyle = textStyle
    super.init()
  }

  /// Creates a font of a family or PostScript name, measured with the closest face there is.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Font(family: .named(fontName), size: Self.effective(fontSize)))
  }

  /// The interface font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: effective(fontSize)))
  }

  /// The interface font at a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: effective(fontSize), weight: weight.step))
  }

  /// The interface font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: effective(fontSize), weight: .bold))
  }

  /// The interface font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: effective(fontSize), isItalic: true))
  }

  /// The interface font with characters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(family: .monospacedSystem, size: effective(fontSize), weight: weight.step))
  }

  /// The interface font; its digits are of one width anyway in the stand-in that measures it.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of button titles: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of standard text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = Self.effective(fontSize)
    return UIFont(font)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// The name of the family.
  open var familyName: String {
    switch font.family {
    case .system: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): name
    }
  }

  /// The PostScript name.
  open var fontName: String {
    switch font.family {
    case .system: ".SFUI-\(font.weight)".capitalizingStyle(isItalic: font.isItalic)
    case .monospacedSystem: ".SFUIMono-\(font.weight)".capitalizingStyle(isItalic: font.isItalic)
    case .named(let name): name
    }
  }

  /// Height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// Depth below the baseline, in points, negative.
  open var descender: CGFloat { metrics.descender }
  /// Extra space between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// Height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// Height of a lower-case x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// Height of a line, in points.
  open var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  /// The vertical metrics, from the measurer in use.
  package var metrics: FontMetrics {
    PlatformEnvironment.current.measurer.metrics(of: font)
  }

  /// Whether another object is the same typeface at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.font == font && other.textStyle == textStyle
  }

  /// A hash of the traits.
  open override var hash: Int { font.hashValue }

  /// The traits in words.
  open override var description: String {
    "<UIFont: \(fontName) \(pointSize)>"
  }

  /// A size that is not positive means the standard size.
  ///
  /// Source: Apple's documentation of `systemFont(ofSize:)`: "must be greater than 0.0"; documents
  /// with size 0 store labels of 12 points (n=6).
  private static func effective(_ size: CGFloat) -> Double {
    size > 0 ? Double(size) : 12
  }
}

extension String {
  /// A PostScript name with its style capitalised, as `-Semibold` or `-RegularItalic`.
  fileprivate func capitalizingStyle(isItalic: Bool) -> String {
    guard let dash = lastIndex(of: "-") else { return self }
    let style = self[index(after: dash)...]
    return self[...dash] + style.prefix(1).uppercased() + style.dropFirst()
      + (isItalic ? "Italic" : "")
  }
}
