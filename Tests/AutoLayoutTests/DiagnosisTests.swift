import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Reported ambiguity, and constraints that are refused.
@Suite struct DiagnosisTests {
  @Test func ambiguityNamesTheVariables() throws {
    let root = TestView.root(100, 100)
    let view = TestView("view", in: root)
    try view.constrain(.left, .equal, root)
    try view.constrain(.top, .equal, root)
    try view.constrain(.height, 10)
    view.layout.setFrame(Rect(x: 3, y: 3, width: 25, height: 25))
    root.layout.layoutIfNeeded()
    #expect(view.layout.ambiguousVariables == [.width])
    #expect(view.frame == Rect(x: 0, y: 0, width: 25, height: 10))
  }

  @Test func ambiguousViewsKeepTheirPlaceInTheParent() throws {
    let root = TestView.root(100, 100)
    let outer = TestView("outer", in: root)
    try outer.pinEdges(to: root, inset: 10)
    let view = TestView("view", in: outer)
    view.layout.setFrame(Rect(x: 1, y: 2, width: 3, height: 4))
    root.layout.layoutIfNeeded()
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.layout.ambiguities.count == 1)
    #expect(view.layout.ambiguousVariables == [.minX, .minY, .width, .height])
  }

  @Test(arguments: [
    (LayoutAttribute.left, LayoutAttribute.notAnAttribute, ConstraintError.locationEqualToConstant),
    (.leading, .left, .directionalWithAbsolute),
    (.centerX, .centerY, .invalidPairing),
    (.top, .height, .invalidPairing),
    (.notAnAttribute, .left, .missingFirstItem),
  ])
  func illegalPairsAreRefused(
    first: LayoutAttribute, second: LayoutAttribute, error: ConstraintError
  ) {
    #expect(throws: error) {
      try LayoutConstraint.checkLegality(first, second, multiplier: 1, constant: 0)
    }
  }

  @Test func numbersMustBeFinite() {
    #expect(throws: ConstraintError.self) {
      try LayoutConstraint.checkLegality(.left, .left, multiplier: .nan, constant: 0)
    }
    #expect(throws: ConstraintError.constantNotFinite(.infinity)) {
      try LayoutConstraint.checkLegality(.left, .left, multiplier: 1, constant: .infinity)
    }
    #expect(throws: ConstraintError.priorityOutOfRange(1001)) {
      try LayoutConstraint.priority(1001)
    }
  }
}
