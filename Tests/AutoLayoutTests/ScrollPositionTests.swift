import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// A scroll position moves the coordinate space of the children, and no child in it.
///
/// Source: Apple's documentation of `UIView.bounds` and `UIView.frame`: the frame is in the superview's coordinate space,
/// whose origin the bounds of the superview move.
@Suite struct ScrollPositionTests {
  private let root = TestView.root(200, 200)
  private let frame = Rect(x: 1, y: 2, width: 10, height: 10)

  /// Adds a view with the frame that its autoresizing mask starts from.
  private func makeAutoresized(in parent: TestView) -> TestView {
    let view = TestView("autoresized", in: parent)
    view.translatesAutoresizingMask = true
    view.setFrame(frame)
    return view
  }

  /// Adds a view that no constraint mentions.
  private func makeOpen(in parent: TestView) -> TestView {
    let view = TestView("open", in: parent)
    view.setFrame(frame)
    return view
  }

  private func scroll(_ view: TestView) {
    root.layoutIfNeeded()
    view.boundsOrigin = Point(x: 3, y: 5)
    root.layoutIfNeeded()
  }

  @Test func aPlainViewKeepsAutoresizedChildren() {
    let middle = TestView("middle", in: root)
    middle.translatesAutoresizingMask = true
    middle.setFrame(Rect(x: 10, y: 20, width: 100, height: 100))
    let child = makeAutoresized(in: middle)
    scroll(middle)
    #expect(child.frame == frame)
  }

  @Test func aPlainViewKeepsChildrenWithoutConstraints() throws {
    let middle = TestView("middle", in: root)
    try middle.pinEdges(to: root, inset: 10)
    let child = makeOpen(in: middle)
    scroll(middle)
    #expect(child.frame == frame)
  }

  @Test func theRootKeepsAutoresizedChildren() {
    let child = makeAutoresized(in: root)
    scroll(root)
    #expect(child.frame == frame)
  }

  @Test func theRootKeepsChildrenWithoutConstraints() {
    let child = makeOpen(in: root)
    scroll(root)
    #expect(child.frame == frame)
  }

  @Test func aScrollViewAtTheRootKeepsItsChildren() {
    root.becomeScrollView()
    let children = [makeAutoresized(in: root), makeOpen(in: root)]
    scroll(root)
    #expect(children.map(\.frame) == [frame, frame])
  }

  @Test func aScrollViewKeepsItsChildrenWithoutReadingThemAgain() throws {
    let middle = TestView("middle", in: root)
    middle.becomeScrollView()
    try middle.pinEdges(to: root)
    let children = [makeAutoresized(in: middle), makeOpen(in: middle)]
    scroll(middle)
    #expect(children.map(\.frame) == [frame, frame])
    #expect(root.layoutCounts.readings == 2, "the scroll position along each axis")
  }
}
