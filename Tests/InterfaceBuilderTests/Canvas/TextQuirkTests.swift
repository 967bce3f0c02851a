import AutoLayout
import Devices
import InterfaceBuilder
import PlatformMetrics
import TestSupport
import Testing
import UIKit

/// The quirks of rounding and of text, each with its document.
///
/// The functions are named after the quirks.
@MainActor
struct TextQuirkTests {
  private func height(_ id: String) -> (SceneInstance) throws -> Double {
    { try #require($0.frame(id)).height }
  }

  @Test(
    "labels of one line are rounded to points, those in text styles only up to Xcode 8",
    arguments: [
      ("11762", #"type="system" pointSize="17""#, 21.0),
      ("22155", #"type="system" pointSize="17""#, 21),
      ("11762", #"style="UICTFontTextStyleBody""#, 21),
      ("13196", #"style="UICTFontTextStyleBody""#, 20.5),
    ])
  func labelsInPoints(tools: String, font: String, stored: Double) throws {
    let description = try QuirkFixtures.label(font: font, tools: tools)
    let height = try QuirkComparison(.labelsInPoints, of: description, height("l"))
    #expect(height.with == stored)
    #expect(height.without == 20.5)
  }

  @Test(
    "configured titles are rounded to points up to Xcode 14",
    arguments: [
      ("21507", 35.0), ("22505", 34 + 1.0 / 3),
    ])
  func titlesInPoints(tools: String, stored: Double) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <state key="normal" title="Hills"/>
      <buttonConfiguration key="configuration" style="plain" title="Hills"/></button>
      """
    let description = try QuirkFixtures.corner(
      button, id: "b", tools: tools, device: "retina6_12")
    let height = try QuirkComparison(.labelsInPoints, of: description, height("b"))
    #expect(abs(height.with - stored) < 1e-6)
    #expect(abs(height.without - (34 + 1.0 / 3)) < 1e-6)
  }

  @Test func extraSmallText() throws {
    let description = try QuirkFixtures.label(
      font: #"style="UICTFontTextStyleBody""#, tools: "20037")
    let size = try QuirkComparison(.extraSmallText, of: description, pointSize)
    #expect(size.with == 14)
    #expect(size.without == 17)
  }

  private func pointSize(_ scene: SceneInstance) throws -> CGFloat {
    try #require(scene.view(id: "l") as? UILabel).font.pointSize
  }

  // MARK: Text sizes

  @Test(
    "the release decides where the document asks for nothing",
    arguments: [
      ("7706", UIContentSizeCategory.large), ("9531", .large), ("11762", .large),
      ("17701", .large), ("18122", .extraSmall), ("20037", .extraSmall), ("21225", .large),
      ("32700.99.1234", .large), ("", .large),
    ])
  func textSizesByRelease(tools: String, category: UIContentSizeCategory) throws {
    let description = try QuirkFixtures.label(
      font: #"style="UICTFontTextStyleBody""#, tools: tools)
    #expect(InterfaceBuilderCanvas(of: description).device.contentSizeCategory == category)
  }

  @Test(
    "what the document asks for decides where that is enabled",
    arguments: [
      (#"isEnabled="YES" dynamicTypePreference="7""#, UIContentSizeCategory.accessibilityMedium),
      (#"dynamicTypePreference="7""#, .large),
      (#"isEnabled="YES" dynamicTypePreference="99""#, .large),
    ])
  func textSizesAskedFor(attributes: String, category: UIContentSizeCategory) throws {
    let description = try QuirkFixtures.label(
      font: #"style="UICTFontTextStyleBody""#, tools: "20037",
      beside: "<accessibilityOverrides \(attributes)/>")
    #expect(InterfaceBuilderCanvas(of: description).device.contentSizeCategory == category)
  }

  @Test(
    "labels have the system font of the release, on canvases and on devices",
    arguments: [
      ("5056", Release.iOS7, 17.0, ".HelveticaNeueInterface"),
      ("11762", .iOS10, 20, ".SFUIDisplay"), ("11762", .iOS10, 19, ".AppleSystemUIFont"),
      ("13196", .iOS11, 20, ".AppleSystemUIFont"),
    ])
  func systemFonts(tools: String, release: Release, size: Double, family: String) throws {
    let description = try QuirkFixtures.label(
      font: #"type="system" pointSize="\#(size)""#, tools: tools)
    let onDevice = laidOut(description, on: try .named("retina4_0", release: release))
    for scene in laidOut(description) + onDevice {
      #expect((scene.view(id: "l") as? UILabel)?.font.familyName == family)
    }
  }
}
