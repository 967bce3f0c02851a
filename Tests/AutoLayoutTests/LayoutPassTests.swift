import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct LayoutPassTests {
  @Test func wrappingContentIsMeasuredTwice() throws {
    let root = TestView.root(100, 300)
    let label = TestView("label", content: Size(width: 400, height: 20), in: root)
    label.wrappingArea = 8000
    try label.constrain(.leading, .equal, root, 10)
    try label.constrain(.trailing, .equal, root, -10)
    try label.constrain(.top, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(label.frame == Rect(x: 10, y: 0, width: 80, height: 100))
    #expect(label.calls["measure"] == 2)
  }

  @Test func wrappedContentWidensAgainWhenThereIsRoom() throws {
    let root = TestView.root(100, 300)
    let label = TestView("label", content: Size(width: 400, height: 20), in: root)
    label.wrappingArea = 8000
    try label.constrain(.left, .equal, root)
    try label.constrain(.top, .equal, root)
    try label.constrain(.right, .lessThanOrEqual, root)
    root.layout.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 80))
    root.layout.setFrame(Rect(x: 0, y: 0, width: 200, height: 300))
    root.layout.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 200, height: 40))
    root.layout.setFrame(Rect(x: 0, y: 0, width: 500, height: 300))
    root.layout.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 400, height: 20))
  }

  @Test(arguments: Array(stride(from: 0, to: 400, by: 7)))
  func whatIsWholePixelsIsExactAtThreePixelsAPoint(third: Int) throws {
    let root = TestView.root(500, 500)
    root.layout.pixelScale = 3
    let child = TestView("child", in: root)
    let inner = TestView("inner", in: child)
    for (view, outer, position, extent) in [
      (child, root, Double(third) / 3, 100.0), (inner, child, 8, 44),
    ] {
      try view.constrain(.left, .equal, outer, position)
      try view.constrain(.top, .equal, outer, position)
      try view.constrain(.width, extent)
      try view.constrain(.height, extent)
    }
    root.layout.layoutIfNeeded()
    #expect(child.frame.size == Size(width: 100, height: 100))
    #expect(inner.frame == Rect(x: 8, y: 8, width: 44, height: 44))
  }

  @Test func nothingToDoDoesNothing() throws {
    let root = TestView.root(100, 100)
    let child = TestView("child", content: Size(width: 10, height: 10), in: root)
    try child.constrain(.left, .equal, root)
    try child.constrain(.top, .equal, root)
    root.layout.layoutIfNeeded()
    let calls = child.calls
    let outcome = root.layout.layoutIfNeeded()
    #expect(outcome.rounds == 1)
    #expect(child.calls == calls)
  }

  @Test func constraintsUpdateSubviewsFirst() {
    let root = TestView.root(100, 100)
    let outer = TestView("outer", in: root)
    let inner = TestView("inner", in: outer)
    let order = Recorder()
    for view in [root, outer, inner] {
      view.onUpdateConstraints = { order.names.append(view.name) }
    }
    root.layout.layoutIfNeeded()
    #expect(order.names == ["inner", "outer", "root"])
  }

  @Test func layoutThatNeverSettlesEndsWithADiagnosis() throws {
    let root = TestView.root(100, 100)
    let view = TestView("restless", in: root)
    view.onLayout = { [layout = view.layout] in layout.setNeedsUpdateConstraints() }
    view.onUpdateConstraints = { [layout = view.layout] in layout.setNeedsLayout() }
    let outcome = root.layout.layoutIfNeeded()
    #expect(!outcome.isSettled)
    #expect(outcome.unsettledViews.map(\.name) == ["restless"])
  }

  @Test func layoutAskedForWhileLayingOutHappensInTheNextRound() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", in: root)
    view.onLayout = { [layout = view.layout] in
      if view.calls["layoutSubviews"] == 1 { layout.setNeedsLayout() }
    }
    let outcome = root.layout.layoutIfNeeded()
    #expect(outcome.isSettled)
    #expect(outcome.rounds == 2)
    #expect(view.calls["layoutSubviews"] == 2)
  }

  @Test func constraintsAskedForWhileUpdatingAreUpdatedInTheNextRound() {
    let root = TestView.root(100, 100)
    let inner = TestView("inner", in: root)
    let innermost = TestView("innermost", in: inner)
    var isFirst = true
    root.onUpdateConstraints = {
      if isFirst { innermost.layout.setNeedsUpdateConstraints() }
      isFirst = false
    }
    #expect(root.layout.layoutIfNeeded().rounds == 2)
    #expect(innermost.calls["updateConstraints"] == 2)
    #expect(inner.calls["updateConstraints"] == 1)
  }

  @Test(arguments: 0..<3) func workLeavesWithItsView(_ removed: Int) throws {
    let root = TestView.root(100, 100)
    let views = (0..<3).map {
      TestView("view \($0)", content: Size(width: 10, height: 10), in: root)
    }
    for view in views { try view.pinEdges(to: root, inset: 5) }
    root.layout.layoutIfNeeded()
    for view in views { view.contentSize = Size(width: 20, height: 20) }
    views[removed].layout.removeFromParent()
    #expect(root.layout.layoutIfNeeded().isSettled)
    for (index, view) in views.enumerated() {
      #expect(view.calls["measure"] == (index == removed ? 1 : 2))
    }
  }

  @Test func aDeactivatedConstraintLetsGoAtOnce() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", content: Size(width: 10, height: 10), in: root)
    try view.constrain(.left, .equal, root)
    try view.constrain(.top, .equal, root)
    let width = try view.constrain(.width, 70)
    root.layout.layoutIfNeeded()
    #expect(view.frame.width == 70)
    width.deactivate()
    root.layout.layoutIfNeeded()
    #expect(view.frame.width == 10)
    try width.activate()
    root.layout.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func aChildAddedAfterLayoutIsMeasured() throws {
    let root = TestView.root(100, 100)
    root.layout.layoutIfNeeded()
    let outer = TestView("outer", in: root)
    try outer.pinEdges(to: root)
    root.layout.layoutIfNeeded()
    let view = TestView("late", content: Size(width: 10, height: 20), in: outer)
    try view.constrain(.left, .equal, outer)
    try view.constrain(.top, .equal, outer)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func constraintsOutliveTheirItems() throws {
    let root = TestView.root(100, 100)
    var view: TestView? = TestView("view", in: root)
    let constraint = try #require(try view?.constrain(.left, .equal, root))
    root.layout.layoutIfNeeded()
    view?.layout.removeFromParent()
    #expect(constraint.firstItem === view?.layout)
    view = nil
    #expect(constraint.secondItem === root.layout)
    #expect(!constraint.isActive)
  }

  @Test func viewsOutliveTheirRoot() throws {
    var root: TestView? = TestView.root(100, 100)
    let view = LayoutView()
    view.translatesAutoresizingMask = false
    root?.layout.addChild(view)
    let guide = LayoutGuide()
    view.addGuide(guide)
    let width = LayoutConstraint(view, .width, .equal, constant: 30)
    try width.activate()
    root?.layout.layoutIfNeeded()
    #expect(view.frame.width == 30)
    root = nil
    #expect(view.parent == nil)
    #expect(guide.owningView === view)
    view.setFrame(Rect(x: 0, y: 0, width: 40, height: 40))
    view.layoutIfNeeded()
    #expect(view.conflicts.isEmpty)
    #expect(view.frame.size == Size(width: 30, height: 40))
    let second = TestView.root(200, 200)
    second.layout.addChild(view)
    second.layout.layoutIfNeeded()
    #expect(view.frame.width == 30)
    #expect(view.conflicts.isEmpty)
  }

  @Test func removingAViewRemovesItsConstraints() throws {
    let root = TestView.root(100, 100)
    let outer = TestView("outer", in: root)
    let inner = TestView("inner", in: outer)
    let crossing = try inner.constrain(.left, .equal, root)
    let inside = try inner.constrain(.width, 20)
    root.layout.layoutIfNeeded()
    #expect(root.layout.constraints.count == 1)
    outer.layout.removeFromParent()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
    #expect(root.layout.constraints.isEmpty)
    root.layout.addChild(outer.layout)
    #expect(!crossing.isActive)
    #expect(root.layout.layoutIfNeeded().isSettled)
  }

  @Test func constraintsLiveInTheClosestCommonAncestor() throws {
    let root = TestView.root(100, 100)
    let outer = TestView("outer", in: root)
    let first = TestView("first", in: outer)
    let second = TestView("second", in: outer)
    #expect(try first.constrain(.left, .equal, second).holder === outer.layout)
    #expect(try first.constrain(.left, .equal, outer).holder === outer.layout)
    #expect(try first.constrain(.left, .equal, root).holder === root.layout)
    #expect(try first.constrain(.width, 10).holder === first.layout)
    let stranger = TestView("stranger")
    #expect(throws: ConstraintError.noCommonAncestor) {
      try first.constrain(.left, .equal, stranger)
    }
  }

  @Test func fittingFindsTheSmallestSize() throws {
    let view = TestView("cell")
    let label = TestView("label", content: Size(width: 400, height: 20), in: view)
    label.wrappingArea = 8000
    try label.pinEdges(to: view, inset: 10)
    let size = view.layout.fittingSize(
      FittingTarget(size: Size(width: 100, height: 0), horizontalPriority: .required))
    #expect(size == Size(width: 100, height: 120))
  }
}

/// Collects names in order.
private final class Recorder {
  var names: [String] = []
}
