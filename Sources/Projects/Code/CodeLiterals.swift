/// The texts between quotation marks of a source file, as numbers.
///
/// A text ends with its line, so that an interpolation that holds another text misleads on that line only.
enum CodeLiterals {
  /// Finds the texts in code without comments.
  static func hashes(in code: [UInt8]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var start: Int?
    var place = 0
    while place < code.count {
      switch code[place] {
      case UInt8(ascii: "\""):
        if let text = start.map({ code[$0..<place] }), text.count <= longest {
          found.insert(WordHash.ofText(text))
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

  /// More bytes than keys and identifiers have.
  private static let longest = 300
}
