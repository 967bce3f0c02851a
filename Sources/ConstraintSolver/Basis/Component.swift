/// The rows and columns that are optimised together at present.
///
/// They are connected by their entries. At the boundary are columns that rows of the component
/// mention and that the simplex method takes as constants.
///
/// `LexicographicSolver` collects it. It stands with the basic solution because everything above reads it there.
struct Component: ~Copyable {
  private(set) var rows = FlatArray<RowIndex>()
  private(set) var columns = FlatArray<ColumnIndex>()
  private(set) var boundary = FlatArray<ColumnIndex>()
  /// The rows and columns of this component and of those collected since the marks were cleared.
  private var marks = Marks()

  /// A row or column from which a component is collected.
  enum Seed {
    case row(RowIndex)
    case column(ColumnIndex)
  }

  private let passing = PassedByAddress()

  init() {}

  /// Forgets the components collected so far.
  mutating func clearMarks(rowCount: Int, columnCount: Int) {
    marks.extend(rowCount: rowCount, columnCount: columnCount)
    marks.clear()
  }

  @inline(__always)
  func has(row: RowIndex) -> Bool { marks.has(row: row) }

  @inline(__always)
  func has(column: ColumnIndex) -> Bool { marks.has(column: column) }

  /// Starts a component.
  mutating func begin(at seed: Seed) {
    rows.removeAll()
    columns.removeAll()
    switch seed {
    case .row(let row): insert(row: row)
    case .column(let column): insert(column: column)
    }
  }

  /// Adds a row if no component has it yet.
  @inline(__always)
  mutating func insert(row: RowIndex) {
    if marks.insert(row: row) { rows.append(row) }
  }

  /// Adds a column if no component has it yet.
  @inline(__always)
  mutating func insert(column: ColumnIndex) {
    if marks.insert(column: column) { columns.append(column) }
  }

  /// Adds a row without a mark, as of a problem all of which is the component.
  mutating func append(row: RowIndex) { rows.append(row) }

  /// Adds a column without a mark, as of a problem all of which is the component.
  mutating func append(column: ColumnIndex) { columns.append(column) }

  mutating func addBoundary(_ column: ColumnIndex) { boundary.append(column) }

  mutating func removeBoundary() { boundary.removeAll() }

  /// Exchanges the rows and columns for others.
  mutating func exchange(rows: inout FlatArray<RowIndex>, columns: inout FlatArray<ColumnIndex>) {
    swap(&self.rows, &rows)
    swap(&self.columns, &columns)
  }

  mutating func sortRows(by isBefore: (RowIndex, RowIndex) -> Bool) { rows.sort(by: isBefore) }
}
