import AutoLayout

/// Stands between layout and what answers for a view, and hands every question on.
///
/// What differs on Interface Builder's canvas is a subclass.
@MainActor
class CanvasStandIn: @MainActor LayoutViewDelegate {
  private let delegate: any LayoutViewDelegate

  /// Creates a stand-in for what answered so far.
  init(inPlaceOf delegate: any LayoutViewDelegate) {
    self.delegate = delegate
  }

  func contentSize(of view: LayoutView, wrappingAt wrapWidth: Double?) -> Size {
    delegate.contentSize(of: view, wrappingAt: wrapWidth)
  }

  func contentWraps(in view: LayoutView) -> Bool { delegate.contentWraps(in: view) }

  func sharesTextWidth(in view: LayoutView) -> Bool { delegate.sharesTextWidth(in: view) }

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

  func frameDidChange(of view: LayoutView, from previous: Rect) {
    delegate.frameDidChange(of: view, from: previous)
  }

  func layoutMarginsDidChange(of view: LayoutView) { delegate.layoutMarginsDidChange(of: view) }

  func safeAreaInsetsDidChange(of view: LayoutView) { delegate.safeAreaInsetsDidChange(of: view) }
}
