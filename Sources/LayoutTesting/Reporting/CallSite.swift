/// The file and line at which a test calls an assertion.
package struct CallSite: Sendable {
  /// The module and file, as of `#fileID`.
  package let fileID: StaticString
  /// The file's path.
  package let filePath: StaticString
  /// The line, from 1.
  package let line: UInt
  /// The column, from 1.
  package let column: UInt

  /// Creates a place.
  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
