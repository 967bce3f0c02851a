import AutoLayout
import Devices
import Drawing
import InterfaceBuilder
import PangoText
import PlatformMetrics
import TestSupport
import Testing
import UIKit

@testable import Inspection

/// Split view controllers put together from the scenes in their columns.
@MainActor @Suite struct SplitColumnsTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" initialViewController="split"><device id="retina4_7" orientation="portrait"/><scenes>
    <scene sceneID="s"><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
    <segue destination="list" kind="relationship" relationship="masterViewController" id="m"/>
    <segue destination="page" kind="relationship" relationship="detailViewController" id="d"/>
    </connections></splitViewController></objects></scene>
    \(PreviewFixture.scene("list", subviews: label("List")))
    \(PreviewFixture.scene("page", subviews: label("Page")))
    </scenes></document>
    """

  private static func label(_ text: String) -> String {
    PreviewFixture.view(
      "label", id: text, x: 10, y: 100, width: 100, height: 20, attributes: "text=\"\(text)\"")
  }

  /// The texts of the pictures of the split view controller, one line a device, and how many containers are left out.
  private func pictures(
    on devices: [DeviceEnvironment], in text: String = text
  ) throws -> ([String], omitted: Int) {
    try measuring(with: measurer) {
      let inspector = try DocumentInspector(bytes: Array(text.utf8), path: "a.storyboard")
      var page = PreviewPage(of: inspector, path: "a.storyboard", measurer: measurer)
      var pictures: [String] = []
      for device in devices {
        page.add(inspector.solve(in: .device(device)), as: .base, inspector: inspector) {
          scene, picture, _ in
          guard scene.solution.rootID == "split" else { return }
          let texts = picture.list.commands.compactMap { command in
            if case .text(let block) = command { block.runs.map(\.text.text).joined() } else { nil }
          }
          pictures.append(texts.filter { $0 != "9:41" }.joined(separator: " "))
        }
      }
      return (pictures, page.omittedCount)
    }
  }

  private func device(_ id: String, _ orientation: Orientation) throws -> DeviceEnvironment {
    var device = try DeviceEnvironment.named(id)
    device.orientation = orientation
    return device
  }

  @Test func aTabletShowsBothColumnsInLandscapeAndTheSecondInPortrait() throws {
    let answer = try pictures(on: [device("ipad9_7", .landscape), device("ipad9_7", .portrait)])
    #expect(answer.0 == ["Page List", "Page"])
    #expect(answer.omitted == 0)
  }

  @Test func aPhoneHasNoPictureOfAContainer() throws {
    let answer = try pictures(on: [
      device("retina6_12", .portrait), device("retina6_12", .landscape),
    ])
    #expect(answer.0 == [])
    #expect(answer.omitted == 1)
  }

  @Test(arguments: ["beside", "allVisible"])
  func columnsThatTheDocumentWantsBesideAreShownUpright(mode: String) throws {
    let text = Self.text.replacing(
      "<splitViewController id", with: "<splitViewController preferredDisplayMode=\"\(mode)\" id")
    let upright = try device("ipad9_7", .portrait)
    #expect(try pictures(on: [upright], in: text).0.first?.contains("List") == true)
    #expect(try pictures(on: [upright]).0.first?.contains("List") != true)
  }
}
