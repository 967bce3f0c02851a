import Testing

@testable import Projects

/// Which orientations the classes of an app answer, for themselves and for what they hold.
struct OrientationAnswerTests {
  private static let question =
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"

  private func ask<Answer>(
    _ files: [String: String], _ question: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return question(&facts, folder.path + "/App/Main.storyboard")
  }

  @Test(arguments: [
    ("class Tabs: UITabBarController { \(question) { .portrait } }", true),
    ("class Tabs: UITabBarController { \(question) { isPad ? .all : .portrait } }", true),
    ("class Tabs: Base { \(question) { .portrait } }\nclass Base: UINavigationController {}", true),
    ("extension UINavigationController { \(question) { return .portrait } }", true),
    (
      "@implementation Tabs\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations "
        + "{ return UIInterfaceOrientationMaskPortrait; }\n@end\n@interface Tabs : UITabBarController",
      true
    ),
    ("class Tabs: UITabBarController { \(question) { .all } }", false),
    ("class Tabs: UITabBarController { \(question) { [.portrait, .landscape] } }", false),
    (
      "class Tabs: UINavigationController { \(question) "
        + "{ topViewController?.supportedInterfaceOrientations ?? .portrait } }", false
    ),
    ("class Page: UIViewController { \(question) { .portrait } }", false),
    ("class Tabs: UITabBarController {}\nclass Page: Other { \(question) { .portrait } }", false),
  ])
  func aContainerAnswersForWhatItHolds(code: String, isForPortrait: Bool) throws {
    #expect(
      try ask(["App/App.swift": code]) { $0.containersLimitOrientations(ofAppWith: $1) }
        == isForPortrait)
  }

  @Test func aContentSizeIsInheritedFromControlsOfUIKit() throws {
    let files = [
      "App/Knob.swift": "class Knob: Dial {}\nclass Card: UIView {}\nclass Other: LibraryView {}",
      "App/Dial.swift": "class Dial: UISlider {}",
    ]
    let found = try ask(files) {
      $0.classesInheritingContentSize(among: ["Knob", "Card", "Other"], for: $1)
    }
    #expect(found == ["Knob"])
  }

  /// A library may be between the class and UIKit's; a document says what the controller is.
  @Test(arguments: [
    ("tabBarController", "UIInterfaceOrientationMask.portrait", true),
    ("navigationController", ".portrait", true), ("viewController", ".portrait", false),
    ("tabBarController", ".all", false),
  ])
  func aDocumentSaysWhatIsAContainer(element: String, answer: String, isForPortrait: Bool) throws {
    let files = [
      "App/Tabs.swift": "class Tabs: LibraryTabs { \(Self.question) { return \(answer) } }",
      "App/Main.storyboard": """
      <document><scenes><scene><objects>
      <\(element) id="t" customClass="Tabs"></\(element)></objects></scene></scenes></document>
      """,
    ]
    #expect(
      try ask(files) { $0.containersLimitOrientations(ofAppWith: $1) } == isForPortrait)
  }

  /// The system asks what fills the window, not what that holds.
  @Test(arguments: [
    ("Main", "addChild(page)", true), ("Main", "present(page)", false),
    ("Other", "addChild(page)", false),
  ])
  func whatFillsTheWindowAnswersForWhatItHolds(name: String, code: String, isForPortrait: Bool)
    throws
  {
    let files = [
      "App/Info.plist": "<dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict>",
      "App/Root.swift": """
      class Root: UIViewController { \(Self.question) { .portrait }
      override func viewDidLoad() { \(code) } }
      """,
      "App/Main.storyboard": """
      <document initialViewController="r"><scenes><scene><objects>
      <viewController id="r" customClass="Root"></viewController></objects></scene></scenes></document>
      """,
    ]
    #expect(
      try ask(files) { $0.containersLimitOrientations(ofAppWith: $1) } == isForPortrait)
  }

  @Test func testsAnswerForNobody() throws {
    let code = "import XCTest\nclass Tabs: UITabBarController { \(Self.question) { .portrait } }"
    #expect(
      try !ask(["AppTests/Tests.swift": code, "App/App.swift": "class App {}"]) {
        $0.containersLimitOrientations(ofAppWith: $1)
      })
  }

  @Test func classesAnswerForThoseThatInheritFromThem() throws {
    let files = [
      "App/Base.swift": "class Base: UIViewController { \(Self.question) { .portrait } }",
      "App/Pages.swift": "class Page: Base {}\nclass Wide: Base { \(Self.question) { .all } }",
      "App/Other.swift": "class Other: UIViewController {}",
    ]
    let answers = try ask(files) {
      $0.orientationAnswers(of: ["Base", "Page", "Wide", "Other"], for: $1)
    }
    #expect(answers == ["Base": true, "Page": true, "Wide": false])
  }

  /// A word behind a message to a class, as in `[Badge class]`, declares no type.
  @Test func aMessageToAClassDeclaresNoType() throws {
    let code = """
      @implementation Base
      - (void)f { if ([page isKindOfClass:[Page class]]) return; }
      - (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }
      @end
      """
    let files = [
      "App/Base.m": code, "App/Base.h": "@interface Base : UIViewController\n@end",
      "App/Page.h": "@interface Page : Base\n@end",
    ]
    #expect(try ask(files) { $0.orientationAnswers(of: ["Page"], for: $1) } == ["Page": true])
  }

  @Test(arguments: [
    ("cell.amount.text = sum", true), ("[cell.amount setText:sum];", true),
    ("amount.showAnimatedGradientSkeleton()", true), ("cell.amount.isHidden = true", false),
  ])
  func codeOfOtherClassesSetsTexts(code: String, setsText: Bool) throws {
    #expect(
      try ask(["App/List.swift": code]) {
        $0.propertiesWithText(among: ["amount", "name"], for: $1)
      }
        == (setsText ? ["amount"] : []))
  }

  @Test(arguments: [
    ("func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 50 }", true),
    ("- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p", true),
    ("func tableView(_ t: UITableView, cellForRowAt p: IndexPath)", false),
    ("tableView.delegate = rowSource", true), ("self.tableView.delegate = self.rowSource;", true),
    ("tableView.delegate = self", false), ("tableView.delegate = nil", false),
    ("textField.delegate = rowSource", false),
  ])
  func delegatesGiveRowsTheirHeights(code: String, givesHeights: Bool) throws {
    #expect(
      try ask(["App/List.swift": code]) { $0.classesGivingRowHeights(among: ["List"], for: $1) }
        == (givesHeights ? ["List"] : []))
  }

  @Test(arguments: [
    ("table.rowHeight = UITableView.automaticDimension", "", true),
    ("", "func tableView(_ t: T, heightForRowAt p: P) -> F { return T.automaticDimension }", true),
    ("table.rowHeight = UITableView.automaticDimension", "other.rowHeight = 44", false),
    ("table.rowHeight = 44", "", false), ("", "", false),
  ])
  func rowsHaveAutomaticHeightsWhereTheClassAndItsExtensionsGiveNoOthers(
    code: String, more: String, areAutomatic: Bool
  ) throws {
    let files = [
      "App/List.swift": "class List: UIViewController { func set() { \(code) } }",
      "App/List+Rows.swift": "extension List { func add() { \(more) } }",
    ]
    #expect(
      try ask(files) { $0.classesGivingAutomaticRowHeights(among: ["List"], for: $1) }
        == (areAutomatic ? ["List"] : []))
  }
}
