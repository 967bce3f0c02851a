import Foundation
import Testing

struct FramesTests {
  @Test func framesOfTheCanvasTheDocumentNames() throws {
    let result = try CommandLineTool.run(["frames", Examples.booksPath, "--format", "json"])
    #expect(result.exitCode == 0)
    #expect(result.standardError == "")
    let answers = try Self.answers(in: result)
    let answer = try #require(answers.first)
    #expect(answers.count == 1)
    #expect(answer.document == Examples.booksPath)
    #expect(answer.error == nil)
    let page = try #require(answer.scenes.last)
    #expect(page.root == "bkP-gV-Ctl")
    #expect(page.device == "retina6_12")
    #expect(page.orientation == "portrait")
    #expect(page.size == [393, 852])
    #expect(page.views["cvR-im-Bok"]?.frame == [121.666667, 179, 150, 225])
    #expect(page.guides["sfA-gd-Bok"]?.frame == [0, 155, 393, 663])
    #expect(page.views.values.allSatisfy { $0.ambiguous.isEmpty })
    #expect(page.conflicts.isEmpty)
  }

  @Test func anotherDeviceTurned() throws {
    let result = try CommandLineTool.run(
      ["frames", "--device", "retina4_7", "--orientation", "landscape", Examples.booksPath])
    let page = try #require(try Self.answers(in: result).first?.scenes.last)
    #expect(page.size == [667, 375])
    #expect(page.orientation == "landscape")
  }

  private static let textHeights: [(options: [String], height: Double)] = [
    ([], 17), (["--device", "retina4_7"], 20.5), (["--text-size", "S"], 18),
  ]

  /// Interface Builder of Xcode 13 had the smallest text on its canvas; devices have the usual one.
  @Test(arguments: textHeights)
  func textIsAsLargeAsOnTheCanvasUnlessOptionsAsk(options: [String], height: Double) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Styled.xib").path
    try """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait"/><objects><view id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Hills" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
    secondAttribute="top" id="c1"/><constraint firstItem="l" firstAttribute="leading" \
    secondItem="v" secondAttribute="leading" id="c2"/></constraints></view></objects></document>
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let result = try CommandLineTool.run(["frames"] + options + [path])
    let scene = try #require(try Self.answers(in: result).first?.scenes.first)
    #expect(scene.views["l"]?.frame.last == height)
  }

  @Test(arguments: BadDocuments.allCases)
  func whatCannotBeReadGetsALineToo(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["frames", path, Examples.booksPath])
    #expect(result.exitCode == 2)
    let answers = try Self.answers(in: result)
    #expect(answers.map(\.document) == [path, Examples.booksPath])
    #expect(answers.first?.error?.contains(document.rawValue) == true)
    #expect(answers.first?.scenes.isEmpty == true)
    #expect(answers.last?.scenes.isEmpty == false)
  }

  @Test(arguments: OtherPlatform.allCases)
  func aPlatformThatIsNotLaidOutGetsALineAndIsNoFailure(platform: OtherPlatform) throws {
    let folder = try TemporaryFolder()
    let path = try platform.make(in: folder.url)
    let result = try CommandLineTool.run(["frames", path])
    #expect(result.exitCode == 0)
    let answers = try Self.answers(in: result)
    #expect(answers.map(\.document) == [path])
    #expect(answers.first?.error?.contains(platform.message) == true)
  }

  @Test func twoProcessesPrintTheSameBytes() throws {
    let arguments = ["frames", Examples.booksPath, Examples.faultyPath]
    let first = try CommandLineTool.run(arguments)
    let second = try CommandLineTool.run(arguments)
    #expect(first.standardOutput == second.standardOutput)
    #expect(first.standardOutput != "")
  }

  @Test func anUnknownDeviceIsBadUsageThatNamesOne() throws {
    let result = try CommandLineTool.run(["frames", "--device", "iPhone 99", Examples.booksPath])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("iPhone 99"))
    #expect(result.standardError.contains("ratite devices"))
  }

  private static func answers(in result: CommandLineTool.Result) throws -> [Answer] {
    try result.standardOutput.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }
}

/// A line of `ratite frames`, as its readers are promised.
private struct Answer: Decodable {
  struct Item: Decodable {
    let frame: [Double]
    let ambiguous: [String]
  }

  struct Guide: Decodable {
    let frame: [Double]
  }

  struct Conflict: Decodable {
    let constraints: [String]
    let broken: [String]
  }

  struct Scene: Decodable {
    let scene: String?
    let root: String
    let device: String
    let orientation: String
    let size: [Double]
    let views: [String: Item]
    let guides: [String: Guide]
    let conflicts: [Conflict]
  }

  let document: String
  let error: String?
  let scenes: [Scene]
}
