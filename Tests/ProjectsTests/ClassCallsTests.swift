import Testing

@testable import Projects

/// Documents that only methods of classes load which no call of the class names.
struct ClassCallsTests {
  private static let used = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "", "App/Four.xib": "",
    "App/App.swift": """
    load(\"One\"); Two(); Three(); Four()
    func goOne() {}; func goTwo() {}; func goThree() {}; func goFour() {}
    goOne(); goTwo(); goThree(); goFour()
    """,
  ]

  private func isUnused(_ files: [String: String]) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(Self.used)
    try folder.write(["App/Badge.xib": "<document/>"])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/Badge.xib")
  }

  /// Two classes, each with a method of the name, and code that makes an object of the first.
  private func isUnused(head: String = "static func getView()", call: String) throws -> Bool {
    try isUnused([
      "App/Opener.swift": "class Opener { \(head) { load(\"Badge\") } }",
      "App/Card.swift": "class Card { \(head) {} }",
      "App/Page.swift": "let x = Opener()\n\(call)",
    ])
  }

  @Test(arguments: [
    "Card.getView()", "let make = Card.getView", "run(Card.getView())", "let text = \"Opener.sub\"",
  ])
  func aCallOfAnotherClassIsNone(call: String) throws {
    #expect(try isUnused(call: call))
    #expect(try isUnused(head: "class func getView()", call: call))
  }

  @Test(arguments: [
    "Opener.getView()", "let make = Opener.getView", "type(of: x).getView()", "getView()",
    "let view: Opener = .getView()", "class Note: Opener {}\nNote.getView()",
    "perform(\"getView\")", "let kind = Opener.self\nkind.getView()", "App.Opener.getView()",
  ])
  func aCallThatMayBeOfTheClassCounts(call: String) throws {
    #expect(try !isUnused(call: call))
  }

  @Test func aMethodOfObjectsIsCalledByItsNameAlone() throws {
    #expect(try !isUnused(head: "func showView()", call: "Card.showView()"))
  }

  @Test func whatTheSystemCallsOfAClassCounts() throws {
    #expect(try !isUnused(head: "static func makeBody()", call: ""))
    #expect(try !isUnused(head: "override class func getView()", call: ""))
  }

  @Test func anExtensionOfAProtocolIsCalledByWhatConforms() throws {
    let files = [
      "App/Opener.swift":
        "protocol Opener {}\nextension Opener { static func getView() { load(\"Badge\") } }",
      "App/Page.swift": "class Page: Opener {}\nlet x = Page()",
    ]
    let card = ["App/Card.swift": "class Card { static func getView() {} }\nlet y = Card.getView()"]
    #expect(try !isUnused(files.merging(["App/Use.swift": "let z = Page.getView()"]) { $1 }))
    #expect(try isUnused(files.merging(card) { $1 }))
  }

  @Test func aTypeInsideOfAnotherIsNamedByItself() throws {
    let opener = "class Opener { struct Inner { static func getView() { load(\"Badge\") } } }"
    #expect(
      try !isUnused(["App/Opener.swift": opener, "App/Page.swift": "Opener.Inner.getView()"]))
  }

  @Test(arguments: [
    ("[Card createView];", true), ("[Opener createView];", false), ("[self createView];", false),
    ("SEL a = @selector(createView);", false), ("[[x class] createView];", false),
    ("id a = Card.createView;", true), ("id a = Opener.createView;", false),
  ])
  func methodsOfObjectiveCCount(call: String, isUnused: Bool) throws {
    let method = "+ (instancetype)createView {\n"
    #expect(
      try self.isUnused([
        "App/Opener.m": "@implementation Opener\n\(method) load(@\"Badge\");\n}\n@end",
        "App/Card.m": "@implementation Card\n\(method) return nil;\n}\n@end",
        "App/Page.m": "void f() { [Opener new]; \(call) }",
      ]) == isUnused)
  }
}
