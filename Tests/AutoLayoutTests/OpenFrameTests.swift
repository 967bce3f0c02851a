import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// The parts of frames that constraints leave open, grouped by the constraint that would settle them.
@Suite struct OpenFrameTests {
  private let root = TestView.root(300, 300)

  private func groups(_ views: [TestView], given: [TestView] = []) -> [[String]] {
    root.layout.layoutIfNeeded()
    return root.layout.openFrameGroups(of: views.map(\.layout), given: given.map(\.layout))
      .map { $0.map { "\($0.item.name).\($0.variable.rawValue)" } }
  }

  @Test func whatFollowsIsInTheGroupOfItsCause() throws {
    let button = TestView("button", content: Size(width: 50, height: 20), in: root)
    let box = TestView("box", in: root)
    for edge in [LayoutAttribute.left, .right, .top] { try box.constrain(edge, .equal, root) }
    try button.constrain(.top, .equal, box, .bottom)
    #expect(groups([button, box]) == [["box.height", "button.minY"], ["button.minX"]])
  }

  @Test func competitorsOfOneRoomAreOneGroup() throws {
    let views = ["a", "b", "c"].map {
      TestView($0, content: Size(width: 200, height: 20), in: root)
    }
    try views[0].constrain(.left, .equal, root)
    for (first, second) in [(0, 1), (1, 2)] {
      try views[second].constrain(.left, .equal, views[first], .right)
    }
    try views[2].constrain(.right, .equal, root)
    for view in views { try view.constrain(.top, .equal, root) }
    #expect(
      groups(views)
        == [["a.width", "b.width", "c.width", "b.minX", "c.minX"]])
  }

  @Test func unrelatedCompetitorsAreGroupsOfTheirOwn() throws {
    var views: [TestView] = []
    for row in ["a", "b"] {
      let pair = [1, 2].map {
        TestView("\(row)\($0)", content: Size(width: 200, height: 20), in: root)
      }
      try pair[0].constrain(.left, .equal, root)
      try pair[1].constrain(.left, .equal, pair[0], .right)
      try pair[1].constrain(.right, .equal, root)
      for view in pair { try view.constrain(.top, .equal, root) }
      views += pair
    }
    #expect(
      groups(views)
        == [["a1.width", "a2.width", "a2.minX"], ["b1.width", "b2.width", "b2.minX"]])
  }

  @Test func framesCountFromTheViewAround() throws {
    let outer = TestView("outer", in: root)
    try outer.constrain(.top, .equal, root)
    try outer.constrain(.width, 100)
    try outer.constrain(.height, 100)
    let firm = TestView("firm", in: outer)
    try firm.pinEdges(to: outer, inset: 10)
    let loose = TestView("loose", content: Size(width: 9, height: 9), in: outer)
    try loose.constrain(.top, .equal, outer)
    try loose.constrain(.left, .equal, root)
    #expect(groups([outer, firm, loose]) == [["outer.minX", "loose.minX"]])
    #expect(firm.layout.ambiguousVariables == [.minX])
    #expect(loose.layout.ambiguousVariables == [])
    #expect(loose.layout.openFrameVariables.map(\.variable) == [.minX])
    #expect(firm.layout.openFrameVariables.isEmpty)
  }

  @Test func whatIsGivenIsNotOpen() throws {
    let cell = TestView("cell", in: root)
    let inside = TestView("inside", content: Size(width: 9, height: 9), in: cell)
    try inside.constrain(.left, .equal, cell)
    try inside.constrain(.bottom, .equal, cell)
    #expect(groups([inside], given: [cell]) == [])
    #expect(groups([inside]) == [["inside.minY"]])
  }

  @Test func whatIsGivenMovesWithTheViewAroundIt() throws {
    let table = TestView("table", in: root)
    try table.constrain(.bottom, .equal, root)
    let cell = TestView("cell", in: table)
    cell.layout.translatesAutoresizingMask = true
    cell.layout.setFrame(Rect(x: 0, y: 28, width: 300, height: 44))
    #expect(
      groups([table], given: [cell])
        == [["table.width"], ["table.height", "table.minY"], ["table.minX"]])
  }

  @Test func contentAreasComeFirst() throws {
    let scroll = TestView("scroll", in: root)
    scroll.layout.becomeScrollView()
    try scroll.pinEdges(to: root)
    let inside = TestView("inside", in: scroll)
    try inside.pinEdges(to: scroll)
    try inside.constrain(.height, 10)
    root.layout.layoutIfNeeded()
    let area = scroll.layout.guide(.scrollContent)
    let open = root.layout.openFrameGroups(of: [scroll.layout, inside.layout, area], given: [])
    #expect(open.count == 1)
    #expect(open.first?.first?.item === area)
    #expect(open.first?.map(\.variable) == [.width, .width])
  }

  @Test func nothingIsOpenInADeterminedLayout() throws {
    let view = TestView("view", in: root)
    try view.pinEdges(to: root)
    #expect(groups([view]) == [])
  }
}
