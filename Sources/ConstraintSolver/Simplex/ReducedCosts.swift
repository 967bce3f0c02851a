/// The reduced costs of the nonbasic slacks, and the gradient they are computed from.
///
/// The reduced cost of a slack is the objective's slope per unit of the slack, that of the slack's
/// own cost aside. Where the active rows are the rows of `B` and `g` is the gradient, the reduced
/// costs `m` solve `Bᵀ·m = g` (BTRAN). They are listed by the columns that the active rows are
/// assigned to.
struct ReducedCosts: ~Copyable {
  /// The reduced costs of listed columns; nothing is known of the other elements.
  private var costs = ColumnArray<Double>()
  private var isListed = ColumnArray<Bool>()
  /// The columns whose reduced costs may be other than 0.
  private(set) var listedColumns = FlatArray<ColumnIndex>()
  /// A linear function whose reduced costs are to be added; 0 between uses.
  private var gradient = ColumnArray<Double>()
  private var gradientColumns = FlatArray<ColumnIndex>()

  init() {}

  mutating func extend(columnCount: Int) {
    costs.extendWithRoom(to: columnCount)
    isListed.extendWithZeros(to: columnCount)
    gradient.extendWithZeros(to: columnCount)
  }

  @inline(__always)
  subscript(column: ColumnIndex) -> Double { isListed[column] ? costs[column] : 0 }

  @inline(__always)
  mutating func add(_ change: Double, to column: ColumnIndex) {
    list(column)
    costs[column] += change
  }

  /// Exchanges a column's reduced cost for another.
  mutating func exchange(_ column: ColumnIndex, _ cost: inout Double) {
    list(column)
    swap(&costs[column], &cost)
  }

  @inline(__always)
  private mutating func list(_ column: ColumnIndex) {
    guard !isListed[column] else { return }
    isListed[column] = true
    costs[column] = 0
    listedColumns.append(column)
  }

  mutating func clear() {
    for index in listedColumns.indices { isListed[listedColumns[index]] = false }
    listedColumns.removeAll()
  }

  // MARK: Gradient

  /// Adds a multiple of a row's activity to the gradient.
  mutating func addGradient(row: RowIndex, _ slope: Double, _ problem: borrowing Problem) {
    for index in problem.rows[row].places {
      let entry = problem.entries[index]
      addGradient(column: entry.column, slope * entry.coefficient, problem)
    }
  }

  @inline(__always)
  mutating func addGradient(column: ColumnIndex, _ slope: Double, _ problem: borrowing Problem) {
    guard !problem.columns[column].isAtBoundary else { return }
    gradient[column] += slope
    gradientColumns.append(column)
  }

  /// Takes a multiple of a column's active row, that column's own term aside, off the gradient.
  @inline(__always)
  mutating func subtract(
    activeRow row: RowIndex, of column: ColumnIndex, times factor: Double,
    _ problem: borrowing Problem
  ) {
    for index in problem.rows[row].places {
      let entry = problem.entries[index]
      guard entry.column != column, !problem.columns[entry.column].isAtBoundary else { continue }
      gradient[entry.column] -= factor * entry.coefficient
    }
  }

  @inline(__always)
  func gradientSlope(of column: ColumnIndex) -> Double { gradient[column] }

  /// The gradient's slope for a column, which is 0 from then on.
  @inline(__always)
  mutating func takeGradient(_ column: ColumnIndex) -> Double {
    defer { gradient[column] = 0 }
    return gradient[column]
  }

  /// Walks from the columns with slopes in the gradient to what they depend on, and forgets which columns these were.
  ///
  /// The slopes stay.
  mutating func takeGradientColumns(walking basis: inout BasicSolution) {
    basis.walkDependencies(of: gradientColumns)
    gradientColumns.removeAll()
  }

  mutating func clearGradient() {
    for index in gradientColumns.indices { gradient[gradientColumns[index]] = 0 }
    gradientColumns.removeAll()
  }

  /// Clears the slopes that an interrupted computation left in some columns.
  mutating func clearGradient(of columns: borrowing FlatArray<ColumnIndex>) {
    gradientColumns.removeAll()
    for index in columns.indices { gradient[columns[index]] = 0 }
  }
}
