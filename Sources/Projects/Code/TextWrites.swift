/// The texts that a source file gives labels and buttons in properties.
struct TextWrites: Sendable {
  /// A text that is given to what a property holds.
  struct Write: Sendable {
    let value: TextValue
    /// Whether the property is one of another object: `cell.title.text`, not `title.text` or `self.title.text`.
    let isOfOther: Bool
    /// The object whose property it is; nil where no single name leads to it.
    fileprivate let receiver: UInt64?
  }

  /// The writes, by the property.
  private(set) var writes: [UInt64: [Write]] = [:]
  /// How often the file declares each property.
  private(set) var declarations: [UInt64: Int] = [:]
  /// The functions that are given each property, or sent to it.
  fileprivate(set) var functions: [UInt64: WordNumbers] = [:]
  /// The types that the file declares or adds to.
  fileprivate(set) var types: WordNumbers = []
  /// The words of the file.
  private var words: [UInt64] = []
  /// The words in the lines that name each object whose properties the file writes.
  private var besides: [UInt64: WordNumbers] = [:]

  /// Creates a list without any.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - words: The words outside of strings, in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    for place in words.indices.dropFirst() {
      let (property, member) = (words[place - 1], words[place])
      if Self.declaring.contains(property.word) || Self.isPointerDeclared(member, in: code) {
        declarations[member.word, default: 0] += 1
      }
      guard ViewHelpers.textMembers.contains(member.word),
        let value = Self.value(givenBy: member, to: property, in: code)
      else { continue }
      let receiver = place >= 2 ? words[place - 2] : nil
      let write = Write(
        value: value, isOfOther: Self.isMember(property, of: receiver, in: code),
        receiver: receiver?.word)
      writes[property.property(in: code), default: []].append(write)
    }
    self.words = words.map(\.word)
    findWordsBesideReceivers(in: code, words)
  }

  private mutating func findWordsBesideReceivers(in code: [UInt8], _ words: [PlacedWord]) {
    let receivers = WordNumbers(
      writes.values.joined().filter(\.isOfOther).compactMap(\.receiver))
    guard !receivers.isEmpty else { return }
    var line: [UInt64] = []
    var end = 0
    func close(_ besides: inout [UInt64: WordNumbers]) {
      for word in line where receivers.contains(word) {
        besides[word, default: []].formUnion(WordNumbers(line))
      }
      line = []
    }
    for place in words {
      if code[end..<place.start].contains(UInt8(ascii: "\n")) { close(&besides) }
      line.append(place.word)
      end = place.end
    }
    close(&besides)
  }

  /// Whether the file may say that the object of a write is of a class: a line names both.
  ///
  /// Properties of other classes have the same names.
  func isMember(_ write: Write, ofClass className: UInt64) -> Bool {
    write.receiver.flatMap { besides[$0]?.contains(className) } ?? false
  }

  /// Whether a property is given to some functions.
  func isGiven(_ names: [UInt64], to functions: WordNumbers) -> Bool {
    names.contains { name in
      self.functions[name].map { !$0.isDisjoint(with: functions) } ?? false
    }
  }

  /// Whether the file may give one of some properties a text.
  func mayWrite(_ names: [UInt64]) -> Bool {
    names.contains { writes[$0] != nil || functions[$0] != nil }
  }

  /// Whether the file names a class.
  func isAbout(_ className: UInt64) -> Bool { words.contains(className) }

  /// The text that a member or a message gives to a property; nil where it is read, or given in another state than the normal one.
  private static func value(
    givenBy member: PlacedWord, to property: PlacedWord, in code: [UInt8]
  ) -> TextValue? {
    let between = code[property.end..<member.start]
    guard between.allSatisfy({ "?!.] ".utf8.contains($0) }) else { return nil }
    let rest = code[member.end...]
    switch member.word {
    case text where between.last == UInt8(ascii: "."):
      guard WordReader.isAssignment(rest) else { return nil }
      let value = rest.drop { $0 == UInt8(ascii: " ") }
      return value.first == UInt8(ascii: "=") ? TextValue(value.dropFirst()) : .unknown
    case setText:
      return TextValue(rest.dropFirst())
    case setTitle:
      return isInNormalState(rest) ? TextValue(rest.dropFirst()) : nil
    default:
      return .unknown
    }
  }

  /// Whether a title is for the normal state: `setTitle("Save", for: .normal)`, `setTitle:@"Save" forState:UIControlStateNormal`.
  private static func isInNormalState(_ arguments: ArraySlice<UInt8>) -> Bool {
    let end = arguments.firstIndex { ";\n".utf8.contains($0) } ?? arguments.endIndex
    let call = arguments[..<end]
    return !otherStates.contains { call.holds($0) }
  }

  private static let otherStates = [
    ".highlighted", ".selected", ".disabled", ".focused", "StateHighlighted", "StateSelected",
    "StateDisabled", "StateFocused",
  ].map { Array($0.utf8) }

  /// Whether a property is one of an object other than `self`: `cell.title`, `[cell title]`.
  private static func isMember(
    _ property: PlacedWord, of receiver: PlacedWord?, in code: [UInt8]
  ) -> Bool {
    let isMessage = code[property.end...].first == UInt8(ascii: "]")
    guard code[..<property.start].last == UInt8(ascii: isMessage ? " " : ".") else { return false }
    guard let receiver,
      code[receiver.end..<property.start].allSatisfy({ "?!. ".utf8.contains($0) })
    else { return true }
    return receiver.word != itself
  }

  /// Whether a word is the name of a property that Objective-C declares: `UILabel *title;`.
  private static func isPointerDeclared(_ word: PlacedWord, in code: [UInt8]) -> Bool {
    guard word.start > 0, code[word.start - 1] == UInt8(ascii: "*") else { return false }
    return code[word.end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ";")
  }

  private static let itself = WordHash.of("self".utf8)
  private static let declaring = WordSet(["var", "let"])
  private static let text = WordHash.of("text".utf8)
  private static let setText = WordHash.of("setText".utf8)
  private static let setTitle = WordHash.of("setTitle".utf8)
}

extension SourceMentions {
  /// The texts that the file gives views, with the functions that it gives some outlets; nil where there are neither.
  func textWrites(of outlets: WordNumbers) -> TextWrites? {
    let functions = helpers.functions(given: outlets)
    guard !textWrites.writes.isEmpty || !functions.isEmpty else { return nil }
    var writes = textWrites
    writes.functions = functions
    writes.types = declaredTypes
    return writes
  }
}
