import Testing

@testable import Projects

/// Names of documents, scenes and classes in the rest of a project.
struct MentionsTests {
  /// Documents that code names, so that most are used.
  private static let used = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "",
    "App/App.swift": "load(\"One\"); Two(); Three()",
  ]

  private func facts<Answer>(
    _ files: [String: String], _ ask: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(Self.used)
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return ask(&facts, folder.path)
  }

  private func isUnused(_ files: [String: String], _ document: String = "App/Badge.xib") throws
    -> Bool
  {
    var files = files
    files[document] = files[document] ?? "<document/>"
    return try facts(files) { $0.isUnused($1 + "/" + document) }
  }

  @Test(arguments: [
    ("App/Badge.swift", "class Badge: View { let nib = \"Badge\" }", true),
    ("App/Badge+Layout.swift", "extension Badge { func f() { Badge.load() } }", true),
    ("App/BadgeController.swift", "class BadgeController { let badge = Badge() }", true),
    ("App/Types.swift", "class Badge {}", true),
    ("App/Page.swift", "let badge = Badge()", false),
    ("App/Page.swift", "let nib = R.nib.badge", false),
    ("App/Page.m", "[[BadgeController alloc] init]", false),
    ("App/Page.storyboard", "<view customClass=\"Badge\"/>", false),
    ("App/Info.plist", "<string>Badge</string>", false),
    ("AppTests/BadgeTests.swift", "import XCTest\nlet badge = Badge()", true),
    ("App/AppDelegate.swift", "if NSClassFromString(\"XCTest\") == nil { show(Badge()) }", false),
    ("Pods/Other.swift", "let badge = Badge()", true),
    ("App/Page.swift", "// let badge = Badge()\nlet page = 1", true),
    ("App/Page.m", "/* [Badge new] */ [Page new];", true),
    ("App/Page.swift", "if let shown = page as? Badge { shown.hide() }", true),
    ("App/Page.swift", "if page is Badge || page.isKind(of: Badge.self) { hide() }", true),
    ("App/Page.swift", "let badge = page as! Badge.State", false),
    ("App/Page.swift", "let badge = load() as Badge", false),
    ("App/Page.swift", "let shown = segue.destination as! Badge; shown.hide()", true),
    ("App/Page.swift", "let shown = stack?.viewControllers.first! as! Badge", true),
    ("App/Page.swift", "(stack.viewControllers[0] as! Badge).hide()", true),
    ("App/Page.swift", "(segue.destination as! Stack).topViewController as! Badge", true),
    ("App/Page.swift", "let shown = destination as! Badge", false),
    ("App/Page.swift", "let shown = views.first as! Badge", false),
    ("App/Page.swift", "(segue.destination as! Badge).show(Badge())", false),
    ("App/Page.m", "if ([page isKindOfClass:[Badge class]]) [(Badge *)page hide];", true),
    ("App/Page.m", "page.badge = self.badge; [badge hide];", true),
    ("App/Page.m", "show(@\"badge\");", false),
    ("App/Page.swift", "let link = \"https://badge\"; load(\"Badge\") // old", false),
  ])
  func aDocumentIsUsedByWhatNamesIt(path: String, text: String, isUnused: Bool) throws {
    #expect(try self.isUnused([path: text]) == isUnused)
  }

  /// A file may hold a class that makes the one that the file is named after.
  @Test func theFileOfADocumentMayLoadIt() throws {
    let files = [
      "App/Badge.swift": "class Badge {}\nclass BadgeList { func f() { Badge() } }",
      "App/Page.swift": "let list = BadgeList()",
    ]
    #expect(try !isUnused(files))
    #expect(try isUnused(files.filter { $0.key != "App/Page.swift" }))
  }

  /// One that does not name it shows it to nobody.
  @Test(arguments: [
    ("class Badge { static var nib: Badge? { Badge() } }\nclass Layout {}", true),
    ("class Badge {}\nextension Badge { func copy() { Badge() } }\nclass Layout {}", true),
    ("class Badge {}\nclass Layout { let badge = Badge() }", false),
    ("class Badge {}\nclass Layout { let nib = \"Badge\" }", false),
    ("class Badge {}\nclass Layout {}\nfunc show() { Badge() }", false),
  ])
  func theFileOfADocumentMayHoldOtherTypes(code: String, isUnused: Bool) throws {
    let files = ["App/Badge.swift": code, "App/Page.swift": "let layout = Layout()"]
    #expect(try self.isUnused(files) == isUnused)
  }

  @Test func theDeviceIsNoPartOfTheName() throws {
    #expect(try !isUnused(["App/Page.swift": "load(\"Card\")"], "App/Card_iPad.xib"))
    #expect(try !isUnused(["App/Page.swift": "load(\"Card\")"], "App/Card~ipad.xib"))
  }

  /// No loader adds the device to a name without a tilde.
  @Test(arguments: [
    ("load(\"Card\")", true), ("load(\"Card\" + (isPad ? \"_iPad\" : \"_iPhone\"))", false),
    ("load(\"Card_\" + device)", false), ("load(\"Card_\\(device)\")", false),
    ("[self load:[NSString stringWithFormat:@\"%@_iPad\", name]];", false),
    ("load(\"Card_iPad\")", false),
  ])
  func theNameWithoutTheDeviceIsThatOfAnotherDocument(code: String, isUnused: Bool) throws {
    let files = ["App/Card.xib": "", "App/Page.swift": code + "\nload(\"Card\")"]
    #expect(try self.isUnused(files, "App/Card_iPad.xib") == isUnused)
  }

  @Test func aDocumentIsUnusedHoweverManyOthersAre() throws {
    let files = ["App/Four.xib": "", "App/Five.xib": ""]
    #expect(try isUnused(files.merging(["App/Page.swift": "load(name)"]) { $1 }))
    #expect(try !isUnused(files.merging(["App/Page.swift": "load(\"Ba\" + Part.dge)"]) { $1 }))
  }

  /// What an extension begins with is in an `Info.plist`.
  @Test func aStoryboardIsUsedWhereNoDescriptionIsThere() throws {
    #expect(try !isUnused([:], "App/Start.storyboard"))
    #expect(try isUnused(["App/Info.plist": "<dict/>"], "App/Start.storyboard"))
  }

  @Test func withoutCodeNothingIsSaid() throws {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    var facts = ProjectFacts(searched: [])
    let document = folder.path + "/App/Badge.xib"
    let isUnused = facts.isUnused(document)
    #expect(!isUnused)
    let missing = facts.missingClasses(among: ["Badge"], for: document)
    #expect(missing == [])
  }

  @Test func scenesAreFoundByIdentifierOrClass() throws {
    let scenes = [["list", "ListController"], ["Page"], ["Detail", "DetailController"]]
    let unused = try facts([
      "App/ListController.swift": "class ListController { static let id = \"list\" }",
      "App/Router.swift": "make(.page)\nlet next: DetailController",
    ]) { $0.unusedScenes(among: scenes, of: $1 + "/App/Main.storyboard") }
    #expect(unused == [0])
  }

  /// Code that implements the protocol of a controller's delegate does not make the controller.
  @Test(
    arguments: [
      ("@protocol CardDelegate\n@end", "@interface Page () <CardDelegate>\n@end", [0]),
      ("@interface CardMaker : NSObject\n@end", "id a = [CardMaker new];", [0]),
      (
        "@implementation CardMaker\n- (id)card { return [Card new]; }\n@end",
        "id a = [CardMaker new].card;", []
      ),
    ] as [(String, String, [Int])])
  func aProtocolMakesNothing(header: String, code: String, unused: [Int]) throws {
    let files = [
      "App/Card.h": "@interface Card : UIViewController\n@end\n\(header)", "App/Page.m": code,
      "App/Main.storyboard": "<viewController customClass=\"Card\"/>",
    ]
    #expect(
      try facts(files) {
        $0.unusedScenes(among: [["detail", "Card"]], of: $1 + "/App/Main.storyboard")
      } == unused)
  }

  /// That code names a class does not tell which of its scenes it makes.
  @Test(
    arguments: [
      ("PageOld", "make(\"Page\") as! PaperController", [1]),
      ("PageOld", "make(\"Page\") as! PaperController; make(\"PageOld\")", []),
      ("PageOld", "make(name + \"Old\") as! PaperController; make(\"Page\")", []),
      ("Page2", "make(\"Page\") as! PaperController", []),
      ("Paper", "make(\"Page\") as! PaperController", []),
      ("PageOld", "make(name) as! PaperController", []),
    ] as [(String, String, [Int])])
  func aSceneIsMadeByItsIdentifier(identifier: String, code: String, unused: [Int]) throws {
    let scenes = [["Page", "PaperController"], [identifier, "PaperController"]]
    #expect(
      try facts(["App/Router.swift": "class Router { init() { \(code) } }"]) {
        $0.unusedScenes(among: scenes, of: $1 + "/App/Main.storyboard")
      } == unused)
  }

  /// The class of the scene itself is named by the storyboard, and pointers make no object.
  @Test(
    arguments: [
      ("App/Page.m", "@implementation Page { CardController *card; } @end", [0]),
      ("App/Page.m", "@implementation Page { id card = (CardController *)sender; } @end", [0]),
      ("App/Page.m", "NSStringFromClass([CardController class]);", []),
      ("App/Page.m", "[self make:@\"card\"];", []),
      ("App/Page.m", "@\"Old card\"; [Page new];", [0]),
      ("App/Page.swift", "let card: CardController = make()", []),
      ("App/Page.swift", "make(.list)", [0]),
    ] as [(String, String, [Int])])
  func aSceneIsMadeByCode(path: String, code: String, unused: [Int]) throws {
    let scenes = [["card", "CardController"], ["list", "ListController"]]
    let files = [
      path: code, "App/Router.swift": "make(\"list\")",
      "App/Main.storyboard": "<viewController customClass=\"CardController\"/>",
    ]
    #expect(
      try facts(files) { $0.unusedScenes(among: scenes, of: $1 + "/App/Main.storyboard") } == unused
    )
  }

  @Test(
    arguments: [
      ("dequeue(\"name\"); dequeue(\"item_cell\")", []), ("dequeue(\"item_cell\")", [0]),
      ("dequeue(\"item_cell\"); NameCell.register(in: table)", []),
      ("dequeue(\"item_cell\"); dequeue(.name)", []), ("dequeue(kind)", [0, 1]),
      ("dequeue(\"item_\" + Part.cell); dequeue(\"name\")", []),
    ] as [(String, [Int])])
  func aPrototypeIsMadeByItsIdentifier(code: String, unused: [Int]) throws {
    #expect(
      try facts(["App/Page.swift": code]) {
        $0.unusedPrototypes(
          among: [["name", "NameCell"], ["item_cell"]], in: [nil, "Page"],
          of: $1 + "/App/Main.storyboard")
      } == unused)
  }

  /// The code of a controller asks for the rows of its own scene.
  @Test(
    arguments: [
      ("Page", "class Page: UIViewController { let a = 1 }", []),
      ("Card", "class Card: UIViewController {}", [0]),
      ("Card", "class Card: UIViewController { let a = make(\"item\") }", []),
      ("Card", "class Card: Page {}", []), ("Card", "let source = make(\"item\")", []),
    ] as [(String, String, [Int])])
  func aRowIsMadeForTheSceneThatHasIt(controller: String, code: String, unused: [Int]) throws {
    func scene(_ className: String) -> String {
      """
      <scene><objects><viewController id="\(className)" customClass="\(className)"><view><cells>
      <collectionViewCell reuseIdentifier="item" id="c\(className)"/></cells></view></viewController></objects></scene>
      """
    }
    let files = [
      "App/Page.swift": "class Page: UIViewController { let row = make(\"item\") }",
      "App/Other.swift": code,
      "App/Main.storyboard":
        "<document version=\"3.0\"><scenes>\(scene("Page"))\(scene("Card"))</scenes></document>",
    ]
    #expect(
      try facts(files) {
        $0.unusedPrototypes(
          among: [["item"]], in: [controller], of: $1 + "/App/Main.storyboard")
      } == unused)
  }

  /// Another type in the file of a controller may make its scene.
  @Test(arguments: [
    ("enum Cards { var card: CardController { CardController.make() } }", [Int]()),
    ("extension UIView { func show() { CardController.make() } }", []),
    ("struct Old { let card = CardController.make() }", [0]), ("", [0]),
  ])
  func theFileOfAControllerMayMakeItsScene(code: String, unused: [Int]) throws {
    let files = [
      "App/CardController.swift": "class CardController { let id = \"card\" }\n" + code,
      "App/Router.swift": "make(\"list\"); UIView(); Cards()",
      "App/Main.storyboard": "<viewController customClass=\"CardController\"/>",
    ]
    #expect(
      try facts(files) {
        $0.unusedScenes(
          among: [["card", "CardController"], ["list"]], of: $1 + "/App/Main.storyboard")
      } == unused)
  }

  @Test(
    arguments: [
      ("make(\"Page-old\")", []), ("make(.pageOld)", []), ("make(kind + \"-old\"); Page()", []),
      ("make(\"\\(kind)-old\"); Page()", []), ("let old = 1", [1]),
    ] as [(String, [Int])])
  func anIdentifierOfSeveralWordsIsOneText(code: String, unused: [Int]) throws {
    let scenes = [["Page", "PageController"], ["Page-old", "PageController"]]
    #expect(
      try facts(["App/Router.swift": "make(\"Page\") as! PageController; \(code)"]) {
        $0.unusedScenes(among: scenes, of: $1 + "/App/Main.storyboard")
      } == unused)
  }

  /// A type inside another one is no other type of the same name.
  @Test func aTypeInsideAnotherDoesNotUseIt() throws {
    let badge = "class Badge { struct Cell { let nib = \"Badge\" } }"
    let page = "class Page { enum Cell { case a } \n func f() -> Cell { .a } }\nlet page = Page()"
    #expect(try isUnused(["App/Badge.swift": badge, "App/Page.swift": page]))
    #expect(
      try !isUnused(["App/Badge.swift": badge, "App/Page.swift": "let cell = Badge.Cell()"]))
  }

  @Test func whatCommentsSayIsNotDone() throws {
    let scenes = [["list", "ListController"]]
    let ask = { (facts: inout ProjectFacts, folder: String) in
      (
        facts.unusedScenes(among: scenes, of: folder + "/App/Main.storyboard"),
        facts.propertiesWithText(among: ["title"], for: folder + "/App/Main.storyboard"),
        facts.missingClasses(among: ["ListController"], for: folder + "/App/Main.storyboard")
      )
    }
    let code = "class ListController {}\nfunc f() { make(\"list\"); title.text = nil }"
    let used = try facts(["App/Router.swift": code], ask)
    #expect(used == ([], ["title"], []))
    let commentedOut = try facts(["App/Router.swift": "/*\n\(code)\n*/ let a = 1"], ask)
    #expect(commentedOut == ([0], [], ["ListController"]))
  }

  @Test(arguments: [
    ("cell.gap.constant = 4", true), ("cell.gap?.isActive = false", true),
    ("cell.gap.priority += 1", true), ("[cell.gap setConstant:4];", true),
    ("[cell.gap setActive:NO];", true), ("let g = cell.gap.constant", false),
    ("if gap.constant == 4 {}", false), ("// gap.constant = 4", false), ("gap = other", false),
  ])
  func constraintsThatAnyCodeSetsAreFound(code: String, isSet: Bool) throws {
    let set = try facts(["App/Page.m": code]) {
      $0.propertiesWithConstraints(among: ["gap"], for: $1 + "/App/Cell.xib")
    }
    #expect(set == (isSet ? ["gap"] : []))
  }

  @Test(arguments: [
    ("menu.body.frame = f", true), ("menu.body.frame.size.height += 4", true),
    ("[menu.body setFrame:f];", true), ("menu.body.center = c", true),
    ("let f = menu.body.frame", false), ("if body.frame == f {}", false),
    ("body.frame.insetBy(dx: 4)", false), ("frame = f", false),
  ])
  func framesThatAnyCodeSetsAreFound(code: String, isSet: Bool) throws {
    let set = try facts(["App/Page.m": code]) {
      $0.propertiesWithFrames(among: ["body"], for: $1 + "/App/Menu.xib")
    }
    #expect(set == (isSet ? ["body"] : []))
  }

  private static let question = "if UIDevice.current.userInterfaceIdiom == .phone"

  @Test(arguments: [
    ("\(question) { controls.isHidden = true }", true, false),
    ("\(question) { b() } else { self.controls?.isHidden = true }", false, true),
    ("if traitCollection.userInterfaceIdiom == .pad {\n controls.isHidden = true\n}", false, true),
    (
      "if ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPhone) { self.controls.hidden = YES; }",
      true, false
    ),
    ("\(question) { if isEmpty { controls.isHidden = true } }", false, false),
    ("\(question) && isEmpty { controls.isHidden = true }", false, false),
    ("if UIDevice.current.userInterfaceIdiom != .phone { controls.isHidden = true }", false, false),
    ("\(question) { controls.isHidden = false }", false, false),
    ("\(question) { controls.isHidden = true }\n controls.isHidden = isEmpty", false, false),
    ("\(question) { b() }\n controls.isHidden = true", false, false),
    ("\(question) { controls.isHidden = true", false, false),
    ("if a { \(question) { b() } } else { controls.isHidden = true }", false, false),
    ("controls.isHidden = true", false, false),
  ])
  func viewsThatCodeHidesOnOneKindOfDeviceAreFound(
    code: String, onPhones: Bool, onPads: Bool
  ) throws {
    let phones = try facts(["App/Base.swift": code]) {
      $0.propertiesHiddenOnPhones(among: ["controls"], for: $1 + "/App/Menu.xib")
    }
    let pads = try facts(["App/Base.swift": code]) {
      $0.propertiesHiddenOnPads(among: ["controls"], for: $1 + "/App/Menu.xib")
    }
    #expect(phones == (onPhones ? ["controls"] : []))
    #expect(pads == (onPads ? ["controls"] : []))
  }

  @Test func seguesThatCodePerformsAreNamed() throws {
    let code = "performSegue(withIdentifier: \"show-list\")\nperform(.showPage)"
    func unnamed(_ identifiers: Set<String>) throws -> Set<String> {
      try facts(["App/Page.swift": code]) {
        $0.unnamedSegues(among: identifiers, of: $1 + "/App/Main.storyboard")
      }
    }
    #expect(try unnamed(["show-list", "showPage"]) == [])
    #expect(try unnamed(["show-list", "gone"]) == ["gone"])
    #expect(try unnamed(["gone"]) == ["gone"])
    #expect(try unnamed(["gone", "too", "showPage"]) == ["gone", "too"])
  }

  /// A screen that is made by a flow, which a page starts that nothing shows.
  @Test(arguments: [("", true), ("start(SettingsPage())", false), ("// SettingsPage()", true)])
  func whatNothingLeadsToUsesNothing(start: String, isUnused: Bool) throws {
    let files = [
      "App/AppDelegate.swift": "class AppDelegate { let a = Home(); let b = List(); \(start) }",
      "App/Home.swift": "class Home { let c = Row() }", "App/List.swift": "class List {}",
      "App/Row.swift": "class Row {}", "App/Cell.swift": "extension Row { func f() { List() } }",
      "App/BadgeFlow.swift": "class BadgeFlow { let badge = Badge(); let page: SettingsPage }",
      "App/SettingsPage.swift": "class SettingsPage { let flow = BadgeFlow() }",
      "App/Badge.swift": "class Badge {}",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  @Test func whereNoAppBeginsAllIsUsed() throws {
    let files = [
      "App/Flow.swift": "class Flow { let badge = Badge() }", "App/Badge.swift": "class Badge {}",
      "App/Other.swift": "class Other {}",
    ]
    #expect(try !isUnused(files))
  }
}
