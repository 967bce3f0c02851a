import Testing

@testable import Projects

/// Facts about an app's code: its orientations, the content of its views, its classes, and the documents that it builds.
struct ProjectCodeTests {
  private let document = "App/Base.lproj/Main.storyboard"

  private func facts(
    _ files: [String: String], _ ask: (inout ProjectFacts, String) -> Bool
  ) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return ask(&facts, folder.path)
  }

  @Test(arguments: [
    (
      "App/AppDelegate.swift",
      "func application(_ a: A, supportedInterfaceOrientationsFor w: W?) { .portrait }", true
    ),
    (
      "App/ShopAppDelegate.m",
      "supportedInterfaceOrientationsForWindow:(W *)w { return UIInterfaceOrientationMaskPortrait; }",
      true
    ),
    (
      "App/AppDelegate.swift",
      "func application(_ a: A, supportedInterfaceOrientationsFor w: W?) { .all }", false
    ),
    ("App/AppDelegate.swift", "// supportedInterfaceOrientationsFor .portrait", false),
    (
      "App/Shop.swift",
      "func application(a: A, supportedInterfaceOrientationsForWindow w: W?) { return M.Portrait }",
      true
    ),
    ("App/Other.swift", "var supportedInterfaceOrientations: M { .portrait }", false),
  ])
  func theDelegateAnswersForTheApp(path: String, code: String, isLimited: Bool) throws {
    #expect(
      try facts([path: code]) { $0.limitsOrientations(ofAppWith: $1 + "/" + document) }
        == isLimited)
  }

  /// The properties of a class that its superclass knows by other names are those of its outlets.
  @Test func superclassesWriteToProperties() throws {
    let files = [
      "App/TextCell.swift":
        "class TextCell: BaseCell { @IBOutlet var bubble: UIView!\n func set() { body = bubble } }",
      "App/BaseCell.swift":
        "class BaseCell: UITableViewCell { func lay() { body.snp.makeConstraints { m in } } }",
      "App/OtherCell.swift":
        "class OtherCell: UITableViewCell { func lay() { bubble.snp.makeConstraints { m in } } }",
    ]
    let asked: [String: Set<String>] = ["TextCell": ["bubble", "name"]]
    #expect(
      try facts(files) {
        $0.writes(of: asked, for: $1 + "/" + document)
          == ["TextCell": ["bubble": [ProjectFacts.constrainedMember]]]
      })
    #expect(
      try facts(files.filter { $0.key != "App/BaseCell.swift" }) {
        $0.writes(of: asked, for: $1 + "/" + document) == ["TextCell": [:]]
      })
  }

  @Test func controllersAnswerForThemselves() throws {
    let code = "override var supportedInterfaceOrientations: Mask { isPhone ? .portrait : .all }"
    #expect(
      try facts(["App/Login.swift": code]) {
        $0.classesLimitingOrientations(among: ["Login", "Other"], for: $1 + "/" + document)
          == ["Login"]
      })
  }

  @Test(arguments: [
    ("addSubview(field)", true), ("Bundle.main.loadNibNamed(name)", true),
    ("setupFromNib()", true), ("override var intrinsicContentSize: CGSize", true),
    ("backgroundColor = .red", false), ("// addSubview(field)", false), ("", false),
  ])
  func viewsGetContentFromTheirCode(code: String, isContent: Bool) throws {
    #expect(
      try facts(["App/Box.swift": code]) {
        $0.classesGivingContent(among: ["Box"], for: $1 + "/" + document) == ["Box"]
      } == isContent)
  }

  @Test func viewsGetContentFromTheClassesTheyInheritFrom() throws {
    let files = [
      "App/Box.swift": "class Box: LoadedView {}",
      "App/LoadedView.swift": "class LoadedView: UIView { func f() { loadNibNamed(name) } }",
    ]
    #expect(
      try facts(files) {
        $0.classesGivingContent(among: ["Box"], for: $1 + "/" + document) == ["Box"]
      })
  }

  @Test func aDocumentInNoTargetIsLeftOut() throws {
    func isLeftOut(_ path: String, _ files: [String: String] = [:]) throws -> Bool {
      try facts(files) { $0.isLeftOut($1 + "/" + path) }
    }
    #expect(try isLeftOut("App/Loose.xib"))
    #expect(try isLeftOut("Elsewhere/Unknown.xib"))
    #expect(try !isLeftOut(document))
    #expect(try !isLeftOut("App/Loose.xib", ["App/Package.swift": ""]), "a package builds it")
    #expect(try !isLeftOut("Kit/A.xib", ["Kit/Kit.podspec": ""]), "a pod builds it")
    #expect(try !isLeftOut("App/Loose.xib", ["project.yml": ""]), "the project is generated anew")
    #expect(
      try !isLeftOut(
        "App/Loose.xib",
        ["App.xcodeproj/project.pbxproj": ProjectText(targets: [], files: "").text]),
      "targets without documents may take them from elsewhere")
  }

  @Test func classesThatNoCodeDeclaresAreMissing() throws {
    let files = [
      "App/Old.m": "@implementation Old\n@end", "App/New.swift": "class New<T>: Other {}",
    ]
    #expect(
      try facts(files) {
        $0.missingClasses(among: ["Old", "New", "Other"], for: $1 + "/" + document) == ["Other"]
      })
  }
}
