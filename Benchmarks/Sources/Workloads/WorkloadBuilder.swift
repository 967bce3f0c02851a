/// Puts workloads together.
struct WorkloadBuilder {
  private(set) var workload: Workload

  /// Begins with the phase `build`.
  init(_ name: String, _ size: Int) {
    workload = Workload(name: name, size: size)
    begin("build")
  }

  /// The variables of a view, as Auto Layout has them.
  struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The priority of constraints that must hold.
  static let required = 1000

  mutating func makeVariable() -> Int {
    defer { workload.variableCount += 1 }
    return workload.variableCount
  }

  mutating func makeView() -> View {
    View(x: makeVariable(), y: makeVariable(), width: makeVariable(), height: makeVariable())
  }

  /// A variable that is suggested at 999, almost required, as the size of a window is.
  mutating func makeWindowSide(_ length: Int) -> Int {
    let variable = makeVariable()
    workload.operations.append(.edit(variable: variable, priority: 999))
    suggest(Double(length), variable)
    return variable
  }

  // MARK: Constraints

  /// Makes a constraint without adding it.
  mutating func make(
    _ terms: [(Double, Int)], _ relation: Workload.Relation, _ constant: Double,
    priority: Int = required
  ) -> Int {
    let start = workload.terms.count
    for (coefficient, variable) in terms {
      workload.terms.append(Workload.Term(variable, WorkloadWriter.rounded(coefficient)))
    }
    workload.constraints.append(
      Workload.Constraint(
        priority: priority, relation: relation, constant: WorkloadWriter.rounded(constant),
        terms: start..<workload.terms.count))
    return workload.constraints.count - 1
  }

  /// Makes a constraint and adds it.
  @discardableResult
  mutating func constrain(
    _ terms: [(Double, Int)], _ relation: Workload.Relation, _ constant: Double,
    priority: Int = required
  ) -> Int {
    let index = make(terms, relation, constant, priority: priority)
    add(index)
    return index
  }

  mutating func equal(_ terms: [(Double, Int)], _ constant: Int) {
    constrain(terms, .equal, Double(constant))
  }

  mutating func atMost(_ terms: [(Double, Int)], _ constant: Int) {
    constrain(terms, .lessThanOrEqual, Double(constant))
  }

  mutating func atLeast(_ terms: [(Double, Int)], _ constant: Int) {
    constrain(terms, .greaterThanOrEqual, Double(constant))
  }

  /// What Auto Layout makes of an intrinsic content size: hugging and compression resistance.
  @discardableResult
  mutating func intrinsic(_ variable: Int, _ extent: Int) -> (hugging: Int, compression: Int) {
    let constant = Double(extent)
    return (
      constrain([(1, variable)], .lessThanOrEqual, constant, priority: 250),
      constrain([(1, variable)], .greaterThanOrEqual, constant, priority: 750)
    )
  }

  // MARK: Requests

  mutating func begin(_ phase: String) {
    workload.operations.append(.phase(workload.phases.count))
    workload.phases.append(phase)
  }

  mutating func add(_ constraint: Int) { workload.operations.append(.add(constraint)) }

  mutating func remove(_ constraint: Int) { workload.operations.append(.remove(constraint)) }

  mutating func update() { workload.operations.append(.update) }

  mutating func suggest(_ value: Double, _ variable: Int) {
    workload.operations.append(
      .suggest(value: WorkloadWriter.rounded(value), variable: Int32(variable)))
  }

  /// A thousand steps of half a point, as a person drags the side of a window.
  mutating func drag(_ variable: Int, from length: Int) {
    begin("drag")
    for step in 1...1000 {
      suggest(Double(length) + 0.5 * Double(step), variable)
      update()
    }
  }
}
