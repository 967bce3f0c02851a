import Testing

@testable import Projects

/// The ways from the beginning of an app to its scenes, and code that only looks like one.
struct ReachedScenesTests {
  private static func scene(
    _ id: String, _ className: String? = nil, named identifier: String? = nil, more: String = ""
  ) -> String {
    let className = className.map { " customClass=\"\($0)\"" } ?? ""
    let identifier = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)"\(className)\(identifier)>
      <view><connections>\(more)</connections></view></viewController></objects></scene>
      """
  }

  private static func storyboard(_ scenes: String, initial: String? = "a") -> String {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return "<document version=\"3.0\"\(initial)><scenes>\(scenes)</scenes></document>"
  }

  private static let card = scene("c", "Card", named: "card")
  /// Scenes that an app begins with: most of one.
  private static let start =
    scene("a", "Page", more: link(to: "b") + link(to: "d")) + scene("b") + scene("d")

  private static func link(to id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"show\" id=\"s\(id)\"/>"
  }

  /// The ids of controllers of a storyboard to which nothing leads; it has a scene of the class `Card`.
  private func unreached(
    _ files: [String: String], main: String = storyboard(start + card),
    of document: String = "Main"
  ) throws -> [String] {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict><string>Main</string></dict>",
      "App/App.swift": "@main class App {}",
      "App/Page.swift": "class Page {}", "App/Card.swift": "class Card {}",
      "App/Main.storyboard": main,
    ])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.unreachedControllers(of: folder.path + "/App/\(document).storyboard")
  }

  /// Whether code of the first scene leads to the scene of `Card`.
  private func isReached(_ code: String, card: String = "class Card {}") throws -> Bool {
    try unreached([
      "App/Page.swift": "class Page { func view() { \(code)\n } }", "App/Card.swift": card,
    ]).isEmpty
  }

  /// Each type of a file leads by itself.
  @Test(arguments: [
    ("URL()", "extension URL { func open() {} }", false),
    ("URL()", "extension URL { func body() { Card.make() } }", true),
    ("Kind()", "struct Kind {}", false), ("Kind()", "struct Kind { let a = Card.make() }", true),
    ("show()", "extension URL {}\nfunc show() { Card.make() }", true),
    ("print(first)", "extension URL {}\nlet first = Card.make()", true),
    ("", "extension URL {}\nlet first = Card.make()", false),
  ])
  func aFileIsNotMoreThanItsTypes(code: String, more: String, isReached: Bool) throws {
    let card = "class Card { static func make() -> Card { load(\"card\") } }\n" + more
    #expect(try self.isReached(code, card: card) == isReached)
  }

  @Test(arguments: [
    ("[Kind new];", "@interface Kind : NSObject\n@end\n@implementation Kind\n@end", false),
    (
      "[Kind new];",
      "@interface Kind : NSObject\n@end\n@implementation Kind\n- (id)init { [Card new]; }\n@end",
      true
    ),
    ("void (*f)(void);", "#pragma mark - class void", false),
  ])
  func theSameHoldsInObjectiveC(code: String, more: String, isReached: Bool) throws {
    let unreached = try unreached([
      "App/Page.swift": "struct A {}", "App/Card.swift": "struct B {}",
      "App/Page.m": "@implementation Page\n- (void)view {\n\(code)\n}\n@end",
      "App/Card.m": "@implementation Card\n- (id)first { load(@\"card\"); }\n@end\n\(more)",
    ])
    #expect(unreached.isEmpty == isReached)
  }

  /// A scene does not show itself.
  @Test(arguments: [("", false), ("Card.make()", true)])
  func aScreenThatNamesItsOwnStoryboardIsNotShownByThat(code: String, isReached: Bool) throws {
    let unreached = try unreached(
      [
        "App/Page.swift": "class Page { let other = Boards.other; func view() { \(code) } }",
        "App/Boards.swift": """
        struct Boards {
          static let cards = UIStoryboard(name: "Cards", bundle: nil)
          static let other = 1
        }
        """,
        "App/Card.swift":
          "class Card { static func make() -> Card { Boards.cards.instantiateInitialViewController() } }",
        "App/Cards.storyboard": Self.storyboard(Self.scene("c", "Card"), initial: "c"),
      ], main: Self.storyboard(Self.start), of: "Cards")
    #expect(unreached.isEmpty == isReached)
  }

  /// A case that nothing names is never there.
  @Test(arguments: [
    ("open(Screen.page)", "enum Screen: String { case page, card }", false),
    ("open(Screen.card)", "enum Screen: String { case page, card }", true),
    ("open(.card)", "enum Screen: String {\n case page\n case card\n }", true),
    (
      "Screen.allCases.forEach(open)", "enum Screen: String, CaseIterable { case page, card }", true
    ),
    ("open(Screen(rawValue: name))", "enum Screen: String { case page, card }", true),
    ("open(Screen.init(rawValue: name))", "enum Screen: String { case page, card }", true),
    ("open(.page); first(T.allCases)", "enum Screen: String { case page, card }", true),
    ("open(Kind.allCases)", "enum Screen: String { case page, card }\nenum Kind {}", false),
    ("open(Screen.page)", "enum Screen: String, Codable { case page, card }", true),
    ("open(Screen.self)", "enum Screen: String { case page, card }", true),
    (
      "Screen.list()", "enum Screen: String { case card; static func list() { Self.allCases } }",
      true
    ),
  ])
  func aCaseThatNothingNamesIsNotThere(code: String, cases: String, isReached: Bool) throws {
    let unreached = try unreached([
      "App/Page.swift": "class Page { func view() { \(code); Screen.first } }",
      "App/Screen.swift": cases,
    ])
    #expect(unreached.isEmpty == isReached)
  }

  /// Only a controller that is there is asked for or gone back to.
  @Test(arguments: [
    ("popTo(Flow.self)", false), ("nav.popToViewController(ofClass: Flow.self)", false),
    ("push(Flow.self)", true), ("if last is Flow {}", false),
    ("(last as? Flow)?.go()", false), ("var state: Flow.State?", false),
    ("func state() -> Flow.State { last }", false), ("open(id: Flow.Identifier)", true),
    ("let state: Flow.State = Flow.State()", true),
  ])
  func whatIsOnlyAskedForLeadsNowhere(code: String, isReached: Bool) throws {
    let unreached = try unreached([
      "App/Page.swift": "class Page { func view() { \(code)\n } }",
      "App/Flow.swift": "class Flow { struct State {}\n func body() { load(\"card\") } }",
    ])
    #expect(unreached.isEmpty == isReached)
  }

  /// Actions may be left over from the scene that another was copied from.
  @Test(arguments: [
    ("<segue destination=\"c\" kind=\"show\" id=\"s\"/>", true),
    ("<action selector=\"go:\" destination=\"c\" id=\"s\"/>", false),
  ])
  func onlySeguesLeadToScenes(connection: String, isReached: Bool) throws {
    let unreached = try unreached(
      [:],
      main: Self.storyboard(
        Self.scene("a", "Page", more: connection + Self.link(to: "b") + Self.link(to: "d"))
          + Self.scene("b") + Self.scene("d") + Self.card))
    #expect(unreached.isEmpty == isReached)
  }

  /// Where an app is cut off from most of its scenes, what is left over of copies and files lead on.
  @Test func anAppUnderConstructionIsFollowedLoosely() throws {
    let others = ["d", "e"].map { Self.scene($0) }.joined()
    let action = "<action selector=\"go:\" destination=\"c\" id=\"s\"/>"
    let links = ["d", "e"].map(Self.link)
    let unreached = try unreached(
      [:],
      main: Self.storyboard(
        Self.scene("a", "Page", more: action)
          + Self.scene("c", "Card", named: "card", more: links.joined()) + others))
    #expect(unreached == [])
  }

  /// A description of an app shows the first scene of a storyboard alone.
  @Test(arguments: [
    ("load(\"card\")", "a", true), ("load(\"card\")", nil, false),
    ("DispatchQueue.main.async(); run(on: .main); load(\"card\")", nil, false),
    ("Boards.main.load(\"card\")", nil, true), ("load(\"Main\", \"card\")", nil, true),
    ("enum Board { case main }; open(.main, \"card\")", nil, true),
  ])
  func aStoryboardWithoutFirstSceneHasToBeNamed(
    code: String, initial: String?, isReached: Bool
  ) throws {
    let unreached = try unreached(
      ["App/App.swift": "@main class App { func body() { \(code) } }"],
      main: Self.storyboard(Self.scene("a", "Page") + Self.card, initial: initial))
    #expect(!unreached.contains("c") == isReached)
  }

  /// The end of an address is no class.
  @Test(arguments: [
    ("open(\"https://t.me\")", false), ("open(\"t.card\")", false), ("open(\"card\")", true),
    ("NSClassFromString(\"App.Card\")", true), ("open(\"card.storyboard\")", true),
  ])
  func theLastPartOfATextIsAClass(code: String, isReached: Bool) throws {
    #expect(try self.isReached(code) == isReached)
  }
}
