import Testing

@testable import Inspection

struct ListedOwnerTests {
  @Test func theOutletsOfTheOwnerAreItsOwn() {
    let text = """
      <?xml version="1.0"?><document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Badge">
      <connections><outlet property="name" destination="n" id="o"/>
      <outletCollection property="rows" destination="r" id="p"/></connections></placeholder>
      <view id="v"><connections><outlet property="other" destination="x" id="q"/></connections></view>
      </objects></document>
      """
    let owner = ListedOwner(Array(text.utf8))
    #expect(owner.className == "Badge")
    #expect(owner.outlets == ["name", "rows"])
  }

  @Test func viewsBesideTheOwnersOwnAreHeldByOutlets() {
    let text = """
      <?xml version="1.0"?><document type="xib"><dependencies><deployment identifier="iOS"/></dependencies><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Badge">
      <connections><outlet property="view" destination="v" id="o"/><outlet property="beside" destination="b" id="p"/>
      <outlet property="inner" destination="i" id="q"/><outlet property="other" destination="c" id="r"/></connections>
      </placeholder>
      <view id="v"><subviews><label id="i"/></subviews><connections><outlet property="x" destination="c" id="s"/></connections></view>
      <view id="b"><subviews><label id="l"/></subviews></view><view id="c"/></objects></document>
      """
    #expect(ListedOwner(Array(text.utf8)).viewsBeside == ["beside": "b"])
    let withoutView = text.replacing("property=\"view\"", with: "property=\"page\"")
    #expect(ListedOwner(Array(withoutView.utf8)).viewsBeside.isEmpty)
  }

  @Test func anOwnerNeedHaveNoClass() {
    let text = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><view id=\"v\"/>"
    #expect(ListedOwner(Array(text.utf8)).className == nil)
    #expect(ListedOwner([]).outlets == [])
  }
}
