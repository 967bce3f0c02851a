import Foundation
import Testing

@testable import Projects

/// Files that are read as a whole.
struct BoundedFileTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
    try folder.write(["App/Page.swift": "class Page {}", "Other/Card.swift": "class Card {}"])
  }

  @Test func aPlainFileBelowAFolderIsRead() {
    #expect(read("App/Page.swift", within: "App") == "class Page {}")
    #expect(read("App/../App/Page.swift", within: "App") == "class Page {}")
    #expect(BoundedFile.bytes(of: folder.path + "/App/Page.swift", within: "/") != nil)
    #expect(read("Other/Card.swift", within: "App") == nil)
    #expect(read("App", within: "") == nil)
    #expect(read("App/Gone.swift", within: "App") == nil)
  }

  @Test func aLinkIsReadWhereItsFileLies() throws {
    try link("App/Card.swift", to: "Other/Card.swift")
    try link("App/Copy.swift", to: "App/Page.swift")
    try link("Linked", to: "App")
    #expect(read("App/Card.swift", within: "App") == nil)
    #expect(read("App/Card.swift", within: "Other") == "class Card {}")
    #expect(read("App/Copy.swift", within: "App") == "class Page {}")
    #expect(read("Linked/Page.swift", within: "App") == "class Page {}")
  }

  /// Nobody writes into the pipe, so that opening it would never end.
  @Test func nothingElseIsOpened() {
    #expect(mkfifo(folder.path + "/App/Pipe.swift", 0o600) == 0)
    #expect(read("App/Pipe.swift", within: "App") == nil)
  }

  private func read(_ file: String, within name: String) -> String? {
    let home = name.isEmpty ? folder.path : folder.path + "/" + name
    return BoundedFile.bytes(of: folder.path + "/" + file, within: home)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: folder.path + "/" + target)
  }
}
