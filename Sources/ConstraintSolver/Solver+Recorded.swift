/// Constraints by their numbers, for a caller that keeps a small number with each of many objects.
///
/// A number belongs to one constraint from when it is added until its removal is applied.
extension ConstraintID {
  /// The number of the constraint.
  @inlinable
  package var number: Int32 { Int32(bitPattern: row) }
}

extension Solver {
  /// The identity of the constraint that has a number.
  package func id(ofNumber number: Int32) -> ConstraintID {
    lexicographic.basis.problem.id(ofRow: RowIndex(rawValue: number))
  }

  /// Records two new constraints, `variable ≤ constant` and then `variable ≥ constant`.
  ///
  /// Contents of views imply such pairs; one by one they take nearly twice the time.
  ///
  /// - Returns: The number of the first; the second has the next. Nil, recording nothing, if the numbers might not be
  ///   consecutive, if memory has to be taken, or if the constant is refused.
  package func addBounds(
    of variable: Variable, at constant: Double, atMost: Priority, atLeast: Priority
  ) -> Int32? {
    lexicographic.addBounds(of: variable, at: constant, atMost: atMost, atLeast: atLeast)?.rawValue
  }

  /// Records a new constraint with coefficients of 1, -1 and halves of them, as those of attributes are, in one walk over its
  /// terms.
  ///
  /// - Precondition: There are no other coefficients. Debug builds check it.
  /// - Returns: Its number; -1, recording nothing, where ``add(_:_:_:priority:)`` is to be used: there is no room yet, the
  ///   constant is refused, or the terms are more than four or not in the order of variables.
  package func addUnits(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int32 {
    lexicographic.addUnits(terms, relation, constant, priority).rawValue
  }

  /// The number of every constraint, ascending.
  package var numbers: [Int32] {
    lexicographic.basis.problem.rows.indices.filter { lexicographic.basis.problem.rows[$0].isAlive }
      .map {
        $0.rawValue
      }
  }

  /// The variables that were made and not removed, ascending.
  package var liveVariables: [Variable] {
    lexicographic.basis.problem.columns.indices.filter {
      lexicographic.basis.problem.columns[$0].isAlive
    }
    .map { Variable($0) }
  }

  /// The right side and the priority of a constraint as it is recorded.
  package func recorded(_ number: Int32) -> (constant: Double, priority: Priority) {
    let row = lexicographic.basis.problem.rows[RowIndex(rawValue: number)]
    return (row.target * row.weight, Priority(row.priority))
  }

  /// Calls a function with the variables that a constraint mentions, each once.
  @inline(__always)
  package func forEachVariable(of number: Int32, _ body: (Variable) -> Void) {
    let row = lexicographic.basis.problem.rows[RowIndex(rawValue: number)]
    for index in row.places {
      body(Variable(lexicographic.basis.problem.entries[index].column))
    }
  }

  /// Whether a constraint has the given terms, those of each variable added up, and the given relation.
  ///
  /// - Complexity: The square of the number of terms.
  package func hasTerms(
    _ number: Int32, _ terms: borrowing Span<Term>, _ relation: Relation
  ) -> Bool {
    let row = lexicographic.basis.problem.rows[RowIndex(rawValue: number)]
    guard row.violatingSides == Sides(violating: relation), row.count <= terms.count else {
      return false
    }
    var matched = 0
    for index in row.places {
      let entry = lexicographic.basis.problem.entries[index]
      let (sum, count) = Solver.sum(of: Variable(entry.column), terms)
      // Weights are powers of two, so that scaling loses nothing.
      guard sum == entry.coefficient * row.weight else { return false }
      matched += count
    }
    guard matched < terms.count else { return true }
    return isEachLeftOut(terms, of: row)
  }

  /// Whether the terms of each variable that a row does not mention cancel each other.
  private func isEachLeftOut(_ terms: borrowing Span<Term>, of row: Row) -> Bool {
    for index in terms.indices {
      let variable = terms[index].variable
      var isInRow = false
      for place in row.places
      where Variable(lexicographic.basis.problem.entries[place].column) == variable {
        isInRow = true
      }
      if !isInRow, Solver.sum(of: variable, terms).sum != 0 { return false }
    }
    return true
  }

  /// The sum of the coefficients of a variable, in the order in which recording adds them up.
  @inline(__always)
  private static func sum(
    of variable: Variable, _ terms: borrowing Span<Term>
  ) -> (sum: Double, count: Int) {
    var sum = 0.0
    var count = 0
    for index in terms.indices where terms[index].variable == variable {
      sum += terms[index].coefficient
      count += 1
    }
    return (sum, count)
  }
}
