import Testing

@testable import Projects

/// Views that code of other objects hides or shows.
struct HidingByOthersTests {
  @Test(arguments: [
    ("func f(cell: Card) { cell.veil.isHidden = true }", true),
    ("func f() { cells[0].veil?.isHidden = isOn }", true),
    ("func f() { self.veil.isHidden = true }", false), ("func f() { veil.isHidden = true }", false),
    ("func f() { if cell.veil.isHidden { g() } }", false),
  ])
  func theirOutletsAreKnownByName(code: String, isHidden: Bool) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/List.swift": "class List {\n\(code)\n}",
    ])
    var facts = ProjectFacts(searched: [])
    let found = facts.propertiesHiddenByOthers(
      among: ["veil", "other"], for: folder.path + "/App/Card.xib")
    #expect(found == (isHidden ? ["veil"] : []))
  }
}
