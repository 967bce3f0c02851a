import Testing

@testable import Projects

/// Names of documents, scenes and classes in the rest of a project.
struct MentionsTests {
  /// Documents that code names, so that most are used.
  private static let used = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "",
    "App/App.swift": "load(\"One\"); Two(); Three()",
  ]

  private func facts<Answer>(
    _ files: [String: String], _ ask: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(Self.used)
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return ask(&facts, folder.path)
  }

  private func isUnused(_ files: [String: String], _ document: String = "App/Badge.xib") throws
    -> Bool
  {
    var files = files
    files[document] = files[document] ?? "<document/>"
    return try facts(files) { $0.isUnused($1 + "/" + document) }
  }

  @Test(arguments: [
    ("App/Badge.swift", "class Badge: View { let nib = \"Badge\" }", true),
    ("App/Badge+Layout.swift", "extension Badge { func f() { Badge.load() } }", true),
    ("App/BadgeController.swift", "class BadgeController { let badge = Badge() }", true),
    ("App/Types.swift", "class Badge {}", true),
    ("App/Page.swift", "let badge = Badge()", false),
    ("App/Page.swift", "let nib = R.nib.badge", false),
    ("App/Page.m", "[[BadgeController alloc] init]", false),
    ("App/Page.storyboard", "<view customClass=\"Badge\"/>", false),
    ("App/Info.plist", "<string>Badge</string>", false),
    ("AppTests/BadgeTests.swift", "import XCTest\nlet badge = Badge()", true),
    ("Pods/Other.swift", "let badge = Badge()", true),
  ])
  func aDocumentIsUsedByWhatNamesIt(path: String, text: String, isUnused: Bool) throws {
    #expect(try self.isUnused([path: text]) == isUnused)
  }

  /// A file may hold a class that makes the one that the file is named after.
  @Test func theFileOfADocumentMayLoadIt() throws {
    let files = [
      "App/Badge.swift": "class Badge {}\nclass BadgeList { func f() { Badge() } }",
      "App/Page.swift": "let list = BadgeList()",
    ]
    #expect(try !isUnused(files))
    #expect(try isUnused(files.filter { $0.key != "App/Page.swift" }))
  }

  @Test func theDeviceIsNoPartOfTheName() throws {
    #expect(try !isUnused(["App/Page.swift": "load(\"Card\")"], "App/Card_iPad.xib"))
    #expect(try !isUnused(["App/Page.swift": "load(\"Card\")"], "App/Card~ipad.xib"))
  }

  @Test func whereCodePutsNamesTogetherNothingIsSaid() throws {
    #expect(
      try !isUnused(["App/Four.xib": "", "App/Five.xib": "", "App/Page.swift": "load(name)"]))
  }

  /// What an extension begins with is in an `Info.plist`.
  @Test func aStoryboardIsUsedWhereNoDescriptionIsThere() throws {
    #expect(try !isUnused([:], "App/Start.storyboard"))
    #expect(try isUnused(["App/Info.plist": "<dict/>"], "App/Start.storyboard"))
  }

  @Test func withoutCodeNothingIsSaid() throws {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    var facts = ProjectFacts(searched: [])
    let document = folder.path + "/App/Badge.xib"
    let isUnused = facts.isUnused(document)
    #expect(!isUnused)
    let missing = facts.missingClasses(among: ["Badge"], for: document)
    #expect(missing == [])
  }

  @Test func scenesAreFoundByIdentifierOrClass() throws {
    let scenes = [["list", "ListController"], ["Page"], ["Detail", "DetailController"]]
    let unused = try facts([
      "App/ListController.swift": "class ListController { static let id = \"list\" }",
      "App/Router.swift": "make(.page)\nlet next: DetailController",
    ]) { $0.unusedScenes(among: scenes, of: $1 + "/App/Main.storyboard") }
    #expect(unused == [0])
  }

  @Test func classesThatNoCodeDeclaresAreMissing() throws {
    let missing = try facts(["App/Types.m": "@implementation Old\n@end\nclass New<T>: Other {}"]) {
      $0.missingClasses(among: ["Old", "New", "Other"], for: $1 + "/App/Main.storyboard")
    }
    #expect(missing == ["Other"])
  }
}
