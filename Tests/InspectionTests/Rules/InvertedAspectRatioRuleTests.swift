import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct InvertedAspectRatioRuleTests {
  /// The findings about a view of a ratio with a picture 400 points wide and 200 high.
  private func found(
    _ ratio: String, of first: String = "width", to second: String = "height", more: String = "",
    picture: (width: Int, height: Int) = (400, 200)
  ) throws -> [Finding] {
    let view = """
      <imageView image="lake" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
      <rect key="frame" x="20" y="40" width="100" height="50"/>
      <constraints>\(Element.constraint("r", "photo", first, "photo", second, "multiplier=\"\(ratio)\" \(more)"))
      \(Element.constraint("w", "photo", "width", nil, nil, "constant=\"100\""))</constraints></imageView>
      """
    let plain = try Storyboard(
      subviews: view,
      constraints: Element.constraint("x", "photo", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "photo", "top", "root", "top", "constant=\"40\""))
    let text = String(decoding: try Document(path: plain.path).bytes, as: UTF8.self).replacing(
      "</document>",
      with:
        "<resources><image name=\"lake\" width=\"\(picture.width)\" height=\"\(picture.height)\"/></resources></document>"
    )
    return try Storyboard(text: text, name: "Test.storyboard").findings().filter {
      $0.rule == .invertedAspectRatio
    }
  }

  @Test func anUprightViewOfAWidePictureIsFound() throws {
    let found = try found("1:2")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.objectIDs) == [["photo"]])
    #expect(found.flatMap(\.constraints).map(\.id) == ["r"])
    #expect(found.first?.nextStep.hasSuffix("400 points wide and 200 points high") == true)
  }

  @Test func eitherExtentMayComeFirst() throws {
    #expect(try found("2", of: "height", to: "width").count == 1)
    #expect(try found("0.5", of: "height", to: "width").isEmpty)
  }

  @Test(arguments: ["2:1", "1:1", "2:3"])
  func otherRatiosAreMeant(ratio: String) throws {
    #expect(try found(ratio).isEmpty)
  }

  @Test func whatIsNoPlainRatioIsNotJudged() throws {
    #expect(try found("1:2", more: "constant=\"10\"").isEmpty)
    #expect(try found("1:2", more: "relation=\"lessThanOrEqual\"").isEmpty)
  }

  @Test func aPictureThatIsNearlySquareMayBeRounded() throws {
    #expect(try found("10:11", picture: (110, 100)).isEmpty)
  }
}
