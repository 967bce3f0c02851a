import AutoLayout
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Cells that are top-level views.
@MainActor
@Suite("Cells alone")
struct CanvasCellTests {
  @Test(
    "a table's cell on its own takes the margin of the screen and of its release",
    arguments: [
      ("13771", "retina4_7", 20.0), ("14490", "retina4_7", 16), ("16096", "retina4_7", 15),
      ("16096", "retina6_1", 20), ("17701", "retina4_7", 16), ("17701", "retina6_1", 20),
    ])
  func wideCells(tools: String, device: String, margin: Double) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="600" height="74"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="k">
      <rect key="frame" x="0.0" y="0.0" width="600" height="73.5"/></tableViewCellContentView>
      </tableViewCell>
      """
    let description = try Scenes.xib(cell, tools: tools, device: device)
    let content = try #require(laidOut(description).first?.view(id: "k"))
    #expect(Double(content.layoutMargins.left) == margin)
  }

  @Test("margins of its own replace the cell's", arguments: ["12121", "16096", "24127"])
  func ownMargins(tools: String) throws {
    let cell = """
      <tableViewCell accessoryType="detailButton" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="375" height="74"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="k">
      <rect key="frame" x="0.0" y="0.0" width="335" height="74"/>
      <edgeInsets key="layoutMargins" top="2" left="40" bottom="2" right="8"/>
      </tableViewCellContentView></tableViewCell>
      """
    let description = try Scenes.xib(cell, tools: tools, device: "retina4_7")
    let margins = try #require(laidOut(description).first?.view(id: "k")).layoutMargins
    #expect(margins.top == 2)
    #expect(margins.left == 40)
    #expect(margins.right == 8)
  }

  @Test(
    "bars and the home indicator cover no cell",
    arguments: ["tableViewCell", "collectionViewCell", "collectionReusableView"])
  func cellsAreNotCovered(kind: String) throws {
    let cell = """
      <\(kind) id="cell"><rect key="frame" x="0" y="0" width="414" height="896"/></\(kind)>
      """
    let description = try Scenes.xib(cell, tools: "21701", device: "retina6_1")
    let onDevice = laidOut(description, on: try .named("retina6_1"))
    #expect(onDevice.map(\.rootView.safeAreaInsets) == [.zero])
    let onCanvas = laidOut(description, omitting: [.controllersOfLoneItems])
    #expect(onCanvas.map(\.rootView.safeAreaInsets) == [.zero])
  }
}
