import Testing

@testable import Projects

/// Documents and scenes that only code leads to which nothing leads to.
struct UnreachedCodeTests {
  private static let app = [
    "App/Info.plist": "<dict><string>Main</string></dict>",
    "App/App.swift": "@main class App { let page = Page() }",
    "App/Page.swift": "class Page { }",
    "App/Badge.xib": "<document/>",
  ]

  private func facts<Answer>(
    _ files: [String: String], _ ask: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(Self.app)
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return ask(&facts, folder.path)
  }

  private func isUnused(_ files: [String: String]) throws -> Bool {
    try facts(files) { $0.isUnused($1 + "/App/Badge.xib") }
  }

  /// Most of this code leads nowhere, which does not make it lead anywhere.
  @Test(arguments: [
    ("", true), ("; let list = List()", false), ("; // List()", true), ("; /* List() */", true),
  ])
  func aFileThatNothingLeadsToUsesNothing(code: String, isUnused: Bool) throws {
    let files = [
      "App/Page.swift": "class Page { let a = 1\(code)\n }",
      "App/List.swift": "class List { let row = Row() }",
      "App/Row.swift": "class Row { let badge = Badge() }",
      "App/Badge.swift": "class Badge {}",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// A method that only files call which nothing leads to is not called, in whatever file it stands.
  @Test(arguments: [("", true), ("open()", false)])
  func aFileThatNothingLeadsToCallsNothing(code: String, isUnused: Bool) throws {
    let files = [
      "App/Page.swift": """
      class Page { func one() {}; func two() {}; func three() {}
      func view() { one(); two(); three(); \(code) } }
      """,
      "App/Page+Open.swift": "extension Page { func open() { load(\"Badge\") } }",
      "App/List.swift": "class List { let page = 1; let a = open() }",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// A file that names a constant uses its text, whatever else the file holds that declares it.
  @Test(arguments: [
    ("#define ROW_NAME @\"Badge\"", "[self load:ROW_NAME];", false),
    ("static NSString *const ROW_NAME = @\"Badge\";", "[self load:ROW_NAME];", false),
    ("#define ROW_NAME @\"Badge\"", "[self load:OTHER];", true),
    ("#define ROW_NAME @\"Badge\"\n#define ROW_NAME @\"Card\"", "[self load:ROW_NAME];", true),
    ("- (void)f {\n  NSString *ROW_NAME = @\"Badge\";\n}", "[self load:ROW_NAME];", true),
  ])
  func namingAConstantOfTheDocumentsClassUsesIt(
    constant: String, code: String, isUnused: Bool
  ) throws {
    let files = [
      "App/Page.m": "@implementation Page\n- (void)view {\n \(code)\n}\n@end",
      "App/Badge.h": "\(constant)\n@interface Badge : UIView\n@end",
      "App/Badge.m": "@implementation Badge\n@end",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// The constants of a file are named without the class that it declares, which nothing names.
  @Test(
    arguments: [
      ("- (void)view {\n [self performSegueWithIdentifier:SEGUE_NAME sender:nil];\n}", []),
      (
        "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {\n if (is(SEGUE_NAME)) {}\n}",
        ["open"]
      ),
    ] as [(String, Set<String>)])
  func aConstantBesideAClassNamesASegue(code: String, unnamed: Set<String>) throws {
    let files = [
      "App/Page.m": "@implementation Page\n\(code)\n@end",
      "App/Constants.h": "#define SEGUE_NAME @\"open\"\n@interface Constants : NSObject\n@end",
    ]
    let found = try facts(files) {
      $0.unnamedSegues(among: ["open"], of: $1 + "/App/Main.storyboard")
    }
    #expect(found == unnamed)
  }

  /// A file that does nothing but add to a class of the app leads on where something leads to the class.
  @Test(arguments: [
    ("extension List { func row() { Badge() } }", "", true),
    ("extension List { func row() { Badge() } }", "; let list = List()", false),
    ("extension List: Source { func row() { Badge() } }\nextension List { }", "", true),
    ("extension URL { func row() { Badge() } }", "", false),
    ("extension List { func row() { Badge() } }\nlet badge = Badge()", "", false),
  ])
  func aFileThatAddsToAClassIsUsedWhereTheClassIs(file: String, code: String, isUnused: Bool) throws
  {
    let files = [
      "App/Page.swift": "class Page { let a = 1\(code)\n }",
      "App/List.swift": "class List { func view() { row() } }",
      "App/List+Rows.swift": file,
      "App/Badge.swift": "class Badge {}",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// The runtime begins with some classes.
  @Test(arguments: [
    ("+ (void)load { [Badge new]; }", false), ("+ (void)loads { [Badge new]; }", true),
    ("RCT_EXPORT_MODULE(list)\n- (void)open { [Badge new]; }\nid a = open;", false),
  ])
  func aClassMayBeginByItself(code: String, isUnused: Bool) throws {
    let files = [
      "App/List.m": "@implementation List\n\(code)\n@end",
      "App/Badge.swift": "class Badge {}",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// Only texts that code puts together with others are parts of names.
  @Test(arguments: [
    ("show(image(\"Bad\"), Part.ge)", true), ("load(\"Bad\" + Part.ge)", false),
    ("load(\"Bad\\(Part.ge)\")", false), ("load(name + (a ? \"ge\" : \"go\")); Part.bad()", false),
    ("load(name.appending(\"ge\")); Part.bad()", false), ("name += \"ge\"; Part.bad()", false),
    ("print(\"Badge\")", true), ("load(\"Badge\")", false), ("title = \"New badge\"", true),
  ])
  func aNameIsPutTogetherOfTextsThatCodeJoins(code: String, isUnused: Bool) throws {
    #expect(
      try self.isUnused(["App/Page.swift": "class Page { let a = 1\nfunc view() { \(code) } }"])
        == isUnused)
  }

  /// A storyboard in a constant that no code reads is shown by nothing.
  @Test(arguments: [
    ("static let badges = UIStoryboard(name: \"Badges\", bundle: nil)", "// A.badges", true),
    ("static let badges = UIStoryboard(name: \"Badges\", bundle: nil)", "A.badges.open()", false),
    (
      "static let badges: UIStoryboard = UIStoryboard(name: \"Badges\", bundle: Bundle(for: A.self))",
      "", true
    ),
    ("let badges = UIStoryboard(name: \"Badges\", bundle: nil)", "", false),
    ("static let badges = UIStoryboard(name: \"Badges\", bundle: nil).first()", "", false),
    (
      "}\n#define BADGES [UIStoryboard storyboardWithName:@\"Badges\" bundle:nil]\nclass B {", "",
      true
    ),
    (
      "}\n#define BADGES [UIStoryboard storyboardWithName:@\"Badges\" bundle:nil]\nclass B {",
      "BADGES.open()", false
    ),
  ])
  func aStoryboardInAConstantIsUsedWhereTheConstantIs(
    constant: String, code: String, isUnused: Bool
  ) throws {
    let files = [
      "App/Page.swift": "class Page { let a = A()\nfunc view() { \(code)\n } }",
      "App/A.swift": "class A {\n  \(constant)\n}",
      "App/Badges.storyboard": "<document/>",
    ]
    #expect(
      try facts(files) { $0.isUnused($1 + "/App/Badges.storyboard") } == isUnused)
  }

  /// Generated lists of all documents use none of them.
  @Test func aListOfAllDocumentsUsesNone() throws {
    let list = "struct R { static let badge = \"Badge\" }; let r = R()"
    #expect(
      try isUnused([
        "App/Page.swift": "class Page { let a = R.all }",
        "App/R.generated.swift":
          "//\n// This is a generated file, do not edit!\n// Generated by R.swift, see R\n\(list)",
      ]))
    #expect(
      try !isUnused([
        "App/Page.swift": "class Page { let a = R.all }", "App/R.swift": list,
      ]))
  }

  /// A variable of Swift is not the document of its name; a generated member is.
  @Test(arguments: [
    ("let badge = 1; badge.show(); self.badge.hide()", true), ("R.nib.badge.show()", false),
    ("enum E { case badge }; open(E.badge)", false),
    ("enum E { case page, badge }; open(.badge)", false),
    ("enum E { case badge }", true), ("enum E { case page, badge }", true),
  ])
  func aVariableNamesNoDocument(code: String, isUnused: Bool) throws {
    #expect(
      try self.isUnused(["App/Page.swift": "class Page { func view() { \(code) } }"]) == isUnused)
  }

  /// In Objective-C a property of the name of the class that it points to is not the class.
  @Test(arguments: [
    ("@property (strong) Badge *badge;", true), ("@class Card, Badge;\nid badge;", true),
    ("static NSString *a = @\"Badge\";\nid badge;", false),
    ("id a = [Badge new]; id badge;", false),
  ])
  func aPropertyOfObjectiveCNamesNoDocument(code: String, isUnused: Bool) throws {
    let files = [
      "App/Page.swift": "class Page { let a = Holder() }",
      "App/Holder.h": "@interface Holder : NSObject\n\(code)\n@end",
      "App/Badge.m": "@implementation Badge\n+ (id)make { return [self load:@\"Badge\"]; }\n@end",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  private func unreached(
    _ scenes: String, initial: String = "a", name: String = "Main", _ files: [String: String]
  ) throws -> [String] {
    let path = "App/\(name).storyboard"
    var files = files
    files[path] =
      "<document version=\"3.0\" initialViewController=\"\(initial)\"><scenes>\(scenes)</scenes></document>"
    return try facts(files) { $0.unreachedControllers(of: $1 + "/" + path).sorted() }
  }

  private static func scene(_ id: String, _ attributes: String = "", segues: String = "") -> String
  {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"><connections></connections></view>
    <connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// Code alone performs a segue from a controller itself.
  @Test(arguments: [
    ("identifier=\"go\"", "", ["b"]), ("identifier=\"go\"", "performSegue(\"go\")", []),
    ("identifier=\"go\"", "performSegue(\"g\" + Part.o)", []), ("", "performSegue(\"go\")", ["b"]),
    ("customClass=\"Slide\" identifier=\"go\"", "", []),
  ])
  func aSegueThatNothingPerformsLeadsNowhere(
    identifier: String, code: String, unreached: [String]
  ) throws {
    let scenes =
      Self.scene("a", segues: "<segue destination=\"b\" kind=\"show\" \(identifier) id=\"g\"/>")
      + Self.scene("b")
    let page = "class Page { func view() { \(code) } }"
    #expect(try self.unreached(scenes, ["App/Page.swift": page]) == unreached)
  }

  /// The scene that a storyboard begins with is shown where the storyboard is.
  @Test(arguments: [("Main", []), ("Other", ["a"])])
  func aStoryboardThatNothingNamesShowsNothing(name: String, unreached: [String]) throws {
    #expect(try self.unreached(Self.scene("a"), name: name, [:]) == unreached)
  }

  /// A document makes its objects with a coder.
  @Test(arguments: [
    ("required init?(coder: NSCoder) {\n fatalError(\"none\") }", ["b"]),
    ("required init?(coder aDecoder: NSCoder) { preconditionFailure() }", ["b"]),
    ("required init?(coder: NSCoder) { super.init(coder: coder) }", []),
    ("required init?(coder: NSCoder) { fatalError() }\ninit?(coder: NSCoder, a: Int) {}", []),
    ("init?(a: Int, coder: NSCoder) {}\nrequired init?(coder: NSCoder) { fatalError() }", []),
    (
      "required init?(coder: NSCoder) { fatalError() }\ninit?(\n a: @escaping (Int) -> Void,\n _ b: NSCoder\n) {}",
      []
    ),
    ("required init?(coder: NSCoder) { fatalError() }\ninit(a: Int, b: Int) {}", ["b"]),
    ("class Inner { required init?(coder: NSCoder) { fatalError() } }", []),
  ])
  func aSceneOfAClassThatEndsTheProgramIsNotMade(code: String, unreached: [String]) throws {
    let scenes =
      Self.scene("a") + Self.scene("b", "storyboardIdentifier=\"card\" customClass=\"Card\"")
    let files = [
      "App/Page.swift": "class Page { func view() { Card(); make(\"card\") } }",
      "App/Card.swift": "class Card: UIViewController {\n\(code)\n}",
    ]
    #expect(try self.unreached(scenes, files) == unreached)
  }

  /// Two targets may each have a class of a name.
  @Test func aClassOfTheSameNameIsAnotherOne() throws {
    let scenes =
      Self.scene("a") + Self.scene("b", "storyboardIdentifier=\"card\" customClass=\"Card\"")
    let files = [
      "App/Page.swift": "class Page { func view() { make(\"card\") } }",
      "App/Card.swift": "class Card { required init?(coder: NSCoder) { fatalError() } }",
      "Share/Card.swift": "class Card {}",
    ]
    #expect(try self.unreached(scenes, files) == [])
  }
}
