package import ConstraintSolver
package import Measuring
package import Workloads

/// Why a workload could not be run to its end.
package enum SolverRunError: Error, Equatable, CustomStringConvertible {
  /// The solver refused constraint `0` or the constraints before a layout pass.
  case refused(String)
  /// A constraint was taken that contradicts those that are there.
  case notRefused(constraint: Int)
  /// A constraint was removed, or a variable suggested, that was not there.
  case absent(String)

  /// One sentence.
  package var description: String {
    switch self {
    case .refused(let reason): "the solver refused: \(reason)"
    case .notRefused(let index): "the solver took constraint \(index), which cannot hold"
    case .absent(let what): "\(what) was used before it was there"
    }
  }
}

/// One run of a workload on a fresh solver, timed.
///
/// The first phase includes the making of variables and constraints, as a program pays for it. A
/// step ends with each layout pass. Nothing but the clock is called between two steps.
package struct SolverRun {
  /// What a layout pass ends with.
  package enum Reading: Sendable {
    /// The solver settled.
    case nothing
    /// Every value was read.
    case everyValue
  }

  private let workload: Workload
  private let reading: Reading
  private let limit: UInt64
  private let solver = Solver()
  private var variables: [Variable] = []
  private let identities: IdentityTable
  /// The constraints of edit variables.
  private var edits: [ConstraintID] = []
  /// The place in `edits` by variable, or -1; no dictionary, because looking up one takes as long as
  /// a small edit.
  private var editOfVariable: [Int32] = []
  private let editCount: Int
  /// The terms of some constraints, one after the other in the solver's own form.
  private var terms: [ConstraintSolver.Term] = []
  /// These constraints.
  private var prepared = 0..<0
  /// Where the first of their terms is in the workload.
  private var firstTerm = 0
  private var sum = 0.0

  /// The counts of the solver and of its last solution.
  package var statistics: Statistics { solver.statistics }

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - workload: What to do.
  ///   - reading: What a layout pass ends with.
  ///   - limit: After how many seconds a phase is stopped, at the next layout pass.
  package init(_ workload: Workload, reading: Reading = .nothing, limit: Double = .infinity) {
    self.workload = workload
    editCount = workload.operations.count {
      if case .edit = $0 { true } else { false }
    }
    identities = IdentityTable(count: workload.constraints.count)
    self.reading = reading
    self.limit = limit < 1e9 ? UInt64(limit * 1e9) : .max
  }

  /// Does everything up to the end of a phase, or all of it.
  ///
  /// - Parameters:
  ///   - lastPhase: The phase to end with.
  ///   - report: Called after each phase.
  /// - Returns: The value of every variable.
  /// - Throws: `SolverRunError`.
  package mutating func run(
    until lastPhase: String? = nil, report: (PhaseReport) -> Void = { _ in }
  ) throws -> [Double] {
    editOfVariable = Array(repeating: -1, count: workload.variableCount)
    var next = workload.operations.startIndex
    while next < workload.operations.endIndex {
      let (finished, measured) = try runPhase(at: &next)
      if let measured { report(measured) }
      if measured?.isStopped ?? false || finished == lastPhase { break }
    }
    return variables.map { solver.value(of: $0) }
  }

  /// Does the operations of one phase.
  ///
  /// - Returns: The name of the phase, and how long its steps took unless it had none.
  private mutating func runPhase(
    at next: inout Int
  ) throws -> (name: String, report: PhaseReport?) {
    var name = "build"
    if case .phase(let index) = workload.operations[next] {
      name = workload.phases[index]
      next += 1
    }
    let end = workload.operations[next...].firstIndex(where: \.isPhase) ?? workload.operations.count
    var laps: [UInt64] = []
    laps.reserveCapacity(end - next)
    var isStopped = false
    let isBuild = variables.isEmpty
    let added = constraintsAdded(by: next..<end)
    // Before the clock starts: no step is to take the time of all.
    if !isBuild { prepareTerms(of: added) }
    let start = Stopwatch.now
    var stopwatch = Stopwatch()
    if isBuild { makeVariables() }
    while next < end, !isStopped {
      let terms = terms
      let span = terms.span
      block: while next < end, !isStopped {
        switch workload.operations[next] {
        case .add(let index) where !prepared.contains(index),
          .addRefused(let index) where !prepared.contains(index):
          prepareTerms(of: index..<min(index + SolverRun.blockLength, added.upperBound))
          break block
        case .add(let index): identities[index] = try add(index, span)
        case .update:
          try settle()
          laps.append(stopwatch.lap())
          isStopped = Stopwatch.now - start > limit
        case let edit: try perform(edit)
        }
        next += 1
      }
    }
    guard !laps.isEmpty else { return (name, nil) }
    return (name, PhaseReport(phase: name, nanoseconds: laps, isStopped: isStopped))
  }

  private mutating func makeVariables() {
    solver.reserve(
      variables: workload.variableCount, constraints: workload.constraints.count + editCount,
      terms: workload.terms.count + editCount)
    variables.reserveCapacity(workload.variableCount)
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
  }

  /// The constraints from the first to the last that some operations add.
  private func constraintsAdded(by operations: Range<Int>) -> Range<Int> {
    var first = Int.max
    var end = 0
    for operation in workload.operations[operations] {
      switch operation {
      case .add(let index), .addRefused(let index):
        first = min(first, index)
        end = max(end, index + 1)
      default: continue
      }
    }
    return first < end ? first..<end : 0..<0
  }

  /// For how many constraints a build makes the terms at once, in one loop: few enough that they are
  /// in the cache until they are used.
  private static let blockLength = 256

  /// Makes the terms of some constraints and forgets those before.
  private mutating func prepareTerms(of constraints: Range<Int>) {
    prepared = constraints
    let (given, variables) = (workload.terms, variables)
    let range = constraints.isEmpty ? 0..<0 : workload.terms(of: constraints)
    terms = Array(unsafeUninitializedCapacity: range.count) { terms, count in
      for place in range {
        let variable = variables[Int(given[place].variable)]
        terms.initializeElement(
          at: place &- range.lowerBound, to: Term(given[place].coefficient, variable))
      }
      count = range.count
    }
    firstTerm = range.lowerBound
  }

  private mutating func settle() throws(SolverRunError) {
    do {
      try solver.solve()
    } catch {
      throw .refused("\(error)")
    }
    guard reading == .everyValue else { return }
    for variable in variables { sum += solver.value(of: variable) }
  }

  private mutating func perform(_ edit: Workload.Operation) throws(SolverRunError) {
    switch edit {
    case .remove(let index):
      guard let identity = identities[index] else { throw .absent("constraint \(index)") }
      solver.remove(identity)
      identities[index] = nil
    case .addRefused(let index): try addRefused(index)
    case .edit(let variable, let priority):
      editOfVariable[variable] = Int32(edits.count)
      edits.append(try makeEdit(of: variables[variable], Priority(Float(priority))))
    case .suggest(let value, let variable): try suggest(value, Int(variable))
    case .add, .phase, .update: break
    }
  }

  // Mutating, because a method that only reads would be given a copy of the whole run.
  @inline(__always)
  private mutating func add(
    _ index: Int, _ terms: borrowing Span<ConstraintSolver.Term>
  ) throws(SolverRunError) -> ConstraintID {
    let constraint = workload.constraints[index]
    let range = constraint.terms
    do {
      return try solver.add(
        terms.extracting(range.lowerBound &- firstTerm..<range.upperBound &- firstTerm),
        constraint.relation.solverRelation,
        constraint.constant, priority: Priority(Float(constraint.priority)))
    } catch {
      throw .refused("\(error)")
    }
  }

  private func makeEdit(
    of variable: Variable, _ priority: Priority
  ) throws(SolverRunError) -> ConstraintID {
    do {
      let value = solver.value(of: variable)
      return try solver.add(
        LinearConstraint([Term(1, variable)], .equal, value, priority: priority))
    } catch {
      throw .refused("\(error)")
    }
  }

  private func suggest(_ value: Double, _ variable: Int) throws(SolverRunError) {
    guard editOfVariable[variable] >= 0 else { throw .absent("edit variable \(variable)") }
    do {
      try solver.setConstant(value, of: edits[Int(editOfVariable[variable])])
    } catch {
      throw .refused("\(error)")
    }
  }

  private mutating func addRefused(_ index: Int) throws(SolverRunError) {
    try settle()
    let terms = terms
    _ = try add(index, terms.span)
    do {
      try solver.solve()
    } catch {
      return
    }
    throw .notRefused(constraint: index)
  }
}

extension Workload.Operation {
  fileprivate var isPhase: Bool {
    if case .phase = self { true } else { false }
  }
}

extension Workload.Relation {
  /// The relation as the solver names it.
  var solverRelation: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
