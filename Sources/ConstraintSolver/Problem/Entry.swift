/// A coefficient of a row.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: ColumnIndex
  /// The place of the row within the occurrences of its column.
  var place: Int32 = 0
}
