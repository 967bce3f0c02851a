/// A place in a document's text.
public struct DocumentPosition: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
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
  /// How many characters begin before each multiple of `stride`, so that documents on one line do
  /// not cost their length per question.
  private let characterCounts: [Int]
  private static let stride = 1024

  /// - Complexity: O(*bytes*).
  init(_ bytes: [UInt8], encoding: DocumentEncoding) {
    var starts = [0]
    var counts: [Int] = []
    var count = 0
    bytes.withUnsafeBufferPointer { buffer in
      for offset in buffer.indices {
        if offset.isMultiple(of: Self.stride) { counts.append(count) }
        let byte = buffer[offset]
        if !encoding.isContinuation(byte) { count += 1 }
        let isLineEnd =
          byte == .lineFeed
          || byte == .carriageReturn
            && !(offset + 1 < buffer.count && buffer[offset + 1] == .lineFeed)
        if isLineEnd { starts.append(offset + 1) }
      }
    }
    if bytes.count.isMultiple(of: Self.stride) { counts.append(count) }
    lineStarts = starts
    characterCounts = counts
  }

  /// The position of the character that starts at `offset` of the bytes the index was made from.
  ///
  /// - Complexity: O(log *lines*).
  func position(of offset: Int, in bytes: [UInt8], encoding: DocumentEncoding) -> DocumentPosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = lineStarts[low]
    if start == 0, bytes.starts(with: DocumentEncoding.byteOrderMark) { start = min(3, offset) }
    let column =
      characters(before: offset, in: bytes, encoding: encoding)
      - characters(before: start, in: bytes, encoding: encoding)
    return DocumentPosition(line: low + 1, column: column + 1)
  }

  private func characters(
    before offset: Int, in bytes: [UInt8], encoding: DocumentEncoding
  ) -> Int {
    let block = offset / Self.stride
    return characterCounts[block]
      + bytes[(block * Self.stride)..<offset].count { !encoding.isContinuation($0) }
  }
}
