/// Reads logs of any length piece by piece, holding only the parts that belong to constraints.
package struct LogReader {
  /// The line that the last piece did not end.
  private var line: [UInt8] = []
  private var number = 0
  private var assembler = LogAssembler()

  package init() {}

  /// Reads the next piece.
  package mutating func read(_ piece: [UInt8]) {
    let bytes = piece.span
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      endLine(with: piece, start..<index)
      start = index + 1
    }
    keep(piece[start...])
  }

  /// Ends the log.
  ///
  /// - Returns: The conflicts, lists of constraints and traces that it holds.
  package mutating func end() -> LogContents {
    if !line.isEmpty { take(line[...]) }
    line = []
    return assembler.end(lineCount: number)
  }

  private mutating func endLine(with piece: [UInt8], _ range: Range<Int>) {
    if line.isEmpty {
      guard assembler.isOpen || Trigger.isFound(in: piece.span, range) else {
        number += 1
        return
      }
      take(piece[range].prefix(Self.maximumLength))
    } else {
      keep(piece[range])
      take(line[...])
      line.removeAll(keepingCapacity: true)
    }
  }

  private mutating func take(_ bytes: Bytes) {
    number += 1
    guard assembler.isOpen || Trigger.isFound(in: bytes) else { return }
    assembler.take(bytes, line: number)
  }

  private mutating func keep(_ part: Bytes) {
    line += part.prefix(max(0, Self.maximumLength - line.count))
  }

  /// The length at which lines are cut, in bytes: a log whose line breaks were lost is far shorter.
  private static let maximumLength = 1 << 20
}

/// The texts that a line of interest holds at least one of.
enum Trigger {
  static func isFound(in bytes: Bytes) -> Bool {
    let copy = Array(bytes)
    return isFound(in: copy.span, 0..<copy.count)
  }

  static func isFound(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "C"), UInt8(ascii: "c"):
        if stands(constraint, in: bytes, at: index + 1, before: range.upperBound) { return true }
      case UInt8(ascii: "A"):
        if stands(ambiguous, in: bytes, at: index + 1, before: range.upperBound) { return true }
      case bullet[0]:
        if stands(bullet, in: bytes, at: index, before: range.upperBound) { return true }
      default: break
      }
    }
    return false
  }

  private static func stands(
    _ text: [UInt8], in bytes: borrowing Span<UInt8>, at start: Int, before end: Int
  ) -> Bool {
    guard start + text.count <= end else { return false }
    for offset in text.indices where bytes[start + offset] != text[offset] { return false }
    return true
  }

  private static let constraint = Array("onstraint".utf8)
  private static let ambiguous = Array("MBIGUOUS LAYOUT".utf8)
  private static let bullet = Array("•".utf8)
}
