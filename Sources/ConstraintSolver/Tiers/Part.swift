/// Some rows and columns of an engine as a system of its own.
struct Part: ~Copyable {
  /// The system: everything in it is its present region.
  var engine = Engine()
  /// The number each column of the whole has here.
  private(set) var number: [Int32: Int32] = [:]

  /// Copies rows, numbered in their order, and the columns they mention; nothing is pinned.
  init(
    rows: some Sequence<Int32>, of whole: borrowing Engine, preparing prepare: (Row) -> Row
  ) {
    for row in rows {
      let original = whole.system.rows[row]
      engine.system.makeRoomForRow(entryCount: Int(original.count))
      let start = engine.system.entries.nextStart
      for index in original.places {
        let original = whole.system.entries[index]
        let column = column(original.column)
        let entry = engine.system.countedEntry(original.coefficient, column)
        engine.system.entries.append(entry)
      }
      var copy = prepare(original)
      copy.pinned = -1
      copy.isListed = false
      engine.regionRows.append(Int32(engine.system.makeRow(copy, entriesFrom: start)))
    }
    engine.extendScratch()
  }

  private mutating func column(_ original: Int32) -> Int32 {
    if let known = number[original] { return known }
    let made = engine.makeColumn()
    number[original] = made
    engine.regionColumns.append(made)
    return made
  }

  /// Looks for pins.
  mutating func propagate() throws(NumericalTrouble) {
    try engine.propagate(engine.freshColumns.copy(), rows: engine.regionRows.copy())
  }

  /// Makes the vertex that of the whole.
  mutating func takeVertex(of whole: borrowing Engine, rows: borrowing FlatArray<Int32>) {
    for place in rows.indices {
      let row = whole.system.rows[rows[place]]
      for index in row.places {
        let original = whole.system.entries[index].column
        guard let column = number[original] else { continue }
        let state = whole.system.columns[original]
        engine.system.columns[column].value = state.value
        engine.system.columns[column].setAnchor(at: state.anchor)
        if !whole.regionMarks.has(column: original) { hold(column) }
      }
    }
    for place in rows.indices {
      let pinned = whole.system.rows[rows[place]].pinned
      guard pinned >= 0, let column = number[pinned],
        whole.regionMarks.has(column: pinned)
      else { continue }
      engine.setPin(column, Int32(place))
    }
  }

  /// Keeps a column that is not in the whole's region where it is.
  private mutating func hold(_ column: Int32) {
    engine.hold(column)
    engine.system.columns[column].frozen = .both
  }
}
