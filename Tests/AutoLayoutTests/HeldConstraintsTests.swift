import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// A view holds its constraints in the order of activation.
@Suite struct HeldConstraintsTests {
  @Test func constraintsStandInTheOrderOfActivation() throws {
    let view = TestView.root(100, 100)
    let constraints = try (0..<4).map {
      try view.constrain(.width, .greaterThanOrEqual, Double($0))
    }
    #expect(view.layout.constraints.map(\.constant) == [0, 1, 2, 3])
    constraints[1].deactivate()
    #expect(view.layout.constraints.map(\.constant) == [0, 2, 3])
    constraints[3].deactivate()
    constraints[0].deactivate()
    #expect(view.layout.constraints.map(\.constant) == [2])
    for index in [3, 1, 0] { try constraints[index].activate() }
    #expect(view.layout.constraints.map(\.constant) == [2, 3, 1, 0])
    for constraint in constraints { constraint.deactivate() }
    #expect(view.layout.constraints.isEmpty)
  }

  @Test func manyConstraintsGoAwayWithTheirView() throws {
    weak var last: LayoutConstraint?
    do {
      let view = TestView.root(100, 100)
      for _ in 0..<100_000 { last = try view.constrain(.width, .greaterThanOrEqual, 1) }
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test func aConstraintOutlivesItsHolder() throws {
    var view: TestView? = TestView.root(100, 100)
    let constraint = try #require(try view?.constrain(.width, .greaterThanOrEqual, 1))
    view = nil
    #expect(!constraint.isActive)
    constraint.deactivate()
    #expect(constraint.holder == nil)
  }
}

extension TestView {
  @discardableResult
  fileprivate func constrain(
    _ attribute: LayoutAttribute, _ relation: Relation, _ constant: Double
  ) throws -> LayoutConstraint {
    try constrain(attribute, relation, nil, nil, constant)
  }
}
