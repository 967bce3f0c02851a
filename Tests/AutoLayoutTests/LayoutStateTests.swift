import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct MarginTests {
  /// A root with a screen's safe area.
  private func root(_ insets: EdgeInsets) -> TestView {
    let root = TestView.root(390, 844)
    root.layout.marginSettings.hostSafeArea = insets
    return root
  }

  @Test func marginsAddTheSafeArea() {
    let root = root(EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    root.layout.layoutIfNeeded()
    #expect(
      root.layout.effectiveLayoutMargins == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    root.layout.marginSettings.insetsFromSafeArea = false
    #expect(root.layout.effectiveLayoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func safeAreaPropagatesByEdges() throws {
    let root = root(EdgeInsets(top: 59, bottom: 34))
    let child = TestView("child", in: root)
    try child.constrain(.leading, .equal, root, 0)
    try child.constrain(.trailing, .equal, root, 0)
    try child.constrain(.top, .equal, root, 20)
    try child.constrain(.bottom, .equal, root, -10)
    root.layout.layoutIfNeeded()
    #expect(child.layout.safeAreaInsets == EdgeInsets(top: 39, bottom: 24))
  }

  @Test func safeAreaGuideMovesWhatIsPinnedToIt() throws {
    let root = root(EdgeInsets(top: 59, bottom: 34))
    let child = TestView("child", in: root)
    let safeArea = root.layout.guide(.safeArea)
    for (attribute, constant) in [
      (LayoutAttribute.leading, 10.0), (.top, 10), (.trailing, -10), (.bottom, -10),
    ] {
      try LayoutConstraint(
        child.layout, attribute, .equal, safeArea, attribute, constant: constant
      ).activate()
    }
    root.layout.layoutIfNeeded()
    #expect(child.frame == Rect(x: 10, y: 69, width: 370, height: 731))
    #expect(safeArea.layoutFrame == Rect(x: 0, y: 59, width: 390, height: 751))
    root.layout.marginSettings.hostSafeArea = .zero
    root.layout.layoutIfNeeded()
    #expect(child.frame == Rect(x: 10, y: 10, width: 370, height: 824))
  }

  @Test func parentMarginsShowThrough() throws {
    let root = TestView.root(200, 200)
    root.layout.marginSettings.margins = .fixed(
      EdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    let child = TestView("child", in: root)
    child.layout.marginSettings.preservesParentMargins = true
    try child.constrain(.left, .equal, root, 10)
    try child.constrain(.top, .equal, root, 10)
    try child.constrain(.width, 100)
    try child.constrain(.height, 100)
    root.layout.layoutIfNeeded()
    #expect(
      child.layout.effectiveLayoutMargins == EdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func readableWidthIsCapped() {
    let root = TestView.root(1024, 768)
    root.layout.layoutIfNeeded()
    let frame = root.layout.guide(.readableContent).layoutFrame
    #expect(frame.minX == 180)
    #expect(frame.width == 664)
  }
}

@Suite struct AutoresizingTests {
  /// A mask and the frame it gives a child at (10, 10, 80, 80) when the parent grows from 100 × 100
  /// to 300 × 200.
  private static let stretched: [(AutoresizingMask, Rect)] = [
    ([.flexibleWidth, .flexibleHeight], Rect(x: 10, y: 10, width: 280, height: 180)),
    ([.flexibleLeftMargin, .flexibleTopMargin], Rect(x: 210, y: 110, width: 80, height: 80)),
    ([.flexibleRightMargin, .flexibleBottomMargin], Rect(x: 10, y: 10, width: 80, height: 80)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      Rect(x: 110, y: 60, width: 80, height: 80)
    ),
  ]

  @Test(arguments: stretched)
  func masksStretchTheirParts(mask: AutoresizingMask, expected: Rect) {
    let root = TestView.root(100, 100)
    let child = LayoutView()
    child.autoresizingMask = mask
    root.layout.addChild(child)
    child.setFrame(Rect(x: 10, y: 10, width: 80, height: 80))
    root.layout.layoutIfNeeded()
    #expect(child.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    root.layout.setFrame(Rect(x: 0, y: 0, width: 300, height: 200))
    root.layout.layoutIfNeeded()
    #expect(child.frame == expected)
  }

  @Test func aNewMaskGoesOnFromWhatTheFormerOneGives() {
    let root = TestView.root(100, 100)
    let child = LayoutView()
    child.autoresizingMask = [.flexibleWidth]
    root.layout.addChild(child)
    child.setFrame(Rect(x: 10, y: 10, width: 80, height: 80))
    root.layout.layoutIfNeeded()
    root.layout.setFrame(Rect(x: 0, y: 0, width: 300, height: 200))
    child.autoresizingMask = [.flexibleHeight]
    root.layout.layoutIfNeeded()
    #expect(child.frame == Rect(x: 10, y: 10, width: 280, height: 80))
    root.layout.setFrame(Rect(x: 0, y: 0, width: 400, height: 250))
    root.layout.layoutIfNeeded()
    #expect(child.frame == Rect(x: 10, y: 10, width: 280, height: 130))
  }

  @Test func constraintsToAutoresizedViewsHold() throws {
    let root = TestView.root(100, 100)
    let fixed = LayoutView()
    root.layout.addChild(fixed)
    fixed.setFrame(Rect(x: 10, y: 20, width: 30, height: 40))
    let view = TestView("view", content: Size(width: 5, height: 5), in: root)
    try LayoutConstraint(view.layout, .leading, .equal, fixed, .trailing, constant: 8).activate()
    try LayoutConstraint(view.layout, .top, .equal, fixed, .bottom).activate()
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 48, y: 60, width: 5, height: 5))
  }
}

@Suite struct ReadingDirectionTests {
  @Test func leadingIsRightAndConstantsMirror() throws {
    let root = TestView.root(200, 100)
    root.layout.direction = .rightToLeft
    let view = TestView("view", content: Size(width: 50, height: 20), in: root)
    try view.constrain(.leading, .equal, root, 16)
    try view.constrain(.top, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(view.frame.maxX == 184)
    root.layout.direction = .leftToRight
    root.layout.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test func inequalitiesMirror() throws {
    let root = TestView.root(200, 100)
    root.layout.direction = .rightToLeft
    let view = TestView("view", content: Size(width: 50, height: 20), in: root)
    try view.constrain(.leading, .greaterThanOrEqual, root, nil, 16)
    try view.constrain(.leading, .equal, root, nil, 0, priority: 500)
    try view.constrain(.top, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(view.frame.maxX == 184)
  }

  @Test func leftNeverMirrors() throws {
    let root = TestView.root(200, 100)
    root.layout.direction = .rightToLeft
    let view = TestView("view", content: Size(width: 50, height: 20), in: root)
    try view.constrain(.left, .equal, root, 16)
    try view.constrain(.top, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }
}

@Suite struct ScrollContentTests {
  @Test func edgesActOnTheContent() throws {
    let root = TestView.root(200, 300)
    let scroll = TestView("scroll", in: root)
    scroll.layout.becomeScrollView()
    try scroll.pinEdges(to: root)
    let content = TestView("content", in: scroll)
    try content.pinEdges(to: scroll, inset: 10)
    try content.constrain(.width, 500)
    try content.constrain(.height, 900)
    scroll.layout.boundsOrigin = Point(x: 0, y: 40)
    root.layout.layoutIfNeeded()
    #expect(scroll.frame == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(content.frame == Rect(x: 10, y: 10, width: 500, height: 900))
    #expect(
      scroll.layout.guide(.scrollContent).layoutFrame
        == Rect(x: 0, y: 0, width: 520, height: 920))
  }

  @Test func sizesActOnTheFrame() throws {
    let root = TestView.root(200, 300)
    let scroll = TestView("scroll", in: root)
    scroll.layout.becomeScrollView()
    try scroll.pinEdges(to: root)
    let content = TestView("content", in: scroll)
    try content.pinEdges(to: scroll)
    try content.constrain(.width, .equal, scroll)
    try content.constrain(.height, 900)
    root.layout.layoutIfNeeded()
    #expect(content.frame.width == 200)
    #expect(root.layout.ambiguities.isEmpty)
  }
}
