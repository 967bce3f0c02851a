import Testing

@testable import Projects

/// Outlets to views beside a controller's own.
struct UnusedOutletTests {
  private func isUnused(_ files: [String: String]) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    let found = facts.unusedOutlets(
      among: ["card"], of: "Badge", for: folder.path + "/App/Badge.xib")
    return found == ["card"]
  }

  @Test func theFilesThatNameOutletsAreFoundOnceForAllDocuments() throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Badge.swift": "class Badge { @IBOutlet var card: UIView! }",
    ])
    var facts = ProjectFacts(searched: [])
    for document in ["Badge.xib", "Card.xib"] {
      let found = facts.unusedOutlets(
        among: ["card"], of: "Badge", for: "\(folder.path)/App/\(document)")
      #expect(found == ["card"])
      try folder.write(["App/Late.swift": "view.addSubview(page.card)"])
    }
  }

  private static let header = "@interface Badge\n@property (strong) IBOutlet UIView *card;\n@end"

  @Test(arguments: [
    ("", true), ("// [self.view addSubview:self.card];", true), ("self.card.frame = r;", true),
    ("[self.card setFrame:r]; self.card.hidden = NO; _card.alpha = 1;", true),
    ("[self.view addSubview:self.card];", false), ("table.tableFooterView = _card;", false),
    ("[self.card show];", false), ("[self.card.superview open];", false),
    ("self.card = nil; [self setCard:nil];", true), ("[self setCard:view];", false),
    ("self.card = [[bundle loadNibNamed:name owner:self options:nil] objectAtIndex:1];", true),
    ("UIView *view = self.card = [bundle loadNibNamed:name][1];", false),
    ("self.card = view;", false), ("open(_card = nil);", false),
    ("if (self.card == nil) {}", false),
    ("[self valueForKey:@\"card\"];", false), ("- (void)setCard:(UIView *)view {", false),
  ])
  func aViewThatObjectiveCOnlyDressesIsNotShown(code: String, isUnused: Bool) throws {
    let files = [
      "App/Badge.h": Self.header, "App/Badge.m": "@implementation Badge\n\(code)\n@end",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  @Test(arguments: [
    ("UIView!", "", true), ("UIView!", "card.isHidden = false; card?.frame = r", true),
    ("UIView!", "view.addSubview(card)", false), ("UIView! { didSet { show() } }", "", false),
    ("UIView!\n {\n didSet { show() } }", "", false),
  ])
  func aViewThatSwiftOnlyDressesIsNotShown(type: String, code: String, isUnused: Bool) throws {
    let files = [
      "App/Badge.swift": """
      class Badge {
        @IBOutlet var card: \(type)
        func view() { \(code) }
      }
      """
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// A class has a property of the same name of its own; what is another object's may be this one's.
  @Test(arguments: [
    ("self.card", true), ("_card", true), ("page.card", false), ("[page card]", false),
    ("[self card]", true),
  ])
  func codeOfOtherClassesCounts(view: String, isUnused: Bool) throws {
    let files = [
      "App/Badge.h": Self.header,
      "App/Other.m":
        "@implementation Other\n- (void)open { [self.view addSubview:\(view)]; }\n@end",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  /// A hidden view whose extent and color code sets stays hidden.
  @Test(arguments: [
    ("", true), ("card.layer.cornerRadius = 4; card.frame = r", true),
    ("card.isHidden = false", false), ("card.alpha = 1", false), ("show(card)", false),
    ("card.fadeIn()", false), ("for view in [card] { open(view) }", false),
  ])
  func aHiddenViewIsShownByCodeAlone(code: String, isLeftHidden: Bool) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Badge.swift": "class Badge { @IBOutlet var card: UIView!\n func view() { \(code) } }",
    ])
    var facts = ProjectFacts(searched: [])
    let found = facts.outletsToHidden(
      among: ["card"], of: "Badge", for: folder.path + "/App/Badge.xib")
    #expect(found == (isLeftHidden ? ["card"] : []))
  }

  @Test func anOutletThatNoCodeDeclaresIsNotKnown() throws {
    #expect(try !isUnused(["App/Badge.m": "@implementation Badge\n@end"]))
  }
}
