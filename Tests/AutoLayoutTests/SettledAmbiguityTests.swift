import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Ambiguity that is settled stays settled where nothing was edited.
@Suite struct SettledAmbiguityTests {
  /// Two views without any relation between them, whose heights are squeezed equally strongly.
  private struct Columns {
    let root = TestView.root(300, 50)
    var views: [[TestView]] = []

    init(_ count: Int) throws {
      for _ in 0..<count {
        let upper = TestView("upper", content: Size(width: 40, height: 40), in: root)
        let lower = TestView("lower", content: Size(width: 40, height: 40), in: root)
        for view in [upper, lower] { try view.constrain(.left, .equal, root) }
        try upper.constrain(.top, .equal, root)
        try lower.constrain(.top, .equal, upper, .bottom)
        try lower.constrain(.bottom, .equal, root)
        views.append([upper, lower])
      }
    }
  }

  @Test func columnsAreSettledAsIfAlone() throws {
    let alone = try Columns(1)
    alone.root.layout.layoutIfNeeded()
    let several = try Columns(3)
    several.root.layout.layoutIfNeeded()
    for column in several.views {
      #expect(column.map(\.frame) == alone.views[0].map(\.frame))
    }
    #expect(several.root.layout.ambiguities.count == 6)
  }

  /// Two views that share a width of 100, of which the first takes what is left by the content of the second.
  private func makeRow(
    _ first: TestView, _ second: TestView, in root: TestView
  ) throws -> [LayoutConstraint] {
    try [
      first.constrain(.top, .equal, root), second.constrain(.top, .equal, root),
      first.constrain(.left, .equal, root), second.constrain(.left, .equal, first, .right),
      second.constrain(.right, .equal, root),
    ]
  }

  @Test func theOldestViewTakesTheStretchWhenNumbersAreGivenAgain() throws {
    let size = Size(width: 20, height: 20)
    let root = TestView.root(100, 50)
    let former = TestView("former", content: size, in: root)
    let older = TestView("older", content: size, in: root)
    let row = try makeRow(former, older, in: root)
    root.layout.layoutIfNeeded()
    #expect([former, older].map(\.frame.width) == [80, 20])
    for constraint in row { constraint.deactivate() }
    former.layout.removeFromParent()
    // The numbers of what was removed are given again from the next solution on.
    root.layout.layoutIfNeeded()
    let younger = TestView("younger", content: size, in: root)
    _ = try makeRow(older, younger, in: root)
    root.layout.layoutIfNeeded()
    #expect([older, younger].map(\.frame.width) == [80, 20])
  }

  @Test func anEditElsewhereLeavesASettledColumnAlone() throws {
    let columns = try Columns(3)
    columns.root.layout.layoutIfNeeded()
    let before = columns.views[2].map(\.frame)
    columns.views[0][0].contentSize = Size(width: 40, height: 20)
    columns.root.layout.layoutIfNeeded()
    let fresh = try Columns(3)
    fresh.views[0][0].contentSize = Size(width: 40, height: 20)
    fresh.root.layout.layoutIfNeeded()
    #expect(columns.views[0].map(\.frame) == fresh.views[0].map(\.frame))
    #expect(columns.views[2].map(\.frame) == before)
  }

  @Test func ambiguityEndsWithItsCause() throws {
    let columns = try Columns(2)
    columns.root.layout.layoutIfNeeded()
    let height = try columns.views[0][0].constrain(.height, 15)
    columns.root.layout.layoutIfNeeded()
    #expect(columns.views[0].map(\.frame.height) == [15, 35])
    #expect(columns.root.layout.ambiguities.count == 2)
    height.deactivate()
    columns.root.layout.layoutIfNeeded()
    #expect(columns.root.layout.ambiguities.count == 4)
  }

  @Test func aConstraintWeakenedToTheStrengthOfContentPrecedesContent() throws {
    let root = TestView.root(300, 50)
    let view = TestView("view", content: Size(width: 50, height: 20), in: root)
    try view.constrain(.left, .equal, root)
    try view.constrain(.top, .equal, root)
    let least = try view.constrain(.width, .greaterThanOrEqual, nil, nil, 100)
    least.priority = Priority(250)
    root.layout.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func aRootOfAnotherSizeSettlesEverythingAnew() throws {
    let columns = try Columns(2)
    columns.root.layout.layoutIfNeeded()
    columns.root.layout.setFrame(Rect(x: 0, y: 0, width: 300, height: 80))
    columns.root.layout.layoutIfNeeded()
    #expect(columns.root.layout.ambiguities.isEmpty)
    for column in columns.views { #expect(column.map(\.frame.height) == [40, 40]) }
  }

  @Test func aFrameSetFromOutsideIsKeptWhereNothingSaysOtherwise() throws {
    let root = TestView.root(100, 100)
    let view = TestView("free", content: Size(width: 10, height: 10), in: root)
    root.layout.layoutIfNeeded()
    view.layout.setFrame(Rect(x: 30, y: 40, width: 10, height: 10))
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 30, y: 40, width: 10, height: 10))
  }

  @Test func aViewHeldByItsFarEdgeKeepsItsSizeRatherThanItsPlace() throws {
    let root = TestView.root(100, 100)
    let fresh = TestView("fresh", in: root)
    let placed = TestView("placed", in: root)
    placed.layout.setFrame(Rect(x: 10, y: 20, width: 30, height: 40))
    for view in [fresh, placed] {
      try view.constrain(.right, .equal, root)
      try view.constrain(.bottom, .equal, root)
    }
    root.layout.layoutIfNeeded()
    #expect(fresh.frame == Rect(x: 100, y: 100, width: 0, height: 0))
    #expect(placed.frame == Rect(x: 70, y: 60, width: 30, height: 40))
  }

  /// Nothing places the views horizontally either.
  @Test func contentIsSettledBeforeFramesAreKept() throws {
    let root = TestView.root(300, 50)
    let upper = TestView("upper", content: Size(width: 40, height: 40), in: root)
    let lower = TestView("lower", content: Size(width: 40, height: 40), in: root)
    try upper.constrain(.top, .equal, root)
    try lower.constrain(.top, .equal, upper, .bottom)
    try lower.constrain(.bottom, .equal, root)
    upper.layout.setFrame(Rect(x: 30, y: 0, width: 40, height: 40))
    lower.layout.setFrame(Rect(x: 60, y: 0, width: 40, height: 40))
    root.layout.layoutIfNeeded()
    #expect(upper.frame == Rect(x: 30, y: 0, width: 40, height: 10))
    #expect(lower.frame == Rect(x: 60, y: 10, width: 40, height: 40))
    #expect(root.layout.ambiguities.map(\.variables.count) == [2, 3])
  }

  /// Two labels side by side, of which the first takes the room.
  private struct Line {
    let root: TestView
    let first: TestView
    let second: TestView

    init(width: Double) throws {
      root = TestView.root(width, 50)
      first = TestView("first", content: Size(width: 40, height: 20), in: root)
      second = TestView("second", content: Size(width: 60, height: 20), in: root)
      for view in [first, second] { try view.constrain(.top, .equal, root) }
      try first.constrain(.left, .equal, root)
      try second.constrain(.left, .equal, first, .right)
      try second.constrain(.right, .equal, root)
    }

    func layOut(width: Double) {
      root.layout.setFrame(Rect(x: 0, y: 0, width: width, height: 50))
      root.layout.layoutIfNeeded()
    }
  }

  @Test func settledContentFollowsTheRoot() throws {
    let line = try Line(width: 150)
    line.root.layout.layoutIfNeeded()
    for width in [160.0, 171, 320, 155] {
      line.layOut(width: width)
      #expect(line.root.layout.layoutCounts.optimisedConstraints == 0)
      let fresh = try Line(width: width)
      fresh.root.layout.layoutIfNeeded()
      #expect(line.first.frame == fresh.first.frame)
      #expect(line.second.frame == fresh.second.frame)
      #expect(line.root.layout.ambiguities.count == 2)
    }
  }

  /// Where the content just fits nothing is open, and in less room the other label gives way.
  @Test func whatIsOpenIsFoundAgainWhereContentFits() throws {
    let line = try Line(width: 150)
    line.root.layout.layoutIfNeeded()
    for width in [110.0, 100, 90, 80, 100, 130] {
      line.layOut(width: width)
      let fresh = try Line(width: width)
      fresh.root.layout.layoutIfNeeded()
      #expect(line.first.frame == fresh.first.frame)
      #expect(line.second.frame == fresh.second.frame)
      #expect(line.root.layout.ambiguities.count == fresh.root.layout.ambiguities.count)
    }
  }

  @Test func theFirstEditAfterALayoutFindsWhatDependsOnIt() throws {
    let columns = try Columns(2)
    columns.root.layout.layoutIfNeeded()
    let top = try columns.views[0][1].constrain(.top, .equal, columns.views[1][0], .bottom)
    columns.root.layout.layoutIfNeeded()
    let fresh = try Columns(2)
    _ = try fresh.views[0][1].constrain(.top, .equal, fresh.views[1][0], .bottom)
    fresh.root.layout.layoutIfNeeded()
    for (view, other) in zip(columns.views.joined(), fresh.views.joined()) {
      #expect(view.frame == other.frame)
    }
    top.deactivate()
    columns.root.layout.layoutIfNeeded()
    let alone = try Columns(2)
    alone.root.layout.layoutIfNeeded()
    for (view, other) in zip(columns.views.joined(), alone.views.joined()) {
      #expect(view.frame == other.frame)
    }
  }

  /// Cells too low for the two labels in each.
  @Test(arguments: [5, 50]) func aSqueezedCellIsSettledByItself(_ count: Int) throws {
    let root = TestView.root(300, 50 * Double(count))
    var labels: [TestView] = []
    for index in 0..<count {
      let cell = TestView("cell", in: root)
      try cell.constrain(.leading, .equal, root)
      try cell.constrain(.width, .equal, root)
      try cell.constrain(.top, .equal, root, 50 * Double(index))
      try cell.constrain(.height, 50)
      let upper = TestView("upper", content: Size(width: 40, height: 40), in: cell)
      let lower = TestView("lower", content: Size(width: 40, height: 40), in: cell)
      for view in [upper, lower] { try view.constrain(.left, .equal, cell) }
      try upper.constrain(.top, .equal, cell)
      try lower.constrain(.top, .equal, upper, .bottom)
      try lower.constrain(.bottom, .equal, cell)
      labels.append(upper)
    }
    root.layout.layoutIfNeeded()
    labels[count / 2].contentSize = Size(width: 40, height: 30)
    root.layout.layoutIfNeeded()
    #expect(root.layout.layoutCounts.optimisedConstraints <= 16, "those of the cell, vertically")
  }
}
