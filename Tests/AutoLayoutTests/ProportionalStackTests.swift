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

  /// The views fill the stack: a required share would leave a gap of spacing at its end, in conflict with its ends.
  @Test func spacingLeavesAViewThatSharesWithNobodyItsRoom() throws {
    let root = TestView.root(300, 40)
    let stack = TestView("stack", in: root)
    try stack.pinEdges(to: root)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.distribution = .fillProportionally
    arrangement.options.spacing = .points(8)
    let text = TestView("text", content: Size(width: 40, height: 20), in: stack)
    let empty = TestView("empty", content: Size(width: 0, height: 0), in: stack)
    arrangement.arrangedViews = [text.layout, empty.layout]
    root.layout.layoutIfNeeded()
    #expect(text.frame.width == 292)
    #expect(empty.frame.width == 0)
    #expect(root.layout.conflicts.isEmpty)
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

  /// A row of 300 points that shares its room between a box 20 points wide and a view without content.
  private func row(with inner: (TestView) throws -> TestView) throws -> (
    root: TestView, box: TestView
  ) {
    let root = TestView.root(300, 100)
    let stack = TestView("stack", in: root)
    try stack.pinEdges(to: root)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.distribution = .fillProportionally
    let box = TestView("box", content: Size(width: 20, height: 20), in: stack)
    arrangement.arrangedViews = [box.layout, try inner(stack).layout]
    return (root, box)
  }

  @Test func proportionsFollowWhatIsInsideStackViews() throws {
    var inner: TestView?
    let (root, box) = try row { stack in
      let view = TestView("inner", in: stack)
      inner = view
      view.layout.becomeStackView().arrangedViews = [
        TestView("first", content: Size(width: 20, height: 20), in: view).layout
      ]
      return view
    }
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 150)
    let view = try #require(inner)
    let second = TestView("second", content: Size(width: 20, height: 20), in: view)
    view.layout.stack?.arrangedViews.append(second.layout)
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 100)
    second.contentSize.width = 60
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 60)
    second.layout.isHidden = true
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 150)
  }

  @Test func proportionsFollowConstraintsInside() throws {
    var width: LayoutConstraint?
    let (root, box) = try row { stack in
      let inner = TestView("inner", in: stack)
      let leaf = TestView("leaf", in: inner)
      try leaf.pinEdges(to: inner)
      width = try leaf.constrain(.width, .equal, nil, nil, 20, priority: 700)
      return inner
    }
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 150)
    for (constant, share) in [(80.0, 60.0), (40, 100), (130, 40)] {
      width?.constant = constant
      // A question in between takes no change away.
      _ = root.layout.fittingSize()
      root.layout.layoutIfNeeded()
      #expect(box.frame.width == share)
    }
  }

  @Test func proportionsFollowWhatChangesDuringLayout() throws {
    var width: LayoutConstraint?
    let (root, box) = try row { stack in
      let inner = TestView("inner", in: stack)
      width = try inner.constrain(.width, .equal, nil, nil, 20, priority: 700)
      return inner
    }
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 150)
    root.onLayout = { width?.constant = 80 }
    root.layout.setNeedsLayout()
    root.layout.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }

  /// A row of two rows inside a root of 300 points, and the box of the second.
  private func rowOfRows() throws -> (root: TestView, first: TestView, box: TestView) {
    let root = TestView.root(300, 100)
    let stack = TestView("stack", in: root)
    try stack.pinEdges(to: root)
    stack.layout.becomeStackView().options.distribution = .fillProportionally
    var boxes: [TestView] = []
    let rows = (0..<2).map { _ in
      let row = TestView("row", in: stack)
      let box = TestView("box", content: Size(width: 20, height: 20), in: row)
      row.layout.becomeStackView().arrangedViews = [box.layout]
      boxes.append(box)
      return row
    }
    stack.layout.stack?.arrangedViews = rows.map(\.layout)
    return (root, rows[0], boxes[1])
  }

  @Test func proportionsFollowWhatIsInsideIfConstraintsWereUpdatedBeforeTheFirstLayout() throws {
    let (root, first, box) = try rowOfRows()
    root.layout.updateConstraintsIfNeeded()
    root.layout.layoutIfNeeded()
    #expect(first.frame.width == 150)
    box.contentSize.width = 40
    root.layout.layoutIfNeeded()
    #expect(first.frame.width == 100)
  }

  @Test func proportionsFollowWhatIsInsideInAnotherHierarchy() throws {
    let (root, first, box) = try rowOfRows()
    root.layout.layoutIfNeeded()
    let window = TestView.root(300, 100)
    root.layout.autoresizingMask = []
    window.layout.addChild(root.layout)
    window.layout.layoutIfNeeded()
    #expect(first.frame.width == 150)
    box.contentSize.width = 40
    window.layout.layoutIfNeeded()
    #expect(first.frame.width == 100)
  }
}
