import Testing

@testable import Inspection

/// Guides that insets leave less than nothing of.
@MainActor
struct NegativeExtentRuleTests {
  private func findings(width: Double, height: Double) throws -> [Finding] {
    try Storyboard(
      subviews: """
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <edgeInsets key="layoutMargins" top="8" left="10" bottom="8" right="10"/>
        <viewLayoutGuide key="layoutMargins" id="margins"/></view>
        """,
      constraints: Element.place("a", [100, 100, width, height])
    ).findings().filter { $0.rule == .negativeExtent }
  }

  @Test func aGuideWithoutRoomIsNoted() throws {
    let findings = try findings(width: 4, height: 100)
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map(\.objectIDs) == [["margins"]])
    #expect(
      findings.map(\.message) == [
        "view layout guide (margins, Scene) is -16 points wide: insets take more than its view has"
      ])
  }

  @Test func bothExtentsAreOneFinding() throws {
    #expect(
      try findings(width: 4, height: 10).map(\.message) == [
        "view layout guide (margins, Scene) is -16 points wide and -6 points high: insets take more "
          + "than its view has"
      ])
  }

  @Test func anEmptyGuideIsNone() throws {
    #expect(try findings(width: 20, height: 16) == [])
  }
}
