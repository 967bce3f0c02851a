/// A constraint as a row of the linear program, with its state at the vertex.
///
/// Rows are scaled by powers of two so that their largest coefficient lies in `1 ..< 2`. A row
/// takes half a cache line: there are very many of them.
struct Row: BitwiseCopyable {
  /// The start of the row's entries in the pool.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The scaled constant.
  var target = 0.0
  /// A power of two, which takes no more bits.
  private var shortWeight: Float = 1
  /// The priority, or a `PriorityLevel`.
  var level: Float = 0
  /// The column that the active row is assigned to; none for an inactive row.
  var assignedColumn = ColumnIndex.none
  /// The sides on which the row is violated.
  var violatingSides: Sides = []
  /// Sides to which it must not go, whatever its level.
  var bounds: Sides = []
  /// The side of its target on which the row was at the last optimum, 0 at it.
  var status: Int8 = 0
  private var flags = Flags()

  /// Whether the row is active: it is assigned to a column.
  @inline(__always) var isActive: Bool { assignedColumn.exists }
  @inline(__always) var end: Int32 { start &+ count }
  /// The places of the row's entries.
  @inline(__always) var places: Places { Places(start: start, count: count) }
  @inline(__always) var isRequiredEquality: Bool {
    level == PriorityLevel.required && violatingSides == .both
  }
  /// The constraint's priority: a broken row is a required constraint.
  var priority: Float { level >= PriorityLevel.broken ? Priority.required.rawValue : level }

  /// The length of the scaled row's unit in the constraint's unit.
  var weight: Double {
    @inline(__always) get { Double(shortWeight) }
    @inline(__always) set { shortWeight = Float(newValue) }
  }

  /// Sides to which it must not go on the optimal face, where there are several optima.
  var faceBounds: Sides {
    @inline(__always) get { Sides(below: flags[0], above: flags[1]) }
    set {
      flags[0] = newValue.contains(.below)
      flags[1] = newValue.contains(.above)
    }
  }

  /// The side on which an inactive row is; at its target, the one it was last on.
  var side: Side {
    @inline(__always) get { flags[2] ? .below : .above }
    @inline(__always) set { flags[2] = newValue == .below }
  }

  /// Whether only `bounds` restricts the row, although its level is settled: the level cannot hold
  /// as a whole, and the row may give way to others of it.
  var isExempt: Bool {
    @inline(__always) get { flags[3] }
    @inline(__always) set { flags[3] = newValue }
  }

  var isAlive: Bool {
    @inline(__always) get { flags[4] }
    @inline(__always) set { flags[4] = newValue }
  }

  /// Whether the row is in the list of costly rows.
  var isListed: Bool {
    @inline(__always) get { flags[5] }
    @inline(__always) set { flags[5] = newValue }
  }

  /// Whether edits of the row were recorded since the last commit; not for fresh rows.
  var isTouched: Bool {
    @inline(__always) get { flags[6] }
    @inline(__always) set { flags[6] = newValue }
  }

  /// Whether its component must be optimised whatever the edits amount to.
  var needsComponent: Bool {
    @inline(__always) get { flags[7] }
    @inline(__always) set { flags[7] = newValue }
  }
}

/// Eight truth values in a byte.
struct Flags: BitwiseCopyable {
  private var bits: UInt8 = 0

  /// The value with a number below 8.
  @inline(__always)
  subscript(number: UInt8) -> Bool {
    get { bits & (1 &<< number) != 0 }
    set {
      let bit: UInt8 = 1 &<< number
      bits = newValue ? bits | bit : bits & ~bit
    }
  }
}

/// The levels beside those of optional priorities.
enum PriorityLevel {
  /// The level of constraints that must hold.
  static let required: Float = 4000
  /// The level of required constraints that give way at present.
  static let broken: Float = 2000
  /// Lower than the level of every constraint.
  static let none: Float = -1
}

/// A coefficient of a row.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: ColumnIndex
  /// The place of the entry's counterpart within the occurrences of its column.
  var place: Int32
}

/// A row's mention of a column.
struct Occurrence: BitwiseCopyable {
  var row: RowIndex
  /// The place of the occurrence's counterpart, which has the coefficient, in the pool of entries.
  var entry: Int32
}

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
  var count: Int32 = 0
  /// The number of the length of the room for occurrences, or -1 without any.
  var room: Int8 = -1
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
  var isFixed: Bool {
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

/// The removal of a row since the last commit.
struct RowRemoval: BitwiseCopyable {
  var row: RowIndex
  /// The number of rows that had been added by then.
  var formerAdditions: Int32
}

/// A row of the last commit that was edited since, as it was then.
struct RowEdit: BitwiseCopyable {
  var row: RowIndex
  var formerLevel: Float
  var formerTarget: Double
  var formerSides: Sides

  /// The priority that the constraint had.
  var formerPriority: Float {
    formerLevel >= PriorityLevel.broken ? Priority.required.rawValue : formerLevel
  }
}

extension Row {
  /// Whether the row does not hold on the side of its target that a status names.
  func isViolating(_ status: Int8) -> Bool {
    status != 0 && violatingSides.contains(status > 0 ? .above : .below)
  }
}
