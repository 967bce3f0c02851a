import Testing

@testable import Projects

/// Sets of words and names that are looked for in all code, and the search for bytes.
struct WordSearchTests {
  @Test func aSetOfWordsHoldsTheseInAnyCase() {
    let words = (0..<100).map { "word\($0)" }
    let set = WordSet(words)
    #expect(words.allSatisfy { set.contains(WordHash.of($0.uppercased().utf8)) })
    #expect(!(100..<1000).contains { set.contains(WordHash.of("word\($0)".utf8)) })
    #expect(WordNumbers(set) == WordHash.set(of: words))
    #expect(!set.contains(0))
  }

  @Test func aUnionOfSetsHoldsTheWordsOfBoth() {
    let union = WordSet(["frame", "bounds"]).union(WordSet(["center", "frame"]))
    #expect(WordNumbers(union) == WordHash.set(of: ["frame", "bounds", "center"]))
  }

  @Test func aSetOfNamesHoldsTheseAsTheyAreWritten() {
    let names: NameSet = ["frame", "bounds", "setFrame"]
    #expect(["frame", "bounds", "setFrame"].allSatisfy(names.contains))
    #expect(!["Frame", "fram", "frames", "flame", ""].contains(where: names.contains))
    #expect(names.union(["center"]).contains("center"))
    #expect(!names.isDisjoint(with: ["title", "bounds"]))
    #expect(names.isDisjoint(with: ["title"]))
  }

  @Test(arguments: [
    ("frame", true), ("e", true), ("", true), ("setFrame", false), ("frames", false),
    ("rame:", false), ("Frame", false), ("longer than all of the text", false),
  ])
  func bytesAreFoundWithinASlice(mark: String, isFound: Bool) {
    let text = Array("set frame:".utf8)
    #expect(text[4..<9].holds(Array(mark.utf8)) == isFound)
  }

  @Test(arguments: [("iphone", true), ("ipad", false), ("is", true), ("device5", false)])
  func lettersAreFoundInAnyCase(mark: String, isFound: Bool) {
    #expect(Array("Device.isIPhone5".utf8)[...].holdsLetters(Array(mark.utf8)) == isFound)
  }

  @Test func aByteIsFoundFromTheStartOfASlice() {
    let text = Array("a<b<c".utf8)
    #expect(text[...].place(of: UInt8(ascii: "<")) == 1)
    #expect(text[2...].place(of: UInt8(ascii: "<")) == 3)
    #expect(text[4...].place(of: UInt8(ascii: "<")) == nil)
    #expect(text[5...].place(of: UInt8(ascii: "<")) == nil)
  }

  @Test func wordsHaveThePlacesThatTheyTake() {
    let words = WordHash.placedWords(in: Array("let a = self.badge".utf8))
    #expect(words.map(\.start) == [0, 4, 8, 13])
    #expect(words.map(\.end) == [3, 5, 12, 18])
    #expect(words.last?.word == WordHash.of("badge".utf8))
    #expect(words.words(in: 4..<12).map(\.start) == [4, 8])
    #expect(words.words(in: 5..<8).isEmpty)
    #expect(words.words(in: 0..<18).count == 4)
  }

  @Test func filesAreFoundByTheirWordsInOrder() throws {
    let folder = try ProjectFolder()
    try folder.write([
      "A.swift": "badge.show()", "B.swift": "// the card", "C.swift": "card.add(badge)",
    ])
    let paths = ["A", "B", "C", "D"].map { "\(folder.path)/\($0).swift" }
    for readers in 1...2 {
      let files = FilesByWord(paths, below: folder.path, readers: readers)
      let found = ["badge", "card", "row"].map { files.files(with: [WordHash.of($0.utf8)]) }
      #expect(found == [[paths[0], paths[2]], [paths[1], paths[2]], []])
      let all = files.files(with: ["card", "badge"].map { WordHash.of($0.utf8) })
      #expect(all == Array(paths.prefix(3)))
    }
  }
}
