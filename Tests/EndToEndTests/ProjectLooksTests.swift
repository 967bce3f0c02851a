import Foundation
import Testing

/// A project's own fonts and texts in pictures and checks.
struct ProjectLooksTests {
  private static let font = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")

  /// A project whose document has a label in a font of its own, with texts in German.
  private func project(labelWidth: Int = 200) throws -> Project {
    let project = try Project()
    try project.git("init", "-q")
    try project.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view contentMode="scaleToFill" id="card"><rect key="frame" x="0" y="0" width="320" height="80"/>
      <subviews><label opaque="NO" contentMode="left" fixedFrame="YES" text="Hello" lineBreakMode="tailTruncation" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="hi">
      <rect key="frame" x="16" y="16" width="\(labelWidth)" height="24"/>
      <fontDescription key="fontDescription" name="DejaVuSerif-Bold" family="DejaVu Serif" pointSize="17"/>
      </label></subviews></view></objects></document>
      """, to: "Card/Base.lproj/Card.xib")
    try project.write(
      "\"hi.text\" = \"Guten Tag allerseits\";\n", to: "Card/de.lproj/Card.strings")
    let fonts = project.folder.url.appending(path: "Card/Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.font, to: fonts.appending(path: "DejaVuSerif-Bold.ttf"))
    return project
  }

  private func preview(
    _ project: Project, _ arguments: String..., to output: String = "out"
  ) throws -> CommandLineTool.Result {
    try CommandLineTool.run(
      ["preview", "Card/Base.lproj/Card.xib", "-o", output, "--device", "retina4_7"] + arguments,
      in: project.folder.url)
  }

  @Test func fontsOfTheProjectAreNamedAndTwoProcessesWriteTheSameBytes() throws {
    let project = try project()
    let formats = ["html", "sheets", "png", "svg", "pdf"].flatMap { ["--format", $0] }
    for output in ["a", "b"] {
      let result = try CommandLineTool.run(
        [
          "preview", "Card/Base.lproj/Card.xib", "-o", output, "--device", "retina4_7",
          "--language", "de",
        ] + formats, in: project.folder.url)
      #expect(result.exitCode == 0)
      #expect(
        result.standardError.contains(
          "Fonts of the project: DejaVuSerif-Bold (DejaVuSerif-Bold.ttf)"))
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: project.folder.url.appending(path: "a").path
    ).sorted()
    #expect(names.count >= 5)
    for name in names {
      let files = try ["a", "b"].map {
        try Data(contentsOf: project.folder.url.appending(path: "\($0)/\(name)"))
      }
      #expect(files[0] == files[1], "\(name)")
    }
    let page = try project.text(of: "a/index.html")
    #expect(page.contains("Fonts of the project: DejaVuSerif-Bold (DejaVuSerif-Bold.ttf)."))
    #expect(page.contains("Guten Tag"))
  }

  @Test func aFontThatIsNotThereHasAStandIn() throws {
    let project = try project()
    try FileManager.default.removeItem(
      at: project.folder.url.appending(path: "Card/Fonts/DejaVuSerif-Bold.ttf"))
    let result = try preview(project, "--format", "png")
    #expect(result.exitCode == 0)
    #expect(result.standardError.contains("Others stand in for DejaVuSerif-Bold"))
  }

  @Test(arguments: [
    ("de", "Guten Tag allerseits"), ("de-AT", "Guten Tag allerseits"),
    ("double-length", "Hello Hello"), ("accented", "Héllö"), ("bounded-string", "[# Hello #]"),
  ])
  func textsAreThoseOfTheLanguage(language: String, text: String) throws {
    let project = try project()
    let result = try preview(project, "--format", "svg", "--language", language)
    #expect(result.exitCode == 0)
    let file = try #require(result.standardOutput.split(separator: "\n").first)
    #expect(try project.text(of: String(file)).contains("aria-label=\"\(text)\""))
    #expect(!result.standardError.contains("has no texts"))
  }

  @Test func aLanguageThatIsNotThereIsNamed() throws {
    let project = try project()
    let result = try preview(project, "--format", "svg", "--language", "fr")
    #expect(result.exitCode == 0)
    #expect(result.standardError.contains("Card/Base.lproj/Card.xib has no texts in fr"))
    let file = try #require(result.standardOutput.split(separator: "\n").first)
    #expect(try project.text(of: String(file)).contains("aria-label=\"Hello\""))
  }

  @Test func textThatDoesNotFitInALanguageIsFound() throws {
    let project = try project(labelWidth: 80)
    func findings(_ arguments: String...) throws -> [Substring] {
      try CommandLineTool.run(
        ["check", "Card", "--device", "retina4_7", "--notes"] + arguments,
        in: project.folder.url
      ).lines.filter { $0.contains("[clipped-text]") }
    }
    #expect(try findings().isEmpty)
    let german = try findings("--language", "de")
    #expect(german.count == 1)
    // The answer for one table is not kept for another.
    try project.write("\"hi.text\" = \"Tag\";\n", to: "Card/de.lproj/Card.strings")
    #expect(try findings("--language", "de").isEmpty)
  }

  @Test func fontsOfTheProjectAreKeptWithItsFacts() throws {
    let project = try project(labelWidth: 30)
    let cache = try TemporaryFolder()
    func findings() throws -> [String] {
      try CommandLineTool.run(
        ["check", "Card", "--device", "retina4_7", "--notes"], in: project.folder.url,
        environment: ["XDG_CACHE_HOME": cache.url.path]
      ).lines.map(String.init)
    }
    // Facts that rest on files that changed just now are not kept.
    Thread.sleep(forTimeInterval: 2.5)
    let first = try findings()
    #expect(first.contains { $0.contains("[clipped-text]") })
    #expect(
      FileManager.default.fileExists(atPath: cache.url.appending(path: "ratite/projects").path))
    try FileManager.default.removeItem(at: cache.url.appending(path: "ratite/answers"))
    #expect(try findings() == first)
  }

  @Test func factsOfTheProjectAreKeptByPreview() throws {
    let project = try project(labelWidth: 30)
    let cache = try TemporaryFolder()
    let kept = cache.url.appending(path: "ratite/projects").path
    func preview() throws -> [String] {
      let result = try CommandLineTool.run(
        ["preview", "Card", "--format", "svg", "--device", "retina4_7"], in: project.folder.url,
        environment: ["XDG_CACHE_HOME": cache.url.path])
      #expect(result.exitCode == 0)
      return try result.lines.map { try project.text(of: String($0)) }
    }
    // Facts that rest on files that changed just now are not kept.
    Thread.sleep(forTimeInterval: 2.5)
    let first = try preview()
    #expect(!first.isEmpty)
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(try preview() == first, "what was kept gives the same pictures")
    try FileManager.default.removeItem(atPath: kept)
    try project.write("cache: false\n", to: ".ratite.yml")
    Thread.sleep(forTimeInterval: 2.5)
    #expect(try preview() == first)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }
}
