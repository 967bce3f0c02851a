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

  @Test(arguments: ["json=-", "json=/dev/stdout"])
  func aFileCanBeStandardOutput(format: String) throws {
    let result = try CommandLineTool.run(["check", Examples.faultyPath, "--format", format])
    let printed = try CommandLineTool.run(["check", Examples.faultyPath, "--format", "json"])
    #expect(result.standardOutput == printed.standardOutput)
  }

  @Test func aDeviceIsWrittenToAndALinkStaysOne() throws {
    let project = try Project()
    try project.write("old", to: "reports/report.json")
    let link = project.folder.url.appending(path: "latest.json")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: "reports/report.json")
    let pipe = project.folder.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let result = try project.check("--format", "json=latest.json", "--format", "checkstyle=pipe")
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == "reports/report.json")
    #expect(try project.text(of: "reports/report.json").hasPrefix("{\"version\":1,"))
    #expect(try files.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(read(reader, &bytes, 4) == 4 && bytes.elementsEqual("<?xm".utf8))
  }

  @Test(arguments: [
    ("App/Faulty.storyboard", "the name is one of a storyboard or xib; name another file"),
    ("App", "a folder has this name; name a file"),
    ("kept.json", "the file is read-only; permit it with chmod u+w, or name another one"),
  ])
  func whatIsNotToBeWrittenToIsSaidBeforeAnythingElse(path: String, reason: String) throws {
    let project = try Project()
    try project.write("old", to: "kept.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: project.folder.url.appending(path: "kept.json").path
    )
    let before = try project.text(of: "App/Faulty.storyboard")
    for option in ["--format=json=\(path)", "--write-baseline=\(path)"] {
      let result = try project.check(option)
      #expect(result.exitCode == 2)
      #expect(result.standardError == "cannot write \(path): \(reason)\n")
      #expect(result.standardOutput.isEmpty)
    }
    #expect(try project.text(of: "App/Faulty.storyboard") == before)
    #expect(try project.text(of: "kept.json") == "old")
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
