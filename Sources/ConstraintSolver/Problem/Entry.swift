/// A coefficient of a row.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: ColumnIndex
}
