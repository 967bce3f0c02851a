/// A text that a client edits, as UTF-8, with the beginnings of its lines.
///
/// Lines end with LF, CR LF or CR.
package struct EditedText: Hashable, Sendable {
  /// The text.
  package private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line, ascending.
  private var lineStarts: [Int]
  /// The UTF-16 code units that begin before each multiple of ``stride``, so that texts on one line do not cost their
  /// length per question.
  private var unitCounts: [Int]

  /// Creates a text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    lineStarts = Self.lineStarts(of: bytes)
    unitCounts = Self.unitCounts(of: bytes)
  }

  /// The text as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of lines; the last one may be empty.
  package var lineCount: Int { lineStarts.count }

  // MARK: Positions

  /// The offset of the byte at a position.
  ///
  /// A position behind the end of its line is that end, one behind the last line the end of the text, and one within a
  /// character its beginning.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let line = contentRange(ofLine: position.line)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound {
      let length = min(characterLength(at: offset), line.upperBound - offset)
      let units = encoding.units(ofLength: length)
      guard left >= units else { break }
      left -= units
      offset += length
    }
    return offset
  }

  /// The position of a byte.
  package func position(ofByte offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = self.line(ofByte: offset)
    let content = contentRange(ofLine: line)
    let end = min(offset, content.upperBound)
    let units =
      switch encoding {
      case .utf8: end - content.lowerBound
      case .utf16: units(before: end) - units(before: content.lowerBound)
      }
    return TextPosition(line: line, character: units)
  }

  /// The UTF-16 code units that begin before a byte.
  private func units(before offset: Int) -> Int {
    let block = offset / Self.stride
    return unitCounts[block] + Self.units(in: bytes[(block * Self.stride)..<offset])
  }

  private static func unitCounts(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    var start = 0
    while start + stride <= bytes.count {
      counts.append(counts[counts.count - 1] + units(in: bytes[start..<(start + stride)]))
      start += stride
    }
    return counts
  }

  /// The UTF-16 code units of the characters that begin in some bytes.
  private static func units(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  private static let stride = 1024

  /// The range of some bytes.
  package func range(ofBytes range: Range<Int>, in encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(ofByte: range.lowerBound, in: encoding),
      end: position(ofByte: range.upperBound, in: encoding))
  }

  /// The offset of the character that stands in a line and column, both counted from 1, the column in Unicode scalars.
  package func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return line < 1 ? 0 : bytes.count }
    let content = contentRange(ofLine: line - 1)
    var offset = content.lowerBound
    for _ in 0..<max(column - 1, 0) where offset < content.upperBound {
      offset += characterLength(at: offset)
    }
    return min(offset, content.upperBound)
  }

  /// The bytes of a line without what ends it.
  package func contentRange(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    if line + 1 < lineStarts.count {
      if bytes[end - 1] == .lineFeed { end -= 1 }
      if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    }
    return start..<end
  }

  /// The line of a byte, counted from 0.
  package func line(ofByte offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of bytes of the character that begins at an offset.
  private func characterLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  // MARK: Edits

  /// Replaces a part of the text.
  ///
  /// - Throws: ``RPCError/invalidParams(_:)`` for a range that ends before it begins.
  package mutating func replace(
    _ range: TextRange, in encoding: PositionEncoding, with text: String
  ) throws(RPCError) {
    let start = offset(of: range.start, in: encoding)
    let end = offset(of: range.end, in: encoding)
    guard range.start <= range.end, start <= end else {
      throw .invalidParams("the range of an edit ends before it begins")
    }
    bytes.replaceSubrange(start..<end, with: text.utf8)
    // What stood before the edited line keeps its lines; an edit may join a CR before it with an LF.
    let kept = max(line(ofByte: start) - 1, 0)
    let added = Self.lineStarts(of: bytes, from: lineStarts[kept])
    lineStarts.replaceSubrange(kept..., with: added)
    unitCounts = Self.unitCounts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8], from start: Int = 0) -> [Int] {
    var starts = [start]
    for index in start..<bytes.count {
      let byte = bytes[index]
      let isEnd =
        byte == .lineFeed
        || byte == .carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == .lineFeed)
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }
}

extension PositionEncoding {
  /// The code units of a character that has some bytes in UTF-8.
  fileprivate func units(ofLength length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    }
  }
}
