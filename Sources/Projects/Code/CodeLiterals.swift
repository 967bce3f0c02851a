/// The texts between quotation marks of a source file, as numbers.
///
/// A text ends with its line, so that an interpolation that holds another text misleads on that line only.
enum CodeLiterals {
  /// Finds the texts in code without comments.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - starts: The places where texts begin that are left out.
  /// - Returns: The texts, and what stands before and behind what is put into them.
  static func hashes(in code: [UInt8], but starts: Set<Int>) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var start: Int?
    var place = 0
    while place < code.count {
      switch code[place] {
      case UInt8(ascii: "\""):
        if let text = start.map({ code[$0..<place] }), text.count <= longest,
          !starts.contains(text.startIndex)
        {
          found.insert(WordHash.ofText(text))
          for part in parts(of: text) { found.insert(WordHash.ofText(part)) }
        }
        start = start == nil ? place + 1 : nil
      case UInt8(ascii: "\n"): start = nil
      case UInt8(ascii: "\\") where start != nil: place += 1
      default: break
      }
      place += 1
    }
    return found
  }

  /// The beginning and the end of a text that code puts others into: `"%@-old"`, `"\(name)-old"`.
  private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard let first = text.firstIndex(where: { "%\\".utf8.contains($0) }) else { return [] }
    let last = text.lastIndex { "@)".utf8.contains($0) } ?? first
    return [text[..<first], text[max(first, last)...].dropFirst()].filter { $0.count > 1 }
  }

  /// Blanks what names no document and no class: texts of several words, and all of a key but its last part.
  ///
  /// Source: `NSClassFromString(_:)` takes the module, a point and the class.
  static func blankTexts(in code: inout [UInt8]) {
    var start: Int?
    var place = 0
    while place < code.count {
      switch code[place] {
      case UInt8(ascii: "\""):
        if let start { blankText(start..<place, in: &code) }
        start = start == nil ? place + 1 : nil
      case UInt8(ascii: "\n"): start = nil
      case UInt8(ascii: "\\") where start != nil: place += 1
      default: break
      }
      place += 1
    }
  }

  private static func blankText(_ range: Range<Int>, in code: inout [UInt8]) {
    let text = code[range]
    guard !text.contains(UInt8(ascii: "\\")) else { return }
    let spaces = text.count { $0 == UInt8(ascii: " ") }
    let point = text.lastIndex(of: UInt8(ascii: "."))
    let end: Int
    if spaces > mostSpaces {
      end = range.upperBound
    } else if spaces == 0, let point,
      !fileNames.contains(where: { text[(point + 1)...].elementsEqual($0.utf8) })
    {
      end = point
    } else {
      return
    }
    for place in range.lowerBound..<end { code[place] = UInt8(ascii: " ") }
  }

  /// More spaces than the name of a document has.
  private static let mostSpaces = 3
  private static let fileNames = ["storyboard", "storyboardc", "xib", "nib"]
  /// More bytes than keys and identifiers have.
  private static let longest = 300
}
