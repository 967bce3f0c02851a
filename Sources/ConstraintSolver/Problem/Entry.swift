/// A coefficient of a row.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: ColumnIndex
  /// The place of the entry's counterpart within the occurrences of its column.
  var place: Int32 = 0
}

/// A row's mention of a column.
struct Occurrence: BitwiseCopyable {
  var row: RowIndex
  /// The place of the occurrence's counterpart, which has the coefficient, in the pool of entries.
  var entry: Int32
}
