/// The calls of a source file by which tables and collections get to know rows: `register(nib, forCellReuseIdentifier: "row")`.
///
/// A row that is registered is not made by that, but where code asks for one by its identifier or class.
///
/// Source: `UITableView.register(_:forCellReuseIdentifier:)`, `dequeueReusableCell(withIdentifier:for:)`.
struct Registrations {
  /// The arguments of the calls, in order.
  private(set) var places: [Range<Int>] = []
  private var next = 0
  /// The rows of the calls, with the method and the place of each.
  private(set) var rows: [(row: RegisteredRow, method: Int?, place: Int)] = []
  private var last: Int?

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - words: Its words in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    for word in words
    where code[word.start] == UInt8(ascii: "r") && code[word.start...].starts(with: Self.name) {
      guard word.end < code.count, places.last.map({ $0.upperBound <= word.start }) ?? true,
        let place = Self.arguments(behind: word.end, in: code),
        Self.areOfRow(code[word.start..<place.upperBound])
      else { continue }
      places.append(place)
    }
  }

  /// The number of the call in whose arguments a place is; places come in order.
  mutating func call(around place: Int) -> Int? {
    while next < places.count, places[next].upperBound <= place { next += 1 }
    return next < places.count && places[next].contains(place) ? next : nil
  }

  /// Adds a word of the arguments of a call.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - text: The word as it is written.
  ///   - before: The byte before it.
  ///   - call: The number of the call.
  ///   - method: The number of the method around it.
  mutating func add(
    _ word: UInt64, as text: ArraySlice<UInt8>, behind before: UInt8, to call: Int,
    in method: Int?
  ) {
    if last != call { rows.append((RegisteredRow(), method, text.startIndex)) }
    last = call
    rows[rows.count - 1].row.add(word, as: text, behind: before)
  }

  /// The text between the parentheses of a call, or from the colon of a message to the bracket that closes it.
  private static func arguments(behind place: Int, in code: [UInt8]) -> Range<Int>? {
    guard "(:".utf8.contains(code[place]) else { return nil }
    var depth = 0
    for index in (place + 1)..<min(place + longest, code.count) {
      if "([{".utf8.contains(code[index]) { depth += 1 }
      if ")]}".utf8.contains(code[index]) { depth -= 1 }
      if depth < 0 { return (place + 1)..<index }
      if code[index] == UInt8(ascii: ";") { return nil }
    }
    return nil
  }

  /// Whether a call registers rows, by its name or by its labels.
  private static func areOfRow(_ call: ArraySlice<UInt8>) -> Bool {
    marks.contains { call.holds($0) }
  }

  private static let name = Array("register".utf8)
  /// More bytes than the arguments of such a call have.
  private static let longest = 300
  private static let marks = [
    "ReuseIdentifier", "registerNib", "registerCell", "registerXib", "forCell", "cellType",
  ].map { Array($0.utf8) }
}

/// A row that a table or collection gets to know, with the words by which code would ask for one.
struct RegisteredRow: Sendable {
  /// The words of the arguments.
  private(set) var words: WordNumbers = []
  /// Those of them that name the row: not the members of its class, and not what all such calls have.
  private(set) var names: [String] = []

  /// Adds a word of the arguments.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - text: The word as it is written.
  ///   - before: The byte before it.
  mutating func add(_ word: UInt64, as text: ArraySlice<UInt8>, behind before: UInt8) {
    words.insert(word)
    guard before != UInt8(ascii: "."), !Self.usual.contains(word) else { return }
    names.append(String(decoding: text, as: UTF8.self))
  }

  private static let usual = WordSet([
    "Bundle", "NSBundle", "NSStringFromClass", "String", "UINib", "bundle", "cellType", "class",
    "describing", "forCell", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
    "forHeaderFooterViewReuseIdentifier", "forSupplementaryViewOfKind", "init", "mainBundle", "nib",
    "nibName", "nibWithNibName", "nil", "self", "withReuseIdentifier", "type", "of", "for",
    "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
    "UICollectionView", "UITableView",
  ])
}
