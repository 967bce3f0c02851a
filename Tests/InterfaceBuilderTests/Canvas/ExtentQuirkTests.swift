import AutoLayout
import Devices
import InterfaceBuilder
import Testing
import UIKit

/// The quirks of extents that nothing decides, each with its document.
///
/// The functions are named after the quirks.
@MainActor
struct ExtentQuirkTests {
  private func stack(_ attributes: String, _ arranged: String) throws -> DocumentDescription {
    try QuirkFixtures.corner(
      """
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(arranged)</subviews></stackView>
      """, id: "s", tools: "22155")
  }

  private func isLaidOut(_ id: String) -> (SceneInstance) throws -> Bool {
    { try !$0.viewsLeftOut().contains(ObjectIdentifier(#require($0.view(id: id)))) }
  }

  @Test func emptyViewsHeldOpen() throws {
    let label = """
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      """
    let size = try QuirkComparison(.emptyViewsHeldOpen, of: stack("", label)) {
      $0.frame("a")?.size
    }
    #expect(size.with == Size(width: 50, height: 50))
    #expect(size.without == Size(width: 0, height: 0))
  }

  @Test("empty views in rows are held open", arguments: ["", #"alignment="center""#])
  func emptyViewsHeldOpenInRows(attributes: String) throws {
    let row = try stack(
      attributes,
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="20" id="w"/></constraints></view>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      """)
    let height = try QuirkComparison(.emptyViewsHeldOpen, of: row) { $0.frame("s")?.height }
    let isHeld = try #require(height.with) >= 50
    #expect(isHeld)
  }

  @Test("empty views that resist nothing collapse", arguments: ["0", "-1"])
  func emptyViewsHeldOpenAtNoPriority(resistance: String) throws {
    let label = """
      <label text="" horizontalCompressionResistancePriority="\(resistance)" \
      verticalCompressionResistancePriority="\(resistance)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      """
    let scene = try #require(laidOut(stack("", label)).first)
    #expect(scene.frame("a")?.size == Size(width: 0, height: 0))
  }

  @Test func emptyViewsHeldOpenOnNoTelevision() throws {
    let description = try QuirkFixtures.corner(
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews></stackView>
      """, id: "s", tools: "22155", device: "appleTV")
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("a")?.size == Size(width: 0, height: 0))
  }

  @Test func newViewSizeAcross() throws {
    let description = try stack(
      #"axis="vertical" alignment="leading""#,
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="1" id="h"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="height" constant="10" id="i"/>
      <constraint firstAttribute="width" constant="260" id="j"/></constraints></view>
      """)
    let width = try QuirkComparison(.newViewSizeAcross, of: description) { $0.frame("a")?.width }
    #expect(width.with == 240)
    #expect(width.without != 240)
  }

  @Test func rowsOutOfSight() throws {
    let description = try QuirkFixtures.corner(
      """
      <tableView dataMode="prototypes" rowHeight="44" id="t" \
      translatesAutoresizingMaskIntoConstraints="NO"><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="50" width="300" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="300" height="44"/><subviews>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="trailing" secondItem="content" \
      secondAttribute="trailing" id="e"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes><constraints>
      <constraint firstAttribute="height" constant="4" id="h"/>
      <constraint firstAttribute="width" constant="300" id="w"/></constraints></tableView>
      """, id: "t", tools: "22155")
    let isLaidOut = try QuirkComparison(.rowsOutOfSight, of: description, isLaidOut("a"))
    #expect(!isLaidOut.with)
    #expect(isLaidOut.without)
  }

  @Test func stacksAloneInCells() throws {
    let description = try QuirkFixtures.corner(
      """
      <collectionView dataMode="prototypes" id="t" translatesAutoresizingMaskIntoConstraints="NO">
      <collectionViewFlowLayout key="collectionViewLayout" id="layout">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews></view>
      </collectionViewCell></cells><constraints>
      <constraint firstAttribute="height" constant="100" id="h"/>
      <constraint firstAttribute="width" constant="300" id="w"/></constraints></collectionView>
      """, id: "t", tools: "15400")
    let isLaidOut = try QuirkComparison(.stacksAloneInCells, of: description, isLaidOut("a"))
    #expect(!isLaidOut.with)
    #expect(isLaidOut.without)
  }
}
