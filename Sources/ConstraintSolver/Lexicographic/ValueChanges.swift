/// The columns whose values changed since changes were last reported.
struct ValueChanges: ~Copyable {
  /// Columns with this number or a larger one were made since changes were last reported.
  private var firstUnreportedColumn = 0
  /// The others whose values were set since then, in no order.
  private var candidates = FlatArray<ColumnIndex>()
  /// The values of columns that were last reported; those of further ones are 0.
  private var reportedValues = ColumnArray<Double>()

  init() {}

  func copy() -> ValueChanges {
    var other = ValueChanges()
    other.firstUnreportedColumn = firstUnreportedColumn
    other.candidates = candidates.copy()
    other.reportedValues = reportedValues.copy()
    return other
  }

  /// Notes that a column's value was set.
  @inline(__always)
  mutating func note(_ column: ColumnIndex, _ problem: inout Problem) {
    guard Int(column) < firstUnreportedColumn, !problem.columns[column].isChangeCandidate
    else { return }
    problem.columns[column].isChangeCandidate = true
    candidates.append(column)
  }

  /// Notes the columns made since the last commit with the numbers of removed ones.
  mutating func noteRenewedColumns(_ problem: inout Problem) {
    guard problem.freshColumns.count > problem.columns.count - problem.firstFreshColumn
    else { return }
    for index in problem.freshColumns.indices
    where problem.columns[problem.freshColumns[index]].isRenewed {
      note(problem.freshColumns[index], &problem)
    }
  }

  /// Forgets the values of columns about to be released.
  mutating func forgetRemovedColumns(_ problem: borrowing Problem) {
    for index in problem.removedColumns.indices
    where Int(problem.removedColumns[index]) < reportedValues.count {
      reportedValues[problem.removedColumns[index]] = 0
    }
  }

  /// The variables whose values changed since this was last called, ascending.
  mutating func take(_ problem: inout Problem) -> [Variable] {
    var changed: [Variable] = []
    let unreported = problem.columns.indices(from: firstUnreportedColumn)
    changed.reserveCapacity(candidates.count + problem.columns.count - firstUnreportedColumn)
    reportedValues.extendWithZeros(to: problem.columns.count)
    if candidates.count > firstUnreportedColumn / ValueChanges.sparseness {
      reportAll(problem, &changed)
    } else {
      reportEach(problem, &changed)
    }
    for index in candidates.indices { problem.columns[candidates[index]].isChangeCandidate = false }
    candidates.removeAll()
    for column in unreported { report(column, problem, &changed) }
    // Columns that were made since the last commit have no value yet.
    firstUnreportedColumn = problem.firstFreshColumn
    return changed
  }

  /// The number of columns for each candidate from which on it is shorter to sort the candidates.
  private static let sparseness = 16

  /// Appends the variables of the candidates, found among all columns.
  private mutating func reportAll(_ problem: borrowing Problem, _ changed: inout [Variable]) {
    for column in problem.columns.indices(to: firstUnreportedColumn)
    where problem.columns[column].isChangeCandidate {
      report(column, problem, &changed)
    }
  }

  /// Appends the variables of the candidates, which are put in order.
  private mutating func reportEach(_ problem: borrowing Problem, _ changed: inout [Variable]) {
    var isAscending = true
    for index in candidates.indices {
      isAscending = isAscending && (index == 0 || candidates[index] > candidates[index &- 1])
      report(candidates[index], problem, &changed)
    }
    if !isAscending { changed.sort() }
  }

  /// Appends a column's variable to others unless its value was reported.
  @inline(__always)
  private mutating func report(
    _ column: ColumnIndex, _ problem: borrowing Problem, _ changed: inout [Variable]
  ) {
    guard problem.columns[column].isAlive else { return }
    let value = problem.columns[column].value
    let reported = reportedValues[column]
    guard abs(value - reported) > Tolerances.change * max(1, abs(reported)) else { return }
    reportedValues[column] = value
    changed.append(Variable(column))
  }
}
