import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// The content of rows beside the cut-out of a phone in landscape.
@MainActor
struct CellSafeAreaTests {
  @Test(arguments: [("", 59.0), (#"contentViewInsetsToSafeArea="NO""#, 0)])
  func contentBeginsBesideTheCutOut(attribute: String, inset: Double) throws {
    let table = """
      <subviews><tableView \(attribute) rowHeight="80" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell reuseIdentifier="r" id="cell">
      <rect key="frame" x="0" y="0" width="393" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="80"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="40" height="40"/></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="k1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="k2"/>
      <constraint firstItem="a" firstAttribute="width" constant="40" id="k3"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="k4"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews><constraints>
      <constraint firstItem="t" firstAttribute="leading" secondItem="vc" secondAttribute="leading" id="k5"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="vc" secondAttribute="top" id="k6"/>
      <constraint firstItem="vc" firstAttribute="trailing" secondItem="t" secondAttribute="trailing" id="k7"/>
      <constraint firstItem="vc" firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="k8"/>
      </constraints>
      """
    let description = try Scenes.storyboard([Scenes.controller(size: (393, 852), inside: table)])
    var device = try DeviceEnvironment.named("retina6_12")
    device.orientation = .landscape
    let scene = try #require(laidOut(description, on: device).first)
    let view = try #require(scene.view(id: "a"))
    let content = try #require(scene.view(id: "content"))
    #expect(Double(view.convert(view.bounds.origin, to: scene.rootView).x) == inset)
    #expect(Double(content.frame.width) == 852 - 2 * inset)
    #expect(Double(content.safeAreaInsets.left) == 59 - inset)
  }
}
