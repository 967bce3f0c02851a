import AutoLayout
import Foundation
import PangoText
import Testing

@Suite struct EnvironmentTests {
  @Test func missingFontsNameTheirPackage() throws {
    let error = #expect(throws: FontError.self) {
      try PangoTextMeasurer(fontDirectories: ["/nonexistent"])
    }
    #expect(
      error
        == .missing(
          file: "Inter-Regular.otf", package: "fonts-inter", searched: ["/nonexistent"]))
    #expect(error?.description.contains("install the package fonts-inter") == true)
  }

  @Test func everyPackageIsAskedFor() throws {
    let error = #expect(throws: FontError.self) {
      try PangoTextMeasurer(fontDirectories: ["/usr/share/fonts/opentype/inter"])
    }
    guard case .missing(_, let package, _) = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
    #expect(package == PangoTextMeasurer.requiredPackages[1])
  }

  @Test func theSetUpInstallsEveryPackage() throws {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/apt-packages")
    let packages = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    for package in PangoTextMeasurer.requiredPackages {
      #expect(packages.contains(Substring(package)))
    }
  }

  @Test func unreadableFontsAreAnError() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("ratite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for name in [
      "Inter-Regular.otf", "LiberationSans-Regular.ttf", "DejaVuSans.ttf",
      "DroidSansFallbackFull.ttf", "NanumGothic.ttf", "ArundinaSans.ttf", "Lohit-Devanagari.ttf",
    ] {
      try Data("no font".utf8).write(to: directory.appendingPathComponent(name))
    }
    #expect(throws: FontError.unreadable(file: directory.path + "/Inter-Regular.otf")) {
      try PangoTextMeasurer(fontDirectories: [directory.path])
    }
  }

  @Test func answersDependOnNoEarlierQuestion() throws {
    let requests = Self.requests
    let first = try PangoTextMeasurer()
    let second = try PangoTextMeasurer()
    let forwards = requests.map { first.measure($0) }
    let backwards = requests.reversed().map { second.measure($0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards == requests.map { first.measure($0) })
  }

  @Test func manyDifferentTextsDoNotPileUp() throws {
    let measurer = try PangoTextMeasurer()
    let reference = measurer.measure(TextRequest(runs: [TextRun("7", font: system(17))]))
    for index in 0..<40_000 {
      _ = measurer.measure(TextRequest(runs: [TextRun("\(index)", font: system(17))]))
    }
    #expect(measurer.measure(TextRequest(runs: [TextRun("7", font: system(17))])) == reference)
  }

  private static let requests: [TextRequest] = ["Sign in", "你好 world", "مرحبا", "long text here"]
    .flatMap { text in
      [10.0, 17, 24].flatMap { size in
        [nil, 40, 80].map { width in
          TextRequest(
            runs: [TextRun(text, font: system(size))], maximumWidth: width, maximumLines: 0,
            lineBreakMode: .wordWrapping)
        }
      }
    }
}
