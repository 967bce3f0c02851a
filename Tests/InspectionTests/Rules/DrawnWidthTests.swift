import Devices
import TestSupport
import Testing

@testable import Inspection

/// Conflicts with the width that a row or view of a xib is drawn at.
@MainActor
struct DrawnWidthTests {
  /// On phones tables are as wide as the screen.
  @Test(arguments: [("retina4_7", Finding.Severity.error), ("ipad9_7", .info)])
  func theWidthOfACellAloneIsCertainOnPhones(device: String, severity: Finding.Severity) throws {
    let objects = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(Element.view("v", [10, 10, 100, 24]))</subviews>
      <constraints>\(Element.place("v", [10, 10, 100, 24], in: "content"))
      \(Element.constraint("end", "content", "trailing", "v", "trailing", "constant=\"10\""))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let findings = try Storyboard(objects: objects, name: "Row.xib").findings(on: [.named(device)])
    #expect(findings.filter { $0.rule == .conflictingConstraints }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ([320.0, 100], Finding.Severity.warning), ([375, 667], .error),
  ])
  func theWidthOfALoadedViewIsNotCertain(size: [Double], severity: Finding.Severity) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="\(size[0])" height="\(size[1])"/>
      <subviews>\(Element.view("v", [10, 10, 100, 80]))</subviews>
      <constraints>\(Element.place("v", [10, 10, 100, 80]))
      \(Element.constraint("end", "root", "trailing", "v", "trailing", "constant=\"10\""))
      </constraints></view>
      """
    let findings = try Storyboard(objects: objects, name: "Card.xib").findings()
      .filter { $0.rule == .conflictingConstraints }
    #expect(findings.map(\.severity) == [severity])
    #expect(
      findings[0].message.hasSuffix("it cannot hold with 3 other constraints of Card"))
  }
}
