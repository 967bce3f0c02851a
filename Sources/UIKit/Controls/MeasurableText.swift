import AutoLayout
import Foundation

/// A text to measure, made of plain or attributed text.
struct MeasurableText {
  /// The text, piece by piece.
  private(set) var runs: [TextRun] = []
  /// The line break mode.
  var lineBreakMode: LineBreakMode
  /// The strategy of the breaks between lines.
  var lineBreakStrategy: LineBreakStrategy = []
  /// Points that kerning adds to the text on one line.
  private var kerning: CGFloat = 0
  /// The leading of the font, in points.
  private(set) var fontLeading = 0.0
  /// The paragraph style of the first paragraph.
  private var paragraphStyle: NSParagraphStyle?

  /// Creates plain text.
  init(_ text: String, font: UIFont, lineBreakMode: NSLineBreakMode) {
    self.lineBreakMode = lineBreakMode.lineBreakMode
    if !text.isEmpty { runs = [TextRun(text, font: font.font)] }
    fontLeading = TextStyleLeading.spacing(for: font)
  }

  /// Creates attributed text.
  ///
  /// Pieces without a font get the one given; the paragraph's way of breaking lines counts before
  /// the one given.
  init(_ text: NSAttributedString, font: UIFont, lineBreakMode: NSLineBreakMode) {
    self.lineBreakMode = lineBreakMode.lineBreakMode
    let string = text.string as NSString
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: whole) { values, range, _ in
      let piece = string.substring(with: range)
      let pieceFont = values[.font] as? UIFont ?? font
      let kern = Self.points(values[.kern])
      runs.append(TextRun(piece, font: Self.font(pieceFont, kern: kern)))
      fontLeading = max(fontLeading, TextStyleLeading.spacing(for: pieceFont))
      kerning += (kern ?? Self.points(values[.tracking]) ?? 0) * CGFloat(piece.count)
      paragraphStyle = paragraphStyle ?? values[.paragraphStyle] as? NSParagraphStyle
    }
    if let paragraphStyle, paragraphStyle.lineBreakMode != .byWordWrapping {
      self.lineBreakMode = paragraphStyle.lineBreakMode.lineBreakMode
    }
    lineBreakStrategy = paragraphStyle?.lineBreakStrategy.lineBreakStrategy ?? []
  }

  /// The font of a piece: a kern of 0 turns kerning off.
  ///
  /// Source: "The value 0 means kerning is disabled", `NSAttributedString.Key.kern`.
  private static func font(_ font: UIFont, kern: CGFloat?) -> Font {
    var result = font.font
    result.isKerned = kern != 0
    return result
  }

  /// A number of an attribute, whichever of Swift's or Foundation's types it has.
  private static func points(_ value: Any?) -> CGFloat? {
    if let points = value as? CGFloat { return points }
    if let points = value as? Double { return points }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// Whether there is nothing to measure.
  var isEmpty: Bool { runs.isEmpty }

  /// The distances from the top of the text on one line to its highest and its lowest ink, in points; nil where the
  /// measurer knows no outlines, or a paragraph style moves the line.
  @MainActor
  var inkHeight: ClosedRange<Double>? {
    guard paragraphStyle == nil,
      let measurer = PlatformEnvironment.current.measurer as? any InkMeasurer
    else { return nil }
    return measurer.inkHeight(of: TextRequest(runs: runs, lineBreakMode: .clipping))
  }

  /// The extent of the text, in points, not rounded.
  ///
  /// - Parameters:
  ///   - width: The width lines break at; nil for no limit.
  ///   - maximumLines: The largest number of lines; 0 for no limit.
  /// - Returns: The extent, with kerning and the paragraph's line heights.
  @MainActor
  func extent(maximumWidth width: CGFloat?, maximumLines: Int) -> TextExtent {
    var request = TextRequest(
      runs: runs, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy)
    let measurer = PlatformEnvironment.current.measurer
    if kerning == 0 {
      request.maximumWidth = width.map { Double($0) }
      return spaced(measurer.measure(request))
    }
    // Measurers know nothing of kerning: text and limit are compared at the same stretch instead.
    let natural = measurer.measure(request).width
    let stretch = natural > 0 ? max(0, (natural + Double(kerning)) / natural) : 1
    request.maximumWidth = width.map { stretch > 0 ? Double($0) / stretch : Double($0) }
    var extent = measurer.measure(request)
    extent.width *= stretch
    return spaced(extent)
  }

  /// The source of the text's width where its lines break at a width, and its expected error.
  @MainActor
  func accuracy(maximumWidth width: CGFloat?) -> WidthAccuracy {
    let request = TextRequest(
      runs: runs, maximumWidth: width.map { Double($0) }, maximumLines: 0,
      lineBreakMode: lineBreakMode)
    return PlatformEnvironment.current.measurer.accuracy(of: request)
  }

  /// The extent with the lines set as the paragraph style has it.
  private func spaced(_ extent: TextExtent) -> TextExtent {
    guard extent.lineCount > 0 else { return extent }
    var result = extent
    guard let style = paragraphStyle else {
      result.height += fontLeading * Double(extent.lineCount - 1)
      return result
    }
    let natural = extent.height / Double(extent.lineCount)
    var height = natural
    if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
    height = max(height, Double(style.minimumLineHeight))
    if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
    result.height =
      height * Double(extent.lineCount)
      + (Double(style.lineSpacing) + fontLeading) * Double(extent.lineCount - 1)
    result.firstBaseline += height - natural
    result.width += Double(max(style.firstLineHeadIndent, style.headIndent))
    return result
  }
}
