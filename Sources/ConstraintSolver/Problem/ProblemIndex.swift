/// The number of a row of a problem.
struct RowIndex: DenseIndex {
  let rawValue: Int32

  @inline(__always)
  init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// The number of a column of a problem.
struct ColumnIndex: DenseIndex {
  let rawValue: Int32

  @inline(__always)
  init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// An array with an element for each row.
typealias RowArray<Element: BitwiseCopyable> = IndexedArray<RowIndex, Element>

/// An array with an element for each column.
typealias ColumnArray<Element: BitwiseCopyable> = IndexedArray<ColumnIndex, Element>

/// The slack of a row, or of a column: the distance of its activity from the target, or of its value
/// from 0.
///
/// In the order of slacks those of columns come before those of rows. Bland's rule goes by this order for entering and for
/// leaving slacks.
struct SlackIndex: BitwiseCopyable, Hashable, Comparable {
  /// The number of a row, or the complement of a column's.
  let rawValue: Int32

  @inline(__always)
  private init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  @inline(__always)
  static func row(_ row: RowIndex) -> SlackIndex { SlackIndex(rawValue: row.rawValue) }

  @inline(__always)
  static func column(_ column: ColumnIndex) -> SlackIndex {
    SlackIndex(rawValue: ~column.rawValue)
  }

  /// The row whose slack it is; none for a column's.
  @inline(__always) var row: RowIndex { rawValue >= 0 ? RowIndex(rawValue: rawValue) : .none }

  /// The column whose slack it is; none for a row's.
  @inline(__always) var column: ColumnIndex {
    rawValue < 0 ? ColumnIndex(rawValue: ~rawValue) : .none
  }

  @inline(__always)
  static func < (first: SlackIndex, second: SlackIndex) -> Bool { first.rawValue < second.rawValue }
}

extension ColumnIndex {
  /// The column of a variable.
  @inline(__always)
  init(_ variable: Variable) {
    self.init(rawValue: Int32(bitPattern: variable.index))
  }
}

extension RowIndex {
  /// The row of a constraint that exists.
  @inline(__always)
  init(_ id: ConstraintID) {
    self.init(rawValue: Int32(bitPattern: id.row))
  }
}

extension Variable {
  /// The variable of a column.
  @inline(__always)
  init(_ column: ColumnIndex) {
    self.init(index: UInt32(bitPattern: column.rawValue))
  }
}
