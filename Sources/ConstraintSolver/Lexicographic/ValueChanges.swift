/// The columns whose values changed since changes were last reported.
///
/// A column that is no candidate still has the value that was last reported. So only candidates store theirs.
struct ValueChanges: ~Copyable {
  /// A column whose value may differ from the one that was last reported.
  private struct Candidate: BitwiseCopyable {
    var column: ColumnIndex
    var reportedValue: Double
  }

  /// Columns with this number or a larger one were made since changes were last reported, so that 0 counts as reported.
  private var firstUnreportedColumn = 0
  /// The others whose values were set since then, or differ from the reported one by rounding, in no order.
  private var candidates = FlatArray<Candidate>()

  init() {}

  func copy() -> ValueChanges {
    var other = ValueChanges()
    other.firstUnreportedColumn = firstUnreportedColumn
    other.candidates = candidates.copy()
    return other
  }

  /// Notes that a column's value was set.
  @inline(__always)
  mutating func note(_ column: ColumnIndex, formerValue: Double, _ problem: inout Problem) {
    guard mayBecomeCandidate(column, problem) else { return }
    problem.columns[column].isChangeCandidate = true
    candidates.append(Candidate(column: column, reportedValue: formerValue))
  }

  /// Notes that a column's value is about to be set.
  @inline(__always)
  mutating func noteBefore(_ column: ColumnIndex, _ problem: inout Problem) {
    guard mayBecomeCandidate(column, problem) else { return }
    note(column, formerValue: problem.columns[column].value, &problem)
  }

  @inline(__always)
  private func mayBecomeCandidate(_ column: ColumnIndex, _ problem: borrowing Problem) -> Bool {
    Int(column) < firstUnreportedColumn && !problem.columns[column].isChangeCandidate
  }

  /// Notes the columns made since the last commit with the numbers of removed ones.
  mutating func noteRenewedColumns(_ problem: inout Problem) {
    guard problem.freshColumns.count > problem.columns.count - problem.firstFreshColumn
    else { return }
    for index in problem.freshColumns.indices
    where problem.columns[problem.freshColumns[index]].isRenewed {
      note(problem.freshColumns[index], formerValue: 0, &problem)
    }
  }

  /// Forgets the columns about to be released.
  mutating func forgetRemovedColumns(_ problem: borrowing Problem) {
    for index in problem.removedColumns.indices
    where problem.columns[problem.removedColumns[index]].isChangeCandidate {
      return forgetRemovedCandidates(problem)
    }
  }

  private mutating func forgetRemovedCandidates(_ problem: borrowing Problem) {
    var end = 0
    for index in candidates.indices where problem.columns[candidates[index].column].isAlive {
      candidates[end] = candidates[index]
      end += 1
    }
    candidates.truncate(to: end)
  }

  /// Takes the changes of all columns at once, if none was ever taken.
  ///
  /// - Returns: The variables with values below a number, ascending; nil, having taken nothing, if changes were taken before.
  mutating func takeFirst(below number: Double, _ problem: inout Problem) -> [Variable]? {
    guard firstUnreportedColumn == 0, candidates.isEmpty else { return nil }
    assert(number > Tolerances.change)
    var small: [Variable] = []
    for column in problem.columns.indices where problem.columns[column].value < number {
      guard problem.columns[column].isAlive else { continue }
      small.append(Variable(column))
      let candidate = Candidate(column: column, reportedValue: 0)
      guard case .rounding = ValueChanges.difference(candidate, problem) else { continue }
      candidates.append(candidate)
      problem.columns[column].isChangeCandidate = true
    }
    firstUnreportedColumn = problem.firstFreshColumn
    return small
  }

  /// The variables whose values changed since this was last called, ascending.
  mutating func take(_ problem: inout Problem) -> [Variable] {
    var changed: [Variable] = []
    changed.reserveCapacity(candidates.count + problem.columns.count - firstUnreportedColumn)
    if !takeCandidates(&problem, &changed) { putInOrder(&changed, problem) }
    for variable in changed { problem.columns[ColumnIndex(variable)].isChangeCandidate = false }
    for column in problem.columns.indices(from: firstUnreportedColumn) {
      let candidate = Candidate(column: column, reportedValue: 0)
      switch ValueChanges.difference(candidate, problem) {
      case .none: continue
      case .rounding: candidates.append(candidate)
      case .change: changed.append(Variable(column))
      }
    }
    for index in candidates.indices {
      problem.columns[candidates[index].column].isChangeCandidate = true
    }
    // Columns that were made since the last commit have no value yet.
    firstUnreportedColumn = problem.firstFreshColumn
    return changed
  }

  /// Appends the variables of the candidates that changed, which stay marked, and keeps those that differ by rounding alone.
  ///
  /// - Returns: Whether the variables are ascending.
  private mutating func takeCandidates(
    _ problem: inout Problem, _ changed: inout [Variable]
  ) -> Bool {
    var (isAscending, last, kept) = (true, ColumnIndex.none, 0)
    for index in candidates.indices {
      let candidate = candidates[index]
      let difference = ValueChanges.difference(candidate, problem)
      problem.columns[candidate.column].isChangeCandidate = difference == .change
      if difference == .change {
        isAscending = isAscending && candidate.column > last
        last = candidate.column
        changed.append(Variable(last))
      } else if difference == .rounding {
        candidates[kept] = candidate
        kept += 1
      }
    }
    candidates.truncate(to: kept)
    return isAscending
  }

  private enum Difference {
    case none
    case rounding
    case change
  }

  /// The difference of a candidate's value from the one that was last reported.
  @inline(__always)
  private static func difference(
    _ candidate: Candidate, _ problem: borrowing Problem
  ) -> Difference {
    let (value, reported) = (problem.columns[candidate.column].value, candidate.reportedValue)
    guard value != reported, problem.columns[candidate.column].isAlive else { return .none }
    return abs(value - reported) > Tolerances.change * max(1, abs(reported)) ? .change : .rounding
  }

  /// The number of columns for each changed one from which on it is shorter to sort these.
  private static let sparseness = 16

  /// Puts variables in order: those of marked columns.
  private func putInOrder(_ changed: inout [Variable], _ problem: borrowing Problem) {
    guard changed.count > firstUnreportedColumn / ValueChanges.sparseness
    else { return changed.sort() }
    changed.removeAll(keepingCapacity: true)
    for column in problem.columns.indices(to: firstUnreportedColumn)
    where problem.columns[column].isChangeCandidate {
      changed.append(Variable(column))
    }
  }
}
