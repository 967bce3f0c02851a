import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Features of documents that reach the live objects beside frames.
@MainActor
@Suite struct DocumentFeatureTests {
  private func scene(_ subviews: String, toolbarItems: String = "") throws -> SceneInstance {
    let description = try Scenes.storyboard([
      Scenes.controller(
        id: "c", size: (393, 852), inside: "<subviews>\(subviews)</subviews>",
        beside: toolbarItems)
    ])
    return try #require(laidOut(description).first)
  }

  private let frame = #"<rect key="frame" x="0" y="100" width="393" height="44"/>"#

  // MARK: Bars

  @Test func navigationBarsHaveTheirItems() throws {
    let scene = try scene(
      """
      <navigationBar id="bar">\(frame)<items>
      <navigationItem title="Shelf" id="i">
      <barButtonItem key="leftBarButtonItem" systemItem="add" id="l"/>
      <barButtonItem key="rightBarButtonItem" title="Sort" style="done" enabled="NO" id="r"/>
      </navigationItem></items></navigationBar>
      """)
    let item = try #require((scene.view(id: "bar") as? UINavigationBar)?.topItem)
    #expect(item.title == "Shelf")
    #expect(item.documentID == "i")
    #expect(item.leftBarButtonItem?.systemItem == .add)
    #expect(item.rightBarButtonItem?.title == "Sort")
    #expect(item.rightBarButtonItem?.style == .done)
    #expect(item.rightBarButtonItem?.isEnabled == false)
  }

  @Test func toolbarsHaveTheirItemsAndViews() throws {
    let scene = try scene(
      """
      <toolbar id="bar">\(frame)<items>
      <barButtonItem systemItem="flexibleSpace" id="f"/>
      <barButtonItem id="v"><view key="customView" id="inside">
      <rect key="frame" x="10" y="5" width="80" height="30"/></view></barButtonItem>
      <barButtonItem systemItem="fixedSpace" width="42" id="s"/>
      </items></toolbar>
      """)
    let items = try #require((scene.view(id: "bar") as? UIToolbar)?.items)
    #expect(items.map(\.systemItem) == [.flexibleSpace, nil, .fixedSpace])
    #expect(items[1].customView === scene.view(id: "inside"))
    #expect(items[2].width == 42)
  }

  @Test func tabBarsHaveTheirItems() throws {
    let scene = try scene(
      """
      <tabBar id="bar">\(frame)<items>
      <tabBarItem title="Books" badgeValue="3" id="t"/>
      <tabBarItem systemItem="favorites" id="u"/>
      </items></tabBar>
      """)
    let items = try #require((scene.view(id: "bar") as? UITabBar)?.items)
    #expect(items.map(\.title) == ["Books", "Favorites"])
    #expect(items.map(\.badgeValue) == ["3", nil])
  }

  @Test func controllersBringTheirBarItems() throws {
    let description = try Scenes.storyboard([
      Scenes.controller(
        id: "c", size: (393, 852), attributes: #"title="Plain""#,
        beside: """
          <toolbarItems><barButtonItem systemItem="trash" id="d"/></toolbarItems>
          <navigationItem key="navigationItem" title="Shown" id="n"/>
          <tabBarItem key="tabBarItem" title="Tab" id="t"/>
          """)
    ])
    let controller = try #require(laidOut(description).first?.controller)
    #expect(controller.title == "Plain")
    #expect(controller.navigationItem.title == "Shown")
    #expect(controller.tabBarItem.title == "Tab")
    #expect(controller.toolbarItems?.map(\.systemItem) == [.trash])
  }

  @Test func searchBarsHaveStyleAndScopes() throws {
    let scene = try scene(
      """
      <searchBar searchBarStyle="minimal" showsScopeBar="YES" id="s">\(frame)
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
      </searchBar>
      """)
    let bar = try #require(scene.view(id: "s") as? UISearchBar)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.showsScopeBar)
    #expect(bar.scopeButtonTitles == ["All", "New"])
  }

  // MARK: Looks

  @Test func systemColorsFollowTheAppearance() throws {
    let scene = try scene(
      """
      <view id="a">\(frame)<color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      <view id="b">\(frame)
      <color key="backgroundColor" systemColor="notKnownColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></view>
      """)
    let color = try #require(scene.view(id: "a")?.backgroundColor)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(scene.view(id: "b")?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func runtimeAttributesReachTheViews() throws {
    let scene = try scene(
      """
      <view id="a">\(frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <real key="value" value="7.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="size" keyPath="shadowOffset">
      <size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
      <color key="value" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="unheardOf" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let view = try #require(scene.view(id: "a"))
    #expect(view.layer.cornerRadius == 7.5)
    #expect(view.clipsToBounds)
    #expect(view.layer.shadowOffset == CGSize(width: 2, height: 3))
    #expect(view.layer.borderColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
  }

  @Test func separatorInsetsArrive() throws {
    let scene = try scene(
      """
      <tableView id="t">\(frame)<inset key="separatorInset" minX="30" minY="0" maxX="4" maxY="0"/>
      <prototypes><tableViewCell id="k"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="kc">
      <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
      <inset key="separatorInset" minX="9" minY="0" maxX="0" maxY="0"/>
      </tableViewCell></prototypes></tableView>
      """)
    #expect((scene.view(id: "t") as? UITableView)?.separatorInset.left == 30)
    #expect((scene.view(id: "t") as? UITableView)?.separatorInset.right == 4)
    #expect((scene.view(id: "k") as? UITableViewCell)?.separatorInset.left == 9)
  }

  // MARK: Frames written as insets

  @Test func framesWrittenAsInsetsAreRead() throws {
    let scene = try scene(
      """
      <view id="outer"><rect key="frame" x="10" y="20" width="300" height="200"/><subviews>
      <view id="all"><frame key="frameInset"/></view>
      <view id="near"><frame key="frameInset" minX="15" minY="5" width="40" height="30"/></view>
      <view id="far"><frame key="frameInset" maxX="15" maxY="5" width="40" height="30"/></view>
      </subviews></view>
      """)
    #expect(scene.frame("all") == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(scene.frame("near") == Rect(x: 15, y: 5, width: 40, height: 30))
    #expect(scene.frame("far") == Rect(x: 245, y: 165, width: 40, height: 30))
  }

  /// Of 300 points a width of 54 leaves 246 to two margins, and a margin of 20 leaves 280 to a width.
  @Test func sharesOfInsetsAreOfWhatPointsLeave() throws {
    let description = try Scenes.storyboard([
      Scenes.controller(
        id: "c", size: (393, 852),
        inside: """
          <subviews><view id="outer"><rect key="frame" x="10" y="20" width="300" height="200"/><subviews>
          <view id="between"><frame key="frameInset" minX="50.00%" minY="-5.0%" width="54" height="100"/></view>
          <view id="wide"><frame key="frameInset" minX="20" width="25.00%" height="30"/></view>
          <view id="far"><frame key="frameInset" maxX="20" width="25.00%" height="30"/></view>
          </subviews></view></subviews>
          """)
    ])
    #expect(description.problems.isEmpty)
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("between") == Rect(x: 123, y: -5, width: 54, height: 100))
    #expect(scene.frame("wide") == Rect(x: 20, y: 0, width: 70, height: 30))
    #expect(scene.frame("far") == Rect(x: 210, y: 0, width: 70, height: 30))
  }

  // MARK: Rounding

  @Test(arguments: [
    ("label", 21.0), ("stackView", 20.5), ("textView scrollEnabled=\"NO\"", 20.5),
  ])
  func labelsRoundToPixelsBesideWhatNeedsTwoPasses(neighbour: String, height: Double) throws {
    let name = neighbour.prefix { $0 != " " }
    let text = """
      <subviews><label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="x">\(frame)
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <\(neighbour) id="y"><rect key="frame" x="0" y="300" width="50" height="50"/></\(name)>
      </subviews><constraints>
      <constraint firstItem="x" firstAttribute="top" secondItem="vc" secondAttribute="top" id="k"/>
      <constraint firstItem="x" firstAttribute="leading" secondItem="vc" \
      secondAttribute="leading" id="l"/></constraints>
      """
    let description = try Scenes.storyboard(
      [Scenes.controller(id: "c", size: (375, 667), inside: text)], device: "retina4_7")
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("x")?.height == height)
    let onDevice = try #require(laidOut(description, on: .named("retina4_7")).first)
    #expect(onDevice.frame("x")?.height == 20.5)
  }

  @Test(arguments: [("", 0.0), (#"contentInsetAdjustmentBehavior="never""#, 59)])
  func rowsOfTablesThatAreNotInsetHaveTheSafeArea(adjustment: String, safeArea: Double) throws {
    let description = try Scenes.storyboard(
      [
        """
        <tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" rowHeight="90" sectionHeaderHeight="30" \(adjustment) id="t">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><prototypes>
        <tableViewCell preservesSuperviewLayoutMargins="YES" rowHeight="90" id="cell">
        <rect key="frame" x="0.0" y="30" width="393" height="90"/>
        <tableViewCellContentView preservesSuperviewLayoutMargins="YES" \
        insetsLayoutMarginsFromSafeArea="NO" key="contentView" id="k">
        <rect key="frame" x="0.0" y="0.0" width="393" height="90"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews><constraints>
        <constraint firstItem="x" firstAttribute="top" secondItem="k" secondAttribute="topMargin" \
        id="1"/></constraints></tableViewCellContentView>
        </tableViewCell></prototypes></tableView></tableViewController>
        """
      ])
    let scene = try #require(laidOut(description).first)
    let row = try #require(scene.frame("cell"))
    #expect(row.minY < 59)
    #expect(scene.frame("x")?.minY == 11 + max(0, safeArea - row.minY))
  }

  @Test(
    arguments: [
      ("", "", 8.0), (#"contentInsetAdjustmentBehavior="never""#, "", 67),
      ("", #"preservesSuperviewLayoutMargins="YES""#, 8),
    ])
  func itemsOfCollectionsThatAreNotInsetHaveTheSafeArea(
    collection: String, cell: String, top: Double
  ) throws {
    let description = try Scenes.storyboard(
      [
        """
        <collectionViewController id="c" sceneMemberID="viewController">
        <collectionView key="view" \(collection) id="t">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="f"/>
        <cells><collectionViewCell \(cell) id="cell">
        <rect key="frame" x="0.0" y="0.0" width="393" height="90"/>
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="393" height="90"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews></view><constraints>
        <constraint firstItem="x" firstAttribute="top" secondItem="cell" secondAttribute="topMargin" \
        id="1"/></constraints></collectionViewCell></cells></collectionView></collectionViewController>
        """
      ])
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("x")?.minY == top)
  }
}
