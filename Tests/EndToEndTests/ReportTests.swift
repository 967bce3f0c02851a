import Foundation
import Testing

/// `ratite check --format`.
struct ReportTests {
  private static let names = [
    "text", "xcode", "github", "sarif", "junit", "json", "checkstyle", "codeclimate", "markdown",
    "html",
  ]

  @Test func everyFormatGoesToAFileOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let reports = Self.names.map { ($0, folder.url.appending(path: "reports/\($0)")) }
    let result = try CommandLineTool.run(
      ["check", Examples.faultyPath] + reports.flatMap { ["--format", "\($0)=\($1.path)"] })
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == "")
    for (name, file) in reports {
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.contains("outside-superview"))
      let printed = try CommandLineTool.run(["check", "--format", name, Examples.faultyPath])
      #expect(printed.standardOutput == written)
    }
  }

  @Test func thePageShowsFindingsOnScenes() throws {
    let arguments = ["check", "--format", "html", Examples.faultyPath]
    let page = try CommandLineTool.run(arguments).standardOutput
    #expect(page.contains("<figure class=\"plate\""))
    #expect(page.contains("<g class=\"badge\""))
    // However the work is shared, the page is the same.
    for options in [["--jobs", "1"], ["--jobs", "3"], ["--timeout", "0"]] {
      #expect(try CommandLineTool.run(arguments + options).standardOutput == page)
    }
  }

  @Test func namesInADocumentAreNoMarkupOfThePage() throws {
    let folder = try TemporaryFolder()
    let hostile =
      "&lt;/svg&gt;&lt;script&gt;x()&lt;/script&gt;&lt;img src=x onerror=&quot;x()&quot;&gt;&#x202E;"
    let document = OddDocuments.text(
      constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"900\""
    )
    .replacing("customClass=\"Odd\"", with: "customClass=\"Odd\(hostile)\"")
    .replacing("id=\"a\"", with: "id=\"a\(hostile)\"")
    .replacing("firstItem=\"a\"", with: "firstItem=\"a\(hostile)\"")
    _ = try folder.write(document, to: "<b>&\"'.storyboard")
    let page = try CommandLineTool.run(
      ["check", "--notes", "--format", "html", "."], in: folder.url
    ).standardOutput
    #expect(page.contains("<figure") && page.contains("&lt;script&gt;x()"))
    #expect(page.components(separatedBy: "<script").count == 2)
    for text in ["<img", "<b>&", "onerror=\"", "\u{202E}"] { #expect(!page.contains(text)) }
  }

  @Test(arguments: names.dropFirst())
  func whatCouldNotBeCheckedIsInTheReport(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<document", to: "Cut.xib")
    let result = try CommandLineTool.run(
      ["check", "--format", name, "Cut.xib", "Missing.xib"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput.contains("Cut.xib"))
    #expect(result.standardOutput.contains("Missing.xib"))
  }

  @Test func helpSaysWhatEachFormatIsFor() throws {
    let help = try CommandLineTool.run(["check", "--help"]).standardOutput
    for name in Self.names {
      #expect(help.contains(try Regex("\\n +\(name) +- [A-Z]")))
    }
  }

  @Test func aFormatThatDoesNotExistIsRefusedWithThoseThatDo() throws {
    let result = try CommandLineTool.run(["check", "--format", "yaml", Examples.faultyPath])
    #expect(result.exitCode == 2)
    for name in Self.names { #expect(result.standardError.contains(name)) }
  }
}
