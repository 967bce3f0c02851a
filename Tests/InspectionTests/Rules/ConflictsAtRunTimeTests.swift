import Devices
import InterfaceBuilder
import Projects
import TestSupport
import Testing

@testable import Inspection

/// Conflicts that what happens at run time ends.
@MainActor
struct ConflictsAtRunTimeTests {
  /// Code that hides a view gives its height another constant as well.
  @Test(arguments: [("h", Finding.Severity.info), ("w", .warning)])
  func theExtentThatCodeSetsOfAHiddenViewIsANote(id: String, severity: Finding.Severity) throws {
    let document = try Storyboard(
      subviews: """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews>\(Element.view("shown", [0, 0, 100, 50]))
        \(Element.view("gone", [0, 0, 0, 50]).replacing("<view ", with: "<view hidden=\"YES\" "))
        </subviews></stackView>
        """,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top")
        + Element.constraint("w", "shown", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("s", "shown", "height", nil, nil, "constant=\"50\"")
        + Element.constraint("h", "gone", "height", nil, nil, "constant=\"50\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="h"/><constraint id="w"/>
        <connections><outlet property="item" destination="\(id)" id="o"/></connections></viewController>
        """.utf8))
    var inspector = try DocumentInspector(path: document.path)
    inspector.code = CodeFacts(outlets, written: ["Scene": ["item": ["constant"]]])
    let findings = inspector.findings(on: [inspector.savedDevice])
    #expect(findings.filter { $0.rule == .conflictingConstraints }.map(\.severity) == [severity])
  }

  /// The constraints of a view go with it.
  @Test(arguments: [
    (ProjectFacts.removedMember, "text", Finding.Severity.info),
    ("tintColor", "text", .error),
    (ProjectFacts.removedMember, ProjectFacts.constrainedMember, .error),
  ])
  func theConstraintsOfAViewThatCodeRemovesAtTheStartAreNotes(
    first: String, written: String, severity: Finding.Severity
  ) throws {
    let document = try Storyboard(
      subviews: Element.view("gone", [0, 0, 40, 40]),
      constraints: Element.place("gone", [0, 0, 40, 40])
        + Element.constraint("e", "root", "trailing", "gone", "trailing"))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><connections>
        <outlet property="item" destination="gone" id="o"/></connections></viewController>
        """.utf8))
    var inspector = try DocumentInspector(path: document.path)
    inspector.code = CodeFacts(outlets, written: ["Scene": ["item": [written]]])
    inspector.code.addFirstWrites(["Scene": ["item": [first]]], in: outlets)
    let findings = inspector.findings(on: [inspector.savedDevice])
    #expect(findings.filter { $0.rule == .conflictingConstraints }.map(\.severity) == [severity])
  }

  /// A view of a xib without a flexible width is as wide in any other view as the document stores it.
  @Test(arguments: [
    ("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", Finding.Severity.info),
    ("widthSizable=\"YES\" heightSizable=\"YES\"", .error),
  ])
  func theWidthThatAMaskKeepsIsANote(mask: String, severity: Finding.Severity) throws {
    let document = try Storyboard(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" \(mask)/>
        <subviews>\(Element.view("a", [0, 0, 375, 100]))</subviews><constraints>
        \(Element.constraint("x", "a", "leading", "root", "leading"))
        \(Element.constraint("e", "root", "trailing", "a", "trailing"))
        \(Element.constraint("y", "a", "top", "root", "top"))
        \(Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
        \(Element.constraint("w", "a", "width", nil, nil, "constant=\"375\""))
        </constraints></view></objects></document>
        """, name: "Banner.xib")
    let findings = try document.findings(on: [.named("retina4_0")])
    #expect(findings.filter { $0.rule == .conflictingConstraints }.map(\.severity) == [severity])
  }

  /// A bar on the canvas leaves a controller's view lower than the screen, which it fills on devices; a free form does not.
  @Test(arguments: [
    ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>", 1),
    ("", 0),
  ])
  func aControllersViewBelowABarIsAsWideAsAnyScreen(bar: String, count: Int) throws {
    let edges = ["leading", "trailing"].map { Element.constraint($0, "box", $0, "root", $0) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PinController"><connections>
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="603"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Element.view("box", [0, 0, 375, 200]))</subviews><constraints>\(edges.joined())
      \(Element.constraint("t", "box", "top", "root", "top"))
      \(Element.constraint("h", "box", "height", nil, nil, "constant=\"200\""))
      \(Element.constraint("most", "box", "width", nil, nil, "relation=\"lessThanOrEqual\" constant=\"400\""))
      </constraints>\(bar)</view></objects></document>
      """
    let xib = try Storyboard(text: text, name: "Pin.xib")
    let found = try xib.findings(on: [.named("ipad9_7")]).filter {
      $0.rule == .conflictingConstraints
    }
    #expect(found.map(\.severity) == Array(repeating: .error, count: count))
  }
}
