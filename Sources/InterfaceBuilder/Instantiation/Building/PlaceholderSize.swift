import AutoLayout

/// Answers for a view whose size on the canvas is a placeholder of the document's, and hands every
/// other question on.
final class PlaceholderSize: CanvasStandIn {
  private let width: Double?
  private let height: Double?

  /// Creates the stand-in; nil keeps the content's own extent.
  init(width: Double?, height: Double?, inPlaceOf delegate: any LayoutViewDelegate) {
    self.width = width
    self.height = height
    super.init(inPlaceOf: delegate)
  }

  override func contentSize(of view: LayoutView, wrappingAt wrapWidth: Double?) -> Size {
    let size = super.contentSize(of: view, wrappingAt: wrapWidth)
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  override func contentWraps(in view: LayoutView) -> Bool {
    height == nil && super.contentWraps(in: view)
  }

  override func sharesTextWidth(in view: LayoutView) -> Bool {
    height == nil && super.sharesTextWidth(in: view)
  }
}
