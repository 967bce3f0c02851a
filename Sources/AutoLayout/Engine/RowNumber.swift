/// The solver's number of a row, which is stored in the constraint or view that the row comes from.
enum RowNumber {
  /// The number that stands for no row.
  static let none: Int32 = -1
}

extension LayoutView {
  /// The number of what the view's own state implies in its engine's solver.
  @inline(__always)
  func row(of kind: ViewConstraint.Kind) -> Int32 {
    if let index = kind.indexInContent { return contentRows[index] }
    return extras?.stateRows[Int(kind.rawValue)] ?? RowNumber.none
  }

  /// Notes the number of what the view's own state implies.
  @inline(__always)
  func setRow(_ row: Int32, of kind: ViewConstraint.Kind) {
    if let index = kind.indexInContent {
      contentRows[index] = row
    } else {
      changeExtras { $0.stateRows[Int(kind.rawValue)] = row }
    }
  }

  /// Forgets all numbers.
  func forgetRows() {
    contentRows = LayoutView.noContentRows
    extras?.stateRows = ViewExtras.noStateRows
  }

  /// Whether the content implies anything in the engine's solver.
  var hasContentRows: Bool {
    for index in contentRows.indices where contentRows[index] != RowNumber.none { return true }
    return false
  }

  static let noContentRows = InlineArray<4, Int32>(repeating: RowNumber.none)
}
