import AutoLayout

/// Answers for a view whose size on the canvas is a placeholder of the document's, and hands every
/// other question on.
final class PlaceholderSize: LayoutViewDelegate {
  private let width: Double?
  private let height: Double?
  private let delegate: any LayoutViewDelegate

  /// Creates the stand-in; nil keeps the content's own extent.
  init(width: Double?, height: Double?, inPlaceOf delegate: any LayoutViewDelegate) {
    self.width = width
    self.height = height
    self.delegate = delegate
  }

  func contentSize(of view: LayoutView, wrappingAt wrapWidth: Double?) -> Size {
    let size = delegate.contentSize(of: view, wrappingAt: wrapWidth)
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func contentWraps(in view: LayoutView) -> Bool {
    height == nil && delegate.contentWraps(in: view)
  }

  func layoutName(of view: LayoutView) -> String { delegate.layoutName(of: view) }

  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets {
    delegate.alignmentRectInsets(of: view)
  }

  func baselineOffsets(of view: LayoutView) -> BaselineOffsets {
    delegate.baselineOffsets(of: view)
  }

  func baselineView(of view: LayoutView, for baseline: Baseline) -> LayoutView {
    delegate.baselineView(of: view, for: baseline)
  }

  func updateConstraints(of view: LayoutView) { delegate.updateConstraints(of: view) }

  func layoutSubviews(of view: LayoutView) { delegate.layoutSubviews(of: view) }

  func frameDidChange(of view: LayoutView) { delegate.frameDidChange(of: view) }

  func layoutMarginsDidChange(of view: LayoutView) { delegate.layoutMarginsDidChange(of: view) }

  func safeAreaInsetsDidChange(of view: LayoutView) { delegate.safeAreaInsetsDidChange(of: view) }
}
