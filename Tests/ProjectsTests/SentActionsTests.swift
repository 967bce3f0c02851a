import Testing

@testable import Projects

/// Actions that scenes connect: one that nothing shows sends none.
struct SentActionsTests {
  private static func scene(_ id: String, _ className: String, _ more: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" customClass="\(className)">
    <view><connections>\(more)</connections></view></viewController></objects></scene>
    """
  }

  private static let action =
    "<action selector=\"open:\" destination=\"b\" eventType=\"touchUpInside\" id=\"o\"/>"

  /// Whether `Badge.xib` is unused, which only the action `open` of the shown class `Page` loads.
  private func isUnused(_ scenes: [String], app: String = "@main class App {}") throws -> Bool {
    let folder = try ProjectFolder()
    let start = Self.scene("a", "Start", "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict><string>Main</string></dict>", "App/App.swift": app,
      "App/Start.swift": "class Start { func goOne() {}; func goTwo() { goOne() } }",
      "App/More.swift": "class More { func run() { goTwo(); goThree() }; func goThree() {} }",
      "App/Page.swift": "class Page {\n@IBAction func open(_ sender: Any) { load(\"Badge\") }\n}",
      "App/Old.swift": "class Old {}", "App/Badge.xib": "<document/>",
      "App/Main.storyboard":
        "<document version=\"3.0\" initialViewController=\"a\"><scenes>"
        + ([start] + scenes).joined() + "</scenes></document>",
    ])
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/Badge.xib")
  }

  @Test(arguments: ["@main class App {}", "class App {}"])
  func aSceneThatNothingShowsSendsNone(app: String) throws {
    let (page, old) = (Self.scene("b", "Page"), Self.scene("c", "Old", Self.action))
    #expect(try isUnused([page, old], app: app))
    #expect(try !isUnused([Self.scene("b", "Page", Self.action), old], app: app))
    #expect(
      try !isUnused(
        [Self.scene("b", "Page", "<segue destination=\"c\" kind=\"show\" id=\"t\"/>"), old],
        app: app))
  }
}
