/// A piece of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Their font.
  public var font: Font

  /// Creates a run.
  public init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// The treatment of text that is wider than its line.
public enum LineBreakMode: Int, Hashable, Sendable {
  case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// A question to a ``TextMeasurer``.
public struct TextRequest: Hashable, Sendable {
  /// The text, in logical order.
  public var runs: [TextRun]
  /// The width lines are broken at, in points; nil for no limit.
  public var maximumWidth: Double?
  /// The largest number of lines; 0 for no limit.
  public var maximumLines: Int
  /// The way lines are broken.
  ///
  /// Truncating modes wrap words up to the last permitted line.
  public var lineBreakMode: LineBreakMode
  /// The choice of breaks between lines.
  public var lineBreakStrategy: LineBreakStrategy

  /// Creates a request.
  public init(
    runs: [TextRun], maximumWidth: Double? = nil, maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncatingTail, lineBreakStrategy: LineBreakStrategy = []
  ) {
    self.runs = runs
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }
}

/// The extent of measured text, in points, not rounded to pixels.
public struct TextExtent: Hashable, Sendable {
  /// The width of the widest line.
  public var width: Double
  /// The sum of the line heights.
  public var height: Double
  /// The number of lines.
  public var lineCount: Int
  /// Distance from the top to the first line's baseline.
  public var firstBaseline: Double
  /// Distance from the last line's baseline to the bottom.
  public var lastBaselineFromBottom: Double
  /// Whether the limits of the request cut text off.
  public var isTruncated: Bool

  /// Creates an extent.
  public init(
    width: Double, height: Double, lineCount: Int, firstBaseline: Double,
    lastBaselineFromBottom: Double, isTruncated: Bool
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
    self.isTruncated = isTruncated
  }
}

/// Measures text for layout.
///
/// Layout knows text only through this protocol; `PangoText` implements it with real fonts, tests
/// with a fake font whose glyphs are squares. The answers must depend on nothing but the arguments.
public protocol TextMeasurer: AnyObject {
  /// The vertical metrics of a font.
  func metrics(of font: Font) -> FontMetrics

  /// The extent of text; zero by zero for an empty request.
  func measure(_ request: TextRequest) -> TextExtent

  /// The source of the width of a request's text, and its expected error.
  func accuracy(of request: TextRequest) -> WidthAccuracy
}

extension TextMeasurer {
  /// Exact widths.
  public func accuracy(of request: TextRequest) -> WidthAccuracy { .exact }
}
