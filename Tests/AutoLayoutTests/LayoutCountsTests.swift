import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// The work of a layout pass depends on what changed, not on how much there is.
@Suite struct LayoutCountsTests {
  /// A list of cells of one height, each with a title of its own width and a badge at the end.
  private struct List {
    let root: TestView
    var cells: [TestView] = []
    var titles: [TestView] = []

    init(_ count: Int) throws {
      root = TestView.root(320, 44 * Double(count))
      for index in 0..<count {
        let cell = TestView("cell", in: root)
        try cell.constrain(.leading, .equal, root)
        try cell.constrain(.trailing, .equal, root)
        try cell.constrain(.top, .equal, root, 44 * Double(index))
        try cell.constrain(.height, 44)
        let title = TestView("title", content: Size(width: 100, height: 20), in: cell)
        try title.constrain(.leading, .equal, cell, 16)
        try title.constrain(.centerY, .equal, cell)
        let badge = TestView("badge", content: Size(width: 20, height: 20), in: cell)
        try badge.constrain(.trailing, .equal, cell, -16)
        try badge.constrain(.centerY, .equal, cell)
        cells.append(cell)
        titles.append(title)
      }
    }

    /// Lays out and tells what it took.
    func layOut() -> LayoutCounts {
      #expect(root.layout.layoutIfNeeded().isSettled)
      return root.layout.layoutCounts
    }
  }

  @Test func buildingIsLinear() throws {
    let small = try List(20).layOut()
    let large = try List(200).layOut()
    #expect(small.measures == 61)
    #expect(large.measures == 601)
    #expect(small.placements == 60)
    #expect(large.placements == 600)
    #expect(small.readings == 2 + 20 * 16, "each constraint once, four for each content")
    #expect(large.readings == 2 + 200 * 16)
    #expect(large.visits <= 10 * small.visits)
  }

  @Test func eachPassVisitsAViewOnce() throws {
    let list = try List(20)
    #expect(list.root.layout.layoutIfNeeded().rounds == 1)
    #expect(list.root.layout.layoutCounts.visits == 3 * 61)
    for view in [list.root] + list.cells + list.titles {
      #expect(view.calls["updateConstraints"] == 1)
    }
  }

  @Test(arguments: [20, 200]) func aChangedLabelTouchesItsCellAlone(_ count: Int) throws {
    let list = try List(count)
    _ = list.layOut()
    let title = list.titles[count / 2]
    title.contentSize = Size(width: 150, height: 20)
    let counts = list.layOut()
    #expect(title.frame.width == 150)
    #expect(counts.measures == 1)
    #expect(counts.placements == 1)
    #expect(counts.readings == 4)
    #expect(counts.visits <= 10)
  }

  @Test(arguments: [20, 200]) func aMovedConstraintTouchesItsViewAlone(_ count: Int) throws {
    let list = try List(count)
    let title = list.titles[count / 2]
    let lead = try #require(
      list.cells[count / 2].layout.constraints.first { $0.firstItem === title.layout })
    _ = list.layOut()
    lead.constant = 40
    let counts = list.layOut()
    #expect(title.frame.minX == 40)
    #expect(counts.measures == 0)
    #expect(counts.placements == 1)
    #expect(counts.readings == 1)
    #expect(counts.visits <= 9)
  }

  @Test(arguments: [20, 200]) func aNewWidthTouchesWhatMoves(_ count: Int) throws {
    let list = try List(count)
    _ = list.layOut()
    let titleCalls = list.titles.map(\.calls)
    list.root.layout.setFrame(Rect(x: 0, y: 0, width: 400, height: 44 * Double(count)))
    let counts = list.layOut()
    #expect(counts.measures == 0)
    #expect(counts.placements == 2 * count, "each cell and its badge")
    #expect(counts.readings == 2, "those of the root")
    #expect(counts.visits <= 2 * count + 8)
    #expect(list.titles.map(\.calls) == titleCalls)
  }

  @Test(arguments: [20, 200]) func aNewCellTouchesItselfAlone(_ count: Int) throws {
    let list = try List(count)
    _ = list.layOut()
    let cell = TestView("new", content: Size(width: 50, height: 10), in: list.root)
    try cell.constrain(.leading, .equal, list.root)
    try cell.constrain(.top, .equal, list.root)
    let counts = list.layOut()
    #expect(cell.frame == Rect(x: 0, y: 0, width: 50, height: 10))
    #expect(counts.measures == 1)
    #expect(counts.placements == 1)
    #expect(counts.visits <= 12)
  }

  @Test func childrenOfAViewWithoutAnyAreFound() throws {
    let list = try List(20)
    _ = list.layOut()
    let title = list.titles[10]
    for _ in 0..<2 {
      let icons = (0..<2).map { index in
        TestView("icon", content: Size(width: 10 + Double(index), height: 10), in: title)
      }
      for icon in icons {
        try icon.constrain(.leading, .equal, title)
        try icon.constrain(.top, .equal, title)
      }
      let counts = list.layOut()
      #expect(icons.map(\.frame.width) == [10, 11])
      #expect(counts.measures == 2)
      #expect(counts.placements == 2)
      #expect(counts.visits <= 15)
      for icon in icons { icon.layout.removeFromParent() }
      _ = list.layOut()
    }
  }

  @Test func nestedViewsAreVisitedOnce() throws {
    func counts(_ depth: Int) throws -> LayoutCounts {
      let root = TestView.root(1000, 1000)
      var outer = root
      for _ in 0..<depth {
        let inner = TestView("inner", in: outer)
        try inner.pinEdges(to: outer, inset: 0.5)
        outer = inner
      }
      #expect(root.layout.layoutIfNeeded().isSettled)
      return root.layout.layoutCounts
    }
    let small = try counts(20)
    let large = try counts(200)
    #expect(large.placements == 200)
    #expect(large.readings == 2 + 4 * 200)
    #expect(large.visits <= 10 * small.visits)
  }
}
