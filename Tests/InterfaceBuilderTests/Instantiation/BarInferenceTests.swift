import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// What the canvas shows around scenes.
///
/// The numbers are those that documents of the named release of Xcode store for views pinned to the
/// safe area.
@MainActor
struct BarInferenceTests {
  /// The safe area of the scene with controller `c`.
  private func safeArea(of description: DocumentDescription) throws -> EdgeInsets {
    let scene = try #require(laidOut(description).first { $0.rootID == "c" })
    return scene.rootView.layoutView.safeAreaInsets
  }

  private func navigation(
    to id: String, kind: String = #"kind="relationship" relationship="rootViewController""#,
    bar: String = "", attributes: String = "", incoming: String = ""
  ) -> String {
    """
    <navigationController id="n" \(attributes) sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" \(bar)>
        <rect key="frame" x="0.0" y="44" width="414" height="44"/></navigationBar>
      <connections><segue destination="\(id)" \(kind) id="sn"/></connections>
    </navigationController>
    """
  }

  private func start(_ id: String, _ kind: String, attributes: String = "") -> String {
    """
    <viewController id="start" sceneMemberID="viewController">
      <connections><segue destination="\(id)" kind="\(kind)" \(attributes) id="ss"/></connections>
    </viewController>
    """
  }

  private let phone = (width: 414, height: 896)

  @Test func aSceneAloneHasTheDevicesSafeArea() throws {
    let description = try Scenes.storyboard(
      [Scenes.controller(size: phone)], device: "retina6_1")
    // Xcode 15 on iPhone 11: 48 at the top, 34 at the bottom (n=39, n=24).
    #expect(try safeArea(of: description) == EdgeInsets(top: 48, bottom: 34))
  }

  @Test func aNavigationControllersRootHasTheBar() throws {
    let description = try Scenes.storyboard(
      [navigation(to: "c"), Scenes.controller(size: phone)], tools: "14490.70",
      device: "retina6_1")
    // Xcode 10: 44 + 44 (n=9).
    #expect(try safeArea(of: description) == EdgeInsets(top: 88, bottom: 34))
  }

  @Test func pushedScenesKeepTheBar() throws {
    let first = Scenes.controller(
      id: "a", size: phone,
      beside: #"<connections><segue destination="c" kind="show" id="s"/></connections>"#)
    let description = try Scenes.storyboard(
      [navigation(to: "a"), first, Scenes.controller(size: phone)], tools: "17156",
      device: "retina6_1")
    #expect(try safeArea(of: description).top == 88)
  }

  @Test func largeTitlesAdd52Points() throws {
    let description = try Scenes.storyboard(
      [navigation(to: "c", bar: #"largeTitles="YES""#), Scenes.controller(size: (428, 926))],
      tools: "18122", device: "retina6_7")
    // Xcode 12: 44 + 96 (n=12).
    #expect(try safeArea(of: description).top == 140)
  }

  /// A phone's bar in landscape is as high as without the large title, as `UINavigationController` has it.
  @Test(
    arguments: [
      ("retina4_7", Orientation.portrait, 116.0), ("retina4_7", .landscape, 32),
      ("retina5_9", .portrait, 140), ("retina5_9", .landscape, 32),
      ("ipad10_2", .portrait, 122), ("ipad10_2", .landscape, 122),
      // The bar begins 5⅓ points above the bottom of the status bar.
      ("retina6_12", .portrait, 149 + 2.0 / 3), ("retina6_12", .landscape, 32),
    ])
  func largeTitlesAreSmallWhereHeightIsCompact(
    id: String, orientation: Orientation, top: Double
  ) throws {
    let description = try Scenes.storyboard(
      [navigation(to: "c", bar: #"largeTitles="YES""#), Scenes.controller(size: (393, 852))])
    let device = try DeviceEnvironment.named(id, orientation, release: .iOS18)
    let scene = try #require(
      DocumentInstantiator(description).scenes(in: .device(device)).first { $0.rootID == "c" })
    #expect(scene.layOut().isSettled)
    #expect(abs(Double(scene.rootView.safeAreaInsets.top) - top) < 0.01)

    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(
      screen: UIScreen(
        size: scene.host.bounds.size, safeAreaInsets: UIEdgeInsets(device.safeAreaInsets),
        navigationBarOverlap: CGFloat(device.navigationBarOverlap),
        hasHomeIndicator: device.device.hasHomeIndicator, traitCollection: device.traitCollection))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let inset = navigation.topViewController?.view.safeAreaInsets.top ?? 0
    #expect(abs(Double(inset) - top) < 0.01)
  }

  @Test(
    "Bars that a container simulates count for what it holds",
    arguments: [
      (#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, 83.0),
      (#"<nil key="simulatedBottomBarMetrics"/>"#, 34),
    ])
  func bottomBarsOfContainers(metrics: String, bottom: Double) throws {
    let container = """
      <navigationController id="n" sceneMemberID="viewController">\(metrics)
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" \
      id="sn"/></connections></navigationController>
      """
    let description = try Scenes.storyboard(
      [container, Scenes.controller(size: phone)], tools: "14490.70", device: "retina6_1")
    #expect(try safeArea(of: description) == EdgeInsets(top: 88, bottom: bottom))
  }

  @Test(
    "A tab bar controller that simulates a navigation bar is pushed, another one is presented",
    arguments: [
      (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, 88.0),
      ("", 0),
    ])
  func topBarsOfTabBarControllers(metrics: String, top: Double) throws {
    let tabs = """
      <tabBarController id="t" sceneMemberID="viewController">\(metrics)<connections>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="st"/>
      </connections></tabBarController>
      """
    let description = try Scenes.storyboard(
      [start("t", "show"), tabs, Scenes.controller(size: phone)], tools: "17156",
      device: "retina6_1")
    #expect(try safeArea(of: description) == EdgeInsets(top: top, bottom: 83))
  }

  @Test(
    "Bars that a scene simulates count for those it shows, which are then pushed",
    arguments: [("show", 88.0, 83.0), ("presentation", 0, 34)])
  func barsOfScenesThatShow(kind: String, top: Double, bottom: Double) throws {
    let source = """
      <viewController id="start" sceneMemberID="viewController">
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      <connections><segue destination="c" kind="\(kind)" id="ss"/></connections></viewController>
      """
    let description = try Scenes.storyboard(
      [source, Scenes.controller(size: phone)], tools: "17156", device: "retina6_1")
    #expect(try safeArea(of: description) == EdgeInsets(top: top, bottom: bottom))
  }

  @Test("What a scene without a simulated bar pushes has none on the canvas")
  func scenesWithoutBarsHandNoneOn() throws {
    let source = """
      <viewController id="start" sceneMemberID="viewController">
      <nil key="simulatedTopBarMetrics"/><connections>
      <segue destination="between" kind="show" id="ss"/></connections></viewController>
      <viewController id="between" sceneMemberID="viewController"><connections>
      <segue destination="c" kind="show" id="sb"/></connections></viewController>
      """
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    for (metrics, top) in [("", 44.0), (bar, 88)] {
      let description = try Scenes.storyboard(
        [
          navigation(to: "start"), source, Scenes.controller(size: phone, beside: metrics),
        ], tools: "17156", device: "retina6_1")
      #expect(try safeArea(of: description).top == top)
      let onDevice = laidOut(description, on: try .named("retina6_1")).first { $0.rootID == "c" }
      #expect(onDevice.map { $0.rootView.layoutView.safeAreaInsets.top } == 102)
    }
  }

  @Test func hiddenBarsTakeNoRoom() throws {
    let description = try Scenes.storyboard(
      [
        navigation(to: "c", attributes: #"navigationBarHidden="YES""#),
        Scenes.controller(size: phone),
      ], tools: "17156", device: "retina6_1")
    #expect(try safeArea(of: description).top == 44)
  }

  @Test func opaqueBarsShortenTheView() throws {
    let description = try Scenes.storyboard(
      [
        navigation(to: "c", bar: #"translucent="NO""#),
        Scenes.controller(size: (375, 603)),
      ], tools: "14092", device: "retina4_7")
    let scene = try #require(laidOut(description).first { $0.rootID == "c" })
    // Xcode 9: the view is stored 64 lower than the screen, its safe area begins at its top (n=4).
    #expect(scene.rootView.layoutView.frame.size == Size(width: 375, height: 603))
    #expect(scene.rootView.layoutView.safeAreaInsets == .zero)
  }

  @Test func opaqueBarsShortenTheViewOnOtherDevicesToo() throws {
    let description = try Scenes.storyboard(
      [
        navigation(to: "c", bar: #"translucent="NO""#),
        Scenes.controller(size: (375, 603)),
      ], tools: "14092", device: "retina4_7")
    let device = try DeviceEnvironment.named("retina4_0", release: .iOS11)
    let scene = try #require(laidOut(description, on: device).first { $0.rootID == "c" })
    #expect(scene.rootView.layoutView.frame == Rect(x: 0, y: 64, width: 320, height: 504))
  }

  @Test func tabBarsTake49PointsAboveTheHomeIndicator() throws {
    let tabs = """
      <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
      <connections><segue destination="c" kind="relationship" relationship="viewControllers" \
      id="st"/></connections></tabBarController>
      """
    let description = try Scenes.storyboard(
      [tabs, Scenes.controller(size: phone)], device: "retina6_1")
    // Xcode 15: 83 (n=5).
    #expect(try safeArea(of: description).bottom == 83)
  }

  @Test(
    arguments: [
      // Xcode 10 fills the screen; later ones leave a strip and keep the home indicator (root views of
      // presented scenes).
      ("14490.70", 896, EdgeInsets(top: 44, bottom: 34)),
      ("17156", 842, EdgeInsets(top: 0, bottom: 34)),
      ("22155", 838, EdgeInsets(bottom: 34)),
    ])
  func presentedScenesAreSheetsSinceXcode11(
    tools: String, height: Int, expected: EdgeInsets
  ) throws {
    let description = try Scenes.storyboard(
      [start("c", "presentation"), Scenes.controller(size: (414, height))], tools: tools,
      device: "retina6_1")
    #expect(try safeArea(of: description) == expected)
  }

  @Test func navigationBarsOfSheetsAre56PointsHigh() throws {
    let description = try Scenes.storyboard(
      [start("n", "presentation"), navigation(to: "c"), Scenes.controller(size: (414, 842))],
      tools: "17156", device: "retina6_1")
    // Xcode 12: 56 (n=2).
    #expect(try safeArea(of: description).top == 56)
  }

  @Test func fullScreenPresentationsAreNoSheets() throws {
    let description = try Scenes.storyboard(
      [
        start("c", "presentation", attributes: #"modalPresentationStyle="fullScreen""#),
        Scenes.controller(size: phone),
      ], tools: "17156", device: "retina6_1")
    #expect(try safeArea(of: description).top == 44)
  }

  @Test func showingOutsideANavigationControllerPresents() throws {
    let description = try Scenes.storyboard(
      [start("c", "show"), Scenes.controller(size: (414, 842))], tools: "17156",
      device: "retina6_1")
    #expect(try safeArea(of: description).top == 0)
  }

  @Test func showingDetailsWithoutASplitViewPresents() throws {
    let description = try Scenes.storyboard(
      [
        navigation(to: "start"), start("c", "showDetail"),
        Scenes.controller(size: phone, attributes: #"modalPresentationStyle="fullScreen""#),
      ], tools: "14868", device: "retina6_1")
    #expect(try safeArea(of: description).top == 44)
  }

  @Test func detailsOfASplitViewAreNoSheets() throws {
    let split = """
      <splitViewController id="split" sceneMemberID="viewController"><connections>
      <segue destination="start" kind="relationship" relationship="masterViewController" id="m"/>
      </connections></splitViewController>
      """
    let description = try Scenes.storyboard(
      [
        split, start("n", "showDetail"), navigation(to: "c"), Scenes.controller(size: phone),
      ], tools: "14868", device: "retina6_1")
    // Xcode 11: 44 + 44 (n=2).
    #expect(try safeArea(of: description).top == 88)
  }

  @Test func simulatedBarsReplaceInferredOnes() throws {
    let none = #"<nil key="simulatedTopBarMetrics"/>"#
    let description = try Scenes.storyboard(
      [navigation(to: "c"), Scenes.controller(size: phone, beside: none)], tools: "17156",
      device: "retina6_1")
    #expect(try safeArea(of: description).top == 44)
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let other = try Scenes.storyboard(
      [Scenes.controller(size: phone, beside: bar)], tools: "17156", device: "retina6_1")
    #expect(try safeArea(of: other).top == 88)
  }

  /// *Simulated Metrics* are not built into the app; what code makes may be shown in a container of its own.
  @Test(arguments: [
    ("presentation", "", false), ("popoverPresentation", "", false), ("show", "", true),
    ("presentation", "storyboardIdentifier=\"Page\"", true),
  ])
  func simulatedBarsOfScenesThatAreOnlyPresentedAreOnTheCanvasAlone(
    kind: String, attributes: String, hasBars: Bool
  ) throws {
    let bars = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    let description = try Scenes.storyboard(
      [start("c", kind), Scenes.controller(size: phone, attributes: attributes, beside: bars)],
      tools: "17156", device: "retina6_1")
    let device = try DeviceEnvironment.named("retina6_1", .landscape)
    let scene = try #require(laidOut(description, on: device).first { $0.rootID == "c" })
    let insets = scene.rootView.layoutView.safeAreaInsets
    #expect((insets.top > 0) == hasBars)
    #expect((insets.bottom > 21) == hasBars, "the home indicator takes 21 points")
  }

  @Test(arguments: [("11762", 0.0), ("14460.31", 20)])
  func embeddedScenesHaveAStatusBarSinceXcode9(tools: String, top: Double) throws {
    let description = try Scenes.storyboard(
      [start("c", "embed"), Scenes.controller(size: (375, 400))], tools: tools,
      device: "retina4_7")
    #expect(try safeArea(of: description) == EdgeInsets(top: top))
  }

  @Test(
    arguments: [
      // A view as wide as the screen is free of the home indicator, a wider one is not (xibs of free form, n=17).
      ("18122", 414, 0.0), ("18122", 433, 34),
    ])
  func homeIndicatorOfTopLevelViews(tools: String, width: Int, bottom: Double) throws {
    let description = try Scenes.xib(
      """
      <view id="c"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="160"/>
      <viewLayoutGuide key="safeArea" id="safe"/></view>
      """, tools: tools, device: "retina6_1")
    #expect(try safeArea(of: description).bottom == bottom)
  }

  @Test(
    arguments: [
      // Up to Xcode 10 the status bar covers views that fill the screen only, from Xcode 14.3 on all.
      ("13771", 667, 20.0), ("13771", 160, 0), ("14490", 160, 0), ("22505", 160, 20),
    ])
  func statusBarOfTopLevelViews(tools: String, height: Int, top: Double) throws {
    let description = try Scenes.xib(
      """
      <view id="c"><rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
      <viewLayoutGuide key="safeArea" id="safe"/></view>
      """, tools: tools, device: "retina4_7")
    #expect(try safeArea(of: description).top == top)
  }

  @Test func marginsKnowNothingOfBarsBeforeXcode9() throws {
    let description = try Scenes.storyboard(
      [Scenes.controller(size: (375, 667))], tools: "11762", device: "retina4_7",
      attributes: "")
    let scene = try #require(laidOut(description).first)
    #expect(
      scene.rootView.layoutView.effectiveLayoutMargins
        == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
