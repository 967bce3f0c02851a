import Testing

@testable import Projects

/// Documents of rows that code only makes known to a table.
struct RegisteredRowsTests {
  private func isUnused(
    _ code: String, _ files: [String: String] = [:], in language: String,
    document: String = "Badge"
  ) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict/>", "App/App.swift": "@main class App { let page = Page() }",
      "App/Page.\(language)": code, "App/Badge.xib": "<document/>",
      "App/Badge.swift": "class Badge { static var nib: Any { UINib(nibName: \"Badge\") } }",
    ])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/\(document).xib")
  }

  private static let byText =
    "table.register(UINib(nibName: \"Badge\", bundle: nil), forCellReuseIdentifier: \"row\")"

  @Test(arguments: [
    (byText, true), ("\(byText); table.dequeueReusableCell(withIdentifier: \"row\")", false),
    ("\(byText); dequeue(Badge.self)", false), ("\(byText); let row: Badge = dequeue()", false),
    ("\(byText); if cell is Badge {}", true),
    ("\(byText); dequeue(\"ro\\(Part.w)\"); Part.w", false),
    ("table.register(Badge.nib, forCellReuseIdentifier: \"row\"); Other.nib", true),
    ("table.registerNib(forCell: Badge.self)", true),
    ("table.registerNib(forCell: Badge.self); dequeue() as Badge", false),
    (
      "table.register(UINib(nibName: \"Badge\"), forCellReuseIdentifier: Id.row); dequeue(Id.row)",
      false
    ),
    ("register(\"Badge\")", false), ("container.register(Badge.self)", false),
  ])
  func aRowIsMadeWhereCodeAsksForIt(code: String, isUnused: Bool) throws {
    let page = "class Page { func view() {\n\(code)\n} }"
    #expect(try self.isUnused(page, in: "swift") == isUnused)
  }

  @Test(arguments: [("", true), ("[t dequeueReusableCellWithIdentifier:@\"row\"];", false)])
  func theSameHoldsInObjectiveC(code: String, isUnused: Bool) throws {
    let page = """
      @implementation Page
      - (void)view {
        [t registerNib:[UINib nibWithNibName:@"Badge" bundle:nil] forCellReuseIdentifier:@"row"];
        \(code)
      }
      @end
      """
    #expect(try self.isUnused(page, in: "m") == isUnused)
  }

  /// A constant that only such a call names asks for no row.
  @Test(arguments: [
    ("", true), ("[t dequeueReusableCellWithIdentifier:row];", false),
    ("[t dequeueReusableCellWithIdentifier:@\"Badge\"];", false),
  ])
  func aConstantThatOnlyRegistersARowMakesNone(code: String, isUnused: Bool) throws {
    let page = """
      static NSString *row = @"Badge";
      @implementation Page
      - (void)view {
        [t registerNib:[UINib nibWithNibName:@"Badge" bundle:nil] forCellReuseIdentifier:row];
        \(code)
      }
      @end
      """
    #expect(try self.isUnused(page, in: "m") == isUnused)
  }

  /// A property or parameter of a row's type makes no row, and so shows no document that the row alone loads.
  @Test(arguments: [("", true), ("[t dequeueReusableCellWithIdentifier:@\"Badge\"];", false)])
  func whatOnlySuchARowShowsIsNotShown(code: String, isUnused: Bool) throws {
    let page = """
      @interface Page ()
      @property (nonatomic) Badge *item;
      @end
      @implementation Page
      - (void)viewDidLoad {
        [t registerNib:[UINib nibWithNibName:NSStringFromClass([Badge class]) bundle:nil] \
      forCellReuseIdentifier:NSStringFromClass([Badge class])];
        \(code)
      }
      - (void)item:(Badge *)item didScroll:(id)view {}
      @end
      """
    let files = [
      "App/Badge.swift": "class Badge { let card = UINib(nibName: \"Card\", bundle: nil) }",
      "App/Card.xib": "<document/>",
    ]
    #expect(try self.isUnused(page, files, in: "m", document: "Card") == isUnused)
  }
}
