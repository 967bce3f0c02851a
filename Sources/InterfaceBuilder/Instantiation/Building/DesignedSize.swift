import AutoLayout

/// Answers for text whose own class told Interface Builder its size, and breaks it into lines where it
/// gets less width than that.
///
/// The class told the size of the text on one line. Its font may be another than the document's, so that
/// the document's lines are scaled.
final class DesignedSize: CanvasStandIn {
  private let size: Size

  /// Creates the stand-in for a size that was told.
  init(_ size: Size, inPlaceOf delegate: any LayoutViewDelegate) {
    self.size = size
    super.init(inPlaceOf: delegate)
  }

  override func contentSize(of view: LayoutView, wrappingAt wrapWidth: Double?) -> Size {
    let line = super.contentSize(of: view, wrappingAt: nil)
    guard contentWraps(in: view), let wrapWidth, wrapWidth < size.width, line.width > 0,
      line.height > 0
    else { return size }
    let scale = size.width / line.width
    let lines = super.contentSize(of: view, wrappingAt: wrapWidth / scale)
    return Size(
      width: min(wrapWidth, lines.width * scale), height: lines.height * size.height / line.height)
  }
}
