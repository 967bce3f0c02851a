/// The solver's number of a row, which is stored in the constraint or view that the row comes from.
enum RowNumber {
  /// The number that stands for no row.
  static let none: Int32 = -1
}

extension LayoutView {
  /// The number of the implied row of a kind.
  @inline(__always)
  func row(of kind: ViewConstraint.Kind) -> Int32 {
    if let index = kind.indexInContent {
      return contentRows[index] ?? extras?.scatteredContentRows[index] ?? RowNumber.none
    }
    return extras?.stateRows[Int(kind.rawValue)] ?? RowNumber.none
  }

  /// Stores the number of the implied row of a kind.
  @inline(__always)
  func setRow(_ row: Int32, of kind: ViewConstraint.Kind) {
    if let index = kind.indexInContent {
      setContentRow(row, at: index)
    } else {
      changeExtras { $0.stateRows[Int(kind.rawValue)] = row }
    }
  }

  /// Stores two consecutive numbers of content rows, as those of a kind and the next, where neither is known.
  @inline(__always)
  func appendContentRows(_ row: Int32, at index: Int) {
    guard !contentRows.appendPair(row, at: index) else { return }
    scatterContentRows(row, at: index)
    scatterContentRows(row + 1, at: index + 1)
  }

  /// Forgets all numbers.
  func forgetRows() {
    contentRows = ContentRows()
    extras?.stateRows = ViewExtras.noStateRows
  }

  /// Whether the view has content rows.
  var hasContentRows: Bool {
    !contentRows.isEmpty
  }

  @inline(__always)
  private func setContentRow(_ row: Int32, at index: Int) {
    if !contentRows.set(row, at: index) { scatterContentRows(row, at: index) }
  }

  /// Stores a number that does not stand beside the others.
  @inline(never)
  private func scatterContentRows(_ row: Int32, at index: Int) {
    let rows = contentRows
    changeExtras { extras in
      for place in extras.scatteredContentRows.indices {
        if let row = rows[place] { extras.scatteredContentRows[place] = row }
      }
      extras.scatteredContentRows[index] = row
    }
    contentRows = .scattered
  }
}
