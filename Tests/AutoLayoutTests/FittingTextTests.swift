import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct FittingTextTests {
  @Test func textIsMeasuredUnbrokenFirstWhateverWidthItHas() throws {
    let root = TestView.root(50, 400)
    let box = TestView("box", in: root)
    try box.constrain(.left, .equal, root)
    try box.constrain(.right, .equal, root)
    try box.constrain(.top, .equal, root)
    let text = TestView("text", content: Size(width: 100, height: 10), in: box)
    text.wrappingArea = 1000
    try text.pinEdges(to: box)
    #expect(box.layout.fittingSize() == Size(width: 100, height: 10))
    root.layout.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(box.layout.fittingSize() == Size(width: 100, height: 10))
  }
}
