import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Scenes that a scene inside a container view shows.
///
/// Source: Apple's documentation of `show(_:sender:)` and `targetViewController(forAction:sender:)`.
@MainActor
@Suite struct ShownFromContainersTests {
  /// A scene `a` with a container view of 353 by 200 points.
  private func host(embedding id: String) -> String {
    Scenes.controller(
      id: "a", size: (393, 852),
      inside: """
        <subviews><containerView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="100" width="353" height="200"/>
        <connections><segue destination="\(id)" kind="embed" id="se"/></connections>
        </containerView></subviews>
        """)
  }

  private func navigation(_ id: String, root: String) -> String {
    """
    <navigationController id="\(id)" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar\(id)">
    <rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" \
    id="sr\(id)"/></connections></navigationController>
    """
  }

  private func shown(
    by kind: String, in controllers: [String], metrics: String = ""
  ) throws -> SceneInstance {
    let connections = """
      \(metrics)<connections><segue destination="d" kind="\(kind)" id="sd"/></connections>
      """
    let description = try Scenes.storyboard(
      controllers + [
        Scenes.controller(id: "c", size: (353, 200), beside: connections),
        Scenes.controller(id: "d", size: (393, 852)),
      ])
    return try #require(
      laidOut(description, on: try .named("retina6_12")).first { $0.rootID == "d" })
  }

  @Test(
    "A navigation controller around the container pushes over all", arguments: ["push", "show"])
  func outside(kind: String) throws {
    let scene = try shown(by: kind, in: [navigation("n", root: "a"), host(embedding: "c")])
    #expect(scene.rootView.frame.size == CGSize(width: 393, height: 852))
    #expect(scene.rootView.safeAreaInsets.top > 100)
  }

  @Test(
    "A navigation controller in the container pushes inside of it", arguments: ["push", "show"])
  func inside(kind: String) throws {
    let scene = try shown(by: kind, in: [host(embedding: "n"), navigation("n", root: "c")])
    #expect(scene.rootView.frame.size == CGSize(width: 353, height: 200))
  }

  @Test(
    "A bar that the embedded scene simulates is that of the navigation controller around the container"
  )
  func simulated() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let scene = try shown(
      by: "show", in: [navigation("n", root: "a"), host(embedding: "c")], metrics: bar)
    #expect(scene.rootView.frame.size == CGSize(width: 393, height: 852))
  }

  @Test("Without a navigation controller a show presents")
  func presented() throws {
    let scene = try shown(by: "show", in: [host(embedding: "c")])
    #expect(scene.rootView.frame.width == 393)
    #expect(scene.rootView.frame.height > 700)
    #expect(scene.rootView.safeAreaInsets.top == 0)
  }
}
