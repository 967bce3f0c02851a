/// The cases of the enumerations of a Swift file that name something by themselves, and what may make a case by other means than
/// its name.
///
/// A case that nothing names, of an enumeration of which no code lists the cases or makes one from a raw value, is never there:
/// it uses nothing. Source: *Enumerations* in *The Swift Programming Language*; `CaseIterable`, `RawRepresentable`, `Decodable`.
struct EnumCases {
  /// The enumerations of which the file may make a case without naming it.
  private(set) var open: WordNumbers = []
  /// Whether the file may do so with any enumeration that lists its cases, or has raw values.
  private(set) var opensAny = false
  /// The enumerations of the file that other code may make cases of.
  private let enumerations: [PlacedType]
  /// The two words before the next one, the nearer one first.
  private var before: (UInt64, UInt64) = (0, 0)

  /// - Parameters:
  ///   - enumerations: The places of the file's enumerations.
  ///   - code: The text without comments and strings.
  init(_ enumerations: [PlacedType], in code: [UInt8]) {
    self.enumerations = enumerations
    for type in enumerations where !Self.isClosed(type, in: code) { open.insert(type.name) }
  }

  /// Takes the next word in.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - between: The text between it and the word before.
  ///   - code: The text without comments.
  ///   - isCase: Whether it stands behind the word `case`, or another name behind that.
  /// - Returns: The enumeration of which it is the name of a case; nil where it is none.
  mutating func read(
    _ word: PlacedWord, behind between: ArraySlice<UInt8>, in code: [UInt8], isCase: Bool
  ) -> UInt64? {
    defer { before = (word.word, before.0) }
    if Self.makers.contains(word.word) {
      readMaker(word, behind: between, in: code)
    } else if word.word == Self.itself, between.elementsEqual(".".utf8) {
      open.insert(before.0)
    } else if between.last == UInt8(ascii: "<") {
      open.insert(word.word)
    }
    guard isCase, !SystemMembers.names(word.word),
      between.allSatisfy({ " ,\n\t\r".utf8.contains($0) }),
      !(code[word.end...].first.map { ":.".utf8.contains($0) } ?? false)
    else { return nil }
    return enumeration(around: word.start)
  }

  /// Reads a word that may make a case of its owner: `Kind.allCases`, `Kind(rawValue: 1)`, `Kind.init(rawValue: 1)`.
  private mutating func readMaker(
    _ word: PlacedWord, behind between: ArraySlice<UInt8>, in code: [UInt8]
  ) {
    let isList = word.word == Self.allCases
    guard isList || code[word.end...].first == UInt8(ascii: ":") else { return }
    let isInitializer = before.0 == Self.initializer
    let owner =
      isList
      ? (between.last == UInt8(ascii: ".") ? before.0 : 0)
      : isInitializer ? before.1 : before.0
    open.insert(owner)
    if let type = enumeration(around: word.start) {
      open.insert(type)
    } else if Self.placeholders.contains(owner) || isList && owner == 0 {
      // Of a type that generic code or an extension stands for, any may be.
      opensAny = true
    }
  }

  /// The innermost enumeration around a place.
  private func enumeration(around place: Int) -> UInt64? {
    enumerations.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }?.name
  }

  /// Whether an enumeration comes from nothing that makes its cases.
  private static func isClosed(_ type: PlacedType, in code: [UInt8]) -> Bool {
    let head = code[type.place.upperBound..<type.range.upperBound]
      .prefix { $0 != UInt8(ascii: "{") }
    let line =
      code[..<type.place.lowerBound].suffix(longestModifiers)
      .split(whereSeparator: { "\n;{}".utf8.contains($0) }).last ?? []
    return !line.holds(objectiveC)
      && head.split { !WordReader.isWord($0) }.allSatisfy { closed.contains(WordHash.of($0)) }
  }

  private static let objectiveC = Array("@objc".utf8)
  /// More bytes than stand before the name of an enumeration on its line.
  private static let longestModifiers = 80
  /// The types that an enumeration may come from without others making cases of it, but by the means that this reader finds.
  private static let closed = WordSet([
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "Character", "Double",
    "Float", "CGFloat", "CaseIterable", "Equatable", "Hashable", "Comparable", "Error",
    "LocalizedError", "Sendable", "CustomStringConvertible",
  ])
  private static let makers = WordSet(["allCases", "rawValue"])
  private static let allCases = WordHash.of("allCases".utf8)
  private static let initializer = WordHash.of("init".utf8)
  private static let itself = WordHash.of("self".utf8)
  /// Names of types that stand for others.
  private static let placeholders = WordSet([
    "Self", "T", "U", "V", "E", "C", "S", "K", "R", "Element", "Key", "Value", "Wrapped", "Item",
    "Case", "Enum", "Type", "RawType", "EnumType", "Model", "Section", "Option",
  ])
}
