import Foundation
import Testing

/// The names in articles of the documentation catalogues and in pages of decisions.
struct ArticleTests {
  /// Names in pages that others declare: Apple, Foundation, servers of editors, an app.
  private static let foreign: Set<String> = [
    "CADisplayLink", "ContentModified", "NSLayoutManager", "PangoLayout", "ShopAppDelegate",
    "UIPopoverPresentationController", "UIScrollViewDelegate", "addTarget", "dispatchMain",
    "libFoundation", "showDetailViewController",
  ]

  @Test func everyNameInAnArticleExists() throws {
    let declared = try Self.words(inSourcesUnder: "Sources")
    var count = 0
    for page in try Self.pages() {
      for span in Self.spans(of: try Repository.text(of: page)) {
        for name in Self.names(in: span) {
          count += 1
          #expect(
            declared.contains(name) || Self.foreign.contains(name),
            "\(page) names \(name), which no source has")
        }
      }
    }
    #expect(count > 400, "the pages name only \(count): the test reads them wrongly")
  }

  @Test func everyPathInAnArticleExists() throws {
    for page in try Self.pages() {
      let module = page.split(separator: "/").prefix(2).joined(separator: "/")
      for span in Self.spans(of: try Repository.text(of: page)) {
        guard let path = Self.path(in: span) else { continue }
        #expect(
          Repository.exists(path) || Repository.exists("\(module)/\(path)"),
          "\(page) names \(path), which does not exist")
      }
    }
  }

  @Test func noForeignNameIsLeftOver() throws {
    let named = try Self.pages().flatMap { page in
      Self.spans(of: try Repository.text(of: page)).flatMap(Self.names)
    }
    #expect(Self.foreign.subtracting(named).isEmpty)
  }

  @Test func namesAreRecognised() {
    let text = """
      `madeUpName` of ``View/layOut(in:)``, `a.startValue`, `x = 1`, `width`, ``width``
      ```
      letOne()
      ```
      `Sources/UIKit/`, `Problem/Row.swift`
      """
    #expect(
      Self.spans(of: text).flatMap(Self.names)
        == ["madeUpName", "View", "layOut", "in", "startValue", "width"])
    #expect(
      Self.spans(of: text).compactMap(Self.path) == ["Sources/UIKit/", "Problem/Row.swift"])
  }

  /// A quoted part of a page.
  private struct Span {
    var text: Substring
    /// Whether it is a link to a symbol, in two backticks.
    var isSymbol: Bool
  }

  private static func pages() throws -> [String] {
    try Repository.files(under: "Sources").filter {
      $0.contains(".docc/") && $0.hasSuffix(".md")
    } + Repository.files(under: "docs/decisions")
  }

  /// The quoted parts of a page, code blocks left out.
  private static func spans(of page: String) -> [Span] {
    var isCode = false
    var spans: [Span] = []
    for line in Repository.lines(of: page) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        spans += line.matches(of: /(``?)([^`]+)\1/).map {
          Span(text: $0.2, isSymbol: $0.1 == "``")
        }
      }
    }
    return spans
  }

  /// The names in a part that reads as a name of Swift: in a symbol all words, else those with a
  /// capital inside.
  private static func names(in span: Span) -> [String] {
    let form = /[A-Za-z_]\w*([.\/][A-Za-z_]\w*)*(\([\w:]*\))?/
    guard span.isSymbol || !span.text.contains("/"), span.text.wholeMatch(of: form) != nil else {
      return []
    }
    return span.text.matches(of: /[A-Za-z_]\w*/)
      .map { String($0.0) }.filter { span.isSymbol || $0.contains(/[a-z][A-Z]/) }
  }

  /// The path that a part is: below a folder of the repository, or to a file of Swift.
  private static func path(in span: Span) -> String? {
    guard !span.isSymbol, span.text.contains("/"), !span.text.contains(" ") else { return nil }
    let isBelow = ["Sources/", "Tests/", "docs/", "scripts/", "Examples/", "Benchmarks/"]
      .contains { span.text.hasPrefix($0) }
    return isBelow || span.text.hasSuffix(".swift") ? String(span.text) : nil
  }

  /// The words of the sources, lines of comments left out.
  private static func words(inSourcesUnder folder: String) throws -> Set<String> {
    var words: Set<String> = []
    for path in try Repository.swiftFiles(under: folder) {
      for line in Repository.lines(of: try Repository.text(of: path)) {
        if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
        words.formUnion(line.utf8.split { !isWordByte($0) }.map { String(Substring($0)) })
      }
    }
    return words
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
