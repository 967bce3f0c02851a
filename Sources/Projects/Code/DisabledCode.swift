/// The code that no compiler reads: that between `#if 0` or `#if false` and what ends it, or between the `#else` of an `#if 1`
/// or `#if true` and its end.
enum DisabledCode {
  /// The end of disabled code whose condition stands at a place; nil where another condition does, or nothing ends it.
  ///
  /// - Parameters:
  ///   - place: The place of the sign `#`.
  ///   - code: The text of a source file.
  /// - Returns: The place of the line with the `#else`, `#elseif`, `#elif` or `#endif` that ends it.
  static func end(from place: Int, in code: [UInt8]) -> Int? {
    guard mayBegin(at: place, in: code), isAtStartOfLine(place, in: code) else { return nil }
    let words = directive(at: place, in: code)
    guard
      isCondition(words, among: never)
        || alternatives.contains(words.first ?? "")
          && isAfterAlways(place, in: code)
    else { return nil }
    var depth = 0
    var start = place
    while let line = code[start...].firstIndex(of: newline) {
      start = line + 1
      guard let sign = code[start...].firstIndex(where: { !blanks.contains($0) }),
        code[sign] == UInt8(ascii: "#")
      else { continue }
      guard mayBegin(at: sign, in: code) else { continue }
      switch directive(at: sign, in: code).first {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif" where depth > 0: depth -= 1
      case "endif", "else", "elseif", "elif":
        if depth == 0 { return start }
      default: break
      }
    }
    return nil
  }

  /// Whether a directive may be an `#if` or an `#else`: most are imports and marks.
  private static func mayBegin(at sign: Int, in code: [UInt8]) -> Bool {
    var place = sign + 1
    while place < code.count, blanks.contains(code[place]) { place += 1 }
    guard place + 1 < code.count else { return false }
    return code[place] == UInt8(ascii: "e")
      || code[place] == UInt8(ascii: "i") && code[place + 1] == UInt8(ascii: "f")
  }

  /// Whether a directive asks for a constant.
  private static func isCondition(_ words: [String], among constants: Set<String>) -> Bool {
    words.first == "if" && words.count > 1 && constants.contains(words[1])
      && (words.count == 2 || words[2].hasPrefix("/"))
  }

  /// Whether the condition that a place is the `#else` of always holds.
  private static func isAfterAlways(_ place: Int, in code: [UInt8]) -> Bool {
    var open: [Bool] = []
    var start = 0
    while let sign = code[start..<place].firstIndex(of: UInt8(ascii: "#")) {
      start = sign + 1
      guard mayBegin(at: sign, in: code), isAtStartOfLine(sign, in: code) else { continue }
      let words = directive(at: sign, in: code)
      switch words.first {
      case "if", "ifdef", "ifndef": open.append(isCondition(words, among: always))
      case "endif": _ = open.popLast()
      default: break
      }
    }
    return open.last ?? false
  }

  private static func isAtStartOfLine(_ place: Int, in code: [UInt8]) -> Bool {
    let before = code[..<place].last { !blanks.contains($0) }
    return before == nil || before == newline
  }

  /// The first words behind a sign `#`, as far as they are on its line.
  private static func directive(at sign: Int, in code: [UInt8]) -> [String] {
    let line = code[(sign + 1)...].prefix(longestDirective).prefix { $0 != newline }
    return line.split { blanks.contains($0) || $0 == UInt8(ascii: "\r") }
      .prefix(3).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let never: Set<String> = ["0", "false"]
  private static let always: Set<String> = ["1", "true"]
  private static let alternatives: Set<String> = ["else", "elseif", "elif"]
  private static let blanks = Array(" \t".utf8)
  private static let newline = UInt8(ascii: "\n")
  /// More bytes than the part of a condition has that is read.
  private static let longestDirective = 60
}
