/// The collections of views all of which a class hides at its start, to show some of them later.
///
/// Found by words: a loop over the collection sets `isHidden` in one of the ``FirstMethods``. One that a loop shows again is
/// none.
struct HiddenCollections {
  /// The properties.
  private(set) var properties: Set<String> = []

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - methods: Its first methods.
  init(_ code: [UInt8], _ methods: FirstMethods) {
    let placed = WordHash.placedWords(in: code)
    let sets = placed.indices.dropFirst(2).compactMap { place in
      Self.collection(of: place, among: placed, in: code).map { (place, $0) }
    }
    guard !sets.isEmpty else { return }
    var shown: Set<String> = []
    for (place, collection) in sets {
      let name = Self.word(endingAt: placed[collection].end, in: code)
      guard place + 1 < placed.count, IdiomHiding.affirming.contains(placed[place + 1].word) else {
        shown.insert(name)
        continue
      }
      let end = placed[collection].end
      guard let method = methods.all.last(where: { $0.body.contains(end) }),
        CodeBlock.depth(of: end, behind: method.body.lowerBound, in: code) == 1,
        methods.contain(method)
      else { continue }
      properties.insert(name)
    }
    properties.subtract(shown)
  }

  /// The place of the collection whose elements are hidden or shown at a place.
  private static func collection(
    of place: Int, among placed: [PlacedWord], in code: [UInt8]
  ) -> Int? {
    guard IdiomHiding.isHidingSet(at: place, among: placed, in: code) else { return nil }
    let element = placed[place - 1].word
    if element == firstArgument, placed[place - 2].word == forEach, place > 2 { return place - 3 }
    // `for button in buttons { button.isHidden = true }`
    let named = place - 2
    let head = placed[max(0, named - longestHead)..<named]
    guard let loop = head.lastIndex(where: { $0.word == looping }),
      let within = head.lastIndex(where: { $0.word == containing }), within > loop,
      placed[within - 1].word == element
    else { return nil }
    let between = code[placed[within].end..<placed[place - 1].end]
    let isPlain =
      between.count(where: { $0 == UInt8(ascii: "{") }) <= 1
      && !between.contains { ";}&|=!<>".utf8.contains($0) }
    guard isPlain, placed[(within + 1)...named].allSatisfy({ $0.word != condition }) else {
      return nil
    }
    return named
  }

  private static func word(endingAt end: Int, in code: [UInt8]) -> String {
    let letters = code[..<end].reversed().prefix(while: WordReader.isWord).reversed()
    return String(decoding: Array(letters), as: UTF8.self)
  }

  /// More words than heads of loops have.
  private static let longestHead = 8
  private static let looping = WordHash.of("for".utf8)
  private static let containing = WordHash.of("in".utf8)
  private static let condition = WordHash.of("where".utf8)
  private static let forEach = WordHash.of("forEach".utf8)
  private static let firstArgument = WordHash.of("0".utf8)
}
