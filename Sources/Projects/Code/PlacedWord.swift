/// A word of code and the bytes that it takes there.
struct PlacedWord {
  /// The word, as a number.
  let word: UInt64
  /// The place of its first letter.
  let start: Int
  /// The place behind its last letter.
  let end: Int
}

extension PlacedWord {
  /// The property that the word stands for: Objective-C has the variable behind it with an underscore.
  func property(in code: [UInt8]) -> UInt64 {
    guard end > start, code[start] == UInt8(ascii: "_") else { return word }
    return WordHash.of(code[(start + 1)..<end])
  }
}

extension WordHash {
  /// The words by which code names a property: its name, and that of the variable that it is kept in.
  static func names(ofProperty property: String) -> [UInt64] {
    [property, "_" + property].map { of($0.utf8) }
  }
}

extension [PlacedWord] {
  /// The words of a part of the code at whose ends no word is cut.
  func words(in part: Range<Int>) -> ArraySlice<PlacedWord> {
    let first = firstIndex(from: part.lowerBound)
    return self[first..<Swift.max(first, firstIndex(from: part.upperBound))]
  }

  /// The index of the first word that begins at a place or behind it.
  private func firstIndex(from place: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
