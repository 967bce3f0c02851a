import Devices
import TestSupport
import Inspection
import InterfaceBuilder
import PangoText
import UIKit

/// Storyboards written for the tests of pictures.
@MainActor
enum PreviewFixture {
  /// Lays out the scenes of a storyboard.
  ///
  /// - Parameters:
  ///   - scenes: The `<scene>` elements.
  ///   - device: The device to lay out for.
  ///   - orientation: How it is held.
  ///   - measurer: What measures text.
  /// - Returns: The scenes in document order.
  /// - Throws: What keeps the storyboard from being read.
  static func solve(
    _ scenes: String, device: String = "retina4_7", orientation: Orientation = .portrait,
    measurer: PangoTextMeasurer
  ) throws -> [SolvedScene] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes>
      \(scenes)
          </scenes>
      </document>

      """
    let description = DocumentDescription(
      try Document(bytes: Array(text.utf8), path: "test.storyboard"))
    var held = try DeviceEnvironment.named(device)
    held.orientation = orientation
    let environment = LayoutEnvironment.device(held)
    return measuring(with: measurer) { SceneSolver(description).solve(in: environment) }
  }

  /// A scene whose view has subviews.
  static func scene(
    _ id: String, title: String = "", subviews: String, connections: String = ""
  ) -> String {
    let item =
      title.isEmpty
      ? "" : "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"\(id)n\"/>"
    return """
      <scene sceneID="\(id)s"><objects>
          <viewController title="\(id)" id="\(id)" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="\(id)v">
                  <rect key="frame" x="0" y="0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>\(subviews)</subviews>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                  <viewLayoutGuide key="safeArea" id="\(id)g"/>
              </view>
              \(item)<connections>\(connections)</connections>
          </viewController>
      </objects></scene>
      """
  }

  /// A navigation controller that shows a scene first.
  static func navigationController(root: String) -> String {
    """
    <scene sceneID="navs"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                <rect key="frame" x="0" y="20" width="375" height="44"/>
            </navigationBar>
            <connections>
                <segue destination="\(root)" kind="relationship" \
    relationship="rootViewController" id="seg"/>
            </connections>
        </navigationController>
    </objects></scene>
    """
  }

  /// A view of a kind, with what is inside its element.
  static func view(
    _ element: String, id: String, x: Int, y: Int, width: Int, height: Int,
    attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) contentMode="scaleToFill" fixedFrame="YES" id="\(id)" \(attributes)>
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
        \(inside)
    </\(element)>
    """
  }
}
