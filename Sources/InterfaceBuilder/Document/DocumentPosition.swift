/// A place in a document's text.
public struct DocumentPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1; lines end with LF, CR or CR LF.
  public var line: Int
  /// The column, counted from 1 in characters (Unicode scalars).
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where every document starts.
  public static let start = DocumentPosition(line: 1, column: 1)

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Orders by place in the text.
  public static func < (first: DocumentPosition, second: DocumentPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// Finds the line and column of a byte offset.
struct LineIndex: Sendable {
  /// The offset of the first byte of each line, ascending.
  private let lineStarts: [Int]

  /// - Complexity: O(*bytes*).
  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      while offset < buffer.count {
        let byte = buffer[offset]
        offset += 1
        if byte == .lineFeed {
          starts.append(offset)
        } else if byte == .carriageReturn {
          if offset < buffer.count, buffer[offset] == .lineFeed { offset += 1 }
          starts.append(offset)
        }
      }
    }
    lineStarts = starts
  }

  /// The position of the character that starts at `offset` of the bytes the index was made from.
  ///
  /// - Complexity: O(log *lines* + *length of the line*).
  func position(of offset: Int, in bytes: [UInt8], encoding: DocumentEncoding) -> DocumentPosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = lineStarts[low]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let before = bytes[start..<max(start, min(offset, bytes.count))]
    let characters =
      encoding.isStoredAsUTF8
      ? before.count(where: { $0 & 0xC0 != 0x80 })
      : before.count
    return DocumentPosition(line: low + 1, column: characters + 1)
  }
}
