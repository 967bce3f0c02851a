import Foundation
import Testing

@testable import Inspection

/// Paths of documents, resolved.
struct ResolvedPlaceTests {
  @Test func everySpellingOfAPathIsResolvedAlike() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "ratite-place-\(UUID())")
    let folder = url.appending(path: "App/Views")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: "Link"), withDestinationURL: folder)
    let root = DocumentPlace.resolvedFolder(url.path)
    for path in [
      "App/Views/A.xib", "App/./Views/A.xib", "App/Views/../Views/A.xib", "App//Views/A.xib",
      "Link/A.xib",
    ] {
      #expect(DocumentPlace.resolved(url.path + "/" + path) == root + "/App/Views/A.xib")
    }
  }

  @Test func pathsOfNoFolderAreMadeAbsolute() {
    #expect(DocumentPlace.resolved("/A.xib") == "/A.xib")
    #expect(DocumentPlace.resolved("/nowhere/at/all/A.xib") == "/nowhere/at/all/A.xib")
    let working = DocumentPlace.resolvedFolder(".")
    #expect(DocumentPlace.resolved("A.xib") == working + "/A.xib")
    #expect(DocumentPlace.resolved("./A.xib") == working + "/A.xib")
  }
}
