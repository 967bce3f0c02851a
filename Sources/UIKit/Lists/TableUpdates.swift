import Foundation

/// Rows and sections that come, go and change between the beginning and the end of updates.
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

  /// The sections after the updates.
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
    for path in reloadedRows where sections.indices.contains(path.section) {
      sections[path.section].rows[path.row] = extents.newNumber()
    }
    for section in reloadedSections where sections.indices.contains(section) {
      sections[section] = extents.newSection(rowCount: sections[section].rows.count)
    }
    for path in Set(deletedRows).sorted().reversed() {
      sections[path.section].rows.remove(at: path.row)
    }
    for section in deletedSections.reversed() { sections.remove(at: section) }
    for section in insertedSections {
      sections.insert(extents.newSection(rowCount: rowCount(section)), at: section)
    }
    for path in Set(insertedRows).sorted() where !insertedSections.contains(path.section) {
      let number = extents.newNumber()
      let rows = sections[path.section].rows
      sections[path.section].rows.insert(number, at: min(path.row, rows.count))
    }
    return sections
  }
}

extension UITableView {
  /// Notes changes: for the end of the updates that were begun, or at once.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates = content.updates {
      change(&updates)
      content.updates = updates
    }
    endUpdates()
  }

  /// Takes the changes of updates over.
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

  /// The views in sight with the places that they have now.
  private func renamed(_ parts: [ListExtents.Part]) -> [ListExtents.Part] {
    var current: [Int: ListExtents.Part] = [:]
    for part in content.extents.parts { current[part.number] = part }
    return parts.map { current[$0.number] ?? $0 }
  }

  /// Ends the program if the data source says otherwise.
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
