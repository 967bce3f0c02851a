/// The properties whose views code hides on phones or on tablets, and never shows there again.
///
/// Found by words: `badge.isHidden = true` stands by itself in the block of an `if` that asks for nothing but the idiom,
/// or in its `else`. The code of a superclass counts for all classes.
struct IdiomHiding: Sendable {
  /// The properties that are hidden on phones.
  private var onPhones: WordNumbers = []
  /// The properties that are hidden on tablets.
  private var onPads: WordNumbers = []
  /// The properties that some code hides or shows otherwise.
  private var onCondition: WordNumbers = []
  /// The properties of other objects than `self` that code hides or shows: `cell.badge.isHidden = true`.
  private var ofOthers: WordNumbers = []

  /// Takes in a source file.
  ///
  /// - Parameters:
  ///   - code: The text without comments.
  ///   - words: Its words in order.
  mutating func add(_ code: [UInt8], words: [PlacedWord]) {
    var hidden: Set<Int> = []
    for place in words.indices where words[place].word == Self.idiom {
      guard let idiom = Self.idiomAskedFor(by: place, among: words, in: code) else { continue }
      let start = words[place + 1].end
      guard let block = Self.block(after: start, in: code) else { continue }
      add(block, of: idiom, words, code, &hidden)
      guard let rest = Self.block(afterElseAt: block.upperBound + 1, among: words, in: code)
      else { continue }
      add(rest, of: idiom == .phone ? .pad : .phone, words, code, &hidden)
    }
    for place in words.indices.dropFirst()
    where Self.isHidingSet(at: place, among: words, in: code) {
      if !hidden.contains(place) { onCondition.insert(words[place - 1].word) }
      if Self.isOfOther(place - 1, among: words, in: code) {
        ofOthers.insert(words[place - 1].word)
      }
    }
  }

  /// Takes in what other files hide.
  mutating func add(_ other: IdiomHiding) {
    onPhones.formUnion(other.onPhones)
    onPads.formUnion(other.onPads)
    onCondition.formUnion(other.onCondition)
    ofOthers.formUnion(other.ofOthers)
  }

  /// Whether code hides or shows the view of a property of another object.
  func hidesForOthers(_ property: UInt64) -> Bool { ofOthers.contains(property) }

  /// Whether code hides the views of a property on phones.
  func hidesOnPhones(_ property: UInt64) -> Bool {
    onPhones.contains(property) && !onCondition.contains(property)
  }

  /// Whether code hides the views of a property on tablets.
  func hidesOnPads(_ property: UInt64) -> Bool {
    onPads.contains(property) && !onCondition.contains(property)
  }

  private enum Idiom { case phone, pad }

  /// Adds what a block hides, but not what it hides on a further condition.
  private mutating func add(
    _ block: Range<Int>, of idiom: Idiom, _ words: [PlacedWord], _ code: [UInt8],
    _ hidden: inout Set<Int>
  ) {
    for place in words.indices.dropFirst() where block.contains(words[place].end) {
      guard Self.isHidingSet(at: place, among: words, in: code), place + 1 < words.count,
        Self.affirming.contains(words[place + 1].word),
        CodeBlock.depth(of: words[place].end, behind: block.lowerBound, in: code) == 0
      else { continue }
      hidden.insert(place)
      let property = words[place - 1].word
      switch idiom {
      case .phone: onPhones.insert(property)
      case .pad: onPads.insert(property)
      }
    }
  }

  /// Whether a word sets whether the view in the property before it is hidden.
  static func isHidingSet(
    at place: Int, among words: [PlacedWord], in code: [UInt8]
  ) -> Bool {
    let word = words[place]
    return setters.contains(word.word)
      || members.contains(word.word) && WordReader.isAssignment(code[word.end...])
  }

  /// Whether a word is a member of an object other than `self`.
  private static func isOfOther(
    _ place: Int, among words: [PlacedWord], in code: [UInt8]
  ) -> Bool {
    guard place > 0, words[place - 1].word != itself else { return false }
    return code[words[place - 1].end..<words[place].start].last == UInt8(ascii: ".")
  }

  /// The idiom that an `if` asks for, and for nothing else: `if UIDevice.current.userInterfaceIdiom == .phone {`.
  private static func idiomAskedFor(
    by place: Int, among words: [PlacedWord], in code: [UInt8]
  ) -> Idiom? {
    guard place + 1 < words.count,
      let start = words[..<place].suffix(longestQuestion).last(where: { $0.word == asking })
    else { return nil }
    let (question, device) = (words[place], words[place + 1])
    let isPlain = code[start.end..<question.end].allSatisfy {
      WordReader.isWord($0) || " .([]".utf8.contains($0)
    }
    let isEqual =
      code[question.end..<device.end].filter { "=!<>&|?{".utf8.contains($0) }
      == Array("==".utf8)
    let follower = code[device.end...].first { !" )\n".utf8.contains($0) }
    guard isPlain, isEqual, follower == UInt8(ascii: "{") else { return nil }
    if phones.contains(device.word) { return .phone }
    return pads.contains(device.word) ? .pad : nil
  }

  /// The text between the next brace and the one that closes it.
  private static func block(after start: Int, in code: [UInt8]) -> Range<Int>? {
    guard let opening = code[start...].firstIndex(of: UInt8(ascii: "{")),
      code[start..<opening].allSatisfy({ " )\n\t\r".utf8.contains($0) })
    else { return nil }
    let end = CodeBlock.end(of: opening, in: code)
    return end < code.count ? opening + 1..<end : nil
  }

  /// The block of the `else` that follows a closing brace.
  private static func block(
    afterElseAt start: Int, among words: [PlacedWord], in code: [UInt8]
  ) -> Range<Int>? {
    guard let other = words.first(where: { $0.end > start }), other.word == otherwise,
      code[start..<other.end].filter({ !" \n\t\r".utf8.contains($0) }).count == "else".utf8.count
    else { return nil }
    return block(after: other.end, in: code)
  }

  /// More words than stand between `if` and the question.
  private static let longestQuestion = 5
  private static let itself = WordHash.of("self".utf8)
  private static let asking = WordHash.of("if".utf8)
  private static let otherwise = WordHash.of("else".utf8)
  private static let idiom = WordHash.of("userInterfaceIdiom".utf8)
  private static let phones = WordSet(["phone", "UIUserInterfaceIdiomPhone"])
  private static let pads = WordSet(["pad", "UIUserInterfaceIdiomPad"])
  /// The words for hiding a view.
  static let affirming = WordSet(["true", "YES"])
  private static let members = WordSet(["isHidden", "hidden"])
  private static let setters = WordSet(["setHidden"])
}
