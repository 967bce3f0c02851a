import Foundation

/// Names of documents that have several words: `Main copy`.
extension Mentions {
  /// The names of documents that have several words and stand in a file as they are, as hashes of texts.
  func wholeNames(in data: Data) -> Set<UInt64> {
    let names = namesOfSeveralWords.filter { data.range(of: Data($0.utf8)) != nil }
    return Set(names.map { WordHash.ofText($0.utf8) })
  }
}
