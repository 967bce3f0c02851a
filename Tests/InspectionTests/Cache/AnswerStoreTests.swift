import Foundation
import Testing

@testable import Inspection

struct AnswerStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "ratite-" + UUID().uuidString)

  private func withStore(
    limit: Int = 1 << 20, shelfDigits: Int = 2, _ body: (AnswerStore) throws -> Void
  ) rethrows {
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(AnswerStore(folder: folder.path, limit: limit, shelfDigits: shelfDigits))
  }

  private func key(_ document: String, _ basis: String...) -> AnswerKey {
    AnswerKey(document: Array(document.utf8), basis: basis)
  }

  private func files() -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
  }

  @Test func anAnswerIsKeptForItsKeyOnly() {
    withStore { store in
      let key = key("<document/>", "check")
      #expect(store.answer(for: key) == nil)
      store.keep(Data("an answer".utf8), for: key)
      #expect(store.answer(for: key) == Data("an answer".utf8))
      #expect(store.answer(for: self.key("<document />", "check")) == nil)
      store.keep(Data("another".utf8), for: key)
      #expect(store.answer(for: key) == Data("another".utf8))
      #expect(files().count == 1, "nothing is left of what was written beside")
    }
  }

  @Test func textsThatRunTogetherDifferentlyHaveOtherKeys() {
    let keys = [
      key("ab"), key("b", "a"), key("b", "a", ""), key("b", "", "a"), key("", "ab"),
      key("", "a", "b"), key("", "a1:b"),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: ["", "x", "ratite answer 9 0\nan answer", "{\"findings\":[]}"])
  func foreignFilesAreNoAnswers(text: String) throws {
    try withStore { store in
      let key = key("<document/>")
      store.keep(Data("an answer".utf8), for: key)
      try Data(text.utf8).write(to: #require(files().first))
      #expect(store.answer(for: key) == nil)
      store.keep(Data("an answer".utf8), for: key)
      #expect(store.answer(for: key) != nil, "it is replaced")
    }
  }

  @Test func damageAnywhereShows() throws {
    try withStore { store in
      let key = key("<document/>")
      store.keep(Data("an answer".utf8), for: key)
      let file = try #require(files().first)
      let whole = try Data(contentsOf: file)
      for index in whole.indices {
        var damaged = whole
        damaged[index] ^= 1
        try damaged.write(to: file)
        #expect(store.answer(for: key) == nil, "byte \(index)")
        try whole[..<index].write(to: file)
        #expect(store.answer(for: key) == nil, "\(index) bytes")
      }
    }
  }

  @Test(arguments: ["/dev/null/cache", "/proc/cache"])
  func aFolderThatCannotBeWrittenKeepsNothing(folder: String) {
    let store = AnswerStore(folder: folder)
    store.keep(Data("an answer".utf8), for: key(""))
    #expect(store.answer(for: key("")) == nil)
  }

  @Test func theOldestAnswersGoWhereThereAreTooMany() {
    withStore(limit: 16 * 2000, shelfDigits: 1) { store in
      let keys = (0..<200).map { key("\($0)") }
      for key in keys { store.keep(Data(repeating: 0, count: 400), for: key) }
      let kept = keys.indices.filter { store.answer(for: keys[$0]) != nil }
      #expect(kept.contains(keys.count - 1))
      #expect((32...64).contains(kept.count), "of 400 bytes and a seal, four fit a folder")
      let middle = Double(kept.reduce(0, +)) / Double(kept.count)
      #expect(middle > 120, "the later ones are there")
    }
  }

  @Test func anAnswerThatWouldPushOutMostOthersIsNotKept() {
    withStore(limit: 256 * 2000) { store in
      store.keep(Data(repeating: 0, count: 1001), for: key(""))
      #expect(store.answer(for: key("")) == nil)
    }
  }

  @Test(arguments: [(1, true), (2, false)])
  func fewerFoldersTakeLargerAnswers(shelfDigits: Int, isKept: Bool) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = AnswerStore(folder: folder.path, limit: 256 * 2000, shelfDigits: shelfDigits)
    let answer = Data(repeating: 0, count: 16_000)
    store.keep(answer, for: key(""))
    #expect((store.answer(for: key("")) == answer) == isKept)
  }
}
