import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// A view can outlive the one it was in: then it is like one that was removed.
@Suite struct ReleasedParentTests {
  private func makeStack(in parent: TestView) throws -> TestView {
    let stack = TestView("stack", in: parent)
    stack.layout.becomeStackView()
    try stack.constrain(.left, .equal, parent)
    try stack.constrain(.top, .equal, parent)
    return stack
  }

  @Test func itsStackIsArrangedInAnotherView() throws {
    let root = TestView.root(300, 100)
    let sibling = TestView("sibling", in: root)
    var box: TestView? = TestView("box")
    box!.layout.translatesAutoresizingMask = false
    root.layout.addChild(box!.layout)
    let stack = try makeStack(in: box!)
    let arranged = TestView("arranged", content: Size(width: 10, height: 10), in: stack)
    root.layout.updateConstraintsIfNeeded()
    stack.layout.stack!.arrangedViews = [arranged.layout]
    box!.layout.removeFromParent()
    box = nil
    root.layout.addChild(stack.layout)
    try stack.constrain(.left, .equal, root)
    try stack.constrain(.top, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(sibling.layout.parent === root.layout)
  }

  @Test func itReadsInItsOwnDirection() {
    var former: TestView? = TestView.root(100, 100)
    let view = TestView("view", in: former)
    let inner = TestView("inner", in: view)
    former!.layout.direction = .rightToLeft
    #expect(inner.layout.effectiveDirection == .rightToLeft)
    former = nil
    #expect(inner.layout.effectiveDirection == .leftToRight)
  }
}
