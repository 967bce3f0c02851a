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

  let library: FontLibrary
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

  /// Makes a measurer that knows an app's own fonts beside those of this one, which stays as it is.
  ///
  /// - Parameter files: The paths of font files, those that count first in front.
  /// - Returns: A measurer that shares what this one has loaded.
  package func addingFonts(_ files: [String]) -> PangoTextMeasurer {
    PangoTextMeasurer(FontLibrary(library, addingFonts: files))
  }

  /// Makes a measurer of the fonts of a library, which no other thread may use.
  init(_ library: FontLibrary) {
    self.library = library
    shaper = Shaper(library: library)
  }

  /// The named fonts that were asked for so far, by name.
  package var namedFonts: [NamedFontUse] {
    library.namedFonts.sorted { $0.key < $1.key }.map {
      NamedFontUse(name: $0.key, file: $0.value?.path)
    }
  }

  /// Whether any run of a text is drawn with a face of an app's own.
  package func usesAppFonts(_ runs: [TextRun]) -> Bool {
    runs.contains { library.resolve($0.font).isOfApp }
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

/// A font that text was measured in by its name.
package struct NamedFontUse: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The file of the app that holds it; nil where another font stands in.
  package let file: String?
}
