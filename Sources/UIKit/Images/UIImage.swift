public import Foundation

/// A picture as layout sees it: a size with alignment insets and a baseline.
///
/// Files are decoded when they are drawn, which takes a module that draws, such as `PictureSnapshots`.
/// Immutable.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of the resource.
  package let name: String?
  /// The size in points.
  open var size: CGSize { layout.size }
  /// Pixels per point of the picture.
  open var scale: CGFloat { layout.scale }
  /// Whether the picture is a symbol of the system, which scales with text.
  open var isSymbolImage: Bool { symbol != nil }
  /// The distances from the edges inwards to the part that counts for alignment, in points.
  open var alignmentRectInsets: UIEdgeInsets { layout.alignmentRectInsets }
  /// The distance of the baseline from the bottom, in points; nil without baseline.
  open var baselineOffsetFromBottom: CGFloat? { layout.baselineOffsetFromBottom }
  /// The use of the image's colours.
  open var renderingMode: RenderingMode { layout.renderingMode }
  /// The configuration of a symbol image; nil for other images.
  open var configuration: Configuration? { symbol?.configuration }
  /// The configuration of a symbol image; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The drawing of the image; nil without its bytes.
  package var drawing: (any ImageDrawing)? { layout.drawing }
  /// The slicing for enlarging; nil for an image that is enlarged as a whole.
  package var slicing: ImageSlicing? { layout.slicing }

  private struct Layout {
    var drawing: (any ImageDrawing)?
    var slicing: ImageSlicing?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var alignmentRectInsets = UIEdgeInsets()
    var baselineOffsetFromBottom: CGFloat?
    var renderingMode = RenderingMode.automatic
  }

  private struct Symbol {
    /// The proportions, as the size of any drawing of the symbol.
    var proportions: CGSize
    var configuration: SymbolConfiguration?
  }

  /// The uses of an image's colours.
  public enum RenderingMode: Int, Sendable {
    /// As its place demands.
    case automatic = 0
    /// With its own colours.
    case alwaysOriginal = 1
    /// As a stencil, with the tint colour.
    case alwaysTemplate = 2
  }

  private let layout: Layout
  private let symbol: Symbol?

  private init(name: String?, layout: Layout, symbol: Symbol?) {
    self.name = name
    self.layout = layout
    self.symbol = symbol
    super.init()
  }

  /// The same picture in another size, without alignment insets.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The picture.
  package func resized(to size: CGSize) -> UIImage {
    var layout = layout
    layout.size = size
    layout.alignmentRectInsets = UIEdgeInsets()
    return UIImage(name: name, layout: layout, symbol: symbol)
  }

  /// Creates an empty picture.
  public convenience override init() {
    self.init(name: nil, layout: Layout(), symbol: nil)
  }

  /// Creates a picture from a size.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - size: The size in points.
  package convenience init(name: String?, size: CGSize) {
    self.init(name: name, layout: Layout(size: size), symbol: nil)
  }

  /// Creates a picture of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the resource; nil for a file's.
  ///   - pixelSize: The size in pixels.
  ///   - scale: The pixels per point.
  ///   - alignmentRectInsets: The distances inwards to the part that counts for alignment, in points.
  ///   - renderingMode: How its colours are used.
  ///   - slicing: How it is enlarged; nil for as a whole.
  ///   - drawing: What it shows.
  package convenience init(
    name: String?, pixelSize: CGSize, scale: CGFloat,
    alignmentRectInsets: UIEdgeInsets = UIEdgeInsets(), renderingMode: RenderingMode = .automatic,
    slicing: ImageSlicing? = nil, drawing: any ImageDrawing
  ) {
    let size = CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
    self.init(
      name: name,
      layout: Layout(
        drawing: drawing, slicing: slicing, size: size, scale: scale,
        alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode),
      symbol: nil)
  }

  /// Creates a symbol of the system from its proportions.
  ///
  /// - Parameters:
  ///   - symbolName: The name of the symbol.
  ///   - proportions: The size of any drawing of it, as documents list it (128 points wide or high).
  ///   - configuration: How it was asked to look.
  package convenience init(
    symbolName: String, proportions: CGSize, configuration: SymbolConfiguration? = nil
  ) {
    let metrics = configuration?.metrics ?? SymbolMetrics()
    let size = metrics.size(proportions: proportions)
    self.init(
      name: symbolName,
      layout: Layout(
        size: size, alignmentRectInsets: metrics.alignmentRectInsets(height: size.height),
        baselineOffsetFromBottom: metrics.baselineOffsetFromBottom(height: size.height),
        renderingMode: .alwaysTemplate),
      symbol: Symbol(proportions: proportions, configuration: configuration))
  }

  /// Creates the picture of a literal, `#imageLiteral(resourceName:)`; the program ends if the app has none of the name.
  ///
  /// - Parameter name: The name of an image set or of a file in the app's bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("There is no image named \"\(name)\" in the bundles of the app.")
    }
    self.init(copying: image, named: name)
  }

  /// Creates a picture that is the same as another one under a name.
  convenience init(copying image: UIImage, named name: String) {
    self.init(name: name, layout: image.layout, symbol: image.symbol)
  }

  /// Creates a symbol of the system, measured as a square: its outline is not known here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system, measured as a square: its outline is not known here.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let known = PlatformEnvironment.current.images.image(named: name)?.symbol?.proportions
    self.init(
      symbolName: name, proportions: known ?? CGSize(width: 1, height: 1),
      configuration: configuration as? SymbolConfiguration)
  }

  /// The size of the part that counts for alignment, in points.
  var alignedSize: CGSize {
    CGSize(
      width: size.width - alignmentRectInsets.left - alignmentRectInsets.right,
      height: size.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }

  /// The picture enlarged in another way.
  func with(_ slicing: ImageSlicing) -> UIImage {
    var layout = layout
    layout.slicing = slicing
    return UIImage(name: name, layout: layout, symbol: symbol)
  }

  /// The picture with other alignment insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var layout = layout
    layout.alignmentRectInsets = alignmentInsets
    return UIImage(name: name, layout: layout, symbol: symbol)
  }

  /// The picture with a baseline at a distance from the bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    var layout = layout
    layout.baselineOffsetFromBottom = baselineOffset
    return UIImage(name: name, layout: layout, symbol: symbol)
  }

  /// The picture without baseline.
  open func imageWithoutBaseline() -> UIImage {
    var layout = layout
    layout.baselineOffsetFromBottom = nil
    return UIImage(name: name, layout: layout, symbol: symbol)
  }

  /// The picture drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var layout = layout
    layout.renderingMode = renderingMode
    return UIImage(name: name, layout: layout, symbol: symbol)
  }

  /// The symbol asked to look otherwise; any other picture stays as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let name else { return self }
    return UIImage(
      symbolName: name, proportions: symbol.proportions,
      configuration: configuration as? SymbolConfiguration)
  }

  /// The symbol asked to look otherwise, or nil for any other picture.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}
