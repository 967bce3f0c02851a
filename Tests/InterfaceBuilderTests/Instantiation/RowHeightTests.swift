import AutoLayout
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Heights of rows on devices and on the canvas.
@MainActor
@Suite("Heights of rows")
struct RowHeightTests {
  /// A view 24 points high that constraints hold 10 points from the top of a cell, and from its bottom.
  private nonisolated static let held = inside(
    """
    <constraint firstItem="w" firstAttribute="top" secondItem="k" secondAttribute="top" constant="10" id="t"/>
    <constraint firstItem="w" firstAttribute="height" constant="24" id="h"/>
    <constraint firstItem="k" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" constant="10" id="b"/>
    """)
  /// A view that says nothing of how high the cell around it is.
  private nonisolated static let loose = inside(
    """
    <constraint firstItem="w" firstAttribute="centerY" secondItem="k" secondAttribute="centerY" id="y"/>
    <constraint firstItem="w" firstAttribute="height" constant="24" id="h"/>
    """)
  private nonisolated static let masked = """
    <subviews><view id="w"><rect key="frame" x="0" y="10" width="375" height="60"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews>
    """

  private nonisolated static func inside(_ constraints: String) -> String {
    """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w">
    <rect key="frame" x="0" y="10" width="375" height="60"/></view></subviews>
    <constraints>\(constraints)
    <constraint firstItem="w" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="l"/>
    <constraint firstItem="w" firstAttribute="trailing" secondItem="k" secondAttribute="trailing" id="r"/>
    </constraints>
    """
  }

  /// A cell stored 80 points high.
  private func cell(_ inside: String, _ attributes: String = "") -> String {
    """
    <tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="28" width="375" height="80"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="k">
    <rect key="frame" x="0" y="0" width="375" height="80"/>\(inside)
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ cells: String, rowHeight: Int) throws -> DocumentDescription {
    let table = """
      <tableView key="view" style="plain" separatorStyle="none" rowHeight="\(rowHeight)" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>\(cells)</tableView>
      """
    return try Scenes.storyboard(
      [
        #"<tableViewController id="c" sceneMemberID="viewController">\#(table)</tableViewController>"#
      ],
      device: "retina4_7")
  }

  private func prototypes(_ cell: String) -> String { "<prototypes>\(cell)</prototypes>" }

  private func section(_ cell: String) -> String {
    #"<sections><tableViewSection id="s"><cells>\#(cell)</cells></tableViewSection></sections>"#
  }

  private func heights(_ description: DocumentDescription) throws -> [Double?] {
    let scenes = try laidOut(description, on: .named("retina4_7")) + laidOut(description)
    return scenes.map { $0.frame("cell")?.height }
  }

  @Test("automatic rows are as high as their content, and as stored on the canvas")
  func automatic() throws {
    #expect(try heights(table(prototypes(cell(Self.held)), rowHeight: -1)) == [44, 80])
    #expect(try heights(table(section(cell(Self.held)), rowHeight: -1)) == [44, 80])
  }

  @Test("a prototype has a height of its own on the canvas alone; a static row has it")
  func ownHeight() throws {
    let own = cell(Self.held, #"rowHeight="80""#)
    #expect(try heights(table(prototypes(own), rowHeight: -1)) == [44, 80])
    #expect(try heights(table(section(own), rowHeight: -1)) == [80, 80])
  }

  @Test("rows of a table with a row height are as stored")
  func fixed() throws {
    #expect(try heights(table(prototypes(cell(Self.held)), rowHeight: 80)) == [80, 80])
  }

  @Test("content that asks for no height leaves the stored one", arguments: [loose, masked])
  func undetermined(inside: String) throws {
    #expect(try heights(table(prototypes(cell(inside)), rowHeight: -1)) == [80, 80])
  }

  @Test("a cell alone in a document is as high as its content on a device")
  func alone() throws {
    let held = try heights(Scenes.xib(cell(Self.held), device: "retina4_7"))
    // The line under the row is part of it.
    #expect(held.map { $0.map { $0.rounded(.down) } } == [44, 80])
    #expect(try heights(Scenes.xib(cell(Self.loose), device: "retina4_7")) == [80, 80])
  }

  @Test(
    "a cell alone in a document is as wide as the device, and as stored on the canvas",
    arguments: [("retina4_0", 320.0), ("retina6_12", 393), ("ipad9_7", 768)])
  func aloneOnDevices(device: String, width: Double) throws {
    let description = try Scenes.xib(cell(Self.held), device: "retina4_7")
    let scene = try #require(laidOut(description, on: .named(device)).first)
    #expect(scene.frame("cell")?.width == width)
    #expect(scene.frame("w")?.width == width)
    #expect(laidOut(description).first?.frame("cell")?.width == 375)
  }

  @Test("an item of a collection keeps its stored width on devices")
  func items() throws {
    let item = """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="100" height="80"/></collectionViewCell>
      """
    let description = try Scenes.xib(item, device: "retina4_7")
    #expect(try laidOut(description, on: .named("ipad9_7")).first?.frame("cell")?.width == 100)
  }

  @Test("a cell alone in a document is as high as its frame, whatever its row is")
  func aloneWithRow() throws {
    let loose = try Scenes.xib(cell(Self.loose, #"rowHeight="120""#), device: "retina4_7")
    #expect(try heights(loose) == [80, 80])
    let held = try Scenes.xib(cell(Self.held, #"rowHeight="120""#), device: "retina4_7")
    #expect(laidOut(held).first?.frame("cell")?.height == 80)
  }
}
