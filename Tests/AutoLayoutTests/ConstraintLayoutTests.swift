import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct ConstraintLayoutTests {
  @Test func pinnedEdgesFillTheParent() throws {
    let root = TestView.root(320, 480)
    let child = TestView("child", in: root)
    try child.pinEdges(to: root, inset: 20)
    let outcome = root.layout.layoutIfNeeded()
    #expect(outcome.isSettled)
    #expect(child.frame == Rect(x: 20, y: 20, width: 280, height: 440))
  }

  @Test func childrenAreGivenInTheParentsSpace() throws {
    let root = TestView.root(300, 300)
    let outer = TestView("outer", in: root)
    let inner = TestView("inner", in: outer)
    try outer.pinEdges(to: root, inset: 30)
    try inner.constrain(.centerX, .equal, root)
    try inner.constrain(.centerY, .equal, outer)
    try inner.constrain(.width, 40)
    try inner.constrain(.height, .equal, inner, .width, multiplier: 0.5)
    root.layout.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 100, y: 110, width: 40, height: 20))
  }

  @Test func contentHugsAndResistsCompression() throws {
    let root = TestView.root(200, 100)
    let first = TestView("first", content: Size(width: 50, height: 20), in: root)
    let second = TestView("second", content: Size(width: 60, height: 30), in: root)
    second.layout.contentHugging.horizontal = 251
    for view in [first, second] { try view.constrain(.top, .equal, root) }
    try first.constrain(.leading, .equal, root)
    try second.constrain(.leading, .equal, first, .trailing, 10)
    try second.constrain(.trailing, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(first.frame == Rect(x: 0, y: 0, width: 130, height: 20))
    #expect(second.frame == Rect(x: 140, y: 0, width: 60, height: 30))

    root.layout.setFrame(Rect(x: 0, y: 0, width: 80, height: 100))
    second.layout.contentCompressionResistance.horizontal = 749
    root.layout.layoutIfNeeded()
    #expect(first.frame.width == 50)
    #expect(second.frame == Rect(x: 60, y: 0, width: 20, height: 30))
  }

  @Test func attributesMeanTheAlignmentRectangle() throws {
    let root = TestView.root(200, 100)
    let view = TestView("switch", content: Size(width: 49, height: 31), in: root)
    view.insets = EdgeInsets(right: 2)
    try view.constrain(.leading, .equal, root, 10)
    try view.constrain(.top, .equal, root, 10)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10, y: 10, width: 51, height: 31))
  }

  @Test func theRootsAlignmentRectangleIsWhereItsChildrenBegin() throws {
    let root = TestView.root(200, 100)
    root.insets = EdgeInsets(top: 10, left: 5, right: 20)
    let view = TestView("view", in: root)
    try view.pinEdges(to: root, inset: 0)
    let inner = TestView("inner", in: view)
    try inner.pinEdges(to: view, inset: 1)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 5, y: 10, width: 175, height: 90))
    #expect(inner.frame == Rect(x: 1, y: 1, width: 173, height: 88))
    root.insets = EdgeInsets(top: 10, left: 15, right: 10)
    root.layout.invalidateContentSize()
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 15, y: 10, width: 175, height: 90))
    #expect(inner.layout.solvedRect == Rect(x: 16, y: 11, width: 173, height: 88))
  }

  @Test func baselinesLineUp() throws {
    let root = TestView.root(200, 100)
    let large = TestView("large", content: Size(width: 50, height: 40), in: root)
    let small = TestView("small", content: Size(width: 50, height: 20), in: root)
    large.baselines = BaselineOffsets(firstFromTop: 32, lastFromBottom: 8)
    small.baselines = BaselineOffsets(firstFromTop: 16, lastFromBottom: 4)
    try large.constrain(.top, .equal, root, 10)
    try large.constrain(.leading, .equal, root)
    try small.constrain(.leading, .equal, large, .trailing)
    try small.constrain(.firstBaseline, .equal, large)
    root.layout.layoutIfNeeded()
    #expect(small.frame.minY == 26)
    #expect(small.frame.maxY == 46)
  }

  @Test func multipliedPositionsCountFromTheHolder() throws {
    let root = TestView.root(400, 400)
    let outer = TestView("outer", in: root)
    let inner = TestView("inner", content: Size(width: 10, height: 10), in: outer)
    try outer.constrain(.left, .equal, root, 100)
    try outer.constrain(.top, .equal, root, 100)
    try outer.constrain(.width, 200)
    try outer.constrain(.height, 200)
    try inner.constrain(.centerX, .equal, outer, multiplier: 0.5)
    try inner.constrain(.centerY, .equal, outer, multiplier: 1.5)
    root.layout.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 45, y: 145, width: 10, height: 10))
  }

  @Test func edgesRoundToPixels() throws {
    let root = TestView.root(343, 10)
    let views = (0..<3).map { TestView("\($0)", in: root) }
    try views[0].constrain(.left, .equal, root)
    for (view, next) in zip(views, views.dropFirst()) {
      try next.constrain(.left, .equal, view, .right)
      try next.constrain(.width, .equal, view)
    }
    try views[2].constrain(.right, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 114.5, 228.5])
    #expect(views.map(\.frame.width) == [114.5, 114, 114.5])
  }

  @Test func whatDiagnosesAskForIsKept() throws {
    let view = TestView("view")
    let origins: [ConstraintOrigin] = [
      .code(file: "File.swift", line: 7), .document(id: "abc-de-fgh"), .system(.stackSpacing),
      .unknown,
    ]
    for origin in origins {
      let constraint = LayoutConstraint(
        view.layout, .width, .equal, multiplier: 0.1, constant: 3, origin: origin)
      #expect(constraint.origin == origin)
      #expect(constraint.identifier == nil)
      constraint.identifier = "a name longer than fits into a word"
      #expect(constraint.identifier == "a name longer than fits into a word")
      constraint.identifier = nil
      #expect(constraint.identifier == nil)
      #expect(constraint.multiplier == Double(Float(0.1)))
    }
  }

  @Test func strongerPrioritiesWin() throws {
    let root = TestView.root(400, 100)
    let view = TestView("view", in: root)
    try view.constrain(.left, .equal, root)
    try view.constrain(.width, .equal, nil, nil, 100, priority: 251)
    for _ in 0..<20 { try view.constrain(.width, .equal, nil, nil, 50, priority: 250) }
    root.layout.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }
}
