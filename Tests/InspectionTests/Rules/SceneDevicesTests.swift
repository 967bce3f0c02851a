import Devices
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Scenes and rows that are made for some devices only.
@MainActor
struct SceneDevicesTests {
  private func scene(_ identifier: String, id: String, container: String = "") -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <viewController \(identifier.isEmpty ? "" : "storyboardIdentifier=\"\(identifier)\"") \
    id="\(id)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    \(Element.view("\(id)-wide", [0, 20, 335, 40]))</subviews>
    <constraints>\(Element.constraint("\(id)-x", "\(id)-wide", "leading", "\(id)-root", "leading"))
    \(Element.constraint("\(id)-y", "\(id)-wide", "top", "\(id)-root", "top"))
    \(Element.constraint("\(id)-w", "\(id)-wide", "width", nil, nil, "constant=\"2000\""))
    \(Element.constraint("\(id)-h", "\(id)-wide", "height", nil, nil, "constant=\"40\""))
    </constraints></view></viewController>\(container)</objects></scene>
    """
  }

  private func severity(
    of id: String, in scenes: String, on device: String
  ) throws -> [Finding.Severity] {
    let document = try Storyboard(scenes: scenes)
    let inspector = try DocumentInspector(path: document.path)
    return inspector.findings(on: [try .named(device, .portrait)])
      .filter { $0.rule == .outsideSuperview && $0.objectIDs.contains("\(id)-wide") }
      .map(\.severity)
  }

  @Test(arguments: [
    ("Login_iPad", "retina4_7", Finding.Severity.info), ("Login_iPad", "ipad9_7", .warning),
    ("Login-ipad", "retina4_7", .info), ("Login", "retina4_7", .warning),
    ("Login_iPhone", "ipad9_7", .warning),
  ])
  func anIdentifierNamesPads(
    identifier: String, device: String, severity expected: Finding.Severity
  ) throws {
    let found = try severity(of: "a", in: scene(identifier, id: "a"), on: device)
    #expect(found == [expected])
  }

  /// A scene for phones is for these alone where there is another one for pads.
  @Test func theOtherSceneIsForPhones() throws {
    let scenes = scene("Login_iPhone", id: "a") + scene("Login_iPad", id: "b")
    #expect(try severity(of: "a", in: scenes, on: "ipad9_7") == [.info])
    #expect(try severity(of: "a", in: scenes, on: "retina4_7") == [.warning])
    #expect(try severity(of: "b", in: scenes, on: "retina4_7") == [.info])
  }

  @Test func theIdentifierOfTheContainerCounts() throws {
    let container = """
      <scene sceneID="nav"><objects>
      <navigationController storyboardIdentifier="Login_iPad" id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    #expect(
      try severity(of: "a", in: scene("", id: "a") + container, on: "retina4_7") == [.info])
  }

  /// A navigation controller in a split view that is named for pads.
  @Test func theIdentifierOfAnOuterContainerCounts() throws {
    let containers = """
      <scene sceneID="nav"><objects>
      <navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="split"><objects>
      <splitViewController storyboardIdentifier="main_ipad" id="s" sceneMemberID="viewController">
      <connections>
      <segue destination="n" kind="relationship" relationship="detailViewController" id="d"/>
      </connections></splitViewController></objects></scene>
      """
    #expect(
      try severity(of: "a", in: scene("", id: "a") + containers, on: "retina4_7") == [.info])
  }

  /// A row that is wider than any screen is for a table that scrolls sideways.
  @Test(arguments: [(1900.0, true), (375, false)])
  func aRowIsDrawnBeyondScreens(width: Double, isNote: Bool) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" rowHeight="44" id="row">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="row" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/><subviews>
      \(Element.view("wide", [1000, 0, 700, 40]))</subviews>
      <constraints>\(Element.place("wide", [1000, 0, 700, 40], in: "content"))
      \(Element.constraint("end", "content", "trailing", "wide", "trailing", "constant=\"200\""))
      </constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try Storyboard(text: text, name: "Row.xib")
    let inspector = try DocumentInspector(path: document.path)
    let found = inspector.findings(on: [try .named("retina4_7", .portrait)])
      .filter { $0.rule == .conflictingConstraints }
    #expect(found.map { $0.severity == .info } == [isNote])
  }
}
