import AutoLayout
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Safe areas of views that are smaller than the screen.
@MainActor
@Suite("Loaded views")
struct LoadedViewTests {
  private func xib(
    owner: String, width: Int = 393, height: Int, outlet: String = "v", more: String = ""
  ) throws -> DocumentDescription {
    try Scenes.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
      <connections><outlet property="view" destination="\(outlet)" id="o"/></connections></placeholder>
      <view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(more)</view>
      """)
  }

  private func insets(_ description: DocumentDescription) throws -> [UIEdgeInsets] {
    laidOut(description, on: try .named("retina6_12")).map(\.rootView.safeAreaInsets)
  }

  @Test("a view that is put into another one has no safe area of the device's")
  func smallViews() throws {
    #expect(try insets(xib(owner: "Banner", height: 72)) == [.zero])
  }

  @Test("the view of a controller has, and one that fills the screen")
  func controllersViews() throws {
    #expect(try insets(xib(owner: "BannerViewController", height: 72)).map(\.top) == [59])
    #expect(try insets(xib(owner: "Banner", height: 852)).map(\.top) == [59])
    #expect(
      try insets(xib(owner: "BannerViewController", height: 72, outlet: "other")) == [.zero])
  }

  @Test(
    "the view of a controller that is as large as the screen of another device fills the screen",
    arguments: [
      ("MenuController", 568, 852.0), ("MenuVC", 568, 852), ("Menu", 568, 568),
      ("MenuController", 500, 500),
    ])
  func viewsOfOtherScreens(owner: String, height: Int, shown: Double) throws {
    let description = try xib(owner: owner, width: 320, height: height)
    let scenes = laidOut(description, on: try .named("retina6_12"))
    #expect(scenes.map { Double($0.rootView.frame.height) } == [shown])
    #expect(laidOut(description).map { Double($0.rootView.frame.height) } == [Double(height)])
  }

  @Test(
    "a top-level control that constraints lay out keeps its size, a view fills the screen",
    arguments: [("button", 24.0), ("view", 852)])
  func looseControls(name: String, shown: Double) throws {
    let description = try Scenes.xib(
      """
      <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="24" height="24"/></\(name)>
      """)
    let scenes = laidOut(description, on: try .named("retina6_12"))
    #expect(scenes.map { Double($0.rootView.frame.height) } == [shown])
  }

  @Test(
    "a launch screen fills the screen, whatever the canvas",
    arguments: [("YES", 852.0), ("NO", 480)])
  func launchScreens(launchScreen: String, shown: Double) throws {
    let description = try Scenes.xib(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="480" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, attributes: "launchScreen=\"\(launchScreen)\"")
    let scenes = laidOut(description, on: try .named("retina6_12"))
    #expect(scenes.map { Double($0.rootView.frame.height) } == [shown])
    #expect(laidOut(description).map { Double($0.rootView.frame.height) } == [480])
  }

  @Test(
    "a row whose picture comes at run time is as high as stored, and one that its content needs higher is that",
    arguments: [(80, 80.0), (12, 18)])
  func rowsHeldByAnEmptyPicture(height: Int, shown: Double) throws {
    let description = try Scenes.xib(
      """
      <tableViewCell id="v"><rect key="frame" x="0" y="0" width="393" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="v" id="n">
      <rect key="frame" x="0" y="0" width="393" height="\(height)"/><subviews>
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="16" y="9" width="62" height="\(height - 18)"/></imageView></subviews><constraints>
      <constraint firstItem="p" firstAttribute="leading" secondItem="n" secondAttribute="leading" constant="16" id="1"/>
      <constraint firstItem="p" firstAttribute="top" secondItem="n" secondAttribute="top" constant="9" id="2"/>
      <constraint firstAttribute="bottom" secondItem="p" secondAttribute="bottom" constant="9" id="3"/>
      <constraint firstItem="p" firstAttribute="width" secondItem="p" secondAttribute="height" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """)
    let scenes = laidOut(description, on: try .named("retina6_12"))
    #expect(scenes.map { Double($0.rootView.frame.height) } == [shown])
  }

  @Test("a low free-form scene has none", arguments: [(110, 0.0), (800, 59)])
  func freeform(height: Int, top: Double) throws {
    let controller = Scenes.controller(
      size: (393, height),
      beside: #"""
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="393" height="\#(height)"/>
        """#)
    #expect(try insets(Scenes.storyboard([controller])).map { Double($0.top) } == [top])
  }

  @Test(
    "a free-form scene fills the screen, unless it is low and nothing shows it",
    arguments: [
      (110, "", 110.0), (110, #"initialViewController="c""#, 852), (1200, "", 852), (600, "", 852),
    ])
  func sizesOfFreeformScenes(height: Int, attributes: String, shown: Double) throws {
    let description = try Scenes.storyboard(
      [
        Scenes.controller(
          size: (393, height),
          beside: #"<size key="freeformSize" width="393" height="\#(height)"/>"#)
      ], attributes: #"useSafeAreas="YES" "# + attributes)
    let scenes = laidOut(description, on: try .named("retina6_12"))
    #expect(scenes.map { Double($0.rootView.frame.height) } == [shown])
    #expect(laidOut(description).map { Double($0.rootView.frame.height) } == [Double(height)])
  }

  @Test(
    "a free-form scene for an upright screen is as low on a turned one, and one narrower than phones has its width",
    arguments: [
      ((300, 340), true, 300.0), ((300, 700), false, 300), ((300, 700), true, 300),
      ((393, 500), true, 393), ((393, 600), true, 852), ((600, 300), true, 852),
    ])
  func smallFreeformScenes(size: (Int, Int), isTurned: Bool, width: Double) throws {
    let description = try Scenes.storyboard([
      Scenes.controller(
        size: size,
        beside: #"<size key="freeformSize" width="\#(size.0)" height="\#(size.1)"/>"#)
    ])
    let scenes = laidOut(
      description, on: try .named("retina6_12", isTurned ? .landscape : .portrait))
    #expect(scenes.map { Double($0.rootView.frame.width) } == [width])
  }

  @Test(
    "a free-form view of a controller fills the screen, if it is upright and as wide as phones",
    arguments: [
      ("MenuController", 375, 1080, 852.0, 393.0, 59.0), ("MenuController", 320, 806, 852, 393, 59),
      ("Menu", 375, 1080, 1080, 375, 0), ("MenuController", 393, 110, 110, 393, 0),
      ("MenuController", 300, 700, 700, 300, 0), ("MenuController", 600, 568, 568, 600, 59),
    ])
  func freeformViewsOfControllers(
    owner: String, width: Int, height: Int, shown: Double, across: Double, top: Double
  ) throws {
    let description = try xib(
      owner: owner, width: width, height: height,
      more: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    let views = laidOut(description, on: try .named("retina6_12")).map(\.rootView)
    #expect(views.map { Double($0.frame.height) } == [shown])
    #expect(views.map { Double($0.frame.width) } == [across])
    #expect(views.map { Double($0.safeAreaInsets.top) } == [top])
    #expect(laidOut(description).map { Double($0.rootView.frame.height) } == [Double(height)])
  }

  @Test("a low free-form scene fills the container that a segue leads from")
  func freeformSceneOfANavigationController() throws {
    let description = try Scenes.storyboard([
      """
      <navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController>
      """,
      Scenes.controller(
        size: (393, 110), beside: #"<size key="freeformSize" width="393" height="110"/>"#),
    ])
    let scene = laidOut(description, on: try .named("retina6_12")).first { $0.rootID == "c" }
    #expect(scene?.rootView.frame.height == 852)
  }
}
