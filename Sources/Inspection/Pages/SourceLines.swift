import InterfaceBuilder
import LayoutFaults

/// The lines of a document's text.
struct SourceLines {
  private let document: Document

  init(of document: Document) {
    self.document = document
  }

  /// The most characters of a line that are shown.
  private static let mostCharacters = 240

  /// The texts of lines, without white space around them.
  ///
  /// - Parameter numbers: The numbers of the lines, from 1.
  /// - Returns: The texts by number; none of documents that are not stored as UTF-8.
  /// - Complexity: O(*bytes*).
  func texts(at numbers: [Int]) -> [Int: String] {
    guard document.encoding == .utf8 else { return [:] }
    let wanted = Set(numbers)
    var texts: [Int: String] = [:]
    var (number, start) = (1, 0)
    let bytes = document.bytes
    for index in 0...bytes.count where index == bytes.count || Self.isEnd(at: index, of: bytes) {
      if wanted.contains(number) { texts[number] = Self.text(bytes[start..<index]) }
      (number, start) = (number + 1, index + 1)
    }
    return texts
  }

  /// Whether a line ends at a byte: LF, CR or CR LF, of which the last one counts.
  private static func isEnd(at index: Int, of bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
    default: false
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0D].contains($0) }
    let line = String(decoding: bytes.drop(while: isSpace), as: UTF8.self)
    let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end]).abbreviated(to: mostCharacters)
  }
}
