/// The numbers that a source file gives constraints in properties as their constants.
///
/// Source: `NSLayoutConstraint.constant`.
struct ConstantWrites {
  /// The part that a mention of a property has in deciding on the constant of its constraint.
  private enum Use {
    case none, other
    case number(Double)
  }

  private let code: [UInt8]
  private let words: [PlacedWord]

  /// - Parameter code: The text of a source file, without comments and strings.
  init(_ code: [UInt8]) {
    self.code = code
    words = WordHash.placedWords(in: code)
  }

  /// The numbers that the constraint in a property gets; nil where code uses it for something else, or gives it a constant that
  /// is no number of the file.
  func numbers(of property: String) -> [Double]? {
    let names = WordHash.names(ofProperty: property)
    var numbers: [Double] = []
    for place in words.indices where names.contains(words[place].word) {
      switch use(at: place) {
      case .none: continue
      case .other: return nil
      case .number(let number): numbers.append(number)
      }
    }
    return numbers
  }

  /// Whether the file declares a property of a name: `var gap: NSLayoutConstraint!`, `NSLayoutConstraint *gap;`.
  func declare(_ property: String) -> Bool {
    let names = WordHash.names(ofProperty: property)
    return words.contains { names.contains($0.word) && isDeclaration($0) }
  }

  private func isDeclaration(_ name: PlacedWord) -> Bool {
    code[name.end...].first { !" ?!".utf8.contains($0) }.map { ":;".utf8.contains($0) } ?? false
  }

  private func use(at place: Int) -> Use {
    if isDeclaration(words[place]) { return .none }
    guard place + 1 < words.count,
      code[words[place].end..<words[place + 1].start].allSatisfy({ ".?! ]".utf8.contains($0) })
    else { return .other }
    let member = words[place + 1]
    let value = code[member.end...].prefix { !"\n;}".utf8.contains($0) }
    if member.word == Self.setter {
      return number(value.dropFirst().prefix { $0 != UInt8(ascii: "]") }).map(Use.number) ?? .other
    }
    guard member.word == Self.constant || member.word == Self.priority else { return .other }
    guard WordReader.isAssignment(value) else { return .none }
    let given = value.drop { $0 == UInt8(ascii: " ") }
    guard given.first == UInt8(ascii: "=") else { return .other }
    if member.word == Self.priority { return isRequired(given) ? .none : .other }
    return number(given.dropFirst()).map(Use.number) ?? .other
  }

  private func isRequired(_ value: ArraySlice<UInt8>) -> Bool {
    var last: UInt64?
    WordHash.forEachWord(in: Array(value)) { last = $0 }
    return last.map(Self.required.contains) ?? false
  }

  /// The number of an expression: a literal, or a name that the file gives one.
  private func number(_ value: ArraySlice<UInt8>) -> Double? {
    let text = value.filter { $0 != UInt8(ascii: " ") }
    if let literal = Self.literal(text[...]) { return literal }
    guard text.allSatisfy({ WordReader.isWord($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    let name = WordHash.of(text.split(separator: UInt8(ascii: ".")).last ?? [])
    let numbers = Set(words.filter { $0.word == name }.compactMap(declared))
    return numbers.count == 1 ? numbers.first : nil
  }

  /// The number that a declaration gives a name: `let width: CGFloat = 280`.
  private func declared(_ name: PlacedWord) -> Double? {
    let rest = code[name.end...].prefix { !"\n;}".utf8.contains($0) }
    guard let sign = rest.firstIndex(of: UInt8(ascii: "=")),
      rest[..<sign].allSatisfy({ WordReader.isWord($0) || " :".utf8.contains($0) })
    else { return nil }
    return Self.literal(rest[(sign + 1)...].filter { $0 != UInt8(ascii: " ") }[...])
  }

  private static func literal(_ text: ArraySlice<UInt8>) -> Double? {
    let digits = text.last == UInt8(ascii: "f") ? text.dropLast() : text
    guard digits.allSatisfy({ "0123456789.-".utf8.contains($0) }) else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  private static let constant = WordHash.of("constant".utf8)
  private static let setter = WordHash.of("setConstant".utf8)
  private static let priority = WordHash.of("priority".utf8)
  private static let required = WordSet(["required", "UILayoutPriorityRequired", "1000"])
}
