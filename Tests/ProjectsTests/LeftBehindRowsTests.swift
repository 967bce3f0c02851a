import Testing

@testable import Projects

/// Prototypes of rows of one class.
struct LeftBehindRowsTests {
  /// Code that names the class makes the one whose identifier it names.
  @Test(
    arguments: [
      ("let row: NameCell = dequeue(\"short\")", [1]),
      ("let row: NameCell = dequeue(\"short\")\ndequeue(\"long\")", []),
      ("let row: NameCell = dequeue(kind)", []),
    ] as [(String, [Int])])
  func aPrototypeIsLeftBehindByAnotherOfItsClass(code: String, unused: [Int]) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, "App/Page.swift": code,
    ])
    var facts = ProjectFacts(searched: [])
    let found = facts.unusedPrototypes(
      among: [["short", "NameCell"], ["long", "NameCell"]], in: [nil, nil],
      of: folder.path + "/App/Main.storyboard")
    #expect(found == unused)
  }
}
