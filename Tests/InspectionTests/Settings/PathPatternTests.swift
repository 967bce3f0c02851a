import Foundation
import Inspection
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("App", "App/Main.xib", true), ("App/", "App/Main.xib", true), ("./App", "App", true),
    ("App", "Apple/Main.xib", false), ("App", "Lib/App/Main.xib", false),
    ("App/../Lib", "Lib/a.xib", true), ("*.xib", "a.xib", true), ("*.xib", "App/a.xib", false),
    ("**/*.xib", "a.xib", true), ("**/*.xib", "App/Views/a.xib", true),
    ("**/Generated", "App/Generated/a.xib", true), ("**/Generated", "App/Generate/a.xib", false),
    ("App/**/a.xib", "App/a.xib", true), ("App/**", "App/x/a.xib", true), ("App/**", "App", false),
    ("App/?ain.xib", "App/Main.xib", true), ("App/[MN]ain.xib", "App/Main.xib", true),
    ("**/**/**/x", "a/b/c/d/e/f", false), ("", "a", true),
  ])
  func aPatternMatchesAPathOrAFolderAboveIt(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [
    ("App/*.xib", "App"), ("**/x", "."), ("App/Main.xib", "App/Main.xib"), ("/a/b/*", "/a/b"),
  ])
  func whatStandsBeforeAGlobIsFixed(pattern: String, path: String) {
    #expect(PathPattern(pattern).fixedPath == path)
  }
}
