import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// The text size of the canvas that a document was saved with.
@MainActor
@Suite("Text sizes of the canvas")
struct CanvasTextSizeTests {
  @Test(
    "the release decides where the document asks for nothing",
    arguments: [
      ("5056", UIContentSizeCategory.medium), ("9531", .medium), ("11762", .large),
      ("17701", .large), ("18122", .extraSmall), ("20037", .extraSmall), ("21225", .large),
      ("32700.99.1234", .large), ("", .large),
    ])
  func release(tools: String, category: UIContentSizeCategory) throws {
    let description = try Scenes.xib(Self.label(style: "UICTFontTextStyleBody"), tools: tools)
    #expect(Canvas(of: description).contentSizeCategory == category)
  }

  @Test("what the document asks for decides where that is enabled")
  func preference() throws {
    func category(_ attributes: String) throws -> UIContentSizeCategory {
      Canvas(
        of: try Scenes.xib(
          "</objects><accessibilityOverrides \(attributes)/><objects>", tools: "20037")
      ).contentSizeCategory
    }
    #expect(
      try category(#"isEnabled="YES" dynamicTypePreference="7""#) == .accessibilityMedium)
    #expect(try category(#"dynamicTypePreference="7""#) == .extraSmall)
    #expect(try category(#"isEnabled="YES" dynamicTypePreference="99""#) == .extraSmall)
  }

  @Test("labels in text styles have that size, and the usual one on devices")
  func heights() throws {
    let description = try Scenes.xib(Self.label(style: "UICTFontTextStyleTitle1"), tools: "20037")
    #expect(try #require(laidOut(description).first?.frame("l")).height == 30)
    var device = Canvas(of: description)
    device.contentSizeCategory = .large
    let height = try #require(laidOut(description, for: device).first?.frame("l")).height
    #expect(abs(height - 28 * 1.193359).rounded(.down) == 0)
  }

  private static func label(style: String) -> String {
    """
    <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
    <label translatesAutoresizingMaskIntoConstraints="NO" id="l" text="Hills">
    <fontDescription key="fontDescription" style="\(style)"/></label></subviews>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
    secondAttribute="top" id="c1"/><constraint firstItem="l" firstAttribute="leading" \
    secondItem="v" secondAttribute="leading" id="c2"/></constraints></view>
    """
  }
}
