import Testing

@testable import Projects

/// Documents, scenes and segues that only methods name which nothing calls.
struct CalledMethodsTests {
  /// Code that names most documents, and methods that are called, so that most are.
  private static let used = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "", "App/Four.xib": "",
    "App/App.swift": """
    load(\"One\"); Two(); Three(); Four()
    func goOne() {}; func goTwo() {}; func goThree() {}; func goFour() {}
    goOne(); goTwo(); goThree(); goFour()
    """,
  ]

  private func ask<Answer>(
    _ files: [String: String], _ question: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(Self.used)
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return question(&facts, folder.path + "/App/")
  }

  private func isUnused(
    _ code: String, _ files: [String: String] = [:], name: String = "Flow.swift"
  )
    throws -> Bool
  {
    var all = files
    all["App/Badge.xib"] = "<document/>"
    all["App/" + name] = code
    return try ask(all) { $0.isUnused($1 + "Badge.xib") }
  }

  @Test(arguments: [
    "private func openBadge() { show(Badge()) }",
    "fileprivate func viewBadge(_ list: UITableView) { show(Badge()) }",
    "func openBadge() -> Badge { Badge() }",
    "func openBadge(of owner: Owner, named: String, onFinish: @escaping () -> Void) { Badge() }\nstruct Owner {}",
    "@objc private func openBadge() { Badge() }",
    "@IBAction func openBadge(_ sender: UIButton) { Badge() }",
    "func openBadge() { Badge() }\nfunc openOther() { openBadge() }",
    "func openBadge() { Badge(); openBadge() }",
    "public func openBadge() { Badge() }\nprivate func openAll() { openBadge() }",
    "protocol Opener { func openBadge() }\nextension Flow: Opener { func openBadge() { Badge() } }",
    "func openBadge() { let text = \"}\"; Badge() }",
    "@objc func handleTap(_ tap: UITapGestureRecognizer) { Badge() }",
    "@IBAction func handleTap(_ sender: Any) { Badge() }",
    "class Flow: LibraryDelegate { @objc func openBadge(_ tap: UITapGestureRecognizer) { Badge() } }",
    "let badgeName = \"Badge\"", "static let badgeName: String = \"Badge\"",
    "let badgeName = \"Badge\"\nprivate func openBadge() { load(badgeName) }",
  ])
  func whatNothingCallsShowsNothing(code: String) throws {
    #expect(try isUnused(code))
  }

  @Test(arguments: [
    "func openBadge() { Badge() }\nlet x = openBadge()",
    "override func openBadge() { Badge() }",
    "@objc\noverride func openBadge() { Badge() }",
    "func openBadge(_ list: UITableView) { Badge() }",
    "func viewDidLoad() { Badge() }",
    "public func openBadge() { Badge() }",
    "@objc func openBadge() { Badge() }\nlet x = #selector(openBadge)",
    "@objc func openBadge(with sender: UIButton) { Badge() }\nperform(\"openBadgeWith:\")",
    "class Flow: LibraryDelegate { func openBadge() { Badge() } }",
    "func openBadge() { Badge() }\noverride func viewDidLoad() { super.viewDidLoad(); openBadge() }",
    "func openBadge() { Badge() }\nfunc openAll() { openBadge() }\nlet all = openAll()",
    "let badge = Badge()",
    "@objc func handleTap(_ tap: UITapGestureRecognizer) { Badge() }\nlet x = #selector(handleTap)",
    "func handle(_ tap: UIGestureRecognizer) { Badge() }",
    "let badgeName = \"Badge\"\nload(badgeName)", "let badgeName = \"Badge\" + suffix",
    "let badgeName = \"Badge\"\nfunc openBadge() { load(badgeName) }\nopenBadge()",
  ])
  func whatMayBeCalledShowsWhatItNames(code: String) throws {
    #expect(try !isUnused(code))
  }

  @Test(arguments: [
    ("- (void)clickedBadge {\n [Badge new];\n}", true),
    (
      "- (void)clickedBadge {\n [Badge new];\n}\n- (void)f {\n [self clickedBadge];\n}\nint x = f;",
      false
    ),
    ("- (void)viewDidLoad {\n [Badge new];\n}", false),
    ("- (void)handleTap:(UITapGestureRecognizer *)tap {\n [Badge new];\n}", true),
    ("- (IBAction)handleTap:(id)sender {\n [Badge new];\n}", true),
    ("- (void)handleTap:(id)sender {\n [Badge new];\n}", false),
    (
      "- (void)pickBadge:(Owner *)owner {\n [Badge new];\n}\n@interface Owner : NSObject\n@end",
      true
    ),
    (
      "- (void)loneBadge:(Owner *)owner {\n [Badge new];\n}\n@interface Owner : NSObject\n@end\nint lone;",
      false
    ),
    (
      "@implementation UIViewController (Opening)\n- (void)clickedBadge {\n [Badge new];\n}\n@end",
      true
    ),
    (
      "@interface Flow () <LibraryDelegate>\n@end\n- (void)clickedBadge {\n [Badge new];\n}",
      false
    ),
    ("#define BADGE @\"Badge\"", true), ("#define BADGE @\"Badge\"\nint x = BADGE;", false),
    ("NSString *const BadgeName = @\"Badge\";\nextern NSString *const BadgeName;", true),
    ("NSString *const BadgeName = @\"Badge\";\nint x = [self load:BadgeName];", false),
    ("#define BADGE @\"Badge\" @\"Cell\"", false),
    ("- (void)badgesOf:(UITableView *)list {\n [Badge new];\n}", false),
    (
      "- (void)clickedBadge {\n [Badge new];\n}\nint f() { if (isA([Card class])) {\n return (Card *)next; } }",
      true
    ),
    ("- (void)takeBadge:(Item *)item {\n [Badge new];\n}", false),
    ("- (void)takeBadge:(Item *)item {\n [Badge new];\n}\n// [Item go:@\"takeBadge:\"];", true),
    ("- (void)takeBadge:(Item *)item {\n [Badge new];\n}\n/* @selector(takeBadge:) */", true),
    ("- (void)takeBadge:(Item *)item {\n [Badge new];\n}\n// takeBadge: opens it", false),
    (
      "- (void)takeBadge:(Item *)item {\n [Badge new];\n}\n// @\"takeBadge:\"\nSEL a = @selector(takeBadge:);",
      false
    ),
  ])
  func methodsOfObjectiveCCount(code: String, isUnused: Bool) throws {
    let header = ["App/Flow.h": "@interface Flow : NSObject\n- (void)clickedBadge;\n@end"]
    #expect(try self.isUnused(code, header, name: "Flow.m") == isUnused)
  }

  @Test func anActionOfADocumentCalls() throws {
    let code = "@IBAction func openBadge(_ sender: UIButton) { Badge() }"
    let page = "<action selector=\"openBadge:\" destination=\"c\" id=\"a\"/>"
    #expect(try !isUnused(code, ["App/Page.storyboard": page]))
  }

  @Test func whereMuchIsNotCalledOtherMeansCall() throws {
    let code = (0..<4).map { "func open\($0)() {}\n" }.joined()
    #expect(try !isUnused("func openBadge() { Badge() }\n" + code))
  }

  @Test(arguments: [
    ("func go() { performSegue(withIdentifier: \"next\") }\ngo()", [String]()),
    (
      "func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.id == \"next\" {} }",
      ["next"]
    ),
    (
      "- (void)prepareForSegue:(UIStoryboardSegue *)s sender:(id)x {\n if (s == @\"next\") {}\n}",
      ["next"]
    ),
    (
      "func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.id == \"next\" {} }\n"
        + "func openNext() { performSegue(\"next\") }", []
    ),
    ("enum Segue: String { case next }", ["next"]),
    ("enum Segue: String { case next }\nperform(Segue.next)", []),
    ("let nextScene = \"next\"", ["next"]), ("let nextScene = \"next\"\nperform(nextScene)", []),
    (
      "let nextScene = \"next\"\nfunc prepare(for segue: UIStoryboardSegue, sender: Any?) { nextScene }",
      ["next"]
    ),
  ])
  func preparingIsNotPerforming(code: String, unnamed: [String]) throws {
    let name = code.hasPrefix("-") ? "App/Page.m" : "App/Page.swift"
    #expect(
      try ask([name: code]) { $0.unnamedSegues(among: ["next"], of: $1 + "M.storyboard") }
        == Set(unnamed))
  }

  @Test(arguments: [
    ("localized(\"Badge.title\")", true), ("say(\"Put this badge on your shirt\")", true),
    ("NSClassFromString(\"App.Badge\")", false), ("load(\"Badge.xib\")", false),
    ("load(\"Badge\")", false), ("load(\"The Badge\")", true), ("load(\"\\(x).Badge.a\")", false),
  ])
  func textsAndKeysNameNothing(code: String, isUnused: Bool) throws {
    #expect(try self.isUnused(code) == isUnused)
  }

  @Test func aNameOfSeveralWordsIsQuoted() throws {
    let scenes = [["settings.detail"], ["settings.other"]]
    #expect(
      try ask(["App/Page.swift": "make(\"settings.detail\")"]) {
        $0.unusedScenes(among: scenes, of: $1 + "M.storyboard")
      } == [1])
  }

  @Test(arguments: [
    ("products: [.library(name: \"Kit\", targets: [\"Kit\"])]", true),
    ("products: [.library(name: \"Kit\", targets: [\"Kit\", \"KitUI\"])]", false),
    ("products: names", false),
  ])
  func aTargetOfNoProductIsNotBuilt(products: String, isLeftOut: Bool) throws {
    let manifest = """
      let package = Package(\(products), targets: [
        .target(name: "Kit", dependencies: ["Log"]),
        // .target(name: "Old", dependencies: ["KitUI"]),
        .target(
          name: "KitUI",
          dependencies: ["Log"]),
      ])
      """
    let files = ["App/Kit/Package.swift": manifest]
    #expect(try ask(files) { $0.isLeftOut($1 + "Kit/Sources/KitUI/A.xib") } == isLeftOut)
    #expect(try !ask(files) { $0.isLeftOut($1 + "Kit/Sources/Kit/A.xib") })
  }
}
