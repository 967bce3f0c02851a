import Testing

@testable import ConstraintSolver

/// Trial values on which several rows depend, some of which mention only followers.
@Suite struct TrialValueTests {
  private let solver = Solver()

  private func content(_ variable: Variable, _ extent: Double) throws {
    try solver.add([Term(1, variable)], .greaterThanOrEqual, extent, 750)
    try solver.add([Term(1, variable)], .lessThanOrEqual, extent, 250)
  }

  /// Rows one below the other, each with a label of 20 that is as high as the button of 30 beside it.
  @Test(arguments: [10, 200]) func theTallerOfTwoEqualHeightsDecides(count: Int) throws {
    var top = solver.makeVariable()
    try solver.add([Term(1, top)], .equal, 0)
    for _ in 0..<count {
      let (label, button) = (solver.makeVariable(), solver.makeVariable())
      let bottom = solver.makeVariable()
      try solver.add([Term(1, label), Term(-1, button)], .equal, 0)
      try solver.add([Term(1, bottom), Term(-1, top), Term(-1, button)], .equal, 0)
      try content(label, 20)
      try content(button, 30)
      top = bottom
    }
    try solver.solve()
    #expect(solver.value(of: top) == 30 * Double(count))
    #expect(solver.statistics.pivots == 0)
    #expect(solver.statistics.solvedComponents == 0)
    #expect(solver.certify().isValid)
  }

  /// Of two contents that share a width, the second's is stronger: found when the first has its own.
  @Test func theStrongerOfTwoPartsDecides() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, first), Term(1, second)], .equal, 100)
    try solver.add([Term(1, first)], .equal, 80, 500)
    try solver.add([Term(1, second)], .equal, 60, 400)
    try solver.add([Term(1, second)], .greaterThanOrEqual, 40, 750)
    try solver.solve()
    #expect(solver.value(of: first) == 60)
    #expect(solver.value(of: second) == 40)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.certify().isValid)
  }

  /// A gap that the followers depend on beside the first column gives way to stronger rows: it is known
  /// early, but its 10 is the weakest constraint of all.
  @Test func whatTheRestFollowsFromLimitsWhatIsFixed() throws {
    let (gap, first, second) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add([Term(1, gap)], .greaterThanOrEqual, 0, 900)
    try solver.add([Term(1, gap)], .equal, 10, 300)
    try solver.add([Term(1, first), Term(1, second), Term(1, gap)], .equal, 100)
    try solver.add([Term(1, first)], .equal, 80, 500)
    try solver.add([Term(1, second)], .greaterThanOrEqual, 40, 700)
    try solver.solve()
    #expect(solver.value(of: gap) == 0)
    #expect(solver.value(of: first) == 60)
    #expect(solver.value(of: second) == 40)
    #expect(solver.certify().isValid)
  }

  /// A column whose active row is one of its follower changes with the constant of that row.
  @Test func aDraggedFollowerTakesTheFirstAlong() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(2, first), Term(-1, second)], .equal, 0)
    try solver.add([Term(1, first)], .greaterThanOrEqual, 5, 750)
    let drag = try solver.hold(second, Priority(500))
    try solver.setConstant(30, of: drag)
    for value in [30.0, 40, 50, 12] {
      try solver.setConstant(value, of: drag)
      try solver.solve()
      #expect(solver.value(of: second) == value)
      #expect(solver.value(of: first) == value / 2)
      #expect(solver.certify().isValid)
    }
  }
}
