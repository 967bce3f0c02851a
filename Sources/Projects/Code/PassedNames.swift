/// The words of a source file that stand only in texts which name no scene: those of storyboards from which a scene is made
/// by its identifier, and of segues that are performed.
///
/// Source: `UIStoryboard.instantiateViewController(withIdentifier:)`, which does not make the scene that the storyboard begins
/// with, and `UIViewController.performSegue(withIdentifier:sender:)`.
struct PassedNames {
  /// The words.
  private(set) var words: WordNumbers = []

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - methods: Its methods.
  ///   - placed: Its words in order.
  init(
    _ code: [UInt8], methods: [MethodBodies.Method], words placed: [PlacedWord]
  ) {
    let texts = placed.indices.compactMap { place -> Range<Int>? in
      let (word, end) = (placed[place].word, placed[place].end)
      if Self.performing.contains(word) { return SceneMakers.text(behind: end, in: code) }
      guard word == SceneMakers.storyboardClass,
        let text = SceneMakers.text(behind: end, in: code),
        Self.isSentMaker(behind: text, in: code)
          || Self.isKeptForMakers(at: place, in: code, methods: methods, words: placed)
      else { return nil }
      return text
    }
    guard !texts.isEmpty else { return }
    var others: WordNumbers = []
    var next = 0
    for place in placed {
      let (word, end) = (place.word, place.end)
      while next < texts.count, texts[next].upperBound < end { next += 1 }
      if next < texts.count, texts[next].lowerBound < end {
        words.insert(word)
      } else {
        others.insert(word)
      }
    }
    words.subtract(others)
  }

  /// Whether the storyboard whose name stands at a place is at once sent the message that makes a scene.
  private static func isSentMaker(behind text: Range<Int>, in code: [UInt8]) -> Bool {
    let call = code[text.upperBound...].prefix(longestCall)
    guard let end = call.firstIndex(where: { "()[]".utf8.contains($0) }),
      ")]".utf8.contains(code[end])
    else { return false }
    return isMaker(code[(end + 1)...])
  }

  /// Whether a text begins with the message that makes a scene.
  private static func isMaker(_ text: ArraySlice<UInt8>) -> Bool {
    let message = text.prefix(longestCall).drop { " \n\t.?!".utf8.contains($0) }
    return SceneMakers.making.contains(WordHash.of(message.prefix(while: WordReader.isWord)))
  }

  /// Whether the storyboard is kept in a variable of a method, which is only sent messages that make scenes.
  private static func isKeptForMakers(
    at place: Int, in code: [UInt8], methods: [MethodBodies.Method],
    words: [PlacedWord]
  ) -> Bool {
    let end = words[place].end
    guard let name = SceneMakers.assignedName(before: end, in: code),
      let method = SceneMakers.method(around: end, among: methods)
    else { return false }
    let body = methods[method].body
    let uses = words[(place + 1)...].prefix { body.contains($0.end) }.filter { $0.word == name }
    let before = words[..<place].reversed().prefix { body.contains($0.end) }
      .count { $0.word == name }
    return before == 1 && !uses.isEmpty && uses.allSatisfy { isMaker(code[$0.end...]) }
  }

  private static let performing = WordSet([
    "performSegue", "performSegueWithIdentifier",
  ])
  /// More bytes than stand behind the name in a call that makes a storyboard.
  private static let longestCall = 100
}
