/// Words that are close to ones that were misspelt.
package enum Spelling {
  /// Returns the word nearest to a misspelt one; nil where none is near.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let near = words.map { (word: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    // Most words of four letters are two letters away from any other.
    let tolerance = min((word.count - 1) / 2, mostTypingErrors)
    return near.flatMap { $0.distance <= tolerance ? $0.word : nil }
  }

  /// Returns "did you mean …" or the list of the words.
  static func advice(for word: String, among words: [String], called kind: String) -> String {
    if let near = nearest(to: word, among: words) { return "did you mean '\(near)'?" }
    return "\(kind) are \(words.joined(separator: ", "))"
  }

  /// Two letters exchanged count as two.
  static let mostTypingErrors = 2

  /// The number of letters to add, remove or replace to make one word the other.
  ///
  /// - Complexity: O(*letters of the first* × *letters of the second*).
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
