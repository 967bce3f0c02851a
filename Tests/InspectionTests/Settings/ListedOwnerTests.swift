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

  @Test func anOwnerNeedHaveNoClass() {
    let text = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><view id=\"v\"/>"
    #expect(ListedOwner(Array(text.utf8)).className == nil)
    #expect(ListedOwner([]).outlets == [])
  }
}
