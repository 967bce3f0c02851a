import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Content that wraps is measured for the width that it has at last, whatever it had before.
@Suite struct WrappingTests {
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
}
