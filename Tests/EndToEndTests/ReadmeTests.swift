import Foundation
import Testing

/// What the README shows.
struct ReadmeTests {
  @Test(arguments: [
    ["check", Examples.booksPath], ["check", "--fail-on", "warning", Examples.faultyPath],
  ])
  func theOutputItShowsIsTheToolsOwn(arguments: [String]) throws {
    let readme = try String(
      contentsOf: CommandLineTool.root.appending(path: "README.md"), encoding: .utf8)
    let result = try CommandLineTool.run(arguments)
    let printed = (result.standardOutput + result.standardError).split(separator: "\n")
    #expect(!printed.isEmpty)
    for line in printed {
      #expect(readme.contains("\n    \(line)\n"), "README.md does not show: \(line)")
    }
  }

  @Test func everyCommandItListsExists() throws {
    let readme = try String(
      contentsOf: CommandLineTool.root.appending(path: "README.md"), encoding: .utf8)
    let commands = readme.matches(of: /(?m)^    ratite ([a-z]+)/).map { String($0.1) }
    #expect(
      Set(commands) == [
        "check", "diff", "fix", "preview", "frames", "outline", "trace", "why", "merge", "explain",
        "devices",
        "connections", "init", "lsp", "mcp", "setup",
      ])
    for command in Set(commands).sorted() {
      #expect(try CommandLineTool.run([command, "--help"]).exitCode == 0)
    }
  }

  @Test func theFirstTestItLeadsToIsOneThatPasses() throws {
    let root = CommandLineTool.root
    let page = try String(contentsOf: root.appending(path: "docs/first-test.md"), encoding: .utf8)
    let code = try String(
      contentsOf: root.appending(path: "Tests/LayoutTestingTests/CardTests.swift"), encoding: .utf8)
    var rest = page[...]
    for line in code.split(separator: "\n") where !line.hasPrefix("import ") {
      let place = try #require(
        rest.firstRange(of: "\n    \(line)\n"), "the page does not show, or not here: \(line)")
      rest = rest[rest.index(before: place.upperBound)...]
    }
  }
}
