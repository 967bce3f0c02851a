import Foundation
import Testing

/// Answers that `ratite check` keeps between runs.
struct CacheTests {
  private let project: Project
  private let cache: TemporaryFolder

  init() throws {
    project = try Project()
    cache = try TemporaryFolder()
  }

  private func check(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(
      ["check", "--notes"] + arguments, in: project.folder.url,
      environment: ["XDG_CACHE_HOME": cache.url.path])
  }

  /// The answers in the cache, in the order they were written.
  private func entries() throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: cache.url.appending(path: "ratite/answers"),
      includingPropertiesForKeys: [.contentModificationDateKey])
    let found = (files?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
    return try found.map { file in
      (try file.resourceValues(forKeys: [.contentModificationDateKey]), file)
    }.sorted { ($0.0.contentModificationDate ?? .now) < ($1.0.contentModificationDate ?? .now) }
      .map { $0.1 }
  }

  private static let ways = [[], ["--jobs", "1", "--timeout", "0"]]

  @Test(arguments: ways)
  func aSecondRunPrintsTheSameBytes(options: [String]) throws {
    try project.write("no document", to: "App/Broken.xib")
    let runs = try (0..<3).map { run in
      try CommandLineTool.run(
        ["check", "--notes"] + options + (run == 2 ? ["--no-cache"] : []), in: project.folder.url,
        environment: ["XDG_CACHE_HOME": cache.url.path])
    }
    #expect(try entries().count == 2)
    for run in runs {
      #expect(run.standardOutput == runs[0].standardOutput)
      #expect(run.standardError == runs[0].standardError)
      #expect(run.exitCode == 2)
    }
    #expect(!runs[0].lines.isEmpty)
  }

  @Test(arguments: ways)
  func anAnswerIsTakenFromTheCache(options: [String]) throws {
    func run(_ more: String...) throws -> CommandLineTool.Result {
      try CommandLineTool.run(
        ["check"] + options + more, in: project.folder.url,
        environment: ["XDG_CACHE_HOME": cache.url.path])
    }
    _ = try run("App/Faulty.storyboard")
    try project.write("no document", to: "App/Broken.xib")
    _ = try run("App/Broken.xib")
    let entries = try entries()
    try #require(entries.count == 2)
    // The answer of one document in place of the other's.
    try Data(contentsOf: entries[1]).write(to: entries[0])
    #expect(try run("App/Faulty.storyboard").exitCode == 2)
    #expect(try run("App/Faulty.storyboard", "--no-cache").exitCode == 0)
    try Data("damaged".utf8).write(to: entries[0])
    #expect(try run("App/Faulty.storyboard").exitCode == 0)
  }

  @Test func anAnswerIsForOneDocumentAndOneSetting() throws {
    _ = try check()
    #expect(try entries().count == 1)
    _ = try check("--notes", "--fail-on", "warning", "--format", "json", "--jobs", "2")
    #expect(try entries().count == 1, "these do not change what is found")
    let options = [
      ["--device", "retina4_0"], ["--ios", "16"], ["--orientation", "portrait"],
      ["--direction", "rtl"], ["--text-size", "AX5"],
    ]
    for (index, option) in options.enumerated() {
      _ = try check(option[0], option[1])
      #expect(try entries().count == index + 2, "\(option)")
    }
    try project.configure("devices: [retina4_0]\n")
    _ = try check()
    #expect(try entries().count == options.count + 1, "as with --device")
    let text = try project.text(of: "App/Faulty.storyboard")
    try project.write(text + "\n", to: "App/Faulty.storyboard")
    _ = try check()
    #expect(try entries().count == options.count + 2, "the document changed")
    try project.write(text, to: "App/Copy.storyboard")
    let result = try check("App/Copy.storyboard")
    #expect(result.documents == ["App/Copy.storyboard"], "findings name their document")
  }

  @Test func anAnswerIsForWhatTheProjectSupports() throws {
    let project = try XcodeProjectTests().project(families: "1,2")
    func run(_ more: String...) throws -> String {
      try CommandLineTool.run(
        ["check", "Shop", "--source", "--explain"] + more, in: project.folder.url,
        environment: ["XDG_CACHE_HOME": cache.url.path]
      ).standardOutput + "\(try entries().count)"
    }
    let both = try run("--orientation", "landscape")
    #expect(try run("--orientation", "landscape") == both)
    let file = "Shop.xcodeproj/project.pbxproj"
    try project.write(
      try project.text(of: file).replacing("\"1,2\"", with: "\"1\""), to: file)
    let phones = try run("--orientation", "landscape")
    #expect(phones != both)
    #expect(phones.dropLast() == (try run("--orientation", "landscape", "--no-cache")).dropLast())
    #expect(try entries().count == 2)
  }

  /// The badge is a note where code sets its frame; what is known of the project is kept after two seconds.
  @Test func factsAreKeptUntilAFileOfTheProjectChanges() throws {
    try FileManager.default.removeItem(at: project.folder.url.appending(path: "App"))
    try project.write(CodeFactsTests.document, to: "App/Page.storyboard")
    func run() throws -> Int {
      let result = try CommandLineTool.run(
        ["check", "App"], in: project.folder.url,
        environment: ["XDG_CACHE_HOME": cache.url.path])
      return result.standardOutput.components(separatedBy: "[outside-superview]").count - 1
    }
    let projects = cache.url.appending(path: "ratite/projects").path
    #expect(try run() == 1)
    #expect(!FileManager.default.fileExists(atPath: projects), "files that changed just now")
    Thread.sleep(forTimeInterval: 2.5)
    #expect(try run() == 1)
    #expect(FileManager.default.fileExists(atPath: projects))
    #expect(try run() == 1)
    try project.write(
      "class PageController { func f() { badge.frame = .zero } }", to: "App/PageController.swift")
    #expect(try run() == 0)
    Thread.sleep(forTimeInterval: 2.5)
    #expect(try run() == 0)
    try project.write("class PageController { func f() {} }", to: "App/PageController.swift")
    #expect(try run() == 1)
  }

  @Test func aConfigurationCanForbidTheCache() throws {
    try project.configure("cache: false\n")
    _ = try check()
    #expect(try entries().isEmpty)
    try project.configure("cache: true\n")
    _ = try check()
    #expect(try entries().count == 1)
    try project.configure("cache: /tmp\n")
    let result = try check()
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix(".ratite.yml:1:8: error: '/tmp' is no value of 'cache'"))
  }

  @Test func anAnswerForAPageHasItsScenes() throws {
    let page = cache.url.appending(path: "page.html").path
    let fresh = try check("--no-cache", "--format", "html=\(page)")
    let expected = try Data(contentsOf: URL(filePath: page))
    _ = try check()
    for _ in 0..<2 {
      #expect(try check("--format", "html=\(page)").exitCode == fresh.exitCode)
      #expect(try Data(contentsOf: URL(filePath: page)) == expected)
    }
  }

  @Test(arguments: ["/dev/null/cache", "", "relative"])
  func aFolderThatCannotBeUsedIsNoFailure(folder: String) throws {
    let result = try CommandLineTool.run(
      ["check"], in: project.folder.url,
      environment: ["XDG_CACHE_HOME": folder, "HOME": "/dev/null"])
    #expect(result.exitCode == 0)
    #expect(result.lines.count == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.folder.url.path) == ["App"])
  }

  @Test func aDocumentThatTookTooLongIsTriedAgain() throws {
    try project.write(DeepStoryboard.text(levels: 400), to: "App/Deep.storyboard")
    let late = try check("App/Deep.storyboard", "--timeout", "0.001")
    #expect(late.exitCode == 2)
    #expect(try entries().isEmpty)
    #expect(try check("App/Deep.storyboard", "--timeout", "0").exitCode != 2)
  }
}
