import Testing

@testable import Projects

/// Source files and tables of texts, each read once.
struct CodeFilesTests {
  @Test func aFileIsReadOnceForAllThatIsAskedOfIt() throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Page.swift": "class Page { func show() { badge.text = name; addSubview(x) } }",
      "App/Page+Title.swift": "let title = \"Sample\"",
      "App/AppDelegate.swift": "var portrait = supportedInterfaceOrientationsFor",
      "App/Localizable.strings": "\"key\" = \"Value\";",
    ])
    var facts = ProjectFacts(searched: [])
    for name in ["App/Base.lproj/Main.storyboard", "App/Loose.xib"] {
      let document = folder.path + "/" + name
      let writes = facts.writes(of: ["Page": ["badge"]], for: document)
      let contents = facts.classesGivingContent(among: ["Page"], for: document)
      let orientations = facts.classesLimitingOrientations(among: ["AppDelegate"], for: document)
      let isLimited = facts.limitsOrientations(ofAppWith: document)
      let shown = facts.shownTexts(
        among: ["Sample", "Value", "Other"], by: ["Page"], for: document)
      #expect(writes == ["Page": ["badge": ["text"]]])
      #expect(contents == ["Page"])
      #expect(orientations == ["AppDelegate"])
      #expect(isLimited)
      #expect(shown == ["Sample", "Value"])
    }
    #expect(facts.codeFiles[folder.path]?.readCount == 3)
    #expect(facts.textsOfTables[folder.path] == ["key", "Value"])
  }

  @Test func aFileThatCannotBeReadIsAskedForOnce() {
    var files = CodeFiles(within: "/nowhere")
    for _ in 0..<2 {
      let file = files.file(at: "/nowhere/Page.swift")
      let table = files.quotedTexts(at: "/nowhere/Localizable.strings")
      #expect((file == nil) && (table == nil))
    }
    #expect(files.readCount == 2)
  }

  @Test(arguments: [
    ("let a = \"Save\"", "Save", true), ("let a = \"Save as\"", "Save", false),
    ("// \"Save\"", "Save", false), ("\"a\\\"Save\"", "Save", true), ("\"Save", "Save", false),
    ("\"a\" + \"b\"", " + ", true), ("\"\"", "", true), ("", "", false),
    ("\"Größe\"", "Größe", true),
  ])
  func textsStandBetweenQuotationMarks(source: String, text: String, isFound: Bool) {
    #expect(QuotedTexts(Array(source.utf8)).contains(text) == isFound)
  }
}
