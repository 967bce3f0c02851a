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

  /// The priority that the constraint had.
  var formerPriority: Float {
    formerLevel >= PriorityLevel.broken ? Priority.required.rawValue : formerLevel
  }
}
