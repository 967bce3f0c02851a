/// A variable as a column of the linear program, with its state at the vertex.
///
/// Columns take half a cache line, as rows do.
struct Column: BitwiseCopyable {
  var value = 0.0
  /// The coefficient of the active row, or the value at which a superbasic column is held.
  private var coefficientOrHeldValue = 1.0
  /// The active row assigned to the column, or an `ActiveRow`.
  private(set) var activeRow = ActiveRow.unassigned
  /// The start of the column's occurrences in the pool.
  var start: Int32 = 0
  /// The number of rows that mention the column.
  var count: Int32 = 0
  /// `RunLength.number` of the room for occurrences.
  var room: Int8 = 0
  /// Sides to which its value must not go.
  var bounds: Sides = []
  private var flags = Flags()

  /// The column's coefficient in its active row; 1 for a superbasic column.
  @inline(__always) var activeCoefficient: Double { activeRow.exists ? coefficientOrHeldValue : 1 }

  /// The value at which a superbasic column is held; the value of other columns.
  var heldValue: Double { activeRow == ActiveRow.none ? coefficientOrHeldValue : value }

  /// Assigns a row that has the column with a coefficient.
  @inline(__always)
  mutating func setActiveRow(_ row: RowIndex, coefficient: Double) {
    activeRow = row
    coefficientOrHeldValue = coefficient
  }

  /// Makes the column superbasic: it is held at a value.
  @inline(__always)
  mutating func setSuperbasic(at value: Double) {
    activeRow = ActiveRow.none
    coefficientOrHeldValue = value
  }

  /// Takes the active row, or the held value, away.
  mutating func unassign() {
    activeRow = ActiveRow.unassigned
  }

  /// The column's part of the basis, to be remembered.
  struct Assignment: BitwiseCopyable {
    fileprivate var activeRow: RowIndex
    fileprivate var coefficientOrHeldValue: Double
  }

  var assignment: Assignment {
    get { Assignment(activeRow: activeRow, coefficientOrHeldValue: coefficientOrHeldValue) }
    set {
      activeRow = newValue.activeRow
      coefficientOrHeldValue = newValue.coefficientOrHeldValue
    }
  }

  @inline(__always) var end: Int32 { start &+ count }
  /// The places of the column's occurrences.
  @inline(__always) var places: Places { Places(start: start, count: count) }

  var isAlive: Bool {
    @inline(__always) get { flags[0] }
    @inline(__always) set { flags[0] = newValue }
  }

  /// Whether the value was set since changes were last reported.
  var isChangeCandidate: Bool {
    @inline(__always) get { flags[1] }
    @inline(__always) set { flags[1] = newValue }
  }

  /// Whether the column belongs to an optimal face: the optimum was not unique for its component.
  var isOnFace: Bool {
    @inline(__always) get { flags[2] }
    @inline(__always) set { flags[2] = newValue }
  }

  /// Whether the column was made since the last commit with the number of a removed one.
  var isRenewed: Bool {
    @inline(__always) get { flags[3] }
    @inline(__always) set { flags[3] = newValue }
  }

  /// Whether it is at the boundary of the present component: the simplex method takes it as a
  /// constant.
  var isAtBoundary: Bool {
    @inline(__always) get { flags[4] }
    @inline(__always) set { flags[4] = newValue }
  }
}

/// The values of `Column.activeRow` beside numbers of rows.
enum ActiveRow {
  /// No row: the column is superbasic.
  @inline(__always) static var none: RowIndex { .none }
  /// No row yet: a crash basis has to assign one.
  @inline(__always) static var unassigned: RowIndex { RowIndex(rawValue: -2) }
}
