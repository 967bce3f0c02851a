/// A coefficient times what belongs to a column: its value in a linear objective, the activity of its active row in the
/// right side of FTRAN.
struct ColumnTerm: BitwiseCopyable {
  var column: ColumnIndex
  var coefficient: Double
}
