import Testing

@testable import Inspection

/// Outlets, classes and texts that are listed without parsing a document.
struct ListedOutletsTests {
  private func listed(_ text: String) -> ListedOutlets { ListedOutlets(Array(text.utf8)) }

  @Test func anOutletBelongsToTheObjectAroundItsConnections() {
    let listed = listed(
      """
      <?xml version="1.0"?><!-- a comment --><document>
      <viewController id="c" customClass="Page"><view id="v" customClass="Box"/>
      <connections><outlet property="badge" destination="b" id="o"/>
      <outletCollection property="rows" destination="r" id="p"/></connections></viewController>
      <view id="w"><connections><outlet property="other" destination="x" id="q"/></connections></view>
      </document>
      """)
    #expect(listed.customClasses == ["Box", "Page"])
    #expect(listed.properties == ["Page": ["badge", "rows"]])
    #expect(listed.outlets.map(\.destination) == ["b", "r"])
  }

  @Test func textsAreThoseOfLabelsAndOfTheFirstStateOfButtons() {
    let listed = listed(
      """
      <label text="Name" id="a"/><label id="b"/><label text="R &amp; D" id="c"/>
      <button id="d"><state key="normal" title="Save"/><state key="selected" title="Saved"/></button>
      <textField text="No label" id="e"/>
      """)
    #expect(listed.texts == ["a": ["Name"], "d": ["Save"]])
  }

  /// Interface Builder writes long texts, and those with line breaks, as elements.
  @Test func textsMayBeElements() {
    let listed = listed(
      """
      <label id="a"><string key="text">A long
      text</string></label><label id="b"/><textView id="c"><string key="text">Other</string></textView>
      """)
    #expect(listed.texts == ["a": ["A long\ntext"]])
  }

  @Test func titlesOfSegmentsAreThoseOfTheirControl() {
    let listed = listed(
      """
      <segmentedControl id="s"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      """)
    #expect(listed.texts == ["s": ["Day", "Week"]])
  }

  @Test func propertiesOfConstraintsAreToldApart() {
    let listed = listed(
      """
      <viewController id="c" customClass="Page"><view id="v"><constraints>
      <constraint firstAttribute="width" constant="4" id="w"/></constraints></view>
      <connections><outlet property="width" destination="w" id="o"/>
      <outlet property="view" destination="v" id="p"/></connections></viewController>
      """)
    #expect(listed.propertiesOfConstraints == ["width"])
  }

  @Test(arguments: [
    "", "<", "<<", ">", "<label", "<label text=\"", "<label text=\"x", "</", "<outlet property=",
    "<view customClass=\"A\"><connections><outlet property=\"p\" destination=",
  ])
  func brokenTextListsNoOutlet(_ text: String) {
    #expect(listed(text).outlets == [])
  }
}
