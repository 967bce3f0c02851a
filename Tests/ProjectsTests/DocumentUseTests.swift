import Testing

@testable import Projects

/// Documents that nothing loads, and those that previews alone show.
struct DocumentUseTests {
  private static let used = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "", "App/Four.xib": "",
    "App/App.swift": "load(\"One\"); Two(); Three(); Four()",
  ]

  private func ask<Answer>(
    _ files: [String: String], project: ProjectText = .app([:]),
    _ question: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": project.text])
    try folder.write(Self.used)
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return question(&facts, folder.path + "/App/")
  }

  private func isUnused(_ files: [String: String]) throws -> Bool {
    try ask(files) { $0.isUnused($1 + "Badge.xib") }
  }

  private static func owned(by owner: String, holding inside: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v">\(inside)</view>
    """
  }

  @Test func aDocumentDoesNotMakeTheClassThatOwnsIt() throws {
    #expect(
      try isUnused([
        "App/Badge.xib": "<document/>", "App/Menu.xib": Self.owned(by: "Badge"),
        "App/Page.swift": "load(\"Menu\")",
      ]))
    #expect(
      try !isUnused([
        "App/Badge.xib": "<document/>",
        "App/Menu.xib": Self.owned(by: "Menu", holding: "<view customClass=\"Badge\"/>"),
        "App/Page.swift": "load(\"Menu\")",
      ]))
  }

  @Test func aDocumentThatNothingLoadsMakesNothing() throws {
    let menu = Self.owned(by: "Menu", holding: "<view customClass=\"Badge\"/>")
    #expect(try isUnused(["App/Badge.xib": "<document/>", "App/Menu.xib": menu]))
  }

  /// A document is unused however many others are, but for those whose names code may put together.
  @Test(arguments: [
    ("", true), ("class Badge {}", true),
    ("class Badge {}; let all = NSClassFromString(\"Other\")", true),
    ("let all = load(\"Ba\" + Part.dge)", false),
    ("let all = load(\"Badge\")", false),
  ])
  func aDocumentOfAClassThatNothingMakesIsUnused(code: String, isUnused: Bool) throws {
    let files = [
      "App/Badge.xib": Self.owned(by: "", holding: "<view customClass=\"Badge\"/>"),
      "App/Five.xib": "", "App/Six.xib": "", "App/Seven.xib": "", "App/Page.swift": code,
    ]
    #expect(try self.isUnused(files) == isUnused)
    var others = files
    others["App/Badge.xib"] = "<document/>"
    #expect(try self.isUnused(others) == isUnused, "whether it holds the class or not")
  }

  /// A loader of `Badge` loads the document of this name, not one beside it.
  @Test(arguments: [
    ("load(\"Badge\")", true), ("load(\"Badge_1\")", false), ("load(\"Badge\" + number)", false),
    ("load(\"Badge_\\(number)\")", false), ("load(\"Badge_\")", false),
  ])
  func aNumberAtTheEndMakesAnotherDocument(code: String, isUnused: Bool) throws {
    let files = [
      "App/Badge.xib": "<document/>", "App/Badge_1.xib": "<document/>",
      "App/Page.swift": "func f() { \(code) }; let a = f()",
    ]
    #expect(try ask(files) { $0.isUnused($1 + "Badge_1.xib") } == isUnused)
    var alone = files
    alone["App/Badge.xib"] = nil
    #expect(try ask(alone) { $0.isUnused($1 + "Badge_1.xib") } == false, "code may add the number")
  }

  /// A name of several words is used as a whole.
  @Test(arguments: [
    ("load(\"Badge\"); copy()", true), ("load(\"Badge copy\")", false),
    ("load(R.nib.badgeCopy)", false), ("load(\"Badge \" + copy)", false),
  ])
  func aNameOfSeveralWordsIsUsedAsAWhole(code: String, isUnused: Bool) throws {
    let files = [
      "App/Badge.xib": "<document/>", "App/Badge copy.xib": "<document/>",
      "App/Page.swift": "func f() { \(code) }; let a = f()",
    ]
    #expect(try ask(files) { $0.isUnused($1 + "Badge copy.xib") } == isUnused)
  }

  @Test(arguments: [
    ("App/Info.plist", "<dict><string>Badge copy</string></dict>", false),
    ("App/Info.plist", "<dict><string>Badge</string><string>copy</string></dict>", true),
    ("project.yml", "UILaunchStoryboardName: Badge copy", false),
    (
      "App/Menu.storyboard", "<viewControllerPlaceholder storyboardName=\"Badge copy\" id=\"p\"/>",
      false
    ),
    ("App/Menu.storyboard", "<viewControllerPlaceholder storyboardName=\"Badge\" id=\"p\"/>", true),
  ])
  func filesMayNameADocumentOfSeveralWords(path: String, text: String, isUnused: Bool) throws {
    var files = [
      "App/Info.plist": "<dict><string>Menu</string></dict>",
      "App/Badge copy.storyboard": "<document/>",
    ]
    files[path] = text
    #expect(try ask(files) { $0.isUnused($1 + "Badge copy.storyboard") } == isUnused)
  }

  @Test(arguments: [
    "#import \"Badge.h\"\n[Page new];", "@class Badge;\n[Page new];",
    "@implementation Page\n- (void)f { [[Page class] new]; }\n@end",
  ])
  func declaringIsNotUsing(code: String) throws {
    #expect(try isUnused(["App/Badge.xib": "<document/>", "App/Page.m": code]))
  }

  /// The class of a message is not declared by it.
  @Test func aMessageToAClassDeclaresNothing() throws {
    let files = [
      "App/Badge.xib": "<document/>", "App/Page.m": "[Other new];",
      "App/Badge.m": "@implementation Badge\n- (void)f { id a = [Badge class]; Other *b; }\n@end",
    ]
    #expect(try isUnused(files))
  }

  @Test(arguments: [
    ("let name: UILabel", true), ("let name, sum, icon, line: UIView", false),
    ("let name, sum: UILabel", false), ("class Other {}", true),
  ])
  func anOwnerHasAPropertyForEachOutlet(members: String, lacks: Bool) throws {
    let code = "class Badge: UIViewController { \(members) }"
    let outlets: Set<String> = ["view", "name", "sum", "icon", "line"]
    func lacksOutlets(_ files: [String: String]) throws -> Bool {
      try ask(files) { $0.lacksOutlets(outlets, of: "Badge", for: $1 + "Badge.xib") }
    }
    #expect(try lacksOutlets(["App/Badge.swift": code]) == lacks)
    #expect(try !lacksOutlets(["App/Types.swift": code]), "its file is not known")
    let inherited = [
      "App/Badge.swift": code.replacing("UIViewController", with: "Base"),
      "App/Base.swift": "class Base: UIViewController { let name, sum, icon, line: UIView }",
    ]
    #expect(try !lacksOutlets(inherited))
    let ofLibrary = ["App/Badge.swift": code.replacing("UIViewController", with: "LibraryBase")]
    #expect(try !lacksOutlets(ofLibrary), "a library may have the properties")
    let inHeader = [
      "App/Badge.m": "@implementation Badge @end",
      "App/Badge.h": "@interface Badge : UIViewController { id name, sum, icon, line; } @end",
    ]
    #expect(try !lacksOutlets(inHeader))
  }

  /// A controller loads the document of its own name, also where that gives a class it comes from as the owner.
  @Test(arguments: [
    ("class Badge: Base { let name, sum, icon, line: UIView }", false),
    ("class Badge: Base { let name: UIView }", true),
    ("class Badge: UIViewController { let name, sum, icon, line: UIView }", true),
  ])
  func aDocumentMayBeOwnedByAClassThatComesFromTheGivenOne(code: String, lacks: Bool) throws {
    let files = [
      "App/Base.swift": "class Base: UIViewController {}", "App/Badge.swift": code,
    ]
    let outlets: Set<String> = ["view", "name", "sum", "icon", "line"]
    #expect(
      try ask(files) { $0.lacksOutlets(outlets, of: "Base", for: $1 + "App/Badge.xib") } == lacks)
  }

  @Test(arguments: [
    ("let previewProvider: UIContextMenuContentPreviewProvider = { make(\"Badge\") }", true),
    ("Configuration(identifier: nil, previewProvider: { [weak self] in\n make(.badge) })", true),
    ("Configuration(identifier: nil, previewProvider: nil) { _ in make(.badge) }", false),
    (
      "Configuration(previewProvider: provider, actionProvider: { _ in make(.badge) })", false
    ),
    ("let previewProvider = { make(.badge) }\nshow(.badge)", false), ("show(.badge)", false),
    ("show(.other)", false),
  ])
  func previewsOfItemsShowADocument(code: String, isPreviewed: Bool) throws {
    #expect(
      try ask(["App/List.swift": code]) { $0.isPreviewed($1 + "Badge.storyboard") } == isPreviewed)
    #expect(
      try !ask(["App/List.swift": code, "App/Page.swift": "show(.badge)"]) {
        $0.isPreviewed($1 + "Badge.storyboard")
      })
  }

  @Test func aContainerHoldsTheScenesThatItAloneMakes() throws {
    let pages = "class Pages: UIPageViewController { let all = [\"first-page\", \"last\"]; "
    func holders(_ rest: String, _ files: [String: String] = [:]) throws -> [String: String] {
      let code = ["App/Pages.swift": pages + rest + " }"]
      return try ask(code.merging(files) { $1 }) {
        $0.holders(ofScenes: ["first-page", "last"], among: ["Pages"], for: $1 + "M.storyboard")
      }
    }
    let both = ["first-page": "Pages", "last": "Pages"]
    #expect(try holders("func f() { setViewControllers(all) }") == both)
    #expect(try holders("func f() { setViewControllers(all); present(a) }") == [:])
    #expect(try holders("func f() {}") == [:])
    #expect(
      try holders(
        "func f() { addChild(a) }", ["App/Other.swift": "make(\"last\"); make(.firstPage)"]) == [:])
    #expect(
      try holders("func f() { addChild(a) }", ["App/Other.swift": "make(\"last\")"])
        == ["first-page": "Pages"])
  }

  @Test(
    arguments: [
      ("sheet.contentViewSize = CGSizeMake(300, 400);", [300, 400]),
      ("sheet.contentViewSize = CGSize(width: 300.5, height: 400)", [300.5, 400]),
      (
        "sheet.presentationController?.contentViewSize = CGSizeMake(300, screen.size.height - 60)",
        [300, nil]
      ),
      ("sheet.contentViewSize = size", nil), ("let size = sheet.contentViewSize", nil),
      ("sheet.contentViewSize = CGSizeMake(1, 2); sheet.contentViewSize = CGSizeMake(3, 4)", nil),
    ] as [(String, [Double?]?)])
  func codeGivesAPopupASize(code: String, size: [Double?]?) throws {
    let method = "func open() {\nlet page = make(\"page\")\n\(code)\npresent(sheet)\n}\n"
    func found(_ rest: String) throws -> SizeInCode? {
      try ask(["App/Flow.swift": method + rest]) {
        $0.sizes(ofScenes: ["page", "other"], for: $1 + "M.storyboard")["page"]
      }
    }
    let expected = size.map { SizeInCode(width: $0[0], height: $0[1]) }
    #expect(try found("func show() { make(\"other\") }") == expected)
    #expect(try found("func show() { make(\"page\") }") == nil, "it is shown otherwise, too")
  }

  @Test(arguments: [
    ("en, Base", [], "", true), ("en, ar", [], "", false), ("en, \"ku-Arab\"", [], "", false),
    ("en", ["he.lproj"], "", false), ("en", ["de.lproj"], "", true),
    ("en", [], "{\"a\" : {\"localizations\" : {\"fa\" : {}}}}", false),
    ("en", [], "{\"ar\" : {\"localizations\" : {\"de\" : {}}}, \"b\" : \"fa\"}", false),
    ("en", [], "{\"word\" : {\"localizations\" : {\"de\" : {}}}}", true), ("", [], "", false),
  ])
  func aProjectSaysWhichLanguagesItHas(
    regions: String, folders: [String], catalog: String, isNever: Bool
  ) throws {
    var project = ProjectText.app([:])
    project.regions = regions.isEmpty ? nil : regions
    var files = ["App/Localizable.xcstrings": catalog]
    for folder in folders { files["App/\(folder)/A.strings"] = "" }
    #expect(try ask(files, project: project) { $0.isNeverMirrored($1 + "M.xib") } == isNever)
    #expect(
      try ask(["Pods/A/ar.lproj/A.strings": ""], project: project) {
        $0.isNeverMirrored($1 + "M.xib")
      } == (isNever || !regions.contains("ar") && !regions.contains("Arab") && !regions.isEmpty),
      "a pod's languages are not the app's")
  }

  @Test func withoutAProjectNothingIsSaidOfLanguages() throws {
    let folder = try ProjectFolder()
    try folder.write(["App/en.lproj/A.strings": "", ".git/HEAD": ""])
    var facts = ProjectFacts(searched: [folder.path])
    let isNever = facts.isNeverMirrored(folder.path + "/App/M.xib")
    #expect(!isNever)
  }

  @Test(arguments: [
    ("localized(\"title\"); localized(\"other\")", true), ("localized(\"other\")", false),
    ("L10n.title", true),
  ])
  func aTableShowsTheTextsWhoseKeysCodeNames(code: String, isShown: Bool) throws {
    let files = [
      "App/List.swift": code,
      "App/en.lproj/Localizable.strings": "\"title\" = \"A \\\"title\\\"\";\n\"other\"=\"Else\";",
    ]
    let shown = try ask(files) {
      $0.shownTexts(among: ["A \\\"title\\\""], by: [], for: $1 + "M.xib")
    }
    #expect(shown == (isShown ? ["A \\\"title\\\""] : []))
  }
}
