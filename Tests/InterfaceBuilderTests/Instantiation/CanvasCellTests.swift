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

  @Test(
    "cells of iOS 13 begin 15 points from the edge in tables inside a view of narrow phones",
    arguments: [
      ("14490", "retina4_7", true, 16.0), ("15705", "retina4_7", true, 15),
      ("15705", "retina4_7", false, 16), ("15705", "retina6_1", true, 20),
      ("17701", "retina4_7", true, 16),
    ])
  func innerTables(tools: String, device: String, isInside: Bool, margin: Double) throws {
    let width = device == "retina4_7" ? 375 : 414
    func table(_ key: String) -> String {
      """
      <tableView \(key) dataMode="prototypes" style="plain" rowHeight="60" id="t">
      <rect key="frame" x="0" y="0" width="\(width)" height="400"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="k">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    }
    let controller =
      isInside
      ? Scenes.controller(size: (width, 667), inside: "<subviews>\(table(""))</subviews>")
      : """
      <tableViewController id="c" sceneMemberID="viewController">\(table(#"key="view""#))
      </tableViewController>
      """
    let description = try Scenes.storyboard([controller], tools: tools, device: device)
    let content = try #require(laidOut(description).first?.view(id: "k"))
    #expect(Double(content.layoutMargins.left) == margin)
  }

  @Test(
    "a content view without a stored frame fills its cell, be that as large as cells begin or not",
    arguments: [44, 60])
  func contentViewsWithoutFrames(rowHeight: Int) throws {
    let table = """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="\(rowHeight)" id="t">
      <rect key="frame" x="0" y="0" width="320" height="568"/><prototypes><tableViewCell id="cell">
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="k"/></tableViewCell></prototypes></tableView>
      """
    let description = try Scenes.storyboard(
      [
        "<tableViewController id=\"c\" sceneMemberID=\"viewController\">\(table)</tableViewController>"
      ],
      tools: "6245", device: "retina4_0")
    let content = try #require(laidOut(description).first?.view(id: "k"))
    #expect(Double(content.frame.width) == 320)
    // The line under the cell takes a point of that canvas.
    #expect(Double(content.frame.height) == Double(rowHeight - 1))
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

  /// Documents of Xcode 6 and 7 store a content view that keeps its size.
  @Test("the content view of a collection's cell fills it, whatever its autoresizing mask")
  func contentViewsFill() throws {
    let cell = """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view id="inside"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <autoresizingMask key="autoresizingMask"/></view></subviews></view></collectionViewCell>
      """
    let description = try Scenes.xib(cell, tools: "7706", device: "retina4_0")
    let cells = laidOut(description)
    let inside = try #require(cells.first?.view(id: "inside"))
    #expect(inside.superview?.frame.width == 320)
  }
}
