import Testing

/// Devices are the same whatever saved a document, and numbers of a release stand in one module.
struct PlatformRuleTests {
  private func violations(_ rule: (String, String) -> [String]) throws -> [String] {
    try Repository.swiftFiles(under: "Sources").flatMap { rule(try Repository.text(of: $0), $0) }
  }

  @Test func versionsOfInterfaceBuilderAreComparedOnTheCanvasOnly() throws {
    let found = try violations(PlatformRules.versionComparisons)
    #expect(found == [])
  }

  @Test func releasesAreComparedInTheModuleOfDataOnly() throws {
    let found = try violations(PlatformRules.releaseComparisons)
    #expect(found == [])
  }

  // MARK: The rules can fail

  private static let elsewhere = "Sources/UIKit/Views/UIView.swift"

  /// Expects that a rule finds something in the second line of a source, except at the home of what it forbids.
  private func expectOneFinding(
    _ rule: (_ source: String, _ path: String) -> [String], in source: String, unlessIn home: String
  ) {
    #expect(rule(source, Self.elsewhere).map { $0.prefix(36) } == ["\(Self.elsewhere):2: "])
    #expect(rule(source, home) == [])
  }

  @Test(arguments: [
    "if document.toolsVersion >= other { }", "guard tools < first else { return }",
    "let isOld = first > document.toolsVersion", "let first = ToolsVersion(\"21100\")",
    "switch document.toolsVersion {", "if document.toolsVersion.components[0] > 1 { }",
  ])
  func comparisonsOfVersionsAreFound(line: String) {
    expectOneFinding(
      PlatformRules.versionComparisons, in: "// tools < first\n\(line)\n",
      unlessIn: PlatformRules.canvasFolder + "Quirks/Some.swift")
  }

  @Test(arguments: [
    "let release = description.toolsVersion.release", "init(toolsVersion: ToolsVersion) {}",
    "let tools = ToolsVersion(root[name] ?? \"\")",
  ])
  func mentionsOfVersionsAreNone(line: String) {
    #expect(PlatformRules.versionComparisons(in: line, path: Self.elsewhere) == [])
  }

  @Test(arguments: [
    "if release >= other { }", "return platform.release < first", "case .iOS13: 4",
    "if environment.release.major > 12 { }", "switch platform.release {",
    "let first = Release(16, 4)", "if first <= traits.platform.release { }",
  ])
  func comparisonsOfReleasesAreFound(line: String) {
    expectOneFinding(
      PlatformRules.releaseComparisons, in: "/// Since iOS 13 release >= first.\n\(line)\n",
      unlessIn: "Sources/PlatformMetrics/Bars/BarMetrics.swift")
  }

  @Test(arguments: [
    "var release = Release.current", "if release != device.release(nearest: .current) { }",
    "let release = Release(major, minor)",
    "private var releases: [Release] { ios.map(\\.release) }",
  ])
  func mentionsOfReleasesAreNone(line: String) {
    #expect(PlatformRules.releaseComparisons(in: line, path: Self.elsewhere) == [])
  }
}
