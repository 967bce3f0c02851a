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

  /// iOS loads the fonts that a description lists, unless code registers others.
  @Test(arguments: [
    ("<key>UIAppFonts</key><array><string>Fonts/B.ttf</string></array>", "", ["B.ttf", "P.ttf"]),
    ("", "", ["B.ttf", "D.ttf", "P.ttf"]),
    (
      "<key>UIAppFonts</key><array><string>B.ttf</string></array>",
      "CTFontManagerRegisterFontsForURL(url, .process, nil)", ["B.ttf", "D.ttf", "P.ttf"]
    ),
  ])
  func fontsThatNothingListsAreNotLoaded(list: String, code: String, names: [String]) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": ProjectFolder.infoList([:], more: list),
      "App/App.swift": "@main class App { func f() { \(code) } }",
      "App/Fonts/B.ttf": "b", "App/Fonts/D.ttf": "d", "Pods/P/P.ttf": "p", "App/A.xib": "",
    ])
    var facts = ProjectFacts(searched: [])
    let fonts = facts.fonts(of: "\(folder.path)/App/A.xib")
    #expect(fonts.map { String(FilePath.name(of: $0.path)) }.sorted() == names)
  }
}
