import AutoLayout

extension ViewDescription {
  /// The size that layout had come to when the document was saved, as far as the document says; nil if it
  /// has none, or is marked as another than layout's or one of many.
  ///
  /// Rows of a table are as wide as it is, and are stored too.
  ///
  /// Source: 296 of 296 stored tables with rows are as wide as each of them, but for those that inset their
  /// rows.
  var settledSize: Size? {
    guard !geometry.isMisplaced, !geometry.isAmbiguous, var size = geometry.frame?.size else {
      return nil
    }
    if case .table(let table) = content, let width = table.storedRowWidth { size.width = width }
    return size
  }
}

extension TableContent {
  /// The width that the rows were stored with, if it is the table's.
  fileprivate var storedRowWidth: Double? {
    guard style != .insetGrouped else { return nil }
    let rows = prototypes + sections.flatMap(\.cells)
    return rows.lazy.compactMap(\.geometry.frame?.width).first
  }
}
