import Devices
import InterfaceBuilder
import Testing
import UIKit

/// The same property of a document's first scene with a quirk of its canvas and without it.
struct QuirkComparison<Value> {
  let with: Value
  let without: Value

  /// Lays out a document on its canvas, which must have the quirk, and again with the quirk left out.
  @MainActor
  init(
    _ quirk: CanvasQuirk, of description: DocumentDescription, scene rootID: String? = nil,
    _ value: (SceneInstance) throws -> Value
  ) throws {
    func result(omitting omitted: Set<CanvasQuirk>) throws -> Value {
      let scene = laidOut(description, omitting: omitted).first {
        rootID == nil || $0.rootID == rootID
      }
      return try value(#require(scene))
    }
    try #require(InterfaceBuilderCanvas(of: description).quirks.contains(quirk))
    try #require(
      !InterfaceBuilderCanvas(of: description, omitting: [quirk]).quirks.contains(quirk))
    with = try result(omitting: [])
    without = try result(omitting: [quirk])
  }
}

/// Documents for tests of quirks.
enum QuirkFixtures {
  /// A top-level view `v`, 300 × 400 points, with a subview in its corner.
  static func corner(
    _ view: String, id: String, tools: String, device: String = "retina4_7", beside: String = ""
  ) throws -> DocumentDescription {
    try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <subviews>\(view)</subviews><constraints>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c2"/></constraints></view></objects>\(beside)<objects>
      """, tools: tools, device: device)
  }

  /// A label `l` in the corner of a view.
  static func label(
    font: String, tools: String, attributes: String = "", beside: String = ""
  ) throws -> DocumentDescription {
    try corner(
      """
      <label text="Hills" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" \(font)/></label>
      """, id: "l", tools: tools, beside: beside)
  }

  /// A view controller `c` alone, as large as the screen.
  static func screen(
    _ size: (width: Int, height: Int), tools: String, device: String
  ) throws -> DocumentDescription {
    try Scenes.storyboard(
      [Scenes.controller(id: "c", size: size)], tools: tools, device: device)
  }

  /// A view controller `c` that another one presents or embeds.
  static func shown(
    by kind: String, size: (width: Int, height: Int), tools: String, device: String
  ) throws -> DocumentDescription {
    try Scenes.storyboard(
      [
        """
        <viewController id="start" sceneMemberID="viewController"><connections>
        <segue destination="c" kind="\(kind)" id="s"/></connections></viewController>
        """, Scenes.controller(id: "c", size: size),
      ], tools: tools, device: device)
  }

  /// A top-level view of a size.
  static func topLevel(
    _ width: Int, _ height: Int, tools: String, device: String
  ) throws -> DocumentDescription {
    try Scenes.xib(
      """
      <view id="c"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <viewLayoutGuide key="safeArea" id="safe"/></view>
      """, tools: tools, device: device)
  }
}
