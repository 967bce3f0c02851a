import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// The reason that is named for a constraint that stays broken while constants change.
@Suite struct PresentConflictTests {
  private let root = TestView.root(100, 100)
  private let view: TestView
  private let left: LayoutConstraint
  private let right: LayoutConstraint
  private let wide: LayoutConstraint

  /// A view that is at least 60 points wide, with room for 40.
  init() throws {
    view = TestView("view", in: root)
    left = try view.constrain(.left, .equal, root)
    right = try view.constrain(.right, .lessThanOrEqual, root, .right, -60)
    wide = try view.constrain(.width, .greaterThanOrEqual, nil, nil, 60)
    root.layout.layoutIfNeeded()
  }

  private func conflict() throws -> LayoutConflict {
    #expect(root.layout.conflicts.count == 1)
    return try #require(root.layout.conflicts.first)
  }

  @Test func theFirstReasonIsNamed() throws {
    #expect(try conflict().broken === wide)
    #expect(try conflict().constraints.contains { $0 === right })
  }

  /// There is room then, but a limit of the width keeps the constraint broken.
  @Test func anotherReasonIsNamedWhereTheFirstIsGone() throws {
    let narrow = try view.constrain(.width, .lessThanOrEqual, nil, nil, 30)
    right.constant = 0
    root.layout.layoutIfNeeded()
    let conflict = try conflict()
    #expect(conflict.broken === wide)
    #expect(conflict.constraints.count == 2)
    #expect(conflict.constraints.contains { $0 === narrow })
    #expect(conflict.constraints.contains { $0 === wide })
  }

  @Test func anInactiveConstraintIsNoReason() throws {
    let narrow = try view.constrain(.width, .lessThanOrEqual, nil, nil, 30)
    root.layout.layoutIfNeeded()
    right.deactivate()
    root.layout.layoutIfNeeded()
    #expect(try conflict().constraints.contains { $0 === narrow })
    #expect(try !conflict().constraints.contains { $0 === right })
  }
}
