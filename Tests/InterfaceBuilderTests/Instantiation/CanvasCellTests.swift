import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Cells of tables on the canvas of each release.
@MainActor
@Suite("Cells on the canvas")
struct CanvasCellTests {
  private func cell(
    _ accessory: String, preservesMargins: Bool, tools: String, device: String = "retina4_7"
  ) throws -> UITableViewCell {
    let through = preservesMargins ? #"preservesSuperviewLayoutMargins="YES""# : ""
    let cell = """
      <tableViewCell accessoryType="\(accessory)" \(through) rowHeight="74" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="74"/>
      <tableViewCellContentView key="contentView" \(through) tableViewCell="cell" id="k">
      <rect key="frame" x="0.0" y="0.0" width="300" height="73.5"/></tableViewCellContentView>
      </tableViewCell>
      """
    let controller = """
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" separatorStyle="default" id="t">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(cell)</prototypes></tableView></tableViewController>
      """
    let description = try Scenes.storyboard([controller], tools: tools, device: device)
    return try #require(laidOut(description).first?.view(id: "cell") as? UITableViewCell)
  }

  @Test(
    "cells of Xcode 9.0 to 9.2 that keep to their own margins are those of iOS 10",
    arguments: [
      ("13189", false, 328.0, 8.0, 8.0), ("13189", true, 335, 16, 11),
      ("13529", false, 335, 16, 11),
      ("12121", false, 328, 8, 8),
    ])
  func formerLook(
    tools: String, preservesMargins: Bool, width: Double, side: Double, top: Double
  ) throws {
    let content = try cell("detailButton", preservesMargins: preservesMargins, tools: tools)
      .contentView
    #expect(Double(content.frame.width) == width)
    #expect(Double(content.layoutMargins.left) == side)
    #expect(Double(content.layoutMargins.top) == top)
  }

  @Test(
    "disclosure indicators became narrower with Xcode 12.5",
    arguments: [("16097", 347.5), ("17701", 347.5), ("18122", 349.5), ("22155", 348.5)])
  func disclosureIndicators(tools: String, width: Double) throws {
    let cell = try cell("disclosureIndicator", preservesMargins: true, tools: tools)
    #expect(Double(cell.contentView.frame.width) == width)
  }

  @Test(
    "since Xcode 11 a cell wider than a narrow screen has the screen's margin",
    arguments: [
      ("14490", "retina4_7", 20.0), ("17701", "retina4_7", 16), ("17701", "retina6_1", 20),
    ])
  func wideCells(tools: String, device: String, margin: Double) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="600" height="74"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="k">
      <rect key="frame" x="0.0" y="0.0" width="600" height="73.5"/></tableViewCellContentView>
      </tableViewCell>
      """
    let description = try Scenes.xib(cell, tools: tools, device: device)
    let scene = try #require(laidOut(description).first)
    let content = try #require(scene.view(id: "k"))
    #expect(Double(content.layoutMargins.left) == margin)
  }

  @Test(
    "since iOS 11 a content view with margins of its own has its cell's where these are larger",
    arguments: [("12121", 40.0, 2.0, 8.0), ("16096", 40, 11, 8), ("24127", 40, 15, 8)])
  func ownMargins(tools: String, left: Double, top: Double, right: Double) throws {
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
    #expect(Double(margins.left) == left)
    #expect(Double(margins.top) == top)
    #expect(Double(margins.right) == right)
  }

  @Test(
    "on its canvas an item of a collection is covered as other views are, a table's cell is not",
    arguments: [
      ("collectionViewCell", "20037", 613, 34.0), ("collectionViewCell", "20037", 414, 0),
      ("collectionReusableView", "21701", 414, 34), ("tableViewCell", "20037", 613, 0),
    ])
  func coveredCells(kind: String, tools: String, width: Int, bottom: Double) throws {
    let cell = """
      <\(kind) id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="160"/></\(kind)>
      """
    let description = try Scenes.xib(cell, tools: tools, device: "retina6_1")
    let scene = try #require(laidOut(description).first)
    #expect(Double(scene.rootView.safeAreaInsets.bottom) == bottom)
  }
}
