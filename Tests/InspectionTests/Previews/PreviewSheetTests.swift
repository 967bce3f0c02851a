import Devices
import TestSupport
import AutoLayout
import Drawing
import Inspection
import InterfaceBuilder
import PangoText
import Testing
import UIKit

@MainActor @Suite struct PreviewSheetTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  /// A sheet of scenes on devices.
  private func sheet(scenes count: Int, devices: [String]) throws -> Picture {
    let scenes = (0..<count).map { PreviewFixture.scene("Scene\($0)", subviews: "") }.joined()
    var sheet = PreviewSheet(document: "Test", measurer: measurer)
    for device in devices {
      for scene in try PreviewFixture.solve(scenes, device: device, measurer: measurer) {
        _ = sheet.add(scene, findings: [])
      }
    }
    return sheet.sheet()
  }

  private func texts(of picture: Picture) -> [String] {
    picture.list.commands.compactMap { command in
      if case .text(let block) = command { block.runs.map(\.text.text).joined() } else { nil }
    }
  }

  private let devices = [
    "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ]

  @Test func everySceneHasARowWithItsDevices() throws {
    let words = texts(of: try sheet(scenes: 2, devices: ["retina4_7", "retina6_12"]))
    #expect(words.filter { $0 == "Scene0" }.count == 1)
    #expect(words.filter { $0 == "Scene1" }.count == 1)
    #expect(words.filter { $0 == "iPhone 14 Pro" }.count == 2)
    #expect(words.contains { $0.hasPrefix("2 scenes on 2 devices, portrait") })
  }

  @Test func manyScenesShowFewerDevicesAndSaySo() throws {
    let picture = try sheet(scenes: 30, devices: devices)
    let words = texts(of: picture)
    #expect(words.contains { $0.hasPrefix("30 scenes on 4 of 7 devices") })
    #expect(words.filter { $0.hasPrefix("iPad Pro 12.9") }.count == 30)
    #expect(!words.contains("iPhone 8"))
    let scale = PreviewSheet.pixelScale(of: picture)
    #expect(picture.size.width * picture.size.height * scale * scale <= 24_000_000)
    #expect(max(picture.size.width, picture.size.height) * scale <= 32_767)
  }

  @Test(arguments: [Size(width: 2600, height: 4_000_000), Size(width: 500_000, height: 500_000)])
  func sheetsOfAnySizeCanBeDrawn(size: Size) {
    let scale = PreviewSheet.pixelScale(of: Picture(DisplayList(), size: size))
    #expect(size.width * scale >= 1 && size.height * scale <= 32_767)
    #expect(size.width * size.height * scale * scale < 24_000_001)
  }

  @Test func aSmallSheetHasTwoPixelsPerPoint() throws {
    let picture = try sheet(scenes: 1, devices: ["retina4_7"])
    #expect(PreviewSheet.pixelScale(of: picture) == 2)
    #expect(texts(of: picture).contains { $0.hasPrefix("1 scene on iPhone 8, portrait") })
  }

  /// A view of a xib, which is the same on every device, unless its label is as wide as a screen.
  private func card(devices: [String]) throws -> (drawn: Int, words: [String]) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="root" customClass="Card">
      <rect key="frame" x="0" y="0" width="200" height="100"/></view></objects></document>
      """
    let description = DocumentDescription(
      try Document(bytes: Array(text.utf8), path: "card.xib"))
    var sheet = PreviewSheet(document: "Test", measurer: measurer)
    var drawn = 0
    for device in try devices.map({ try #require(Device.named($0)) }) {
      let scenes = measuring(with: measurer) {
        SceneSolver(description).solve(in: .device(DeviceEnvironment(device: device)))
      }
      for scene in scenes where sheet.add(scene, findings: []) != nil { drawn += 1 }
    }
    return (drawn, texts(of: sheet.sheet()))
  }

  @Test func whatIsTheSameEverywhereIsDrawnOnce() throws {
    let (drawn, words) = try card(devices: devices)
    #expect(drawn == 1)
    #expect(words.filter { $0 == "Card" }.count == 1)
    #expect(words.contains("the same on 7 devices"))
  }

  @Test func whatIsTheSameOnSomeDevicesIsDrawnOnceForThem() throws {
    // The first two have screens of one size.
    let words = texts(of: try sheet(scenes: 1, devices: ["ipad7_9", "ipad9_7", "retina6_12"]))
    #expect(words.filter { $0 == "iPad mini (5th generation)" }.count == 1)
    #expect(words.contains("and 1 other device"))
    #expect(words.contains("iPhone 14 Pro"))
  }
}
