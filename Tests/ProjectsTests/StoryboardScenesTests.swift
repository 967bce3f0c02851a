import Testing

@testable import Projects

/// Scenes that nothing shows, and what is used only by them.
struct StoryboardScenesTests {
  /// Code that names most documents and scenes.
  private static let used = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "", "App/Info.plist": "<dict/>",
    "App/One+Row.swift": "extension One {}", "App/Two+Row.swift": "extension Two {}",
    "App/App.swift":
      "@main class App { let all = [One(), Two(), Three()]; let list = make(\"list\") }",
  ]

  private static func scene(
    _ id: String, identifier: String? = nil, className: String? = nil, cell: String? = nil,
    to next: String? = nil
  ) -> String {
    let identifier = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    let className = className.map { " customClass=\"\($0)\"" } ?? ""
    let cell = cell.map { "<tableViewCell id=\"cell-\(id)\" customClass=\"\($0)\"/>" } ?? ""
    let segue =
      next.map { "<segue destination=\"\($0)\" kind=\"show\" identifier=\"go\" id=\"s-\(id)\"/>" }
      ?? ""
    return """
      <scene sceneID="scene-\(id)"><objects><viewController\(identifier) id="\(id)"\(className)>
      <view>\(cell)</view><connections>\(segue)</connections></viewController></objects></scene>
      """
  }

  /// Whether `App/Badge.xib` is unused beside a storyboard that begins with `a`.
  private func isUnused(_ scenes: [String], _ files: [String: String]) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(Self.used)
    let start = [Self.scene("a", to: "b"), Self.scene("b"), Self.scene("l", identifier: "list")]
    try folder.write([
      "App/Main.storyboard":
        "<document version=\"3.0\" initialViewController=\"a\"><scenes>"
        + (start + scenes).joined() + "</scenes></document>",
      "App/Badge.xib": "<document/>",
    ])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/Badge.xib")
  }

  @Test(arguments: [
    (scene("c", identifier: "card", className: "CardController"), "", true),
    (scene("c", identifier: "card", className: "CardController"), "; make(\"card\")", false),
    (scene("c", identifier: "card", className: "CardController"), "; CardController.make()", false),
    (
      scene("c", identifier: "card", className: "CardController"), "; make(\"car\" + Part.d)", false
    ),
    (scene("c", identifier: "the card", className: "CardController"), "", true),
    (
      scene("c", identifier: "the card", className: "CardController"), "; make(\"the \" + d)", false
    ),
    (scene("c", className: "CardController"), "", true),
    (scene("c", identifier: "list2", className: "CardController"), "", true),
    (scene("c", identifier: "list2", className: "CardController"), "; make(\"list\" + d)", false),
    (scene("c", identifier: "card", className: "CardController") + scene("d", to: "c"), "", true),
    (
      scene("c", identifier: "card", className: "CardController")
        + scene("d", identifier: "list", to: "c"), "; performSegue(\"go\")", false
    ),
    (
      scene("c", identifier: "card", className: "CardController")
        + scene("d", identifier: "list", to: "c"), "", true
    ),
  ])
  func aSceneThatNothingShowsUsesNothing(scenes: String, code: String, isUnused: Bool) throws {
    let files = [
      "App/CardController.swift":
        "class CardController { static func make() { load(\"card\") }; let badge = Badge() }",
      "App/Page.swift": "class Page { func f() { 1\(code) } }",
      "App/Start.swift": "@UIApplicationMain class Start { let page = Page(); let d = 1 }",
      "App/Other.swift": "extension Page {}",
    ]
    #expect(try self.isUnused([scenes], files) == isUnused)
  }

  /// Menus of libraries take the scenes that they show from runtime attributes.
  @Test(arguments: [
    ("value=\"card\"", false), ("value=\"a card\"", true), ("keyPath=\"card\"", true),
  ])
  func aRuntimeAttributeNamesAScene(attribute: String, isUnused: Bool) throws {
    let menu = Self.scene("l", identifier: "list").replacing(
      "<view>",
      with: "<userDefinedRuntimeAttribute type=\"string\" \(attribute)/><view>")
    let scenes = [menu, Self.scene("c", identifier: "card", cell: "BadgeRow")]
    let files = ["App/BadgeRow.swift": "class BadgeRow { let badge = Badge() }"]
    #expect(try self.isUnused(scenes, files) == isUnused)
  }

  /// A row in such a scene loads the document.
  @Test(arguments: [("card", true), ("list", false)])
  func anObjectInASceneIsOneOfItsClass(identifier: String, isUnused: Bool) throws {
    let scene = Self.scene("c", identifier: identifier, cell: "BadgeRow")
    let files = ["App/BadgeRow.swift": "class BadgeRow { let badge = Badge() }"]
    #expect(try self.isUnused([scene], files) == isUnused)
  }

  @Test func scenesAreUnusedHoweverManyOthersAre() throws {
    let scenes = (1...5).map { _ in Self.scene("c", identifier: "card", cell: "BadgeRow") }
    #expect(try isUnused(scenes, ["App/BadgeRow.swift": "class BadgeRow { let badge = Badge() }"]))
  }

  /// An object of a class elsewhere is no scene of this class.
  @Test func anObjectOfAClassShowsNoOtherSceneOfTheClass() throws {
    let scenes = [
      Self.scene("c", identifier: "list", className: "CardController"),
      Self.scene("d", identifier: "old", className: "CardController", cell: "BadgeRow"),
    ]
    let files = [
      "App/BadgeRow.swift": "class BadgeRow { let badge = Badge() }",
      "App/CardController.swift": "class CardController {}",
    ]
    #expect(try isUnused(scenes, files))
  }

  /// Container views of another storyboard hold the scene that this one begins with, and one by its identifier; a third is pushed.
  @Test func scenesInContainersOfOtherStoryboardsAreFound() throws {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    func reference(_ id: String, _ identifier: String?, kind: String) -> String {
      let identifier = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
      return """
        <scene sceneID="s-\(id)"><objects><viewControllerPlaceholder storyboardName="Pages"\(identifier) id="\(id)"/>
        </objects></scene><scene sceneID="t-\(id)"><objects><viewController id="from-\(id)"><view><containerView id="c-\(id)">
        <connections><segue destination="\(id)" kind="\(kind)" id="g-\(id)"/></connections></containerView></view>
        </viewController></objects></scene>
        """
    }
    let references =
      reference("r", nil, kind: "embed") + reference("q", "card", kind: "embed")
      + reference("p", "list", kind: "show")
    try folder.write([
      "App/Main.storyboard": "<document version=\"3.0\"><scenes>\(references)</scenes></document>",
      "App/Pages.storyboard":
        "<document version=\"3.0\" initialViewController=\"a\"><scenes/></document>",
      "App/App.swift": "class App {}",
    ])
    var facts = ProjectFacts(searched: [])
    let path = folder.path + "/App/Pages.storyboard"
    #expect(facts.embeddedScenes(among: ["list", nil, "card"], of: path) == [1, 2])
    #expect(facts.embeddedScenes(among: [nil], of: folder.path + "/App/Main.storyboard") == [])
  }
}
