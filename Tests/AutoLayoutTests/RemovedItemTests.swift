import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// An item that is removed takes its rows with it, those that settle what constraints leave open among them.
@Suite struct RemovedItemTests {
  /// Views in a row whose positions only inequalities bound, so that each lies at the one before.
  private struct Row {
    let root = TestView.root(300, 100)
    var views: [TestView] = []

    init(_ count: Int) throws {
      for index in 0..<count {
        let view = TestView("view\(index)", content: Size(width: 10, height: 10), in: root)
        try view.constrain(.top, .equal, root)
        if let last = views.last { try view.constrain(.left, .greaterThanOrEqual, last, .right) }
        views.append(view)
      }
      try views[0].constrain(.left, .greaterThanOrEqual, root, 20)
    }
  }

  @Test(arguments: 0..<4) func aViewThatOthersLieAtIsRemoved(index: Int) throws {
    let row = try Row(4)
    row.root.layout.layoutIfNeeded()
    #expect(row.views.map(\.frame.minX) == [20, 30, 40, 50])
    row.views[index].layout.removeFromParent()
    row.root.layout.layoutIfNeeded()
    #expect(row.root.layout.ambiguities.count == 3)
  }

  @Test func aViewIsRemovedWithWhatLiesAtItInside() throws {
    let row = try Row(2)
    let box = TestView("box", in: row.root)
    let inner = TestView("inner", content: Size(width: 10, height: 10), in: box)
    try inner.constrain(.top, .equal, box)
    try inner.constrain(.left, .greaterThanOrEqual, row.views[1], .right)
    try row.views[0].constrain(.left, .greaterThanOrEqual, inner, .right)
    row.root.layout.layoutIfNeeded()
    box.layout.removeFromParent()
    row.root.layout.layoutIfNeeded()
    row.root.layout.addChild(box.layout)
    row.root.layout.layoutIfNeeded()
    #expect(row.views.map(\.frame.minX) == [20, 30])
  }

  @Test func aGuideThatAViewLiesAtIsRemoved() throws {
    let root = TestView.root(300, 100)
    let view = TestView("view", content: Size(width: 10, height: 10), in: root)
    let guide = LayoutGuide()
    root.layout.addGuide(guide)
    try LayoutConstraint(view.layout, .left, .greaterThanOrEqual, guide, .left).activate()
    try LayoutConstraint(guide, .left, .equal, root.layout, .left, constant: 30).activate()
    root.layout.layoutIfNeeded()
    #expect(view.frame.minX == 30)
    root.layout.removeGuide(guide)
    root.layout.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  /// A spanner bounds the positions of what a stack aligns.
  @Test(arguments: [StackArrangement.Alignment.leading, .center, .trailing, .firstBaseline])
  func aStackIsArrangedAnew(alignment: StackArrangement.Alignment) throws {
    let root = TestView.root(300, 100)
    let stack = TestView("stack", in: root)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.alignment = alignment
    arrangement.options.distribution = .fillProportionally
    let views = [
      TestView("wide", content: Size(width: 60, height: Size.noIntrinsicMetric), in: stack),
      TestView("plain", in: stack),
    ]
    arrangement.arrangedViews = views.map(\.layout)
    for size in [60.0, 70, 0, 50] {
      views[0].contentSize.width = size
      root.layout.layoutIfNeeded()
    }
    for distribution in [
      StackArrangement.Distribution.equalSpacing, .equalCentering, .fill, .fillProportionally,
    ] {
      arrangement.options.distribution = distribution
      root.layout.layoutIfNeeded()
    }
    #expect(views[0].frame.width == 50)
  }

  @Test func aViewThatComesToNothingInItsNewPlaceIsPlacedThere() throws {
    let root = TestView.root(300, 100)
    let view = TestView("view", in: root)
    try view.constrain(.width, 40)
    let height = try view.constrain(.height, 30)
    root.layout.layoutIfNeeded()
    let empty = TestView("empty", in: root)
    empty.layout.setFrame(.zero)
    empty.layout.translatesAutoresizingMask = true
    empty.layout.addChild(view.layout)
    height.deactivate()
    try view.pinEdges(to: empty)
    view.layout.constraints.forEach { $0.deactivate() }
    root.layout.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test func ambiguityOfWhatStaysIsKnownAfterARemoval() throws {
    let root = TestView.root(300, 100)
    let views = (0..<2).map { _ in TestView("free", in: root) }
    root.layout.layoutIfNeeded()
    #expect(root.layout.ambiguities.count == 2)
    views[0].layout.removeFromParent()
    root.layout.layoutIfNeeded()
    #expect(root.layout.ambiguities.count == 1)
  }
}
