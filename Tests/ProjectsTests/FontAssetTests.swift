import Foundation
import Testing

@testable import Projects

/// The font files of a project.
struct FontAssetTests {
  @Test func filesNearTheDocumentComeFirst() throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App/Fonts/B.ttf": "b", "A/Fonts/A.otf": "a", "build/C.ttf": "c", "App/D.txt": "d",
      "App/A.xib": "", ".git/HEAD": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/E.ttf", withDestinationPath: "/etc/hostname")
    var facts = ProjectFacts(searched: [])
    let fonts = facts.fonts(of: "\(folder.path)/App/A.xib")
    #expect(
      fonts.map(\.path) == ["App/Fonts/B.ttf", "A/Fonts/A.otf"].map { "\(folder.path)/\($0)" })
    #expect(fonts.map(\.byteCount) == [1, 1])
  }
}
