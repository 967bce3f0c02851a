import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Which of several required constraints that exclude each other gives way.
@Suite struct ConflictRecoveryTests {
  /// Views below each other, with gaps of 10 points, that fill a height and require heights of their own.
  private func makeColumn(
    _ height: Double, heights: [Double]
  ) throws -> (root: TestView, views: [TestView]) {
    let root = TestView.root(100, height)
    let views = heights.indices.map { TestView("\($0)", in: root) }
    for (view, extent) in zip(views, heights) {
      try view.constrain(.left, .equal, root)
      try view.constrain(.width, 100)
      try view.constrain(.height, extent)
    }
    try views[0].constrain(.top, .equal, root)
    for (view, next) in zip(views, views.dropFirst()) {
      try next.constrain(.top, .equal, view, .bottom, 10)
    }
    try views[views.count - 1].constrain(.bottom, .equal, root)
    root.layout.layoutIfNeeded()
    return (root, views)
  }

  @Test(
    "of several constant sizes the largest breaks, of equals the youngest",
    arguments: [
      ([70.0, 1, 10], [68.0, 1, 10]), ([10, 70, 1], [10, 68, 1]), ([40, 1, 40], [40, 1, 38]),
    ])
  func largestSize(heights: [Double], solved: [Double]) throws {
    let (root, views) = try makeColumn(heights.reduce(0, +) + 18, heights: heights)
    #expect(views.map(\.frame.height) == solved)
    #expect(root.layout.conflicts.count == 1)
  }

  @Test("of sizes of views in each other the inner one breaks", arguments: [40.0, 80])
  func innerSize(extent: Double) throws {
    let root = TestView.root(100, 100)
    let outer = TestView("outer", in: root)
    let inner = TestView("inner", in: outer)
    let own = try inner.constrain(.height, extent)
    try outer.constrain(.height, 66)
    try outer.constrain(.left, .equal, root)
    try outer.constrain(.top, .equal, root)
    try outer.constrain(.width, 20)
    try inner.pinEdges(to: outer)
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.map { $0.broken === own } == [true])
    #expect(inner.frame == Rect(x: 0, y: 0, width: 20, height: 66))
  }

  @Test("where neighbours have no room their gap breaks, and of a single view the far edge")
  func tooLittleRoom() throws {
    let root = TestView.root(0, 100)
    let views = [TestView("first", in: root), TestView("second", in: root)]
    for view in views {
      try view.constrain(.top, .equal, root)
      try view.constrain(.height, 10)
    }
    try views[0].constrain(.left, .equal, root, 8)
    let gap = try views[1].constrain(.left, .equal, views[0], .right, 4)
    let far = try views[1].constrain(.right, .equal, root, -8)
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.map { $0.broken === gap } == [true])
    gap.deactivate()
    try views[1].constrain(.left, .equal, root, 8)
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.map { $0.broken === far } == [true])
  }

  @Test func conflictsAreMinimalAndBreakASize() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", in: root)
    let left = try view.constrain(.left, .equal, root)
    let right = try view.constrain(.right, .equal, root)
    let width = try view.constrain(.width, 40)
    try view.constrain(.top, .equal, root)
    try view.constrain(.height, 10)
    root.layout.layoutIfNeeded()
    let conflict = try #require(root.layout.conflicts.first)
    #expect(root.layout.conflicts.count == 1)
    #expect(conflict.broken === width)
    for member in [left, right, width] {
      #expect(conflict.constraints.contains { $0 === member })
    }
    #expect(conflict.constraints.count <= 5)
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 10))

    width.deactivate()
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.isEmpty)
  }

  @Test func requiredContentBreaksBeforeASize() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", content: Size(width: 20, height: 20), in: root)
    view.layout.contentHugging = ContentPriorities(horizontal: 1000, vertical: 250)
    try view.constrain(.left, .equal, root)
    try view.constrain(.top, .equal, root)
    try view.constrain(.width, 40)
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.map(\.broken.systemRole) == [.contentSize])
    #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func ofTwoPlacesForOneEdgeTheYoungerCounts() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", in: root)
    let older = try view.constrain(.left, .equal, root, 16)
    try view.constrain(.left, .equal, root, 20)
    try view.constrain(.top, .equal, root)
    try view.constrain(.width, 40)
    try view.constrain(.height, 10)
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.map { $0.broken === older } == [true])
    #expect(view.frame == Rect(x: 20, y: 0, width: 40, height: 10))
  }

  /// A stack view of a required size around a view of another.
  private func makeStack() throws -> (stack: TestView, view: TestView) {
    let root = TestView.root(200, 200)
    let stack = TestView("stack", in: root)
    try stack.constrain(.left, .equal, root)
    try stack.constrain(.top, .equal, root)
    try stack.constrain(.width, 100)
    try stack.constrain(.height, 30)
    let view = TestView("view", in: stack)
    try view.constrain(.width, 80)
    try view.constrain(.height, 20)
    stack.layout.becomeStackView().arrangedViews = [view.layout]
    root.layout.layoutIfNeeded()
    return (stack, view)
  }

  @Test func stackViewsStretchWhatRequiresASize() throws {
    let (stack, view) = try makeStack()
    #expect(stack.frame.size == Size(width: 100, height: 30))
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 30))
  }
}
