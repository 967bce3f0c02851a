#if OwnershipChecks
  import ConstraintSolver

  extension LayoutEngine {
    /// Checks that the solver holds exactly the rows and variables of what takes part, and traps where it does not.
    func checkOwnership() {
      checkRows()
      checkVariables()
    }

    /// Traps where a row is no constraint's, view's or tie-breaker's, or is said to be of two.
    private func checkRows() {
      var copy = ambiguity
      var known = copy?.takeAll() ?? []
      for view in root.subtree {
        known += ViewConstraint.Kind.allCases.map { view.row(of: $0) }
        view.heldConstraints.forEach { known.append($0.row) }
      }
      let rows = known.filter { $0 != RowNumber.none }.sorted()
      precondition(
        rows == solver.numbers, "\(solver.numbers) are in the solver, but known are \(rows)")
    }

    /// Traps where a row mentions a variable of an item that takes no part, or a variable is no item's.
    private func checkVariables() {
      for row in solver.numbers {
        solver.forEachVariable(of: row) { variable in
          guard let item = owner(of: variable) else {
            preconditionFailure("Row \(row) mentions \(variable), which is no item's")
          }
          precondition(contains(item), "Row \(row) mentions \(item.name), which takes no part")
        }
      }
      for variable in solver.liveVariables {
        precondition(owner(of: variable)?.variables != nil, "\(variable) is no item's")
      }
    }
  }
#endif
