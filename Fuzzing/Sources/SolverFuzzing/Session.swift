@_spi(Fuzzing) import ConstraintSolver
internal import Glibc

/// A solver under the operations that bytes stand for, with a list of what it should hold.
///
/// Traps where the solver does what it must not.
public struct Session {
  private var solver = Solver()
  private var reader: ByteReader
  private let numbers: Numbers
  private let isWild: Bool
  private var variables: [Variable] = []
  private var live: [Member] = []
  // What the last successful solution left.
  private var formerVariables: [Variable] = []
  private var formerLive: [Member] = []
  private var reported: [Variable: Double] = [:]
  private let report: ((String) -> Void)?

  struct Member {
    var id: ConstraintID
    var constraint: LinearConstraint
  }

  private static let mostVariables = 10
  private static let mostConstraints = 40
  private static let mostOperations = 120

  /// Creates a session of the operations that bytes stand for.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - report: Is given each operation before it is carried out.
  public init(_ bytes: [UInt8], report: ((String) -> Void)?) {
    self.report = report
    reader = ByteReader(bytes)
    isWild = reader.byte() % 8 == 7
    numbers = isWild ? .wild : .ordinary
  }

  /// Carries the operations out.
  public mutating func run() {
    for _ in 0..<Session.mostOperations where !reader.isAtEnd { step() }
    solveBreaking()
  }

  private func trace(_ operation: @autoclosure () -> String) {
    if let report { report(operation()) }
  }

  private mutating func step() {
    switch reader.index(below: 20) {
    case 0, 1: makeVariable()
    case 2: removeVariable()
    case 3...7: add()
    case 8: remove()
    case 9, 10: setConstant()
    case 11: setPriority()
    case 12...14: solve()
    case 15: solveBreaking()
    case 16: ask()
    case 17: clone()
    case 18: follow()
    default: takeChanges()
    }
  }

  // MARK: Edits

  private mutating func makeVariable() {
    guard variables.count < Session.mostVariables else { return }
    let variable = solver.makeVariable()
    trace("make \(name(variable))")
    variables.append(variable)
    formerVariables.append(variable)
    reported[variable] = 0
  }

  private mutating func removeVariable() {
    guard !variables.isEmpty else { return }
    let index = reader.index(below: variables.count)
    let variable = variables[index]
    let isMentioned = live.contains { $0.constraint.terms.contains { $0.variable == variable } }
    guard !isMentioned else { return }
    trace("remove \(name(variable))")
    solver.removeVariable(variables.remove(at: index))
  }

  private mutating func add() {
    guard live.count < Session.mostConstraints else { return }
    var terms: [Term] = []
    if !variables.isEmpty {
      for _ in 0..<reader.pick([1, 1, 2, 2, 2, 3, 4, 0]) {
        let coefficient = reader.pick(numbers.coefficients)
        terms.append(Term(coefficient, variables[reader.index(below: variables.count)]))
      }
    }
    let constraint = LinearConstraint(
      terms, reader.relation(), reader.pick(numbers.constants), priority: reader.priority())
    trace("add \(describe(constraint))")
    do {
      live.append(Member(id: try solver.add(constraint), constraint: constraint))
    } catch {
      require(isWild, "Refused \(constraint)")
    }
  }

  /// The place of a constraint in the list, if there is any.
  private mutating func pickMember() -> Int? {
    live.isEmpty ? nil : reader.index(below: live.count)
  }

  private mutating func remove() {
    guard let index = pickMember() else { return }
    let member = live.remove(at: index)
    trace("remove \(describe(member.constraint))")
    solver.remove(member.id)
  }

  private mutating func setConstant() {
    guard let index = pickMember() else { return }
    let constant = reader.pick(numbers.constants)
    trace("set constant \(constant) of \(describe(live[index].constraint))")
    do {
      try solver.setConstant(constant, of: live[index].id)
      live[index].constraint.constant = constant
    } catch {
      require(isWild, "Refused the constant \(constant)")
    }
  }

  private mutating func setPriority() {
    guard let index = pickMember() else { return }
    let priority = reader.priority()
    trace("set priority \(priority.rawValue) of \(describe(live[index].constraint))")
    live[index].constraint.priority = priority
    solver.setPriority(priority, of: live[index].id)
  }

  private mutating func clone() {
    trace("clone")
    solver = solver.clone()
  }

  // MARK: Solving

  private mutating func solve() {
    trace("solve")
    let former = formerVariables.map { variables.contains($0) ? solver.value(of: $0) : nil }
    do {
      try solver.solve()
      accept()
    } catch {
      let attempted = live
      variables = formerVariables
      live = formerLive
      if case .conflict(let conflict) = error {
        checkIrreducible(conflict, attempted)
      } else {
        require(isWild, "Out of range")
      }
      for (variable, value) in zip(formerVariables, former) {
        guard let value else { continue }
        require(solver.value(of: variable) == value, "A refusal moved \(variable)")
      }
    }
  }

  private mutating func solveBreaking() {
    trace("solve, breaking")
    solver.solve { conflict in
      let id = conflict.constraints[reader.index(below: conflict.constraints.count)]
      trace("break number \(live.firstIndex { $0.id == id } ?? -1)")
      return id
    }
    accept()
  }

  /// Follows changed constants, where the solver can; otherwise the edits stay recorded.
  private mutating func follow() {
    trace("follow")
    let undetermined = solver.undeterminedVariables()
    guard solver.followForFuzzing() else { return }
    require(
      solver.undeterminedVariables() == undetermined,
      "Other variables are undetermined after constants were followed")
    accept()
  }

  private mutating func accept() {
    formerVariables = variables
    formerLive = live
    for variable in variables {
      require(solver.value(of: variable).isFinite, "\(variable) is not finite")
    }
    guard !isWild else {
      _ = solver.certify()
      return
    }
    let flaws = solver.certify().flaws
    require(flaws.isEmpty, "Not an optimum: \(flaws)")
    if solver.brokenConstraints.isEmpty { compareWithFresh() }
  }

  // MARK: Checks

  /// Compares with a solver that gets the live constraints at once.
  private func compareWithFresh() {
    let fresh = FreshSolver(variables, live.map(\.constraint))
    do { try fresh.solver.solve() } catch { fatalError("A fresh solver says \(error)") }
    let undetermined = fresh.solver.undeterminedVariables()
    require(
      solver.undeterminedVariables()
        == variables.sorted().filter {
          undetermined.contains(fresh.variable($0))
        }, "Other variables are undetermined in a fresh solver")
    for variable in variables {
      let value = solver.value(of: variable)
      let other = fresh.solver.value(of: fresh.variable(variable))
      require(
        abs(value - other) <= 1e-6 * max(1, abs(value)),
        "\(variable) is \(value), in a fresh solver \(other)")
    }
  }

  /// Checks that the members of a conflict exclude each other, and no longer without any one.
  private func checkIrreducible(_ conflict: Conflict, _ attempted: [Member]) {
    guard !isWild else { return }
    let members = attempted.filter { conflict.constraints.contains($0.id) }.map(\.constraint)
    require(members.count == conflict.constraints.count, "A conflict of what is not there")
    require(members.allSatisfy { $0.priority == .required }, "A conflict of what is optional")
    require(isConflict(members), "No conflict: \(members)")
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      require(!isConflict(rest), "Reducible: \(members)")
    }
  }

  private func isConflict(_ constraints: [LinearConstraint]) -> Bool {
    let fresh = FreshSolver(
      Set(constraints.flatMap { $0.terms.map(\.variable) }).sorted(), constraints)
    do { try fresh.solver.solve() } catch { return true }
    return false
  }

  // MARK: Queries

  private mutating func ask() {
    guard formerVariables == variables, !variables.isEmpty else { return }
    let variable = variables[reader.index(below: variables.count)]
    let freedom = solver.freedom(of: variable)
    require(solver.freedom(of: variable) == freedom, "Asking twice gives two answers")
    require(
      freedom.contains(solver.value(of: variable)), "\(variable) is outside of its freedom")
  }

  private mutating func takeChanges() {
    guard formerVariables == variables else { return }
    let changed = solver.takeChangedVariables()
    for variable in variables {
      let value = solver.value(of: variable)
      let former = reported[variable] ?? 0
      if changed.contains(variable) {
        reported[variable] = value
      } else {
        require(
          abs(value - former) <= 1e-9 * max(1, abs(former)), "\(variable) changed unnoticed")
      }
    }
  }
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard !condition else { return }
  print(message())
  // Where output is piped it would be lost.
  fflush(nil)
  fatalError("The solver did what it must not")
}

func name(_ variable: Variable) -> String {
  // The handle's number is no part of its interface but of its description.
  "x" + "\(variable)".filter(\.isNumber)
}

func describe(_ constraint: LinearConstraint) -> String {
  let sum = constraint.terms.map { "\($0.coefficient)·\(name($0.variable))" }
  let sign = ["<=", "==", ">="][Int(constraint.relation.rawValue) + 1]
  return
    "\(sum.joined(separator: " + ")) \(sign) \(constraint.constant) @\(constraint.priority.rawValue)"
}
