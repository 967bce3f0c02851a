import Testing

@testable import Projects

/// Storyboards that the description of an app names for one kind of device.
struct NamedStoryboardTests {
  private static let files = """
    ROOT = { isa = PBXGroup; children = ( SYNC, ); sourceTree = "<group>"; };
    SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    """

  /// The support of a storyboard that code or another one may name.
  private func support(
    of storyboard: String, _ keys: [String: String], more: String = "", code: String = "",
    other: String = ""
  ) throws -> AppSupport? {
    let project = ProjectText(
      targets: [
        .init(name: "App", settings: [["INFOPLIST_FILE": "Info.plist"]], folders: ["SYNC"])
      ], files: Self.files)
    let texts = keys.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": project.text,
      "Info.plist": ProjectFolder.infoList([:], more: texts + more),
      "App/App.swift": "@main class App { let queue = DispatchQueue.main; \(code) }",
      "App/Small.storyboard": "<document/>", "App/Large.storyboard": "<document/>",
      "App/Main.storyboard": "<document/>",
      "App/Other.storyboard":
        "<document><scenes><scene><objects>\(other)</objects></scene></scenes></document>",
    ])
    var facts = ProjectFacts(searched: [])
    return facts.support(of: folder.path + "/App/\(storyboard).storyboard")?.support
  }

  private static let main = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Large"]

  @Test(
    arguments: [
      ("Main", main, AppSupport(pad: [])), ("Large", main, AppSupport(phone: [])),
      ("Small", main, AppSupport()),
      (
        "Small",
        ["UILaunchStoryboardName~iphone": "Small", "UILaunchStoryboardName": "Large.storyboard"],
        AppSupport(pad: [])
      ),
      (
        "Large",
        ["UILaunchStoryboardName~iphone": "Small", "UILaunchStoryboardName": "Large.storyboard"],
        AppSupport(phone: [])
      ),
      ("Main", ["UIMainStoryboardFile": "Main"], AppSupport()),
      ("Main", main.merging(["UILaunchStoryboardName": "Main"]) { $1 }, AppSupport()),
    ] as [(String, [String: String], AppSupport)])
  func aKeyWithADeviceStandsForTheGeneralOne(
    storyboard: String, keys: [String: String], expected: AppSupport
  ) throws {
    #expect(try support(of: storyboard, keys) == expected)
  }

  /// A storyboard that code loads may be shown on every device.
  @Test(arguments: [
    ("let a = UIStoryboard(name: \"Large\", bundle: nil)", true),
    ("let a = R.storyboard.large", true),
    ("enum Board: String { case Main, Large }", true), ("enum Board { case main, large }", true),
    ("let a = StoryboardScene.Large", true), ("let a = Size.large", false),
    ("let large = 1; // Large", false),
  ])
  func codeMayNameTheStoryboard(code: String, isForAll: Bool) throws {
    #expect(
      try support(of: "Large", Self.main, code: code)
        == (isForAll ? AppSupport() : AppSupport(phone: [])))
  }

  @Test func aReferenceMayNameTheStoryboard() throws {
    let reference = "<viewControllerPlaceholder storyboardName=\"Large\" id=\"p\"/>"
    #expect(try support(of: "Large", Self.main, other: reference) == AppSupport())
  }

  @Test func scenesOfAllDevicesMayBeginWithTheStoryboard() throws {
    let scenes = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
      """
    #expect(try support(of: "Main", Self.main, more: scenes) == AppSupport())
    #expect(try support(of: "Large", Self.main, more: scenes) == AppSupport(phone: []))
  }
}
