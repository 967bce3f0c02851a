import AutoLayout
public import Foundation

/// The options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines break at the width; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Leading counts in the distance of lines; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Text that does not fit ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of drawing text; it holds nothing here.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// The size of the text on one line, or on those it is broken into by itself, in points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// The rectangle that the text takes in a size, in points, not rounded to pixels.
  ///
  /// Text without a font is measured in 12 points of the system's, for Helvetica.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = MeasurableText(
      self, font: .systemFont(ofSize: UIFont.smallSystemFontSize), lineBreakMode: .byWordWrapping)
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width < 1e6 && size.width > 0
    let extent = text.extent(
      maximumWidth: breaks ? size.width : nil, maximumLines: breaks || size.width >= 1e6 ? 0 : 1)
    return CGRect(x: 0, y: 0, width: extent.width, height: extent.height)
  }
}

extension NSString {
  /// The size of the text with attributes, in points; see `NSAttributedString.size()`.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// The rectangle that the text takes in a size with attributes, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text with attributes, in points; see `NSAttributedString.size()`.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes in a size with attributes, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
