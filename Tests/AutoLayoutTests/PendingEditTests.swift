import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// An engine reads what was edited of a constraint, once.
@Suite struct PendingEditTests {
  private let root = TestView.root(100, 100)
  private let view: TestView
  private let width: LayoutConstraint

  init() throws {
    view = TestView(in: root)
    try view.constrain(.leading, .equal, root)
    try view.constrain(.width, .lessThanOrEqual, nil, nil, 40, priority: 500)
    width = try view.constrain(.width, .equal, nil, nil, 30, priority: 400)
    root.layoutIfNeeded()
  }

  /// Lays out and tells how many constraints were read.
  private func readings() -> Int {
    root.layoutIfNeeded()
    return root.layoutCounts.readings
  }

  @Test func aConstantAndAPriorityAreReadTogether() {
    #expect(view.frame.width == 30)
    width.constant = 60
    width.priority = Priority(600)
    #expect(readings() == 1)
    #expect(view.frame.width == 60)
  }

  @Test func aPriorityAloneIsRead() {
    width.constant = 60
    #expect(readings() == 1)
    #expect(view.frame.width == 40)
    width.priority = Priority(600)
    #expect(readings() == 1)
    #expect(view.frame.width == 60)
  }

  @Test func aNewPlaceAmongConstraintsIsReadOnce() throws {
    width.constant = 20
    width.deactivate()
    try width.activate()
    width.constant = 10
    #expect(readings() == 1)
    #expect(view.frame.width == 10)
  }

  @Test func anEditMovesToAnotherHierarchy() throws {
    let other = TestView.root(200, 200)
    other.layoutIfNeeded()
    width.constant = 25
    view.removeFromParent()
    other.addChild(view)
    try view.constrain(.leading, .equal, other, 7)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(view.frame.width == 25)
    #expect(view.frame.minX == 7)
  }

  @Test func marginsOfAMirroredHierarchyAreEditsOfConstants() throws {
    root.direction = .rightToLeft
    try view.constrain(.trailing, .equal, root, .trailingMargin)
    width.deactivate()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    root.marginSettings.margins = .fixed(EdgeInsets(top: 0, left: 70, bottom: 0, right: 0))
    #expect(readings() == 2, "one to the margin, and one to the other edge")
    #expect(view.frame.minX == 70)
  }

  @Test func aScrollViewsContentTakesEdgesOver() throws {
    let inner = TestView(in: view)
    try inner.constrain(.leading, .equal, view, .leading, 5)
    try inner.constrain(.width, 10)
    try view.constrain(.height, 50)
    root.layoutIfNeeded()
    view.becomeScrollView()
    view.boundsOrigin = Point(x: 3, y: 0)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 5)
  }
}
