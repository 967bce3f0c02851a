/// The words of a text as numbers, without regard to case: code names a document `"SendFund"`, and a generated
/// case `sendFund`.
///
/// FNV-1a, which is the same in every process. Two words with one number would only make a name look used.
enum WordHash {
  static func of(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(start) { ($0 ^ UInt64(letters[Int($1)])) &* prime }
  }

  /// The hash of a text that need not be a word.
  static func ofText(_ text: some Sequence<UInt8>) -> UInt64 {
    let letters = letters
    return text.reduce(start) { hash, byte in
      let letter = letters[Int(byte)]
      return (hash ^ UInt64(letter == 0 ? byte : letter)) &* prime
    }
  }

  /// The hashes of words.
  static func set(of words: [String]) -> WordNumbers {
    WordNumbers(words.map { of($0.utf8) })
  }

  /// Reads the words of a text in order.
  static func forEachWord(in bytes: [UInt8], _ body: (UInt64) -> Void) {
    forEachPlacedWord(in: bytes) { word, _ in body(word) }
  }

  /// Reads the words of a text in order, with the places where they end.
  static func forEachPlacedWord(in bytes: [UInt8], _ body: (UInt64, Int) -> Void) {
    let letters = letters
    var hash = start
    var isInWord = false
    for (place, byte) in bytes.enumerated() {
      let letter = letters[Int(byte)]
      if letter != 0 {
        hash = (hash ^ UInt64(letter)) &* prime
        isInWord = true
      } else if isInWord {
        body(hash, place)
        (hash, isInWord) = (start, false)
      }
    }
    if isInWord { body(hash, bytes.count) }
  }

  /// The words of a text in order.
  static func placedWords(in bytes: [UInt8]) -> [PlacedWord] {
    var words: [PlacedWord] = []
    let letters = letters
    var hash = start
    var first: Int?
    for (place, byte) in bytes.enumerated() {
      let letter = letters[Int(byte)]
      if letter != 0 {
        hash = (hash ^ UInt64(letter)) &* prime
        first = first ?? place
      } else if let begin = first {
        words.append(PlacedWord(word: hash, start: begin, end: place))
        (hash, first) = (start, nil)
      }
    }
    if let begin = first { words.append(PlacedWord(word: hash, start: begin, end: bytes.count)) }
    return words
  }

  /// Each byte of words in small letters, 0 for others; looked up, because projects have megabytes of code.
  private static let letters: [UInt8] = (0...UInt8.max).map { byte in
    guard WordReader.isWord(byte) else { return 0 }
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    return isCapital ? byte | 0x20 : byte
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let prime: UInt64 = 0x100_0000_01B3
}
