import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Scenes whose size follows from how they come on screen.
@MainActor
@Suite struct PresentationTests {
  private func scenes(
    _ segue: String, destinationSize: (width: Int, height: Int), device: String?
  ) throws -> [SceneInstance] {
    let description = try Scenes.storyboard([
      Scenes.controller(
        id: "a", size: (393, 852),
        inside: """
          <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="20" y="100" width="353" height="200"/>
          <connections>\(segue)</connections></containerView></subviews><constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="va" \
          secondAttribute="leading" constant="20" id="k1"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
          constant="20" id="k2"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="va" secondAttribute="top" \
          constant="100" id="k3"/>
          <constraint firstItem="box" firstAttribute="height" constant="200" id="k4"/></constraints>
          """),
      Scenes.controller(id: "b", size: destinationSize),
    ])
    var canvas = Canvas(of: description)
    if let device { canvas.device = try #require(Device.named(device)) }
    return laidOut(description, for: canvas)
  }

  private let embedding = #"<segue destination="b" kind="embed" id="s"/>"#

  @Test(arguments: [("retina6_12", 353.0), ("retina4_0", 280.0), ("ipad9_7", 728.0)])
  func embeddedScenesAreAsLargeAsTheirContainer(device: String, width: Double) throws {
    let scenes = try scenes(embedding, destinationSize: (353, 200), device: device)
    #expect(scenes[0].frame("box")?.width == width)
    #expect(scenes[1].rootView.frame.size == CGSize(width: width, height: 200))
  }

  @Test func aSceneEmbeddedInItselfFillsTheScreen() throws {
    let scenes = try scenes(
      #"<segue destination="a" kind="embed" id="s"/>"#, destinationSize: (353, 200),
      device: "retina4_0")
    #expect(scenes[0].rootView.frame.size == CGSize(width: 320, height: 568))
  }

  @Test(arguments: [
    ("NO", "", 393.0), ("YES", "", 200.0),
    ("NO", #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#, 200.0),
  ])
  func rootsLaidOutByConstraintsFillTheCanvasUnlessTheyAreFree(
    translates: String, metrics: String, width: Double
  ) throws {
    let description = try Scenes.storyboard([
      """
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" translatesAutoresizingMaskIntoConstraints="\(translates)" id="v">
      <rect key="frame" x="0.0" y="0.0" width="200" height="852"/></view>\(metrics)
      </viewController>
      """
    ])
    #expect(try #require(laidOut(description).first).rootView.frame.width == width)
    let xib = try Scenes.xib(
      """
      <view translatesAutoresizingMaskIntoConstraints="\(translates)" id="v">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>\(metrics)</view>
      """)
    #expect(try #require(laidOut(xib).first).rootView.frame.width == width)
  }

  @Test func popoversKeepTheirSizeWhereThereIsRoomAndBecomeSheetsElsewhere() throws {
    let segue = #"<segue destination="b" kind="popoverPresentation" id="s"/>"#
    let large = try scenes(segue, destinationSize: (300, 400), device: "ipad9_7")
    #expect(large[1].rootView.frame.size == CGSize(width: 300, height: 400))
    let small = try scenes(segue, destinationSize: (300, 400), device: "retina4_0")
    #expect(small[1].rootView.frame.width == 320)
    #expect(small[1].rootView.frame.height > 400)
  }

  @Test func popoversAsLargeAsTheCanvasFillIt() throws {
    let segue = #"<segue destination="b" kind="popoverPresentation" id="s"/>"#
    let filling = try scenes(segue, destinationSize: (393, 852), device: nil)
    #expect(filling[1].rootView.safeAreaInsets.top == 59)
    let floating = try scenes(segue, destinationSize: (300, 400), device: nil)
    #expect(floating[1].rootView.safeAreaInsets.top == 0)
  }

  @Test func rootsLaidOutByConstraintsAreAsLargeAsThoseRequire() throws {
    func size(translates: String, priority: Int) throws -> Size? {
      let xib = try Scenes.xib(
        """
        <view translatesAutoresizingMaskIntoConstraints="\(translates)" id="v">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/><constraints>
        <constraint firstAttribute="height" constant="120" priority="\(priority)" id="h"/>
        </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """)
      return laidOut(xib).first?.frame("v")?.size
    }
    #expect(try size(translates: "NO", priority: 1000) == Size(width: 200, height: 120))
    #expect(try size(translates: "NO", priority: 999) == Size(width: 200, height: 100))
    #expect(try size(translates: "YES", priority: 1000) == Size(width: 200, height: 100))
  }

  @Test func formSheetsFloatOnLargeScreens() throws {
    let segue =
      #"<segue destination="b" kind="presentation" modalPresentationStyle="formSheet" id="s"/>"#
    let large = try scenes(segue, destinationSize: (393, 842), device: "ipad9_7")
    #expect(large[1].rootView.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    let small = try scenes(segue, destinationSize: (393, 842), device: "retina4_0")
    #expect(small[1].rootView.frame.width == 320)
  }
}
