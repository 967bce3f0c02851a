public import AutoLayout

/// Measures text with real fonts, shaped by Pango.
///
/// Text in the system font has San Francisco's published widths, and Inter draws it; other families are
/// mapped to free ones. Only fonts of the packages the project installs are ever used, unhinted and
/// without the machine's font configuration, so that the answers are the same on every machine.
///
/// A measurer is not safe to use from several threads at once; give each its own.
public final class PangoTextMeasurer: TextMeasurer {
  /// The Debian packages whose fonts must be installed.
  public static let requiredPackages = FontFile.probes.map(\.package)

  /// The folders whose fonts are used, where nothing else is asked for.
  package static let fontFolders = FontFolders.all

  private let library: FontLibrary
  private let shaper: Shaper
  private var extents: [TextRequest: TextExtent] = [:]
  private var shaped: [[TextRun]: [Paragraph]] = [:]

  /// Finds the fonts beside the program, or where Debian and Ubuntu install them.
  ///
  /// - Throws: ``FontError/missing(file:package:searched:)`` naming the package to install.
  public convenience init() throws(FontError) {
    try self.init(fontDirectories: FontFolders.all)
  }

  /// Finds the fonts in directories.
  ///
  /// - Parameter fontDirectories: Paths that are searched in order, not below.
  /// - Throws: ``FontError/missing(file:package:searched:)`` naming the package to install.
  public init(fontDirectories: [String]) throws(FontError) {
    library = try FontLibrary(directories: fontDirectories)
    shaper = Shaper(library: library)
  }

  /// The vertical metrics of a font: Apple's for the system font and the families known by name.
  public func metrics(of font: Font) -> FontMetrics {
    library.resolve(font).metrics
  }

  /// The extent of text, in points, not rounded to pixels.
  ///
  /// - Complexity: O(*characters*); O(1) for a request that was measured a short while ago.
  public func measure(_ request: TextRequest) -> TextExtent {
    if let known = extents[request] { return known }
    let extent = SingleLine(library: library).extent(of: request) ?? layout(request).extent
    if extents.count >= Self.maximumExtents { extents.removeAll(keepingCapacity: true) }
    extents[request] = extent
    return extent
  }

  /// The faces and metrics a font description stands for.
  func resolve(_ font: Font) -> ResolvedFont { library.resolve(font) }

  /// The lines of text, for drawing.
  package func layout(_ request: TextRequest) -> TextLayout {
    LayoutBuilder(request: request, paragraphs: paragraphs(of: request.runs), shaper: shaper)
      .build()
  }

  private func paragraphs(of runs: [TextRun]) -> [Paragraph] {
    if let known = shaped[runs] { return known }
    let paragraphs = shaper.paragraphs(of: runs)
    if shaped.count >= Self.maximumShapedTexts { shaped.removeAll(keepingCapacity: true) }
    shaped[runs] = paragraphs
    return paragraphs
  }

  /// A few megabytes; the largest documents hold some hundred texts, each asked for a few widths.
  private static let maximumExtents = 16_384
  private static let maximumShapedTexts = 1024
}
