import Testing

@testable import Projects

/// Types inside of others.
struct NestedTypesTests {
  private func isNested(_ source: String) -> Bool {
    NestedTypes(Array(source.utf8), words: WordHash.placedWords(in: Array(source.utf8))).names
      .contains(WordHash.of("Style".utf8))
  }

  @Test(arguments: [
    ("class Badge { enum Style { case round } }", true),
    ("extension Badge { struct Style {} }\nclass Badge: View {}", true),
    ("class Badge { func f() { if a { b } }\n struct Style {} }", true),
    ("class Badge {}\nstruct Style {}", false),
    ("extension Badge { struct Style {} }", false),
    ("class Badge { class func f() {} }\nclass Style {}", false),
    ("@class Badge;\n@interface Style : NSObject\n@end", false),
    (
      "class Badge {\n#if A\nfunc f() {\n#else\nfunc f(a: A) {\n#endif\n}\n}\nclass Style {}", false
    ),
  ])
  func aTypeIsInsideAnother(source: String, isNested: Bool) {
    #expect(self.isNested(source) == isNested)
  }
}
