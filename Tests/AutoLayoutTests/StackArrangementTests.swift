import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct StackArrangementTests {
  /// A stack of a fixed size in a root, with views of the given contents.
  private func makeStack(
    _ width: Double, _ height: Double, contents: [Size],
    _ configure: (inout StackArrangement.Options) -> Void
  ) throws -> (root: TestView, stack: StackArrangement, views: [TestView]) {
    let root = TestView.root(width, height)
    let view = TestView("stack", in: root)
    try view.pinEdges(to: root)
    let stack = view.layout.becomeStackView()
    configure(&stack.options)
    let views = contents.enumerated().map { TestView("\($0)", content: $1, in: view) }
    stack.arrangedViews = views.map(\.layout)
    return (root, stack, views)
  }

  private func size(_ width: Double, _ height: Double) -> Size {
    Size(width: width, height: height)
  }

  @Test func fillStretchesTheViewThatHugsLeast() throws {
    let (root, _, views) = try makeStack(300, 50, contents: [size(50, 20), size(60, 20)]) {
      $0.spacing = .points(10)
    }
    views[0].layout.contentHugging.horizontal = 251
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 60])
    #expect(views.map(\.frame.width) == [50, 240])
    #expect(views.map(\.frame.height) == [50, 50])
  }

  @Test func wrappingTextsThatRequireTheirWidthsShareTheRow() throws {
    let (root, _, views) = try makeStack(220, 50, contents: [size(31, 18), size(46, 18)]) {
      $0.spacing = .points(16)
    }
    for view in views {
      view.wrappingArea = view.contentSize.width * 18
      view.layout.contentHugging.horizontal = 1000
      view.layout.contentCompressionResistance.horizontal = 1000
    }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [102, 102])
    #expect(views.map(\.frame.minX) == [0, 118])
  }

  @Test func fillOfEqualsStretchesTheFirst() throws {
    let (root, _, views) = try makeStack(300, 50, contents: [size(29, 20), size(41.5, 20)]) {
      $0.spacing = .points(10)
    }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [248.5, 41.5])
  }

  @Test func fillOfEmptyViewsGivesTheLastAllRoom() throws {
    let (root, _, views) = try makeStack(
      300, 50, contents: [.noIntrinsicSize, .noIntrinsicSize, .noIntrinsicSize]
    ) { _ in }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 0, 300])
  }

  @Test func fillEquallyShares() throws {
    let (root, _, views) = try makeStack(
      300, 50, contents: [size(10, 20), size(100, 20), size(30, 20)]
    ) {
      $0.distribution = .fillEqually
      $0.spacing = .points(30)
    }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    #expect(views.map(\.frame.width) == [80, 80, 80])
  }

  @Test func fillProportionallyKeepsProportions() throws {
    let (root, _, views) = try makeStack(300, 50, contents: [size(50, 20), size(100, 20)]) {
      $0.distribution = .fillProportionally
    }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 200])
  }

  @Test func equalSpacingSharesTheGaps() throws {
    let (root, _, views) = try makeStack(
      300, 50, contents: [size(20, 20), size(60, 20), size(40, 20)]
    ) {
      $0.distribution = .equalSpacing
    }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 260])
    #expect(views.map(\.frame.width) == [20, 60, 40])
  }

  @Test func equalCenteringSharesTheDistancesOfCenters() throws {
    let (root, _, views) = try makeStack(
      300, 50, contents: [size(20, 20), size(60, 20), size(40, 20)]
    ) {
      $0.distribution = .equalCentering
    }
    root.layout.layoutIfNeeded()
    let centers = views.map { $0.frame.minX + $0.frame.width / 2 }
    #expect(centers == [10, 145, 280])
  }

  @Test(arguments: [
    (StackArrangement.Alignment.leading, [0.0, 0.0], [20.0, 40.0]),
    (.trailing, [80, 60], [20, 40]),
    (.center, [40, 30], [20, 40]),
    (.fill, [0, 0], [100, 100]),
  ])
  func alignmentsPlaceAcross(
    alignment: StackArrangement.Alignment, tops: [Double], heights: [Double]
  ) throws {
    let (root, _, views) = try makeStack(200, 100, contents: [size(50, 20), size(60, 40)]) {
      $0.alignment = alignment
    }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == heights)
  }

  @Test func baselineAlignmentLinesUpText() throws {
    let (root, _, views) = try makeStack(200, 100, contents: [size(50, 40), size(60, 20)]) {
      $0.alignment = .firstBaseline
    }
    views[0].baselines = BaselineOffsets(firstFromTop: 30, lastFromBottom: 10)
    views[1].baselines = BaselineOffsets(firstFromTop: 15, lastFromBottom: 5)
    root.layout.layoutIfNeeded()
    #expect(views[1].frame.minY - views[0].frame.minY == 15)
  }

  /// A stack without a size of its own in the corner of a root, with views of the given contents.
  private func makeFreeStack(
    contents: [Size], _ configure: (inout StackArrangement.Options) -> Void
  ) throws -> (root: TestView, view: TestView, views: [TestView]) {
    let root = TestView.root(400, 400)
    let view = TestView("stack", in: root)
    try view.constrain(.left, .equal, root)
    try view.constrain(.top, .equal, root)
    let stack = view.layout.becomeStackView()
    configure(&stack.options)
    let views = contents.map { TestView("v", content: $0, in: view) }
    stack.arrangedViews = views.map(\.layout)
    return (root, view, views)
  }

  @Test func tallerTextReachesOutAboveTheFirstBaselineOfTheFirstView() throws {
    let (root, stack, views) = try makeFreeStack(contents: [size(50, 20), size(60, 40)]) {
      $0.alignment = .firstBaseline
    }
    views[0].baselines = BaselineOffsets(firstFromTop: 15, lastFromBottom: 5)
    views[1].baselines = BaselineOffsets(firstFromTop: 30, lastFromBottom: 10)
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, -15])
    #expect(stack.frame.height == 25)
  }

  @Test func viewsOnAFirstBaselineLieAtTheBottomOfATooHighStack() throws {
    let (root, _, views) = try makeStack(200, 100, contents: [size(50, 20), size(60, 20)]) {
      $0.alignment = .firstBaseline
    }
    for view in views { view.baselines = BaselineOffsets(firstFromTop: 15, lastFromBottom: 5) }
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [80, 80])
    for view in views { #expect(!view.layout.ambiguousVariables.contains(.minY)) }
  }

  @Test func stackIsAsLargeAsItsContent() throws {
    let (root, view, views) = try makeFreeStack(contents: [size(100, 20), size(80, 30)]) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.spacing = .points(8)
    }
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 58))
    #expect(views[1].frame == Rect(x: 0, y: 28, width: 80, height: 30))
  }

  @Test func hiddenViewsTakeNoRoom() throws {
    let (root, _, views) = try makeStack(
      220, 50, contents: [size(10, 20), size(10, 20), size(10, 20)]
    ) {
      $0.distribution = .fillEqually
      $0.spacing = .points(20)
    }
    views[1].layout.isHidden = true
    root.layout.layoutIfNeeded()
    #expect(views[0].frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(views[1].frame.width == 0)
    #expect(views[2].frame == Rect(x: 120, y: 0, width: 100, height: 50))

    views[1].layout.isHidden = false
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 60, 60])
  }

  @Test func hiddenViewsStayLinedUp() throws {
    let (root, stack, views) = try makeFreeStack(contents: [size(50, 20), size(60, 20)]) { _ in }
    views[1].layout.isHidden = true
    try views[1].constrain(.height, 70)
    root.layout.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 50, height: 70))
    #expect(views[0].frame.height == 70)
  }

  @Test func hiddenViewsWaitWhereAConstraintWantsThem() throws {
    let (root, _, views) = try makeStack(200, 100, contents: [size(50, 20), size(60, 20)]) { _ in }
    views[1].layout.isHidden = true
    try views[1].constrain(.left, .equal, views[0])
    root.layout.layoutIfNeeded()
    #expect(views[0].frame.width == 200)
    #expect(views[1].frame.minX == 0)
    #expect(root.layout.conflicts.isEmpty)
  }

  @Test func customSpacingReplacesTheGeneralOne() throws {
    let (root, stack, views) = try makeStack(
      230, 50, contents: [size(10, 20), size(10, 20), size(10, 20)]
    ) {
      $0.distribution = .fillEqually
      $0.spacing = .system
    }
    stack.setCustomSpacing(.points(12), after: views[0].layout)
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 82, 160])
  }

  @Test func aCustomSpacingEndsWithItsView() {
    let container = LayoutView()
    let stack = container.becomeStackView()
    var view = LayoutView()
    stack.arrangedViews = [view]
    stack.setCustomSpacing(.points(12), after: view)
    stack.arrangedViews = []
    view = LayoutView()
    var others: [LayoutView] = []
    // One of the new views is given the memory of the former one, as a rule.
    while stack.customSpacing(after: view) == nil, others.count < 1000 {
      others.append(view)
      view = LayoutView()
    }
    #expect(stack.customSpacing(after: view) == nil)
  }

  @Test func marginsKeepViewsInside() throws {
    let (root, _, views) = try makeStack(200, 100, contents: [size(50, 20)]) {
      $0.isLayoutMarginsRelative = true
    }
    root.layout.layoutIfNeeded()
    #expect(views[0].frame == Rect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func rightToLeftReversesTheOrder() throws {
    let (root, _, views) = try makeStack(300, 50, contents: [size(50, 20), size(60, 20)]) {
      $0.distribution = .equalSpacing
    }
    root.layout.direction = .rightToLeft
    root.layout.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [250, 0])
  }
}
