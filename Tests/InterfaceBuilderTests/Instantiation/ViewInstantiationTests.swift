import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Views of documents as live objects.
@MainActor
struct ViewInstantiationTests {
  private func scene(
    _ view: String, tools: String = "22155", device: String = "retina6_12"
  ) throws -> SceneInstance {
    try #require(laidOut(try Scenes.xib(view, tools: tools, device: device)).first)
  }

  /// A 300 × 100 view `v` with the given children.
  private func root(_ inside: String) -> String {
    #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>\#(inside)</view>"#
  }

  @Test(
    arguments: [
      ("label", "UILabel"), ("button", "UIButton"), ("imageView", "UIImageView"),
      ("textField", "UITextField"), ("textView", "UITextView"), ("switch", "UISwitch"),
      ("slider", "UISlider"), ("stepper", "UIStepper"), ("progressView", "UIProgressView"),
      ("colorWell", "UIColorWell"),
      ("segmentedControl", "UISegmentedControl"), ("pageControl", "UIPageControl"),
      ("activityIndicatorView", "UIActivityIndicatorView"), ("pickerView", "UIPickerView"),
      ("datePicker", "UIDatePicker"), ("searchBar", "UISearchBar"),
      ("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
      ("scrollView", "UIScrollView"), ("stackView", "UIStackView"),
      ("tableView", "UITableView"), ("collectionView", "UICollectionView"),
      ("visualEffectView", "UIVisualEffectView"), ("mapView", "UIView"), ("wkWebView", "UIView"),
      ("containerView", "UIView"),
    ])
  func elementsBecomeTheirClasses(element: String, expected: String) throws {
    let scene = try scene(
      root(
        """
        <subviews><\(element) id="x"><rect key="frame" x="10" y="20" width="30" height="40"/>
        </\(element)></subviews>
        """))
    let view = try #require(scene.view(id: "x"))
    #expect("\(type(of: view))" == expected)
    #expect(scene.frame("x") == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func colorWellsHaveTheirColor() throws {
    let scene = try scene(
      root(
        """
        <subviews><colorWell title="Ink" supportsAlpha="NO" id="x">
        <rect key="frame" x="1" y="2" width="48" height="28"/>
        <color key="selectedColor" red="1" green="0.0" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></colorWell>
        <colorWell id="y"><rect key="frame" x="1" y="40" width="48" height="28"/></colorWell>
        </subviews>
        """))
    let well = try #require(scene.view(id: "x") as? UIColorWell)
    #expect(well.title == "Ink")
    #expect(!well.supportsAlpha)
    #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let empty = try #require(scene.view(id: "y") as? UIColorWell)
    #expect(empty.title == nil && empty.supportsAlpha && empty.selectedColor == nil)
  }

  @Test func unknownElementsBecomePlainViews() throws {
    let scene = try scene(
      root(
        """
        <subviews><hologramView customClass="Deck" id="x">
        <rect key="frame" x="1" y="2" width="3" height="4"/></hologramView></subviews>
        """))
    #expect(scene.frame("x") == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(scene.description.problems.contains { $0.isInformational })
  }

  @Test func settingsOfEveryViewArrive() throws {
    let scene = try scene(
      root(
        """
        <subviews><view hidden="YES" alpha="0.5" tag="7" horizontalHuggingPriority="251" \
        verticalCompressionResistancePriority="749.5" preservesSuperviewLayoutMargins="YES" \
        insetsLayoutMarginsFromSafeArea="NO" semanticContentAttribute="forceRightToLeft" id="x">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
        trailing="4"/></view></subviews>
        """))
    let view = try #require(scene.view(id: "x"))
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(250))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(749.5))
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Frames

  @Test func framesOfViewsUnderConstraintsAreNotRead() throws {
    func solved(storedAt x: Int) throws -> Rect? {
      try scene(
        root(
          """
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="x">
          <rect key="frame" x="\(x)" y="\(x)" width="\(x)" height="\(x)"/></view></subviews>
          <constraints>
          <constraint firstItem="x" firstAttribute="centerX" secondItem="v" \
          secondAttribute="centerX" id="1"/>
          <constraint firstItem="x" firstAttribute="centerY" secondItem="v" \
          secondAttribute="centerY" id="2"/>
          <constraint firstItem="x" firstAttribute="width" constant="40" id="3"/>
          <constraint firstItem="x" firstAttribute="height" constant="20" id="4"/></constraints>
          """)
      ).frame("x")
    }
    #expect(try solved(storedAt: -500) == Rect(x: 130, y: 40, width: 40, height: 20))
    #expect(try solved(storedAt: -500) == solved(storedAt: 900))
  }

  @Test func placeholderSizesStandInForContent() throws {
    let scene = try scene(
      root(
        """
        <subviews><view placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite" \
        translatesAutoresizingMaskIntoConstraints="NO" id="x">
        <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><constraints>
        <constraint firstItem="x" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="1"/>
        <constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" \
        id="2"/>
        <constraint firstItem="x" firstAttribute="bottom" secondItem="v" \
        secondAttribute="bottom" id="3"/></constraints>
        """))
    #expect(scene.frame("x") == Rect(x: 0, y: 0, width: 120, height: 100))
  }

  @Test func masksResizeOnOtherDevices() throws {
    let description = try Scenes.storyboard(
      [
        Scenes.controller(
          size: (393, 852),
          inside: """
            <subviews><view id="x"><rect key="frame" x="20" y="700" width="353" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
            </subviews>
            """)
      ])
    #expect(
      laidOut(description).first?.frame("x") == Rect(x: 20, y: 700, width: 353, height: 100))
    // 375 × 667 is 18 narrower and 185 lower than 393 × 852.
    #expect(
      laidOut(description, on: try .named("retina4_7")).first?.frame("x")
        == Rect(x: 20, y: 515, width: 335, height: 100))
  }

  @Test func topLevelViewsKeepTheirSizeUnlessTheyFillTheScreen() throws {
    for (width, height, expected) in [
      (393, 852, Size(width: 375, height: 667)), (300, 80, Size(width: 300, height: 80)),
    ] {
      let description = try Scenes.xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view>
        """)
      let scene = try #require(laidOut(description, on: .named("retina4_7")).first)
      #expect(scene.rootView.layoutView.frame.size == expected)
    }
  }

  // MARK: Containers

  @Test func arrangedViewsShareAStack() throws {
    let scene = try scene(
      root(
        """
        <subviews><stackView distribution="fillEqually" spacing="20" \
        translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView>
        </subviews><constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="1"/>
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" \
        id="3"/>
        <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="4"/>
        </constraints>
        """))
    #expect(scene.frame("a") == Rect(x: 0, y: 0, width: 140, height: 100))
    #expect(scene.frame("b") == Rect(x: 160, y: 0, width: 140, height: 100))
  }

  @Test func marginsSetOnAStackCount() throws {
    // Interface Builder writes no layoutMarginsRelativeArrangement when margins are set.
    let scene = try scene(
      root(
        """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/>
        <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
        <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" \
        trailing="8"/></stackView></subviews><constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" constant="100" id="1"/>
        <constraint firstItem="s" firstAttribute="bottom" secondItem="v" \
        secondAttribute="bottom" id="2"/></constraints>
        """))
    #expect(scene.frame("a")?.minX == 6)
    #expect(scene.frame("s")?.width == 64)
  }

  @Test func marginsNobodySetOnAStackAreItsEdges() throws {
    let scene = try scene(
      root(
        """
        <subviews><stackView axis="vertical" alignment="center" \
        translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="s" \
        secondAttribute="leadingMargin" constant="16" id="1"/>
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" \
        constant="16" id="2"/></constraints></stackView></subviews><constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="3"/>
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="4"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" \
        id="5"/><constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" \
        id="6"/></constraints>
        """))
    #expect(scene.frame("a") == Rect(x: 16, y: 0, width: 268, height: 100))
    #expect(scene.host.layoutView.conflicts.isEmpty)
  }

  @Test func contentOfAScrollViewStaysWhereItIsStored() throws {
    let description = try Scenes.storyboard(
      [
        Scenes.controller(
          size: (393, 852),
          inside: """
            <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
            <constraint firstAttribute="height" constant="2000" id="h"/></constraints></view>
            </subviews><viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="frame"/><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
            secondAttribute="leading" id="1"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="a" \
            secondAttribute="trailing" id="2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="content" \
            secondAttribute="top" id="3"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="a" \
            secondAttribute="bottom" id="4"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="frame" \
            secondAttribute="width" id="5"/></constraints></scrollView></subviews><constraints>
            <constraint firstItem="s" firstAttribute="leading" secondItem="vc" \
            secondAttribute="leading" id="6"/>
            <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" \
            id="7"/>
            <constraint firstItem="s" firstAttribute="top" secondItem="vc" secondAttribute="top" \
            id="8"/>
            <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="9"/>
            </constraints>
            """)
      ])
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("a") == Rect(x: 0, y: 0, width: 393, height: 2000))
    #expect(scene.guides.map(\.id) == ["content", "frame", "safec"])
  }

  // MARK: Tables

  @Test(
    arguments: [
      // Margins that stored cells show: Xcode 8 8 points, Xcode 11 15 on narrow phones, Xcode 15 16 or 20 by
      // width and screen, 16 on tablets.
      ("11762", "retina4_7", 375, Rect(x: 8, y: 8, width: 359, height: 50)),
      ("15505", "retina4_7", 320, Rect(x: 15, y: 11, width: 290, height: 45)),
      ("22155", "retina4_7", 375, Rect(x: 16, y: 11, width: 343, height: 45)),
      ("22155", "retina6_12", 320, Rect(x: 16, y: 11, width: 288, height: 45)),
      ("22155", "retina6_12", 330, Rect(x: 20, y: 11, width: 290, height: 45)),
      ("22155", "ipad10_9rounded", 780, Rect(x: 16, y: 11, width: 748, height: 45)),
    ])
  func contentOfCellsKeepsToTheMarginsOfItsTime(
    tools: String, device: String, width: Int, expected: Rect
  ) throws {
    let separator = tools == "11762" ? 1 : 0
    let scene = try scene(
      """
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="67"/>
      <tableViewCellContentView key="contentView" id="k">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(67 - separator)"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews><constraints>
      <constraint firstItem="x" firstAttribute="leading" secondItem="k" \
      secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="k" secondAttribute="topMargin" \
      id="2"/>
      <constraint firstAttribute="trailingMargin" secondItem="x" secondAttribute="trailing" \
      id="3"/>
      <constraint firstAttribute="bottomMargin" secondItem="x" secondAttribute="bottom" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """, tools: tools, device: device)
    let frame = try #require(scene.frame("x"))
    #expect(frame.minX == expected.minX)
    #expect(frame.minY == expected.minY)
    #expect(frame.width == expected.width)
    #expect(frame.height == expected.height)
  }

  @Test func cellsAreAsWideAsTheirTable() throws {
    let description = try Scenes.storyboard(
      [
        """
        <tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" rowHeight="60" sectionHeaderHeight="28" id="t">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><prototypes>
        <tableViewCell rowHeight="70" id="cell">
        <rect key="frame" x="0.0" y="50" width="393" height="70"/>
        <tableViewCellContentView key="contentView" id="k">
        <rect key="frame" x="0.0" y="0.0" width="393" height="70"/></tableViewCellContentView>
        </tableViewCell></prototypes></tableView></tableViewController>
        """
      ])
    let scene = try #require(laidOut(description, on: .named("ipad9_7")).first)
    #expect(scene.frame("cell")?.size == Size(width: 768, height: 70))
    #expect(scene.frame("k")?.size == Size(width: 768, height: 70))
  }

  // MARK: Limits and promises

  @Test func viewsNestedAsDeepAsDocumentsMayAreLaidOut() throws {
    let depth = 4990
    var text = ""
    for index in 0..<depth {
      text += """
        <view id="n\(index)"><rect key="frame" x="1" y="1" width="2000" height="2000"/><subviews>
        """
    }
    text += String(repeating: "</subviews></view>", count: depth)
    let scene = try scene(text)
    #expect(scene.views.count == depth)
    #expect(scene.frame("n4989") == Rect(x: 1, y: 1, width: 2000, height: 2000))
  }

  @Test func attributedTextOfManyPartsArrives() throws {
    let parts = ["One ", "two ", "three ", "four"].map {
      """
      <fragment content="\($0)"><attributes>
      <font key="NSFont" size="17" name="HelveticaNeue"/></attributes></fragment>
      """
    }
    let scene = try scene(
      root(
        """
        <subviews><label id="x"><rect key="frame" x="0" y="0" width="100" height="20"/>
        <attributedString key="attributedText">\(parts.joined())</attributedString></label>
        </subviews>
        """))
    let label = try #require(scene.view(id: "x") as? UILabel)
    #expect(label.attributedText?.string == "One two three four")
  }

  @Test func scenesComeInDocumentOrderAndWithoutReferences() throws {
    let reference =
      #"<viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>"#
    let description = try Scenes.storyboard(
      [
        Scenes.controller(id: "b", size: (393, 852)), reference,
        Scenes.controller(id: "a", size: (393, 852)),
      ])
    let scenes = laidOut(description)
    #expect(scenes.map(\.rootID) == ["b", "a"])
    #expect(scenes.map(\.sceneID) == ["s0", "s2"])
    #expect(try laidOut(Scenes.xib(root(""))).map(\.sceneID) == [nil])
  }

  @Test func theCanvasIsTheDocuments() throws {
    let description = try Scenes.storyboard([], device: "retina6_1")
    let canvas = InterfaceBuilderCanvas(of: description).device
    #expect(canvas.device.id == "retina6_1")
    #expect(canvas.windowSize == Size(width: 414, height: 896))
    #expect(canvas.direction == .leftToRight)
    let old = try Scenes.storyboard([], tools: "10117", device: nil)
    #expect(
      InterfaceBuilderCanvas(of: old).device.windowSize == Size(width: 600, height: 600))
  }
}
