import Foundation
import Testing

/// The options that say what to lay out for.
struct CanvasOptionTests {
  private struct Answer: Decodable {
    struct Scene: Decodable {
      let device: String
      let orientation: String
      let size: [Double]
      let views: [String: View]
    }

    struct View: Decodable {
      let frame: [Double]
    }

    let scenes: [Scene]
  }

  /// The scenes of a page with a view whose leading edge is 10 points in.
  private func scenes(_ options: [String]) throws -> [Answer.Scene] {
    let folder = try TemporaryFolder()
    let path = try OddDocuments.missingID.make(in: folder.url)
    let result = try CommandLineTool.run(["frames", path] + options)
    #expect(result.exitCode == 0)
    return try JSONDecoder().decode(Answer.self, from: Data(result.standardOutput.utf8)).scenes
  }

  @Test func withoutOptionsItIsTheDocumentsOwn() throws {
    let scenes = try scenes([])
    #expect(scenes.map(\.device) == ["retina4_7"])
    #expect(scenes.map(\.size) == [[375, 667]])
  }

  @Test func everyCombinationIsLaidOutOnceDevicesFirst() throws {
    let scenes = try scenes([
      "--device", "retina4_0", "--device", "iPhone 14 Pro", "--device", "retina4_0",
      "--orientation", "portrait", "--orientation", "landscape",
    ])
    #expect(
      scenes.map { "\($0.device) \($0.orientation) \($0.size)" } == [
        "retina4_0 portrait [320.0, 568.0]", "retina4_0 landscape [568.0, 320.0]",
        "retina6_12 portrait [393.0, 852.0]", "retina6_12 landscape [852.0, 393.0]",
      ])
  }

  /// Options that give a reading direction, and the leading edge of the view in it.
  private static let directions: [([String], Double)] = [
    (["--direction", "ltr"], 10), (["--direction", "rtl"], 265), (["--language", "ar"], 265),
    (["--language", "he-IL"], 265), (["--language", "en-GB"], 10),
    (["--language", "uz-Arab"], 265), (["--language", "ar_Latn"], 10),
  ]

  @Test(arguments: directions)
  func languagesHaveADirection(options: [String], x: Double) throws {
    #expect(try scenes(options).map { $0.views["a"]?.frame.first } == [x])
  }

  @Test(arguments: [
    ["--text-size", "AX9"], ["--orientation", "upside-down"], ["--direction", "up"],
    ["--language", "x"], ["--language", "english!"], ["--device", "iPhone 99"], ["--scale", "2"],
  ])
  func badValuesAreBadUsage(options: [String]) throws {
    let result = try CommandLineTool.run(["frames", Examples.booksPath] + options)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(
      result.standardError.contains(options[options.count - 1])
        || result.standardError.contains(options[0]))
  }

  @Test func textSizesAreReadInEitherCase() throws {
    #expect(try scenes(["--text-size", "ax5", "--text-size", "L"]).count == 2)
  }
}
