import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// The shares that an edge is made up of, and what lost against them.
@Suite struct EdgeExplanationTests {
  private let root = TestView.root(300, 400)

  /// Explains an attribute, whose shares have to add up to it in both spaces.
  private func explain(
    _ view: TestView, _ attribute: LayoutAttribute
  ) throws -> EdgeExplanation {
    try explain(view, .attribute(attribute))
  }

  private func explain(_ view: TestView, _ edge: LayoutEdge) throws -> EdgeExplanation {
    root.layout.layoutIfNeeded()
    let explanation = try #require(view.layout.explanation(of: edge))
    let sum = explanation.shares.map(\.points).reduce(0, +)
    #expect(abs(sum - explanation.value) < 1e-9)
    if let value = explanation.valueInParent {
      let sum = explanation.shares.map(\.pointsInParent).reduce(0, +)
      #expect(abs(sum - value) < 1e-9)
    }
    return explanation
  }

  private func constraints(_ explanation: EdgeExplanation) -> [EngineConstraint] {
    explanation.shares.compactMap { share in
      if case .constraint(let constraint) = share.source { constraint } else { nil }
    }
  }

  private func isSame(_ constraints: [EngineConstraint], _ others: [EngineConstraint]) -> Bool {
    constraints.count == others.count && zip(constraints, others).allSatisfy { $0 === $1 }
  }

  // MARK: Chains

  @Test func aChainLeadsFromTheViewToTheRoot() throws {
    let box = TestView("box", in: root)
    let inner = TestView("inner", in: box)
    let boxTop = try box.constrain(.top, .equal, root, 40)
    let height = try inner.constrain(.height, 20)
    let innerTop = try inner.constrain(.top, .equal, box, 8)
    let explanation = try explain(inner, .bottom)
    #expect(isSame(constraints(explanation), [innerTop, boxTop, height]))
    #expect(explanation.shares.map(\.points) == [8, 40, 20])
    #expect(explanation.shares.map(\.pointsInParent) == [8, 0, 20])
    #expect(explanation.value == 68 && explanation.valueInParent == 28)
    #expect(explanation.range == nil && explanation.overruled.isEmpty)
  }

  @Test func tiesOfNothingBelongToTheChain() throws {
    let box = TestView("box", in: root)
    let inner = TestView("inner", in: box)
    let boxTop = try box.constrain(.top, .equal, root)
    let innerTop = try inner.constrain(.top, .equal, box)
    let explanation = try explain(inner, .top)
    #expect(isSame(constraints(explanation), [innerTop, boxTop]))
    #expect(explanation.shares.map(\.points) == [0, 0])
  }

  @Test func theFarEdgeOfTheRootCounts() throws {
    let box = TestView("box", in: root)
    try box.constrain(.left, .equal, root, 10)
    let right = try box.constrain(.right, .equal, root, -16)
    let explanation = try explain(box, .right)
    #expect(constraints(explanation).first === right)
    #expect(explanation.shares.map(\.points) == [-16, 300])
    #expect(try explain(box, .width).shares.map(\.points) == [-16, -10, 300])
  }

  @Test func multipliersAreInTheShares() throws {
    let box = TestView("box", in: root)
    let inner = TestView("inner", in: box)
    try box.constrain(.width, .equal, root, .width, multiplier: 0.5, 10)
    let half = try inner.constrain(.width, .equal, box, .width, multiplier: 0.5, -4)
    let explanation = try explain(inner, .width)
    #expect(constraints(explanation).first === half)
    #expect(explanation.shares.map(\.points) == [-4, 5, 75])
    #expect(explanation.shares.map(\.factor) == [1, 0.5, 0.25])
  }

  @Test func ratiosOfAViewToItself() throws {
    let box = TestView("box", in: root)
    try box.constrain(.width, .equal, box, .height, multiplier: 2, 0)
    try box.constrain(.height, 30)
    #expect(try explain(box, .width).shares.map(\.points) == [0, 60])
  }

  @Test func viewsThatDependOnEachOtherAreSolvedTogether() throws {
    let (a, b) = (TestView("a", in: root), TestView("b", in: root))
    try a.constrain(.left, .equal, root)
    try b.constrain(.left, .equal, a, .right)
    try b.constrain(.right, .equal, root)
    try a.constrain(.width, .equal, b, 30)
    let explanation = try explain(b, .left)
    #expect(explanation.value == 165)
    #expect(explanation.removal?.range != nil)
  }

  // MARK: What no constraint of the program says

  @Test func marginsAreSharesOfTheirOwn() throws {
    let box = TestView("box", in: root)
    let top = try box.constrain(.top, .equal, root, .topMargin, 5)
    let explanation = try explain(box, .top)
    #expect(explanation.shares.map(\.points) == [5, 8])
    #expect(constraints(explanation).first === top)
    guard case .offset(let item, .topMargin) = explanation.shares[1].source else {
      Issue.record("\(explanation.shares[1].source)")
      return
    }
    #expect(item === root.layout)
  }

  @Test func baselinesCountFromTheTop() throws {
    let label = TestView("label", content: Size(width: 50, height: 20), in: root)
    label.baselines = BaselineOffsets(firstFromTop: 15, lastFromBottom: 5)
    try label.constrain(.top, .equal, root, 30)
    #expect(try explain(label, .firstBaseline).shares.map(\.points) == [15, 30])
    #expect(try explain(label, .lastBaseline).shares.map(\.points) == [-5, 30, 20])
  }

  @Test func contentSizesAreOneConstraint() throws {
    let label = TestView("label", content: Size(width: 50, height: 20), in: root)
    try label.constrain(.left, .equal, root, 7)
    let explanation = try explain(label, .width)
    #expect(explanation.shares.map(\.points) == [50])
    #expect(constraints(explanation).first?.systemRole == .contentSize)
    #expect(explanation.removal?.range == 0...Double.infinity || explanation.removal?.range != nil)
  }

  @Test func framesAndTheirMasksAreConstraints() throws {
    let box = TestView("box", in: root)
    box.layout.translatesAutoresizingMask = true
    box.layout.setFrame(Rect(x: 10, y: 20, width: 100, height: 50))
    let explanation = try explain(box, .bottom)
    #expect(explanation.shares.map(\.points) == [20, 50])
    #expect(constraints(explanation).allSatisfy { $0.systemRole == .autoresizingMask })
  }

  @Test func alignmentInsetsSeparateFramesFromConstraints() throws {
    let box = TestView("box", in: root)
    box.insets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    try box.pinEdges(to: root, inset: 10)
    #expect(try explain(box, .top).shares.map(\.points) == [10])
    let frame = try explain(box, .frame(.minY))
    #expect(frame.shares.map(\.points) == [-2, 10])
    #expect(frame.valueInParent == box.frame.minY)
    #expect(try explain(box, .frame(.width)).value == box.frame.width)
  }

  @Test func roundingToPixelsIsAShare() throws {
    let box = TestView("box", in: root)
    try box.constrain(.left, .equal, root, 10.2)
    let explanation = try explain(box, .left)
    #expect(explanation.value == 10)
    guard case .rounding = explanation.shares[1].source else {
      Issue.record("\(explanation.shares)")
      return
    }
    #expect(abs(explanation.shares[1].points + 0.2) < 1e-12)
  }

  @Test func stackViewsGiveTheirSpacing() throws {
    let stack = TestView("stack", in: root)
    let views = ["a", "b"].map {
      TestView($0, content: Size(width: 50, height: 20), in: stack)
    }
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.axis = .vertical
    arrangement.options.spacing = .points(6)
    arrangement.arrangedViews = views.map(\.layout)
    try stack.constrain(.top, .equal, root, 100)
    try stack.constrain(.left, .equal, root)
    let explanation = try explain(views[1], .top)
    #expect(explanation.value == 126)
    let roles = constraints(explanation).map(\.systemRole)
    #expect(roles == [.stackSpacing, .contentSize, .stackCanvasConnection, nil])
    #expect(explanation.shares.map(\.points) == [6, 20, 0, 100])
  }

  @Test func scrollPositionsCountInTheParentOnly() throws {
    let box = TestView("box", in: root)
    box.layout.boundsOrigin = Point(x: 0, y: 30)
    let inner = TestView("inner", in: box)
    try box.pinEdges(to: root)
    try inner.constrain(.top, .equal, root, 50)
    let explanation = try explain(inner, .top)
    #expect(explanation.value == 50 && explanation.valueInParent == 80)
    #expect(inner.frame.minY == 80)
  }

  // MARK: Reading from right to left

  @Test func leadingIsTheRightEdgeFromRightToLeft() throws {
    root.layout.direction = .rightToLeft
    let box = TestView("box", in: root)
    let leading = try box.constrain(.leading, .equal, root, 16)
    try box.constrain(.width, 100)
    let explanation = try explain(box, .leading)
    #expect(explanation.resolved == .attribute(.right))
    #expect(explanation.value == 284)
    #expect(constraints(explanation).first === leading)
    #expect(explanation.shares.map(\.points) == [-16, 300])
  }

  // MARK: What lost

  @Test func overruledConstraintsAreListedWithWhatOverrulesThem() throws {
    let label = TestView("label", content: Size(width: 500, height: 20), in: root)
    let left = try label.constrain(.left, .equal, root, 10)
    let right = try label.constrain(.right, .lessThanOrEqual, root, -10)
    let explanation = try explain(label, .width)
    #expect(explanation.value == 280)
    #expect(constraints(explanation).first === right)
    let loser = try #require(explanation.overruled.first)
    #expect(loser.constraint.systemRole == .contentSize)
    #expect((loser.constraint as? ViewConstraint)?.contentPull == .compressionResistance)
    #expect(loser.priority == 750 && loser.violation == 220)
    #expect(loser.rivals.contains { $0 === left } && loser.rivals.contains { $0 === right })
    #expect(explanation.justMet.isEmpty)
  }

  @Test func inequalitiesThatAreJustMetAreListed() throws {
    let box = TestView("box", in: root)
    let width = try box.constrain(.width, 100)
    let limit = try box.constrain(.width, .lessThanOrEqual, nil, nil, 100)
    try box.constrain(.width, .lessThanOrEqual, nil, nil, 200)
    let explanation = try explain(box, .width)
    #expect(constraints(explanation).first === width)
    #expect(isSame(explanation.justMet, [limit]))
  }

  /// A limit that an optional constraint happens to reach fixes nothing.
  @Test func aConstraintThatMovesTheEdgeIsNamedBeforeOneThatHappensToBeMet() throws {
    let label = TestView("label", content: Size(width: 100, height: 20), in: root)
    for _ in 0..<3 { try label.constrain(.width, .lessThanOrEqual, nil, nil, 100) }
    let explanation = try explain(label, .width)
    #expect(constraints(explanation).first?.systemRole == .contentSize)
    #expect(explanation.alsoHeldBy.isEmpty)
    #expect(explanation.justMet.count == 3)
  }

  @Test func constraintsThatHoldTheSameEdgeAreNamedTogether() throws {
    let box = TestView("box", in: root)
    let first = try box.constrain(.top, .equal, root, 12)
    let second = try box.constrain(.top, .equal, root, 12)
    let explanation = try explain(box, .top)
    let removed = try #require(explanation.removal?.constraints)
    #expect(removed.count == 2 && explanation.alsoHeldBy.count == 1)
    #expect(removed.contains { $0 === first } && removed.contains { $0 === second })
    #expect(explanation.removal?.range != nil)
  }

  /// Without the first constraint the edge stays where it is, and the solver has nothing to compute.
  @Test func constraintsThatHoldAnEdgeByChanceAreNamedTogether() throws {
    let box = TestView("box", in: root)
    let left = try box.constrain(.left, .equal, root)
    try box.constrain(.right, .equal, root)
    try box.constrain(.width, 300)
    let explanation = try explain(box, .left)
    let removed = try #require(explanation.removal?.constraints)
    #expect(removed.first === left && removed.count == 2)
    #expect(explanation.removal?.range != nil)
  }

  @Test func removalNamesTheNextValue() throws {
    let label = TestView("label", content: Size(width: 50, height: 20), in: root)
    let width = try label.constrain(.width, 80)
    let removal = try #require(try explain(label, .width).removal)
    #expect(isSame(removal.constraints, [width]))
    #expect(removal.value == 50 && removal.range == nil)
  }

  /// The extent of another view, which must not become negative, holds the edge as well.
  @Test func extentsAreNotNegativeWithoutAConstraint() throws {
    let (upper, lower) = (TestView("upper", in: root), TestView("lower", in: root))
    let bottom = try upper.constrain(.bottom, .equal, root)
    try upper.constrain(.top, .equal, root, .top, 900, priority: 500)
    try lower.constrain(.top, .equal, upper, .bottom)
    try lower.constrain(.bottom, .equal, root)
    let explanation = try explain(upper, .bottom)
    #expect(explanation.value == 400)
    let removed = try #require(explanation.removal?.constraints)
    #expect(removed.count > 1 && removed.contains { $0 === bottom })
  }

  /// Without the content size a floor holds the height, in a row that has the number of one of its two rows.
  @Test func aFloorIsNotTakenForWhatItReplaces() throws {
    let label = TestView("label", content: Size(width: 50, height: 0), in: root)
    try label.constrain(.top, .equal, root)
    let negative = try label.constrain(.height, .equal, nil, nil, -5, priority: 200)
    let explanation = try explain(label, .height)
    #expect(constraints(explanation).map(\.systemRole) == [.contentSize])
    #expect(explanation.value == 0)
    let removed = try #require(explanation.removal?.constraints)
    #expect(removed.map(\.systemRole) == [.contentSize, nil] && removed.last === negative)
    #expect(explanation.removal?.range == 0...Double.infinity)
  }

  // MARK: Ambiguity and conflicts

  @Test func openEdgesHaveTwoEnds() throws {
    let box = TestView("box", in: root)
    try box.constrain(.left, .greaterThanOrEqual, root, 20)
    try box.constrain(.right, .lessThanOrEqual, root, -30)
    try box.constrain(.width, 100)
    let explanation = try explain(box, .left)
    #expect(explanation.range == 20...170 && explanation.rangeInParent == 20...170)
    #expect(explanation.removal == nil)
  }

  @Test func whatIsOpenOutsideIsNotOpenInTheParent() throws {
    let box = TestView("box", in: root)
    let inner = TestView("inner", in: box)
    try box.constrain(.left, .greaterThanOrEqual, root, 20)
    try inner.constrain(.left, .equal, box, 5)
    let explanation = try explain(inner, .left)
    #expect(explanation.range == 25...Double.infinity)
    #expect(explanation.rangeInParent == nil && explanation.valueInParent == 5)
  }

  @Test func brokenConstraintsAreOverruled() throws {
    let box = TestView("box", in: root)
    let narrow = try box.constrain(.width, 50)
    let wide = try box.constrain(.width, 80)
    let explanation = try explain(box, .width)
    let conflict = try #require(explanation.conflicts.first)
    #expect(conflict.constraints.count == 2)
    let loser = try #require(explanation.overruled.first)
    #expect(loser.constraint === conflict.broken && loser.priority == 1000)
    #expect(loser.violation == 30)
    #expect(constraints(explanation).first === (conflict.broken === narrow ? wide : narrow))
  }

  // MARK: Items

  @Test func guidesAreExplainedToo() throws {
    root.layout.layoutIfNeeded()
    let guide = root.layout.guide(.layoutMargins)
    let explanation = try #require(guide.explanation(of: .attribute(.bottom)))
    #expect(explanation.shares.map(\.points) == [-8, 400])
  }

  @Test func theRootLiesAtItsOrigin() throws {
    let explanation = try explain(root, .top)
    #expect(explanation.value == 0 && explanation.valueInParent == nil)
    #expect(explanation.shares.isEmpty && explanation.removal == nil)
    #expect(try explain(root, .height).shares.map(\.points) == [400])
  }

  @Test func whatTakesNoPartHasNoExplanation() throws {
    #expect(TestView("lone").layout.explanation(of: .attribute(.top)) == nil)
    root.layout.layoutIfNeeded()
    #expect(root.layout.explanation(of: .attribute(.notAnAttribute)) == nil)
  }
}
