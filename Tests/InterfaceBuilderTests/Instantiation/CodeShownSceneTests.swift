import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Scenes that only code shows, about whose surroundings the document says nothing.
@MainActor @Suite struct CodeShownSceneTests {
  /// The top of the safe area of the iPhone 14 Pro.
  private static let statusBar = 59.0

  /// The top inset of the content of a short collection view that is a scene's root.
  private func inset(
    attributes: String = "", storyboard: String = "", beside: [String] = [], onCanvas: Bool = false
  ) throws -> Double {
    let scene = """
      <collectionViewController id="c" \(attributes) sceneMemberID="viewController">
        <collectionView key="view" id="list">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="f"/>
        </collectionView>
      </collectionViewController>
      """
    let description = try Scenes.storyboard(
      [scene] + beside, attributes: #"useSafeAreas="YES" \#(storyboard)"#)
    let device = try DeviceEnvironment.named("retina6_12")
    let scenes =
      onCanvas ? laidOut(description) : laidOut(description, on: device)
    let list = try #require(scenes[0].view(id: "list") as? UIScrollView)
    return Double(list.adjustedContentInset.top)
  }

  private static let identified = #"storyboardIdentifier="list""#

  @Test func theirContentKeepsClearOfTheStatusBar() throws {
    #expect(try inset(attributes: Self.identified) == Self.statusBar)
  }

  @Test func scenesThatTheDocumentPlacesAreTakenAsPlaced() throws {
    // UIKit adjusts the insets of content that does not scroll in navigation controllers alone.
    #expect(try inset() == 0)
    #expect(
      try inset(attributes: Self.identified, storyboard: #"initialViewController="c""#) == 0)
    let presenting = Scenes.controller(
      id: "a", size: (393, 852),
      beside: """
        <connections><segue destination="c" kind="presentation" modalPresentationStyle="fullScreen" id="s"/></connections>
        """)
    #expect(try inset(attributes: Self.identified, beside: [presenting]) == 0)
  }

  @Test func theCanvasShowsThemAsTheyAreSaved() throws {
    #expect(try inset(attributes: Self.identified, onCanvas: true) == 0)
  }
}
