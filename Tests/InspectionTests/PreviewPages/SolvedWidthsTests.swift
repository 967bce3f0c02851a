import AutoLayout
import Devices
import InterfaceBuilder
import PangoText
import TestSupport
import Testing
import UIKit

@testable import Inspection

/// Scenes laid out at one width after another, with the views that they have, as at each width by itself.
@MainActor @Suite struct SolvedWidthsTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private static let widths: [Double] = [
    320, 480, 400, 360, 440, 340, 380, 350, 345, 341, 330, 460, 320,
  ]

  private func inspector(_ scenes: String) throws -> DocumentInspector {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes)</scenes></document>
      """
    return try DocumentInspector(bytes: Array(text.utf8), path: "a.storyboard")
  }

  private func window() throws -> ResizedWindow {
    ResizedWindow(try DeviceEnvironment.named("retina4_0"))
  }

  private func view(_ id: String, _ inside: String, isMasked: Bool = false) -> String {
    """
    <view contentMode="scaleToFill" id="\(id)" \
    \(isMasked ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\"")>
    <rect key="frame" x="20" y="100" width="335" height="200"/>
    \(isMasked ? "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>" : "")
    <subviews>\(inside)</subviews></view>
    """
  }

  private func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" text="\(text)" lineBreakMode="wordWrap" numberOfLines="0" id="\(id)" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="100" width="335" height="41"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private static let words =
    "Every row is as high as its text, which takes more lines where the screen is narrower."

  private static func pin(_ item: String, to other: String, _ attributes: [String]) -> String {
    attributes.map {
      """
      <constraint firstItem="\(item)" firstAttribute="\($0)" secondItem="\(other)" \
      secondAttribute="\($0)" id="\(item)-\($0)"/>
      """
    }.joined()
  }

  private func scene(_ subviews: String, _ constraints: String = "") -> String {
    PreviewFixture.scene("a", subviews: subviews).replacingOccurrences(
      of: "<color key=\"backgroundColor\"",
      with: "<constraints>\(constraints)</constraints><color key=\"backgroundColor\"")
  }

  /// A table of rows that are as high as their texts.
  private var table: String {
    let cell = """
      <tableViewCell clipsSubviews="YES" id="cell" reuseIdentifier="cell" rowHeight="-1">
      <rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(label("row", Self.words))</subviews><constraints>
      \(Self.pin("row", to: "content", ["leadingMargin", "trailingMargin", "top", "bottom"])
        .replacingOccurrences(of: "firstAttribute=\"leadingMargin\"", with: "firstAttribute=\"leading\"")
        .replacingOccurrences(of: "firstAttribute=\"trailingMargin\"", with: "firstAttribute=\"trailing\""))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    return """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" \
      sectionHeaderHeight="28" sectionFooterHeight="28" id="table" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="200" width="375" height="467"/><prototypes>\(cell)</prototypes>
      </tableView>
      """
  }

  /// The frames at each width: those of scenes that take the next width, and those of scenes made for it.
  private func frames(_ inspector: DocumentInspector) throws -> (kept: [[Rect]], new: [[Rect]]) {
    let window = try window()
    var widths = SolvedWidths(inspector) { .device(window.environment(width: $0)) }
    func frames(_ scene: SolvedScene?) -> [Rect] { scene?.solution.views.map(\.frame) ?? [] }
    return measuring(with: measurer) {
      (
        Self.widths.map { frames(widths.scene("a", at: $0)) },
        Self.widths.map { width in
          frames(inspector.solve(in: .device(window.environment(width: width))).first)
        }
      )
    }
  }

  /// Whether the scene has the same views at two widths.
  private func keepsViews(_ inspector: DocumentInspector) throws -> Bool {
    let window = try window()
    var widths = SolvedWidths(inspector) { .device(window.environment(width: $0)) }
    return measuring(with: measurer) {
      let first = widths.scene("a", at: 320)?.instance.rootView
      return first != nil && widths.scene("a", at: 480)?.instance.rootView === first
    }
  }

  @Test func aSceneTakesWidthsOneAfterAnother() throws {
    let constraints =
      Self.pin("text", to: "ag", ["leading", "trailing", "top"])
      + Self.pin("table", to: "av", ["leading", "trailing", "bottom"])
        + """
        <constraint firstItem="table" firstAttribute="top" secondItem="text" secondAttribute="bottom" \
        constant="8" id="gap"/>
        """
    let inspector = try inspector(scene(label("text", Self.words) + table, constraints))
    #expect(try keepsViews(inspector))
    let (kept, new) = try frames(inspector)
    #expect(kept == new)
    #expect(kept.allSatisfy { !$0.isEmpty })
  }

  @Test func aViewWithAMaskIsMadeAnew() throws {
    let inspector = try inspector(scene(view("masked", "", isMasked: true)))
    #expect(try !keepsViews(inspector))
    let (kept, new) = try frames(inspector)
    #expect(kept == new)
  }

  @Test func anAmbiguousSceneIsMadeAnew() throws {
    let inspector = try inspector(
      scene(view("open", ""), Self.pin("open", to: "ag", ["leading", "top"])))
    #expect(try !keepsViews(inspector))
  }

  @Test func aSceneWhoseConstraintsContradictIsMadeAnew() throws {
    let inspector = try inspector(
      scene(
        view("box", ""),
        Self.pin("box", to: "ag", ["leading", "trailing", "top", "bottom"])
          + "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"50\" id=\"w\"/>"))
    #expect(try !keepsViews(inspector))
  }

  @Test func aPictureShowsWhatContainerViewsHold() throws {
    func container(_ id: String, showing other: String) -> String {
      """
      <containerView opaque="NO" contentMode="scaleToFill" id="\(id)" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="100"/><connections>
      <segue destination="\(other)" kind="embed" id="\(id)s"/></connections></containerView>
      """
    }
    let inspector = try inspector(
      PreviewFixture.scene("a", subviews: container("c", showing: "b"))
        + PreviewFixture.scene("b", subviews: container("d", showing: "e"))
        + PreviewFixture.scene("e", subviews: "") + PreviewFixture.scene("f", subviews: ""))
    let window = try window()
    let widths = SolvedWidths(inspector) { .device(window.environment(width: $0)) }
    measuring(with: measurer) {
      #expect(widths.scenes(inside: "a", at: 320).map(\.solution.rootID) == ["b", "e"])
      #expect(widths.scenes(inside: "e", at: 320).isEmpty)
    }
  }
}
