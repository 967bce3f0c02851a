import Testing

@testable import Projects

/// Texts in code that name no scene.
struct PassedNamesTests {
  private static func storyboard(_ scenes: String) -> String {
    "<document version=\"3.0\" initialViewController=\"start\"><scenes>\(scenes)</scenes></document>"
  }

  private static func scene(_ id: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"/></viewController></objects></scene>
    """
  }

  /// The scenes of the storyboard `Shop` that are not shown: the one it begins with and the scene `card`.
  private func unreached(_ code: String, file: String = "App/Page.swift") throws -> [String] {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict><string>Main</string></dict>",
      "App/App.swift": "@main class App { let page = Page() }",
      "App/Main.storyboard": Self.storyboard(Self.scene("start")),
      "App/Shop.storyboard": Self.storyboard(
        Self.scene("start") + Self.scene("c", "storyboardIdentifier=\"card\"")),
      file: code,
    ])
    var facts = ProjectFacts(searched: [])
    return facts.unreachedControllers(of: folder.path + "/App/Shop.storyboard").sorted()
  }

  /// A storyboard that is asked for one scene does not show the one that it begins with.
  @Test(arguments: [
    (
      "UIStoryboard(name: \"Shop\", bundle: nil).instantiateViewController(withIdentifier: \"card\")",
      ["start"]
    ),
    (
      "let a = UIStoryboard(name: \"Shop\", bundle: nil); show(a.instantiateViewController(withIdentifier: \"card\"))",
      ["start"]
    ),
    (
      "let a = UIStoryboard(name: \"Shop\", bundle: nil); show(a.instantiateInitialViewController())",
      ["c"]
    ),
    (
      "let a = UIStoryboard(name: \"Shop\", bundle: nil); a.instantiateViewController(withIdentifier: \"card\"); keep(a)",
      []
    ),
    (
      "UIStoryboard(name: \"Shop\", bundle: nil).instantiateViewController(withIdentifier: \"card\"); open(\"Shop\")",
      []
    ),
    ("performSegue(withIdentifier: \"card\", sender: nil); open(\"Shop\")", ["c"]),
    ("performSegue(withIdentifier: \"card\", sender: nil); open(\"Shop\", \"card\")", []),
  ])
  func aTextMayNameNoScene(code: String, unreached: [String]) throws {
    #expect(
      try self.unreached("class Page { func viewDidLoad() { \(code) } }") == unreached)
  }

  @Test(arguments: [
    (
      "[[UIStoryboard storyboardWithName:@\"Shop\" bundle:nil] instantiateViewControllerWithIdentifier:@\"card\"];",
      ["start"]
    ),
    (
      "[[UIStoryboard storyboardWithName:@\"Shop\" bundle:nil] instantiateInitialViewController];",
      ["c"]
    ),
    ("[self performSegueWithIdentifier:@\"card\" sender:nil]; [self open:@\"Shop\"];", ["c"]),
  ])
  func aTextInAMessageMayNameNoScene(code: String, unreached: [String]) throws {
    let text = "@implementation Page\n- (void)viewDidLoad {\n\(code)\n}\n@end"
    #expect(try self.unreached(text, file: "App/Page.m") == unreached)
  }

  /// The identifier of another scene is that scene's, not the beginning of one with a number.
  @Test(arguments: [("", false), ("2", true)])
  func aSceneWithANumberIsAnother(number: String, isShown: Bool) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict><string>Main</string></dict>",
      "App/App.swift":
        "@main class App { func run() { storyboard.instantiateViewController(withIdentifier: \"card\(number)\") } }",
      "App/Main.storyboard": Self.storyboard(
        Self.scene("start") + Self.scene("a", "storyboardIdentifier=\"card\"")
          + Self.scene("b", "storyboardIdentifier=\"card2\"")),
    ])
    var facts = ProjectFacts(searched: [])
    let unreached = facts.unreachedControllers(of: folder.path + "/App/Main.storyboard")
    #expect(unreached.contains("b") != isShown)
  }
}
