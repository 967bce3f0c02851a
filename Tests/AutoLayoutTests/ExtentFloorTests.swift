import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// No view is narrower or lower than nothing.
@Suite struct ExtentFloorTests {
  /// A view 60 points from both sides of a root.
  private func makeSqueezed(
    width: Double, priority: Float = 1000
  ) throws -> (root: TestView, view: TestView) {
    let root = TestView.root(width, 100)
    let view = TestView("view", in: root)
    try view.constrain(.left, .equal, root, 60)
    try view.constrain(.right, .equal, root, .right, -60, priority: priority)
    try view.constrain(.top, .equal, root)
    try view.constrain(.height, 10)
    return (root, view)
  }

  @Test func insetsThatTakeMoreThanThereIsAreAConflict() throws {
    let (root, view) = try makeSqueezed(width: 100)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 60, y: 0, width: 0, height: 10))
    let conflict = try #require(root.layout.conflicts.first)
    #expect(root.layout.conflicts.count == 1)
    #expect(conflict.constraints.contains { $0.systemRole == .nonnegativeExtent })
    #expect(conflict.broken.systemRole == nil)
  }

  @Test func optionalInsetsGiveWay() throws {
    let (root, view) = try makeSqueezed(width: 100, priority: 999)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 60, y: 0, width: 0, height: 10))
    #expect(root.layout.conflicts.isEmpty)
  }

  @Test func moreRoomIsUsed() throws {
    let (root, view) = try makeSqueezed(width: 100)
    root.layout.layoutIfNeeded()
    root.layout.setFrame(Rect(x: 0, y: 0, width: 300, height: 100))
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 60, y: 0, width: 180, height: 10))
    #expect(root.layout.conflicts.isEmpty)
  }

  @Test func openExtentsAreNotNegativeEither() throws {
    let root = TestView.root(100, 100)
    let upper = TestView("upper", in: root)
    let lower = TestView("lower", content: Size(width: 10, height: 140), in: root)
    for view in [upper, lower] {
      try view.constrain(.left, .equal, root)
      try view.constrain(.width, 10)
    }
    lower.layout.contentCompressionResistance.vertical = 750
    try upper.constrain(.top, .equal, root)
    try lower.constrain(.top, .equal, upper, .bottom)
    try lower.constrain(.bottom, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(upper.frame.height == 0)
    #expect(lower.frame.height == 100)
  }

  /// A view inside one that is 10 points high and whose width is open, and 40 points narrower than that.
  private func makeInset(
    in root: TestView
  ) throws -> (outer: TestView, inner: TestView) {
    let outer = TestView("outer", in: root)
    try outer.constrain(.left, .equal, root)
    try outer.constrain(.top, .equal, root)
    try outer.constrain(.height, 10)
    outer.layout.setFrame(Rect(x: 0, y: 0, width: 50, height: 10))
    let inner = TestView("inner", in: outer)
    inner.layout.translatesAutoresizingMask = true
    inner.layout.autoresizingMask = .flexibleWidth
    inner.layout.setFrame(Rect(x: 20, y: 0, width: 10, height: 10))
    return (outer, inner)
  }

  @Test func autoresizedViewsHoldOpenWhatConstraintsPlace() throws {
    let root = TestView.root(100, 100)
    let (outer, inner) = try makeInset(in: root)
    try outer.constrain(.width, .equal, nil, nil, 0, priority: 500)
    root.layout.layoutIfNeeded()
    #expect(outer.frame.width == 40)
    #expect(inner.frame == Rect(x: 20, y: 0, width: 0, height: 10))
  }

  @Test func whatIsOpenBelowNothingOnlyIsNotOpen() throws {
    let root = TestView.root(100, 100)
    let (outer, inner) = try makeInset(in: root)
    try outer.constrain(.width, .lessThanOrEqual, nil, nil, 40)
    root.layout.layoutIfNeeded()
    #expect(outer.frame.width == 40)
    #expect(inner.frame.width == 0)
    #expect(root.layout.ambiguities.isEmpty)
  }

  /// A view 10 points wide, 45 after the near edge and 45 before the far one, whose width follows the root's.
  private func makeStretched(in root: TestView) -> TestView {
    let view = TestView("view", in: root)
    view.layout.translatesAutoresizingMask = true
    view.layout.autoresizingMask = .flexibleWidth
    view.layout.setFrame(Rect(x: 45, y: 0, width: 10, height: 10))
    return view
  }

  @Test func framesThatFollowFromFramesAreEmptyInstead() throws {
    let root = TestView.root(100, 100)
    let view = makeStretched(in: root)
    root.layout.layoutIfNeeded()
    root.layout.setFrame(Rect(x: 0, y: 0, width: 50, height: 100))
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 45, y: 0, width: 0, height: 10))
    #expect(root.layout.conflicts.isEmpty)
    root.layout.setFrame(Rect(x: 0, y: 0, width: 100, height: 100))
    root.layout.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func anotherMaskGoesOnFromTheEmptyFrame() throws {
    let root = TestView.root(100, 100)
    let view = makeStretched(in: root)
    let next = TestView("next", content: Size(width: 3, height: 3), in: root)
    try next.constrain(.left, .equal, view, .right)
    try next.constrain(.top, .equal, root)
    root.layout.setFrame(Rect(x: 0, y: 0, width: 50, height: 100))
    root.layout.layoutIfNeeded()
    view.layout.autoresizingMask = []
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 45, y: 0, width: 0, height: 10))
    #expect(next.frame.minX == 45)
  }

  @Test func rootsThatConstraintsMakeLessThanNothingAreEmptyInstead() throws {
    let view = TestView("view")
    try view.constrain(.height, -8)
    view.layout.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 0, height: 0))
    let root = TestView.root(100, 100)
    view.layout.translatesAutoresizingMask = true
    root.layout.addChild(view.layout)
    let next = TestView("next", content: Size(width: 3, height: 3), in: root)
    try next.constrain(.left, .equal, root)
    try next.constrain(.top, .equal, view, .bottom)
    root.layout.layoutIfNeeded()
    #expect(next.frame.minY == 0)
  }

  @Test func framesInsideTheirAlignmentRectangleAreEmptyInstead() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", in: root)
    view.insets = EdgeInsets(top: -1, left: 0, bottom: -2, right: 0)
    try view.pinEdges(to: root, inset: 50)
    root.layout.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 0, height: 0))
  }

  @Test func aViewThatComesBackIsKeptFromItAnew() throws {
    let root = TestView.root(100, 100)
    let outer = TestView("outer", in: root)
    try outer.pinEdges(to: root, inset: 60)
    root.layout.layoutIfNeeded()
    #expect(outer.frame.size == Size(width: 0, height: 0))
    outer.layout.removeFromParent()
    root.layout.layoutIfNeeded()
    root.layout.addChild(outer.layout)
    try outer.pinEdges(to: root, inset: 40)
    root.layout.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 40, y: 40, width: 20, height: 20))
    #expect(root.layout.conflicts.isEmpty)
  }

  /// A scroll view whose content begins `leading` points before a view in it and ends `trailing` points before that
  /// view does.
  private func makeScrolled(
    leading: Double, trailing: Double
  ) throws -> (root: TestView, guide: LayoutGuide, view: TestView) {
    let root = TestView.root(100, 100)
    let scroll = TestView("scroll", in: root)
    scroll.layout.becomeScrollView()
    try scroll.pinEdges(to: root)
    let view = TestView("view", content: Size(width: 0, height: 20), in: scroll)
    let guide = scroll.layout.guide(.scrollContent)
    try view.constrain(.left, .equal, scroll, leading)
    try view.constrain(.right, .equal, scroll, trailing)
    try view.constrain(.top, .equal, scroll)
    try view.constrain(.bottom, .equal, scroll)
    return (root, guide, view)
  }

  @Test func scrolledContentIsNotNegativeEither() throws {
    let (root, guide, view) = try makeScrolled(leading: 20, trailing: 60)
    root.layout.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 0)
    #expect(view.frame == Rect(x: 20, y: 0, width: 40, height: 20))
    #expect(root.layout.conflicts.isEmpty)
    #expect(root.layout.ambiguities.isEmpty)
  }

  @Test func scrolledContentThatIsWideEnoughIsLeftAlone() throws {
    let (root, guide, view) = try makeScrolled(leading: 20, trailing: -60)
    root.layout.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 80)
    #expect(view.frame == Rect(x: 20, y: 0, width: 0, height: 20))
  }

  /// A box that 79, 16 and 16 points and a height of 104 fill, beside a view of open height.
  private func makeBoxWithOpenView() throws -> (box: TestView, open: TestView) {
    let box = TestView("box", in: TestView.root(100, 300))
    let open = TestView("open", in: box)
    let fixed = TestView("fixed", in: box)
    try open.constrain(.top, .equal, box, .top, 79)
    try fixed.constrain(.top, .equal, open, .bottom, 16)
    try fixed.constrain(.height, 104)
    try fixed.constrain(.bottom, .equal, box, .bottom, -16)
    return (box, open)
  }

  @Test func fittingSizesKeepOpenExtentsFromBecomingNegative() throws {
    let (box, _) = try makeBoxWithOpenView()
    #expect(box.layout.fittingSize().height == 215)
    #expect(box.layout.fittingSize(FittingTarget(size: Size(width: 0, height: 300))).height == 300)
  }

  @Test func contentAreasAreNotNegativeInFittingSizesEither() throws {
    let (root, _, view) = try makeScrolled(leading: 20, trailing: 60)
    try view.constrain(.width, .equal, root)
    #expect(root.layout.fittingSize().width == 40)
  }
}
