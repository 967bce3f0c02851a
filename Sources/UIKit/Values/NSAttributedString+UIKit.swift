public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; 12-point Helvetica Neue without.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Points the text is raised by.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// An `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline, in per cent of the font size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `URL` or text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString {
  /// The alignment of the first paragraph; nil without a paragraph style.
  var alignmentAtStart: NSTextAlignment? {
    guard length > 0 else { return nil }
    let style = unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.alignment
  }
}

/// The style of lines below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
