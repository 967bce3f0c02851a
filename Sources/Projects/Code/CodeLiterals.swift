/// The texts between quotation marks of a source file, as numbers.
///
/// A text ends with its line, so that an interpolation that holds another text misleads on that line only.
struct CodeLiterals {
  /// The texts, and what stands before and behind what is put into them.
  private(set) var texts: WordNumbers = []
  /// The texts among these that code puts together with others, or keeps to do so.
  private(set) var fragments: WordNumbers = []

  /// Finds the texts in code without comments.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - starts: The places where texts begin that are left out.
  init(in code: [UInt8], but starts: Set<Int>) {
    self.init(in: code, at: Self.places(in: code), but: starts)
  }

  /// - Parameters:
  ///   - code: Code without comments.
  ///   - places: The places of its texts.
  ///   - starts: The places where texts begin that are left out.
  init(in code: [UInt8], at places: [Range<Int>], but starts: Set<Int>) {
    for range in places where range.count <= Self.longest {
      let text = WordHash.ofText(code[range])
      if Self.isAffix(code[range]) || Self.isPutTogether(range, in: code) { fragments.insert(text) }
      guard !starts.contains(range.lowerBound), !Self.isReported(range, in: code) else { continue }
      texts.insert(text)
      for part in Self.parts(of: code[range]) {
        fragments.insert(WordHash.ofText(part))
        texts.insert(WordHash.ofText(part))
      }
    }
  }

  /// Whether a text begins or ends as what is put before or behind a name does: `_iPad`, `old-`.
  private static func isAffix(_ text: ArraySlice<UInt8>) -> Bool {
    text.count > 1 && "_-~".utf8.contains { $0 == text.first || $0 == text.last }
  }

  /// The places of all texts, without their quotation marks.
  static func places(in code: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var start: Int?
    var place = code[...].place(of: quote) ?? code.count
    while place < code.count {
      switch code[place] {
      case quote:
        if let start { places.append(start..<place) }
        start = start == nil ? place + 1 : nil
      case UInt8(ascii: "\n"): start = nil
      case UInt8(ascii: "\\") where start != nil: place += 1
      default: break
      }
      place += 1
      if start == nil, place < code.count { place = code[place...].place(of: quote) ?? code.count }
    }
    return places
  }

  /// Whether a text is joined to another one, also as the choice of a condition, or stands for what code replaces.
  private static func isPutTogether(_ range: Range<Int>, in code: [UInt8]) -> Bool {
    let before = code[..<(range.lowerBound - 1)].suffix(longestCall).reversed()
      .drop { " @(\n\t".utf8.contains($0) }
    let behind = code[(range.upperBound + 1)...].prefix(longestCall)
      .first { !" )\n\t".utf8.contains($0) }
    guard let last = before.first else { return false }
    if "+?".utf8.contains(last)
      || last == UInt8(ascii: "=") && before.dropFirst().first == UInt8(ascii: "+")
      || behind == UInt8(ascii: "+")
    {
      return true
    }
    let name = before.drop { !WordReader.isWord($0) }.prefix(while: WordReader.isWord)
    // The second choice of a condition behind the first one.
    if last == UInt8(ascii: ":"),
      before.dropFirst().first(where: { $0 != UInt8(ascii: " ") }) == quote
    {
      return true
    }
    return joiningCalls.contains(WordHash.of(name.reversed()))
  }

  private static let quote = UInt8(ascii: "\"")

  /// The beginning and the end of a text that code puts others into: `"%@-old"`, `"\(name)-old"`.
  private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard let first = text.firstIndex(where: { "%\\".utf8.contains($0) }) else { return [] }
    let last = text.lastIndex { "@)".utf8.contains($0) } ?? first
    return [text[..<first], text[max(first, last)...].dropFirst()].filter { $0.count > 1 }
  }

  /// Blanks what names no document and no class: texts of several words, and all of a key but its last part.
  ///
  /// Source: `NSClassFromString(_:)` takes the module, a point and the class.
  static func blankTexts(_ texts: [Range<Int>], in code: inout [UInt8]) {
    for text in texts { blankText(text, in: &code) }
  }

  private static func blankText(_ range: Range<Int>, in code: inout [UInt8]) {
    let text = code[range]
    if isReported(range, in: code) {
      for place in range { code[place] = UInt8(ascii: " ") }
      return
    }
    guard !text.contains(UInt8(ascii: "\\")) else { return }
    let hasSpaces = text.contains(UInt8(ascii: " "))
    let point = text.lastIndex(of: UInt8(ascii: "."))
    let end: Int
    if hasSpaces {
      end = range.upperBound
    } else if let point, !text[(point + 1)...].contains(where: isCapital) {
      // No class: `t.me`.
      end =
        fileNames.contains { text[(point + 1)...].elementsEqual($0.utf8) }
        ? range.lowerBound : range.upperBound
    } else if let point,
      !fileNames.contains(where: { text[(point + 1)...].elementsEqual($0.utf8) })
    {
      end = point
    } else {
      return
    }
    for place in range.lowerBound..<end { code[place] = UInt8(ascii: " ") }
  }

  /// Whether a text is handed to a function that prints it or counts it, and does nothing else with it.
  ///
  /// Source: `NSLog`, `print(_:separator:terminator:)`, and the functions of the library Umeng that name the page in its statistics.
  private static func isReported(_ range: Range<Int>, in code: [UInt8]) -> Bool {
    let name = code[..<(range.lowerBound - 1)].suffix(longestCall).reversed()
      .drop { " @(:".utf8.contains($0) }.prefix(while: WordReader.isWord)
    return reportingCalls.contains(WordHash.of(name.reversed()))
      && !code[range].contains(UInt8(ascii: "\\"))
  }

  private static func isCapital(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z")
  }

  private static let reportingCalls = WordSet([
    "NSLog", "print", "debugPrint", "beginLogPageView", "endLogPageView",
  ])
  /// The functions that put a text together with others.
  private static let joiningCalls = WordSet([
    "append", "appending", "appendFormat", "appendString", "stringByAppendingString",
    "stringByAppendingFormat", "stringByReplacingOccurrencesOfString", "withString",
    "replacingOccurrences", "of", "with", "joined",
  ])
  /// More bytes than stand between a text and the function that it is handed to.
  private static let longestCall = 60
  private static let fileNames = ["storyboard", "storyboardc", "xib", "nib"]
  /// More bytes than keys and identifiers have.
  private static let longest = 300
}
