import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Content that changes is laid out as if it had been there from the first.
@Suite struct ContentChangeTests {
  private func makeText(in root: TestView) throws -> TestView {
    let text = TestView("text", content: Size(width: 100, height: 10), in: root)
    try text.constrain(.left, .equal, root)
    try text.constrain(.top, .equal, root)
    return text
  }

  @Test func contentThatBeginsToWrapWrapsAtTheWidthItHas() throws {
    let root = TestView.root(300, 300)
    let text = try makeText(in: root)
    try text.constrain(.width, 20)
    root.layout.layoutIfNeeded()
    #expect(text.frame.height == 10)
    text.wrappingArea = 1000
    text.layout.invalidateContentSize()
    root.layout.layoutIfNeeded()
    #expect(text.frame.height == 50)
  }

  @Test func contentForgetsTheWidthItHadInAnotherPlace() throws {
    let root = TestView.root(300, 300)
    let text = try makeText(in: root)
    text.wrappingArea = 1000
    let width = try text.constrain(.width, 20)
    root.layout.layoutIfNeeded()
    #expect(text.frame.height == 50)
    text.layout.removeFromParent()
    root.layout.layoutIfNeeded()
    width.deactivate()
    root.layout.addChild(text.layout)
    root.layout.layoutIfNeeded()
    #expect(text.frame.width == 100)
  }

  @Test(arguments: [true, false])
  func contentForgetsTheWidthItHadInAnotherHierarchy(wasRoot: Bool) throws {
    let inner = TestView.root(50, 300)
    let text = try makeText(in: inner)
    text.wrappingArea = 1000
    try text.constrain(.right, .lessThanOrEqual, inner)
    let former = TestView.root(50, 300)
    if !wasRoot { former.layout.addChild(inner.layout) }
    inner.layout.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 50, height: 20))
    let root = TestView.root(300, 300)
    inner.layout.setFrame(root.frame)
    root.layout.addChild(inner.layout)
    root.layout.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 100, height: 10))
  }

  @Test func contentOfTheSameSizeHasItsOwnBaselines() throws {
    let root = TestView.root(300, 300)
    let text = TestView("text", content: Size(width: 100, height: 10), in: root)
    try text.constrain(.left, .equal, root)
    try text.constrain(.firstBaseline, .equal, root, .top, 50)
    root.layout.layoutIfNeeded()
    #expect(text.frame.minY == 50)
    text.baselines = BaselineOffsets(firstFromTop: 8, lastFromBottom: 2)
    text.layout.invalidateContentSize()
    root.layout.layoutIfNeeded()
    #expect(text.frame.minY == 42)
  }
}
