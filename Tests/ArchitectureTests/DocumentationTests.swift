import Foundation
import Testing

struct DocumentationTests {
  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
  func everyPathThatIsNamedExists(page: String) throws {
    let paths = Self.paths(in: try Repository.text(of: page))
    #expect(!paths.isEmpty, "\(page) names no path: the test reads it wrongly")
    for path in paths {
      #expect(Repository.exists(path), "\(page) names \(path), which does not exist")
    }
  }

  @Test func pathsAreTheQuotedSpansWithASlashAndTheRelativeLinks() {
    let text = """
      `Sources/UIKit/` and `make test`, [page](docs/a.md#part), `a / b`,
      [elsewhere](https://example.org/page), `out/Books/sheet.png`, ```
      """
    #expect(Self.paths(in: text) == ["Sources/UIKit/", "docs/a.md"])
  }

  @Test func decisionsAreNumberedOnce() throws {
    let names = try Repository.files(under: "docs/decisions").map {
      String($0.dropFirst("docs/decisions/".count))
    }
    #expect(names.count >= 2)
    for name in names {
      #expect(
        name.wholeMatch(of: /[0-9]{4}-[a-z0-9-]+\.md/) != nil,
        "docs/decisions/\(name) is not named NNNN-title.md")
    }
    for (number, group) in Dictionary(grouping: names, by: { $0.prefix(4) }) {
      #expect(group.count == 1, "decision \(number) exists more than once: \(group.sorted())")
    }
  }

  @Test func noFileNamesAPlaceOnOneMachine() throws {
    for path in try Repository.files() {
      guard let text = try Repository.textIfAny(of: path) else { continue }
      for (index, line) in Repository.lines(of: text).enumerated() {
        #expect(
          Self.machinePath(in: line) == nil,
          "\(path):\(index + 1) names a place that only one machine has: \(line)")
      }
    }
  }

  @Test func machinePathsAreRecognised() {
    let folder = "work"
    #expect(Self.machinePath(in: "see /\(folder)/thing") == "/\(folder)/")
    #expect(Self.machinePath(in: "see frame/\(folder)/thing") == nil)
    #expect(Self.machinePath(in: "see /\(folder)s/thing") == nil)
  }

  @Test func noNotesToSelf() throws {
    let mark = "TO" + "DO"
    for path in try Repository.swiftFiles(under: "Sources", "Tests", "Examples") {
      let isNoted = try Repository.text(of: path).contains(mark)
      #expect(!isNoted, "\(path) holds a \(mark): do it, or open an issue")
    }
  }

  /// The paths that a page names: quoted spans with a slash and no space, and relative links.
  ///
  /// What a command writes below `out/` is no part of the tree.
  private static func paths(in page: String) -> [String] {
    let spans = page.matches(of: /`([^`\s]+\/[^`\s]*)`/).map { String($0.1) }
    let links = page.matches(of: /\]\(([^)\s#]+)(#[^)]*)?\)/).map { String($0.1) }
    return (spans + links).filter { !$0.contains("://") && !$0.hasPrefix("out/") }
  }

  /// The beginning of an absolute path into a folder that only one machine has.
  private static func machinePath(in line: Substring) -> String? {
    for folder in ["work", "root", "home", "Users"] {
      guard let range = line.range(of: "/\(folder)/") else { continue }
      let before = line[..<range.lowerBound].last
      if before.map({ !$0.isLetter && !$0.isNumber && !"_.~$}/-".contains($0) }) ?? true {
        return String(line[range])
      }
    }
    return nil
  }
}
