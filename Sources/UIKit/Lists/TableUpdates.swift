import Foundation

/// The rows and sections that are inserted, deleted and reloaded between the beginning and the end of updates.
///
/// What goes is counted as before all updates, what comes as after all of them.
struct TableUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// Rows that are made anew where they are, as before all updates.
  var reloadedRows: [IndexPath] = []
  var reloadedSections = IndexSet()

  /// The sections after the updates; ends the program for rows and sections that are not there, as Apple's
  /// exceptions do.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - extents: Who gives numbers.
  ///   - rowCount: How many rows a section has afterwards.
  /// - Returns: Parts that stay have the numbers that they had.
  func applied(
    to old: [ListExtents.Section], numberedBy extents: inout ListExtents, rowCount: (Int) -> Int
  ) -> [ListExtents.Section] {
    var sections = old
    for path in reloadedRows {
      Self.check(path, "reload", isIn: sections)
      sections[path.section].rows[path.row] = extents.newNumber()
    }
    for section in reloadedSections where sections.indices.contains(section) {
      sections[section] = extents.newSection(rowCount: sections[section].rows.count)
    }
    for path in Set(deletedRows).sorted().reversed() {
      Self.check(path, "delete", isIn: sections)
      sections[path.section].rows.remove(at: path.row)
    }
    for section in deletedSections.reversed() {
      Self.check(section, "delete", isBelow: sections.count)
      sections.remove(at: section)
    }
    for section in insertedSections {
      Self.check(section, "insert", isBelow: sections.count + 1)
      sections.insert(extents.newSection(rowCount: rowCount(section)), at: section)
    }
    for path in Set(insertedRows).sorted() where !insertedSections.contains(path.section) {
      Self.check(path.section, "insert into", isBelow: sections.count)
      let number = extents.newNumber()
      let rows = sections[path.section].rows
      sections[path.section].rows.insert(number, at: min(max(path.row, 0), rows.count))
    }
    return sections
  }

  /// Ends the program for a row that is not among those before the updates.
  private static func check(
    _ path: IndexPath, _ verb: String, isIn sections: [ListExtents.Section]
  ) {
    check(path.section, "\(verb) a row of", isBelow: sections.count)
    let count = sections[path.section].rows.count
    guard !(0..<count).contains(path.row) else { return }
    raiseException(
      "NSInternalInconsistencyException",
      "attempt to \(verb) row \(path.row) from section \(path.section) which only contains \(count) rows before"
        + " the update")
  }

  /// Ends the program for a section that is not there.
  private static func check(_ section: Int, _ verb: String, isBelow count: Int) {
    guard !(0..<count).contains(section) else { return }
    raiseException(
      "NSInternalInconsistencyException",
      "attempt to \(verb) section \(section), but there are only \(count) sections")
  }
}

extension UITableView {
  /// Adds changes to the updates in progress, or applies them at once.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates = content.updates {
      change(&updates)
      content.updates = updates
    }
    endUpdates()
  }

  /// Applies updates.
  func apply(_ updates: TableUpdates) {
    guard let dataSource, !content.needsReload else { return setNeedsLayout() }
    var extents = content.extents
    let sections = updates.applied(to: extents.sections, numberedBy: &extents) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    check(sections)
    extents.take(sections, height: firstHeight)
    content.extents = extents
    content.visibleParts = renamed(content.visibleParts)
    setNeedsLayout()
  }

  /// Returns the visible views by the numbers of their parts after the updates.
  private func renamed(_ parts: [ListExtents.Part]) -> [ListExtents.Part] {
    var current: [Int: ListExtents.Part] = [:]
    for part in content.extents.parts { current[part.number] = part }
    return parts.map { current[$0.number] ?? $0 }
  }

  /// Ends the program if the data source does not have the numbers of rows that the updates lead to.
  private func check(_ sections: [ListExtents.Section]) {
    guard let dataSource else { return }
    let count = dataSource.numberOfSections(in: self)
    guard count == sections.count else {
      raiseException(
        "NSInternalInconsistencyException",
        "Invalid update: invalid number of sections. The data source has \(count) sections, the updates"
          + " leave \(sections.count).")
    }
    for (index, section) in sections.enumerated() {
      let rows = dataSource.tableView(self, numberOfRowsInSection: index)
      guard rows != section.rows.count else { continue }
      raiseException(
        "NSInternalInconsistencyException",
        "Invalid update: invalid number of rows in section \(index). The data source has \(rows) rows,"
          + " the updates leave \(section.rows.count).")
    }
  }
}
