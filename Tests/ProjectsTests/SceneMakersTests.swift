import Testing

@testable import Projects

/// Scenes of one identifier in two storyboards.
struct SceneMakersTests {
  private static func storyboard(_ scenes: String) -> String {
    "<document version=\"3.0\" initialViewController=\"start\"><scenes>\(scenes)</scenes></document>"
  }

  private static func scene(_ id: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"/></viewController></objects></scene>
    """
  }

  private static let card = "storyboardIdentifier=\"card\" customClass=\"Card\""

  /// Whether the scene `card` of the storyboard `Old` is not shown, of which there is another one in `Main`.
  private func isUnreached(
    _ code: String, file: String = "App/Page.swift", _ files: [String: String] = [:]
  ) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict><string>Main</string><string>Old</string></dict>",
      "App/App.swift": "@main class App { let page = Page() }",
      "App/Card.swift": "class Card: UIViewController {}",
      "App/Main.storyboard": Self.storyboard(Self.scene("start") + Self.scene("m", Self.card)),
      "App/Old.storyboard": Self.storyboard(Self.scene("start") + Self.scene("o", Self.card)),
      file: code,
    ])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.unreachedControllers(of: folder.path + "/App/Old.storyboard") == ["o"]
  }

  @Test(arguments: [
    (
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"card\") as! Card",
      true
    ),
    (
      "UIStoryboard(name: \"Old\", bundle: nil)\n.instantiateViewController(withIdentifier: \"card\")",
      false
    ),
    (
      "let board = UIStoryboard(name: \"Main\", bundle: nil); board.instantiateViewController(withIdentifier: \"card\")",
      true
    ),
    (
      "let board: UIStoryboard = UIStoryboard(name: \"Main\", bundle: Bundle.main)\nboard.instantiateViewController(identifier: \"card\")",
      true
    ),
    (
      "let board = UIStoryboard(name: name, bundle: nil); board.instantiateViewController(withIdentifier: \"card\")",
      false
    ),
    ("storyboard?.instantiateViewController(withIdentifier: \"card\")", false),
    (
      "let board = UIStoryboard(name: \"Main\", bundle: nil); board.instantiateViewController(withIdentifier: \"card\"); make(\"card\")",
      false
    ),
    (
      "let board = UIStoryboard(name: \"Main\", bundle: nil); board.instantiateViewController(withIdentifier: \"card\"); board.instantiateViewController(withIdentifier: id)",
      false
    ),
  ])
  func codeNamesTheStoryboardOfAScene(code: String, isUnreached: Bool) throws {
    #expect(
      try self.isUnreached("class Page { func viewDidLoad() { \(code) } }") == isUnreached)
  }

  @Test(arguments: [("Main", true), ("Old", false)])
  func messagesNameTheStoryboardOfAScene(name: String, isUnreached: Bool) throws {
    let making = "instantiateViewControllerWithIdentifier:@\"card\"]"
    for code in [
      "[[UIStoryboard storyboardWithName:@\"\(name)\" bundle:nil] \(making);",
      "UIStoryboard *board = [UIStoryboard storyboardWithName:@\"\(name)\" bundle:nil];\n[board \(making);",
    ] {
      let page = "@implementation Page\n- (void)viewDidLoad {\n\(code)\n}\n@end"
      #expect(try self.isUnreached(page, file: "App/Page.m") == isUnreached)
    }
  }

  /// A variable of one method is none of another one.
  @Test func aVariableIsOfItsMethod() throws {
    let code = """
      class Page { func viewDidLoad() { let storyboard = UIStoryboard(name: "Main", bundle: nil) }
      func viewDidAppear() { storyboard.instantiateViewController(withIdentifier: "card") } }
      """
    #expect(try !isUnreached(code))
  }

  @Test func aReferenceMayLeadToTheScene() throws {
    let code = """
      class Page { func viewDidLoad() {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "card") } }
      """
    #expect(try isUnreached(code))
    let reference = """
      <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Old" referencedIdentifier="card" id="p"/></objects></scene>
      """
    let main = Self.storyboard(Self.scene("start") + Self.scene("m", Self.card) + reference)
    #expect(try !isUnreached(code, ["App/Main.storyboard": main]))
  }

  /// The other storyboard may not have the scene.
  @Test func theNamedStoryboardHasTheScene() throws {
    let code = """
      class Page { func viewDidLoad() {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "card") } }
      """
    let main = Self.storyboard(Self.scene("start"))
    #expect(try !isUnreached(code, ["App/Main.storyboard": main]))
  }
}
