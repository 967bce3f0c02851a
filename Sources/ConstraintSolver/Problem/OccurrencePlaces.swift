/// For each entry the place of its row within the occurrences of its column.
///
/// Only taking a row out needs it, and it takes four bytes an entry. So it is kept from the first time on.
struct OccurrencePlaces: ~Copyable {
  private(set) var areKept = false
  private var places = FlatArray<Int32>()

  init() {}

  func copy() -> OccurrencePlaces {
    var other = OccurrencePlaces()
    other.areKept = areKept
    other.places = places.copy()
    return other
  }

  /// Begins to keep places, which are all to be set.
  mutating func begin(entryCount: Int) {
    areKept = true
    places.extendWithRoom(to: entryCount)
  }

  subscript(entry: Int) -> Int32 {
    @inline(__always) get { places[entry] }
    @inline(__always) set { places[entry] = newValue }
  }

  /// Sets the place of an entry that may be new, one of some number of entries.
  @inline(never)
  mutating func setPlace(_ place: Int32, ofEntry entry: Int, of entryCount: Int) {
    places.extendWithRoom(to: entryCount)
    places[entry] = place
  }
}

/// Rows that are taken out of their columns, and put in again.
extension Problem {
  /// Keeps the places of occurrences, as a row is about to be taken out of its columns.
  ///
  /// - Complexity: Linear in the entries of all rows at the first time; then constant.
  private mutating func keepOccurrencePlaces() {
    guard !wereRowsDetached else { return }
    separateEntries()
    occurrencePlaces.begin(entryCount: entries.nextStart)
    for column in columns.indices {
      var occurrence: Int32 = 0
      for index in columns[column].places {
        occurrencePlaces[place(ofColumn: column, inRow: occurrences[index])] = occurrence
        occurrence &+= 1
      }
    }
  }

  /// Gives each row entries of its own, as two bounds of a column share one until then.
  private mutating func separateEntries() {
    var former: Int32 = -1
    for row in rows.indices {
      let start = rows[row].start
      if start == former { giveOwnEntry(to: row) }
      former = start
    }
  }

  /// Gives a bound, which shares its entry with the one before it, an entry of its own.
  private mutating func giveOwnEntry(to row: RowIndex) {
    assert(rows[row].count == 1)
    let own = entries.allocate(RunLength(for: 1))
    entries[own] = entries[Int(rows[row].start)]
    rows[row].start = Int32(truncatingIfNeeded: own)
  }

  /// Takes a row out of its columns.
  mutating func detach(_ number: RowIndex) {
    keepOccurrencePlaces()
    rows[number].isAlive = false
    for index in rows[number].places {
      let column = entries[index].column
      let place = occurrencePlaces[index]
      columns[column].count -= 1
      let start = Int(columns[column].start)
      let last = Int(columns[column].count)
      guard Int(place) != last else { continue }
      let moved = occurrences[start + last]
      occurrences[start + Int(place)] = moved
      occurrencePlaces[self.place(ofColumn: column, inRow: moved)] = place
    }
  }

  /// Reverts `makeRow(_:entriesFrom:)`.
  ///
  /// Later edits must have been reverted.
  mutating func undoMakeRow(_ number: RowIndex) {
    keepOccurrencePlaces()
    for index in rows[number].places { columns[entries[index].column].count -= 1 }
    releaseRow(number)
  }

  /// Reverts `detach(_:)`.
  ///
  /// Later edits must have been reverted: every occurrence is in its place again.
  mutating func undoDetach(_ number: RowIndex) {
    rows[number].isAlive = true
    for index in rows[number].places.reversed() {
      let column = entries[index].column
      let place = occurrencePlaces[index]
      // The column had room for it.
      let last = columns[column].count
      columns[column].count += 1
      let start = columns[column].start
      if place != last {
        let moved = occurrences[Int(start + place)]
        occurrences[Int(start + last)] = moved
        occurrencePlaces[self.place(ofColumn: column, inRow: moved)] = last
      }
      occurrences[Int(start + place)] = number
    }
  }
}
