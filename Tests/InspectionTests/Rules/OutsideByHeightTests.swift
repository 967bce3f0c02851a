import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Views that reach outside, or do not, whatever height run time gives what is around them.
@MainActor
struct OutsideByHeightTests {
  /// A stack view of three views, of which code hides one or none.
  @Test(arguments: [("hidden", Finding.Severity.info), ("backgroundColor", .warning)])
  func aStackViewIsAsHighAsWhatCodeShows(
    written: String, severity: Finding.Severity
  ) throws {
    let views = ["a", "b", "c"].map { id in
      Element.view(
        id, [0, 0, 200, 250],
        children: "<constraints>"
          + Element.constraint("\(id)-h", id, "height", nil, nil, "constant=\"250\"")
          + "</constraints>")
    }
    let storyboard = try Storyboard(
      subviews: """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="20" y="20" width="200" height="600"/>
        <subviews>\(views.joined())</subviews></stackView>
        """,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top")
        + Element.constraint("w", "stack", "width", nil, nil, "constant=\"200\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><connections>
        <outlet property="item" destination="b" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": [written]]])
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [severity])
  }

  /// In a view that is loaded into another one, a view below the button whose bottom ends the view around both.
  @Test(arguments: [("equal", 1), ("greaterThanOrEqual", 0)])
  func aViewBelowTheEndIsOutsideAtAnyHeight(relation: String, count: Int) throws {
    let row = Element.view(
      "row", [0, 60, 375, 40],
      children: "<subviews>\(Element.label("text", "Sign up", [0, 0, 100, 40]))</subviews>")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
      <autoresizingMask key="autoresizingMask"/><subviews>
      \(Element.view("above", [0, 0, 375, 52]))\(row)</subviews><constraints>
      \(Element.constraint("ax", "above", "leading", "root", "leading"))
      \(Element.constraint("ar", "root", "trailing", "above", "trailing"))
      \(Element.constraint("at", "above", "top", "root", "top"))
      \(Element.constraint("ab", "root", "bottom", "above", "bottom", "constant=\"8\" relation=\"\(relation)\""))
      \(Element.constraint("rt", "row", "top", "above", "bottom", "constant=\"8\""))
      \(Element.constraint("rx", "row", "leading", "root", "leading"))
      \(Element.constraint("rr", "root", "trailing", "row", "trailing"))
      \(Element.constraint("rh", "row", "height", nil, nil, "constant=\"40\""))
      \(Element.constraint("rb", "root", "bottom", "row", "bottom", "priority=\"999\""))
      </constraints></view></objects></document>
      """
    let xib = try Storyboard(text: text, name: "Form.xib")
    #expect(try xib.findings().filter { $0.rule == .outsideSuperview }.count == count)
  }
}
