import ConstraintSolver

/// A list of constraints with what its system says, and what to do about it.
package struct ConflictExplanation: Hashable, Sendable {
  package let log: ConstraintLog
  /// The author of each constraint.
  package let origins: [Origin]
  package let analysis: ConflictAnalysis
  /// The single edits that end the conflict, the best first.
  package let repairs: [Repair]
  package let remedy: Remedy?
  /// Whether the conflict shows only if margins are as large as they are by default.
  package let assumesMargins: Bool

  package init(_ log: ConstraintLog) {
    let constraints = log.constraints
    let origins = constraints.map { Origin($0, in: log) }
    let (solver, analysis, reading) = Self.analyse(log)
    let repairs = Self.repairs(analysis, solver, constraints)
    let advisor = analysis.subsets.first.map {
      RemedyAdvisor(log, origins, analysis, main: $0, repairs)
    }
    self.log = log
    self.origins = origins
    self.analysis = analysis
    self.repairs = advisor?.ranked(repairs) ?? []
    remedy = advisor?.remedy()
    assumesMargins = analysis.isConflict && reading == .standardMargins
  }

  /// The constraints that take part in no irreducible subset.
  package var bystanders: [Int] {
    let taking = Set(analysis.subsets.flatMap(\.members))
    return log.constraints.indices.filter { !taking.contains($0) }
  }

  /// Reads a list in the first way in which its constraints exclude each other, as the log says that they do.
  private static func analyse(
    _ log: ConstraintLog
  ) -> (SystemSolver, ConflictAnalysis, RebuiltSystem.Reading) {
    for reading in RebuiltSystem.Reading.allCases {
      let solver = SystemSolver(RebuiltSystem(log.constraints, reading))
      guard !solver.isFeasible(without: []) else { continue }
      return (solver, ConflictAnalysis(solver, broken: log.broken), reading)
    }
    let solver = SystemSolver(RebuiltSystem(log.constraints, .scrolling))
    return (solver, ConflictAnalysis(), .scrolling)
  }

  private static func repairs(
    _ analysis: ConflictAnalysis, _ solver: SystemSolver, _ constraints: [ConstraintDescription]
  ) -> [Repair] {
    analysis.removals.filter { $0.count == 1 }.flatMap { $0 }.map { member in
      var repair = Repair(member: member)
      if constraints[member].contentPriorities == nil {
        repair.constants = solver.range(ofConstant: member)
      }
      return repair
    }
  }
}
