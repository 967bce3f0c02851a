import ConstraintSolver

/// A new solver with the same constraints, in the same order of variables.
struct FreshSolver {
  let solver = Solver()
  private var handle: [Variable: Variable] = [:]

  init(_ variables: [Variable], _ constraints: [LinearConstraint]) {
    for variable in variables.sorted() { handle[variable] = solver.makeVariable() }
    for constraint in constraints {
      var own = constraint
      own.terms = constraint.terms.map { Term($0.coefficient, self.variable($0.variable)) }
      do { _ = try solver.add(own) } catch { fatalError("A fresh solver refuses \(constraint)") }
    }
  }

  func variable(_ original: Variable) -> Variable {
    guard let own = handle[original] else { fatalError("\(original) is unknown") }
    return own
  }
}
