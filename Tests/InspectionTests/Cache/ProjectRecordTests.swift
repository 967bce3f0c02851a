import Foundation
import Projects
import Testing

@testable import Inspection

/// Facts about projects that are kept between runs.
struct ProjectRecordTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "ratite-record-\(UUID().uuidString)").resolvingSymlinksInPath()
    try write("class PageController { let badge = Badge() }", to: "PageController.swift")
    try write("<document/>", to: "Page.xib")
    try write("", to: "App.xcodeproj/project.pbxproj")
    // Nothing above the folder of a repository is looked at.
    try write("", to: ".git/HEAD")
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var document: String { folder.path + "/Page.xib" }

  /// The number of facts that a record does not know yet, which are looked for.
  private func lookups(in record: ProjectRecord) -> Int {
    var facts = ProjectFacts(searched: [])
    var count = 0
    _ = record.fact(\.code, of: document) {
      count += 1
      var code = CodeFacts()
      code.limitsOrientations = facts.limitsOrientations(ofAppWith: document)
      code.isLeftOut = facts.isLeftOut(document)
      code.use.isUnused = facts.isUnused(document)
      return code
    }
    _ = record.fact(\.support, of: document) {
      count += 1
      return ProjectRecord.Answer(facts.support(of: document))
    }
    return count
  }

  private func keptRecord() throws -> Data {
    let record = ProjectRecord(journal: DiskJournal(leastAge: 0))
    #expect(lookups(in: record) == 2)
    #expect(record.isNew)
    #expect(record.journal.states.count > 3)
    // Other processes write beside the folder.
    let outside = record.journal.states.keys.filter { !$0.hasPrefix(folder.path) }
    #expect(outside.sorted() == [])
    return try #require(record.kept)
  }

  @Test func aProjectThatIsAsItWasIsNotReadAgain() throws {
    let record = try #require(ProjectRecord(try keptRecord(), leastAge: 0))
    let states = record.journal.states
    #expect(lookups(in: record) == 0)
    #expect(record.journal.states == states, "nothing was looked at")
    #expect(!record.isNew)
  }

  @Test(arguments: [
    "PageController.swift", "Page.xib", "App.xcodeproj/project.pbxproj", "New.swift",
  ])
  func aChangeEndsARecord(name: String) throws {
    let kept = try keptRecord()
    try write("class Badge {}", to: name)
    #expect(ProjectRecord(kept, leastAge: 0) == nil)
  }

  @Test func aFileThatGoesEndsARecord() throws {
    let kept = try keptRecord()
    try FileManager.default.removeItem(at: folder.appending(path: "PageController.swift"))
    #expect(ProjectRecord(kept, leastAge: 0) == nil)
  }

  @Test func otherBytesAreNoRecord() {
    #expect(ProjectRecord(Data("{}".utf8)) == nil)
    #expect(ProjectRecord(Data()) == nil)
  }

  @Test func whatMayChangeUnseenIsNotKept() {
    let record = ProjectRecord(journal: DiskJournal(leastAge: 60))
    _ = record.fact(\.support, of: document) {
      var facts = ProjectFacts(searched: [])
      return ProjectRecord.Answer(facts.support(of: document))
    }
    #expect(record.kept == nil)
  }
}
