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
  /// Constraints that follow from the others, the one to lower first, where all can hold together.
  package let redundant: [Int]
  /// The way in which the list was read.
  let reading: RebuiltSystem.Reading

  /// Whether the conflict shows only if margins are as large as they are by default.
  package var assumesMargins: Bool { analysis.isConflict && reading == .standardMargins }

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
    redundant = analysis.isConflict ? [] : Self.redundant(log, origins, solver)
    remedy =
      advisor?.remedy() ?? redundant.first.map { .init(edit: .lower($0), reason: .redundant) }
    self.reading = reading
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

  private static func redundant(
    _ log: ConstraintLog, _ origins: [Origin], _ solver: SystemSolver
  ) -> [Int] {
    guard log.constraints.count <= maximumCount else { return [] }
    let advisor = RemedyAdvisor(
      log, origins, ConflictAnalysis(), main: .init(members: [], extents: []), [])
    return log.constraints.indices.filter { index in
      guard origins[index].isEditable, log.constraints[index].relation == .equal,
        let range = solver.range(ofConstant: index)
      else { return false }
      return range.upperBound - range.lowerBound < 1e-6
    }.sorted {
      (MemberScore(advisor, $0, .redundant).value, $0)
        < (MemberScore(advisor, $1, .redundant).value, $1)
    }
  }

  /// Longer lists get no constants beside removals.
  private static let maximumRanges = 300
  /// Longer lists are not searched for constraints that follow from others.
  private static let maximumCount = 100

  private static func repairs(
    _ analysis: ConflictAnalysis, _ solver: SystemSolver, _ constraints: [ConstraintDescription]
  ) -> [Repair] {
    analysis.removals.filter { $0.count == 1 }.flatMap { $0 }.map { member in
      var repair = Repair(member: member)
      if constraints[member].contentPriorities == nil, constraints.count <= maximumRanges {
        repair.constants = solver.range(ofConstant: member).map {
          constraints[member].relation.widening($0)
        }
      }
      return repair
    }
  }
}

extension Relation {
  /// The constants with which a constraint of the relation holds, for the range of values that its left side can take.
  fileprivate func widening(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    switch self {
    case .equal: range
    case .lessThanOrEqual: range.lowerBound...Double.infinity
    case .greaterThanOrEqual: -Double.infinity...range.upperBound
    }
  }
}
