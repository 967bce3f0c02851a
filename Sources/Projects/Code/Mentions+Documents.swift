/// Names of documents that have several words: `Main copy`.
extension Mentions {
  /// The names of documents that have several words and stand in a file as they are, as hashes of texts.
  func wholeNames(in text: ArraySlice<UInt8>) -> WordNumbers {
    let names = namesOfSeveralWords.filter { text.holds(Array($0.utf8)) }
    return WordNumbers(names.map { WordHash.ofText($0.utf8) })
  }
}
