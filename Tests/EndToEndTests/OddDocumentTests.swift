import Foundation
import Testing

/// Documents with something that cannot be used: the rest is answered, and one line says what.
struct OddDocumentTests {
  @Test(arguments: OddDocuments.allCases)
  func framesAnswersTheRestAndSaysWhatIsLeftOut(document: OddDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["frames", path])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("\"a\":{\"frame\":[10,20,100,100],\"ambiguous\":[]}"))
    try expectOneLine(result.standardError, about: document, path: path)
  }

  @Test(arguments: OddDocuments.allCases)
  func checkFailsWithOneError(document: OddDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["check", path])
    #expect(result.exitCode == 1)
    try expectOneLine(result.standardOutput, about: document, path: path)
    #expect(result.standardError == "1 document: 1 error, 0 warnings, 0 notes\n")
  }

  @Test(arguments: OddDocuments.allCases)
  func previewDrawsTheRest(document: OddDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run([
      "preview", path, "-o", folder.url.appending(path: "out").path, "--device", "retina4_7",
      "--scale", "0.5",
    ])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("index.html"))
    try expectOneLine(result.standardError, about: document, path: path)
  }

  private func expectOneLine(_ output: String, about document: OddDocuments, path: String) throws {
    let lines = output.split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    // The odd constraint's line; its column is that of the attribute.
    #expect(
      line.wholeMatch(of: /.*\.storyboard:12:[0-9]+: error: .* \[unusable-constraint\]/) != nil)
    #expect(line.hasPrefix(path + ":"))
    #expect(line.contains(document.rawValue))
  }

  @Test(arguments: ["frames", "check"])
  func aThousandNestedViewsAreLaidOut(command: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Deep.storyboard").path
    try Data(DeepStoryboard.text(levels: 1000).utf8).write(to: URL(filePath: path))
    let result = try CommandLineTool.run([
      command, path, "--device", "retina6_12", "--orientation", "portrait",
    ])
    #expect(result.exitCode == 0)
    if command == "frames" {
      #expect(result.standardOutput.contains("\"v999\":{\"frame\":[0,0,393,852],\"ambiguous\":[]}"))
    }
  }

  @Test func televisionsAreLaidOut() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "TV.storyboard").path
    let text = OddDocuments.text(
      constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\""
    )
    .replacing("iOS.CocoaTouch", with: "AppleTV")
    .replacing("CocoaTouch.Storyboard", with: "AppleTV.Storyboard")
    .replacing("retina4_7", with: "appleTV")
    try Data(text.utf8).write(to: URL(filePath: path))
    let result = try CommandLineTool.run(["frames", path])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("\"device\":\"appleTV\""))
  }
}
