import Testing

@testable import Projects

/// Words of Objective-C that look as though they declared a type.
struct DeclaringWordsTests {
  /// Whether nothing leads from a page to `Badge`, which only the file `Card.m` makes.
  private func isUnused(card: String, page: String) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Info.plist": "<dict/>", "App/App.swift": "@main class App { let page = Page() }",
      "App/Page.m": "@implementation Page\n- (void)viewDidLoad { \(page) }\n@end",
      "App/Card.m":
        "\(card)\n@implementation Card\n- (void)viewDidLoad { [Badge new]; }\n@end",
      "App/Badge.xib": "<document/>", "App/Badge.m": "@implementation Badge\n@end",
    ])
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/Badge.xib")
  }

  @Test(arguments: [
    ("typedef enum : NSUInteger { One, Two } Kind;", "NSUInteger count = 1;", true),
    ("typedef enum {\n  KindOne, KindTwo\n} Kind;", "int kind = KindOne;", true),
    ("struct {\n  unsigned count;\n} counts;", "unsigned count = 1;", true),
    ("enum Kind { One, Two };", "Kind kind = 1;", false),
    ("struct\nKind { int one; };", "Kind kind;", false),
    ("", "[Card new];", false),
  ])
  func aNameDeclaresATypeRightBehindTheWord(card: String, page: String, isUnused: Bool) throws {
    #expect(try self.isUnused(card: card, page: page) == isUnused)
  }
}
