import ConstraintSolver
import SolverRuns
import Testing
import Workloads

/// The distance from where propagation starts to the optimum, in steps.
struct StartTests {
  /// Of the layouts in which all rows that must hold can, propagation finds the optimum but for a few rows
  /// that more than one column decides.
  @Test(
    arguments: [
      (Family.cells, 0), (.chain, 0), (.nested, 2), (.eqrow, 0), (.grid, 0), (.masonry, 0),
      (.intrin, 0),
      (.toggle, 0),
    ])
  func stepsFromTheStartAreFew(family: Family, steps: Int) throws {
    var run = SolverRun(family.workload(200))
    _ = try run.run(until: "build")
    #expect(run.statistics.pivots <= steps)
    #expect(run.statistics.freshStarts == 0)
  }

  /// Where there is too little room, texts give way in order of age, each by a step.
  @Test func stepsAreAsManyAsTextsGiveWay() throws {
    var run = SolverRun(Family.squeeze.workload(200))
    _ = try run.run(until: "build")
    #expect(run.statistics.pivots <= 101)
  }
}
