/// Motions of columns on the optimal face.
///
/// If an edge of the face has a length, every column that changes along it is undetermined. The sum
/// of all edges with irregular weights shows that for all of them at once, if it has a length.
/// Where rows at their targets stop it, the edges along which the sum of their slacks grows may all leave the
/// face. Then they are dropped, and the sum of the others is tried (`dropStuck`). Only columns for which neither sum
/// gives an answer are examined edge by edge.
///
/// At a degenerate vertex edges may be too short. The columns that change only along those are
/// summed up with irregular weights: if the sum has one value on the face, so has each column;
/// otherwise its least or greatest value shows columns that move.
extension LexicographicSolver {
  /// Finds the motions of the component's columns on the optimal face.
  mutating func findMotions(_ motions: inout Motions) {
    motions.extend(to: basis.problem.columns.count)
    listFreeSlacks()
    while !freeSlacks.isEmpty {
      if noteMotionsTogether(&motions) { return }
      guard dropStuck() else { break }
    }
    for index in freeSlacks.indices { noteMotion(of: freeSlacks[index], &motions) }
    for index in basis.component.columns.indices
    where motions[basis.component.columns[index]] == .short {
      return findShortMotions(&motions)
    }
  }

  private mutating func listFreeSlacks() {
    freeSlacks.removeAll()
    for index in basis.component.columns.indices {
      let bounds = faceBounds(ofSlackOf: basis.component.columns[index])
      guard bounds != .both else { continue }
      freeSlacks.append(FreeSlack(column: basis.component.columns[index], bounds: bounds))
    }
  }

  /// The bounds of a column's nonbasic slack on the optimal face.
  func faceBounds(ofSlackOf column: ColumnIndex) -> Sides {
    let state = basis.problem.columns[column]
    guard state.activeRow.exists else { return [] }
    var sides = basis.problem.rows[state.activeRow].faceBounds
    guard sides != .both else { return sides }
    for index in state.places {
      let row = basis.problem.occurrences[index]
      let face = basis.problem.rows[row].faceBounds
      guard face != [],
        let ratio = basis.problem.ratioIfParallel(
          row, to: state.activeRow, column, coefficient: state.activeCoefficient),
        basis.problem.status(ofRow: row) == 0
      else { continue }
      sides.formUnion(ratio > 0 ? face : face.opposite)
    }
    return sides
  }

  // MARK: All edges at once

  /// Notes the columns that change along the sum of the edges of the free slacks.
  ///
  /// - Returns: False, having noted nothing, where the sum does not show that all of them move.
  private mutating func noteMotionsTogether(_ motions: inout Motions) -> Bool {
    slackTerms.removeAll()
    for index in freeSlacks.indices {
      let slack = freeSlacks[index]
      let weight = Perturbation.irregularNumber(slack.column.rawValue)
      slackTerms.append(ColumnTerm(column: slack.column, coefficient: slack.side.sign * weight))
    }
    guard (try? basis.ftran(slackTerms)) != nil,
      basis.direction.largestRate <= Tolerances.wellScaled * Double(freeSlacks.count)
    else { return false }
    let step = stepOnFace(.above)
    for index in basis.direction.movedColumns.indices
    where motion(of: basis.direction.movedColumns[index], along: step) != .free {
      return false
    }
    for index in basis.direction.movedColumns.indices {
      motions.note(.free, of: basis.direction.movedColumns[index])
    }
    return true
  }

  /// Drops the slacks that cannot enter because of the rows that stop the present direction.
  ///
  /// On the face the slack of each of those rows towards its bound is at most 0, and so is their
  /// sum. If that sum falls along no edge, no edge on which it grows belongs to the face.
  ///
  /// - Returns: Whether there were some.
  private mutating func dropStuck() -> Bool {
    simplex.clearReducedCosts()
    defer { simplex.clearReducedCosts() }
    let threshold = Tolerances.dual * addGradientOfStops()
    guard (try? simplex.btran(&basis)) != nil else {
      simplex.clearInterrupted(&basis)
      return false
    }
    var rest = FlatArray<FreeSlack>()
    for index in freeSlacks.indices {
      let slack = freeSlacks[index]
      let slope = simplex.reducedCosts[slack.column] * slack.side.sign
      guard slope >= -threshold, slack.bounds != [] || slope <= threshold else { return false }
      if slope <= threshold { rest.append(slack) }
    }
    guard rest.count < freeSlacks.count else { return false }
    swap(&rest, &freeSlacks)
    return true
  }

  /// Adds the rows at their targets that stop the present direction to the gradient, towards their
  /// bounds and with irregular weights.
  ///
  /// - Returns: The steepest slope among them, or 0.
  private mutating func addGradientOfStops() -> Double {
    var steepest = 0.0
    for index in basis.direction.touchedRows.indices {
      let number = basis.direction.touchedRows[index]
      guard let ahead = boundAhead(ofRow: number, .above),
        basis.problem.status(ofRow: number) == 0
      else { continue }
      let weight = Perturbation.irregularNumber(number.rawValue)
      simplex.addGradient(row: number, weight * ahead.sign, basis.problem)
      steepest = max(steepest, weight)
    }
    return steepest
  }

  // MARK: Single edges

  /// Notes the columns that change along the edges on which a slack can enter.
  private mutating func noteMotion(of slack: FreeSlack, _ motions: inout Motions) {
    guard (try? basis.ftran(slack.column, 1)) != nil else { return }
    for side in [Side.below, .above] where !slack.bounds.contains(side) {
      let step = stepOnFace(side)
      for index in basis.direction.movedColumns.indices {
        let column = basis.direction.movedColumns[index]
        motions.note(motion(of: column, along: step), of: column)
      }
    }
  }

  /// The length of the present direction, or of the opposite one, on the optimal face.
  private func stepOnFace(_ direction: Side) -> Double {
    var step = Double.infinity
    for index in basis.direction.touchedRows.indices {
      let number = basis.direction.touchedRows[index]
      guard let ahead = boundAhead(ofRow: number, direction) else { continue }
      let (amount, magnitude) = basis.problem.slack(number)
      if abs(amount) <= Tolerances.primal * magnitude { return 0 }
      if (amount > 0) != (ahead == .above) {
        step = min(step, abs(amount / basis.direction.rowRate(number)))
      }
    }
    // A column with one value at all optima shows that this is no edge of the face.
    for index in basis.direction.movedColumns.indices
    where !basis.problem.columns[basis.direction.movedColumns[index]].isOnFace {
      return 0
    }
    return step
  }

  /// The side to which an inactive row moves along the present direction, or the opposite one, if
  /// it is bounded there on the optimal face.
  private func boundAhead(ofRow number: RowIndex, _ direction: Side) -> Side? {
    let rate = basis.direction.rowRate(number) * direction.sign
    let ahead: Side = rate > 0 ? .above : .below
    let row = basis.problem.rows[number]
    guard !row.isActive, abs(rate) > basis.direction.negligibleRate,
      row.faceBounds.contains(ahead)
    else { return nil }
    return ahead
  }

  private func motion(of column: ColumnIndex, along step: Double) -> Motions.Motion {
    let rate = abs(basis.direction.columnRate(column))
    guard rate > basis.direction.negligibleRate else { return .none }
    let margin = Tolerances.primal * max(1, abs(basis.problem.columns[column].value))
    return step * rate > margin ? .free : .short
  }

  // MARK: Short edges

  /// Finds which columns that change along short edges only can move further.
  private mutating func findShortMotions(_ motions: inout Motions) {
    var subproblem = faceSubproblem()
    defer { basis.statistics.addWork(of: subproblem.solver.basis.statistics) }
    var columns: [ColumnIndex] = []
    for index in basis.component.columns.indices
    where motions[basis.component.columns[index]] == .short {
      columns.append(basis.component.columns[index])
    }
    let start = subproblem.solver.values
    while !columns.isEmpty {
      let places = columns.compactMap { subproblem.columns[$0] }
      var isMoved = Array(repeating: false, count: start.count)
      for side in [Side.below, .above] {
        let extremum = subproblem.solver.extremum(ofColumns: places, side)
        for place in extremum.moved(from: start, subproblem.solver.basis.problem) {
          isMoved[Int(place)] = true
        }
      }
      for index in basis.component.columns.indices {
        guard let place = subproblem.columns[basis.component.columns[index]],
          isMoved[Int(place)]
        else { continue }
        motions.note(.free, of: basis.component.columns[index])
      }
      let rest = columns.filter { motions[$0] != .free }
      guard rest.count < columns.count else { return }
      columns = rest
    }
  }

  /// The values of all columns.
  var values: [Double] {
    basis.problem.columns.indices.map { basis.problem.columns[$0].value }
  }
}

/// A nonbasic slack that may enter on the optimal face.
struct FreeSlack: BitwiseCopyable {
  var column: ColumnIndex
  /// The sides to which it must not go.
  var bounds: Sides

  /// A side to which it may go.
  var side: Side { bounds.contains(.below) ? .above : .below }
}
