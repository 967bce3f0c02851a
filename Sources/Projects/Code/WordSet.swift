/// Words that are looked for wherever code is read, as numbers.
///
/// A word's number is a hash of it, so that its last bits say where in the table it stands: every word of an app's code is
/// looked up in many of these.
struct WordSet: Sequence, Sendable {
  /// The words, each at the place that it asks for or at the next free one; 0 where none is.
  private let table: [UInt64]

  /// - Parameter words: The words as they are written.
  init(_ words: [String]) {
    self.init(numbers: words.map { WordHash.of($0.utf8) })
  }

  private init(numbers: [UInt64]) {
    var size = 8
    while size < numbers.count * 4 { size *= 2 }
    var table = [UInt64](repeating: 0, count: size)
    for number in numbers { table[Self.place(of: number, in: table)] = number }
    self.table = table
  }

  /// Whether a word is one of them.
  func contains(_ word: UInt64) -> Bool { table[Self.place(of: word, in: table)] != 0 }

  /// These words and others.
  func union(_ others: WordSet) -> WordSet { WordSet(numbers: Array(self) + Array(others)) }

  func makeIterator() -> IndexingIterator<[UInt64]> { table.filter { $0 != 0 }.makeIterator() }

  /// The place of a word, or the free one where it would stand.
  private static func place(of word: UInt64, in table: [UInt64]) -> Int {
    var place = Int(truncatingIfNeeded: word) & (table.count - 1)
    while table[place] != word, table[place] != 0 { place = (place + 1) & (table.count - 1) }
    return place
  }
}
