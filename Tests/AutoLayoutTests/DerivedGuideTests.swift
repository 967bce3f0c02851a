import AutoLayout
import TestSupport
import Testing

/// Guides that follow a view at fixed distances.
@Suite struct DerivedGuideTests {
  /// A root whose alignment rectangle is smaller than its frame.
  private func makeRoot() -> TestView {
    let root = TestView.root(200, 300)
    root.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layout.marginSettings.hostSafeArea = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    root.layout.layoutIfNeeded()
    return root
  }

  @Test(arguments: [LayoutGuide.Role.keyboard, .bottomBars])
  func stripsAtTheBottomCountFromTheFrame(role: LayoutGuide.Role) {
    let root = makeRoot()
    #expect(
      root.layout.guide(role).layoutFrame == Rect(x: 0, y: 266, width: 200, height: 34))
  }

  @Test func theStripAtTheTopCountsFromTheFrame() {
    let root = makeRoot()
    #expect(
      root.layout.guide(.topBars).layoutFrame == Rect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test func theSafeAreaCountsFromTheFrame() {
    let root = makeRoot()
    #expect(
      root.layout.guide(.safeArea).layoutFrame == Rect(x: 0, y: 20, width: 200, height: 246))
  }
}
