import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Where a view lies whose position only inequalities bound.
@Suite struct OpenPositionTests {
  private let root = TestView.root(300, 200)

  @Test(
    "an open position lies at its bound, on whichever side of it the view was",
    arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func nearBound(relation: Relation) throws {
    let view = TestView("view", in: root)
    try view.constrain(.left, relation, root, .left, 30)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 30, y: 0, width: 0, height: 0))
  }

  @Test(
    "a far edge moves the view rather than stretching it",
    arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func farBound(relation: Relation) throws {
    let view = TestView("view", in: root)
    try view.constrain(.width, 100)
    try view.constrain(.right, relation, root, .right, -74)
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 126, y: 0, width: 100, height: 0))
  }

  @Test("an open extent is as small as an inequality lets it be")
  func extent() throws {
    let view = TestView("view", in: root)
    try view.constrain(.width, .lessThanOrEqual, root, .width, -50)
    try view.constrain(.height, .greaterThanOrEqual, root, .height, -50)
    root.layout.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 0, height: 150))
  }

  @Test("of several bounds the oldest holds, as far as the others let it")
  func oldestBound() throws {
    let view = TestView("view", in: root)
    try view.constrain(.top, .lessThanOrEqual, root, .top, 40)
    try view.constrain(.top, .greaterThanOrEqual, root, .top, 10)
    try view.constrain(.left, .greaterThanOrEqual, root, .left, 5)
    try view.constrain(.left, .greaterThanOrEqual, root, .left, 25)
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin == Point(x: 25, y: 40))
  }

  @Test("views bounded by one another each lie at a bound")
  func chain() throws {
    let first = TestView("first", in: root)
    let second = TestView("second", in: root)
    try second.constrain(.left, .greaterThanOrEqual, first, .right, 20)
    try first.constrain(.left, .greaterThanOrEqual, root, .left, 15)
    root.layout.layoutIfNeeded()
    #expect([first, second].map(\.frame.origin.x) == [15, 35])
  }

  @Test("a bound that goes leaves the view where it was, and a new one is obeyed")
  func edits() throws {
    let view = TestView("view", in: root)
    let bound = try view.constrain(.left, .greaterThanOrEqual, root, .left, 30)
    root.layout.layoutIfNeeded()
    bound.constant = 50
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x == 50)
    bound.deactivate()
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x == 50)
    try view.constrain(.left, .lessThanOrEqual, root, .left, 70)
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x == 70)
    #expect(root.layout.ambiguities.count > 0)
  }

  @Test("a view that exercising moved obeys inequalities once a constraint comes or goes")
  func exercised() throws {
    let view = TestView("view", in: root)
    try view.constrain(.left, .greaterThanOrEqual, root, .left, 30)
    try view.constrain(.width, 100)
    root.layout.layoutIfNeeded()
    #expect(view.layout.exerciseAmbiguity())
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x != 30)
    let later = try view.constrain(.left, .lessThanOrEqual, root, .left, 70)
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x == 30)
    #expect(view.layout.exerciseAmbiguity())
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x != 30)
    later.deactivate()
    root.layout.layoutIfNeeded()
    #expect(view.frame.origin.x == 30)
  }
}
