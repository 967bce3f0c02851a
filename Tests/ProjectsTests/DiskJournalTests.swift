import Foundation
import Testing

@testable import Projects

/// The files and folders that facts rest on.
struct DiskJournalTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
    try folder.write(["App/Page.swift": "class Page {}", "App/Page.xib": "<document/>"])
  }

  @Test func whatIsLookedAtIsNoted() throws {
    let journal = DiskJournal(leastAge: 0)
    let file = folder.path + "/App/Page.swift"
    journal.noting {
      _ = BoundedFile.read(file, within: folder.path)
      _ = FolderWalk.entries(of: folder.path + "/App")
      _ = BoundedFile.read(folder.path + "/Gone.swift", within: folder.path)
    }
    _ = BoundedFile.read(folder.path + "/App/Page.xib", within: folder.path)
    #expect(
      journal.states.keys.sorted() == [
        folder.path + "/App", file, folder.path + "/Gone.swift",
      ])
    #expect(journal.states[folder.path + "/Gone.swift"] == DiskState(of: "/nowhere"))
    #expect(journal.showsChanges)
  }

  @Test func aChangeHasAnotherState() throws {
    let file = folder.path + "/App/Page.swift"
    let before = [DiskState(of: file), DiskState(of: folder.path + "/App")]
    try folder.write(["App/Page.swift": "class Name {}"])
    #expect(DiskState(of: file) != before[0], "of the same size")
    try folder.write(["App/Other.swift": ""])
    #expect(DiskState(of: folder.path + "/App") != before[1])
  }

  @Test func aFileThatChangedJustNowMayChangeAgainUnseen() {
    let journal = DiskJournal(leastAge: 60)
    journal.noting { _ = BoundedFile.read(folder.path + "/App/Page.swift", within: folder.path) }
    #expect(!journal.showsChanges)
  }

  @Test func aFileThatChangesMeanwhileIsKnown() throws {
    let journal = DiskJournal(leastAge: 0)
    func read() {
      journal.noting { _ = BoundedFile.read(folder.path + "/App/Page.swift", within: folder.path) }
    }
    read()
    read()
    #expect(journal.showsChanges)
    try folder.write(["App/Page.swift": "class Page { }"])
    read()
    #expect(!journal.showsChanges)
  }
}
