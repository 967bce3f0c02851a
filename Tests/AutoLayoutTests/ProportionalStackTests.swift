import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct ProportionalStackTests {
  /// The widths of a stack that may be as wide as it likes, and of what it arranges in proportion.
  private func widths(of natural: [Double]) throws -> [Double] {
    let root = TestView.root(400, 400)
    let stack = TestView("stack", in: root)
    try stack.constrain(.left, .equal, root)
    try stack.constrain(.top, .equal, root)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.distribution = .fillProportionally
    let views = natural.map { width in
      TestView("v", content: Size(width: width, height: 20), in: stack)
    }
    arrangement.arrangedViews = views.map(\.layout)
    root.layout.layoutIfNeeded()
    return views.map(\.frame.width)
  }

  @Test(arguments: [
    [46.0, 10.0], [34.5, 10.0], [12.0, 8.5], [57.5, 15.5], [10.0, 20.0, 30.0],
    [7.0, 9.5, 12.5, 31.0],
  ])
  func viewsWithoutSpacingHaveTheirNaturalExtents(natural: [Double]) throws {
    let widths = try widths(of: natural)
    #expect(zip(widths, natural).allSatisfy { abs($0 - $1) < 1e-6 }, "\(widths)")
  }

  /// The extents along a stack of 130 points of what it arranges in proportion, each with a required
  /// extent of its own.
  private func heights(of natural: [Double], required: [Double]) throws -> [Double] {
    let root = TestView.root(400, 130)
    let stack = TestView("stack", in: root)
    try stack.pinEdges(to: root)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.axis = .vertical
    arrangement.options.distribution = .fillProportionally
    let views = natural.map { height in
      TestView("v", content: Size(width: 20, height: height), in: stack)
    }
    arrangement.arrangedViews = views.map(\.layout)
    for (view, height) in zip(views, required) { try view.constrain(.height, height) }
    root.layout.layoutIfNeeded()
    return views.map(\.frame.height)
  }

  @Test func viewsWithoutNaturalExtentTakeNoRoom() throws {
    #expect(try heights(of: [40, 0, 60], required: []) == [52, 0, 78])
    #expect(try heights(of: [40, 0, 0], required: []) == [130, 0, 0])
  }

  @Test func whatIsLeftAloneTakesAllWhateverIsRequired() throws {
    #expect(try heights(of: [40, 0, 0], required: [70, 30, 30]) == [130, 0, 0])
    #expect(try heights(of: [40, 60], required: [70, 60]) == [70, 60])
  }

  @Test func withoutAnyNaturalExtentAllAreEqual() throws {
    #expect(try heights(of: [0, 0], required: []) == [65, 65])
  }

  @Test func proportionsAreThoseOfUnbrokenText() throws {
    let root = TestView.root(50, 400)
    let stack = TestView("stack", in: root)
    try stack.constrain(.top, .equal, root)
    try stack.constrain(.width, 50)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.axis = .vertical
    arrangement.options.distribution = .fillProportionally
    let text = TestView("text", content: Size(width: 100, height: 10), in: stack)
    text.wrappingArea = 1000
    let box = TestView("box", content: Size(width: 20, height: 30), in: stack)
    try box.constrain(.height, 30)
    arrangement.arrangedViews = [text.layout, box.layout]
    root.layout.layoutIfNeeded()
    #expect([text.frame.height, box.frame.height] == [10, 30])
  }
}
