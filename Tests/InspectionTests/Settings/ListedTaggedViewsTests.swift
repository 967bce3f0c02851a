import Testing

@testable import Inspection

struct ListedTaggedViewsTests {
  @Test func viewsInRowsHaveTags() {
    let text = """
      <?xml version="1.0"?><document type="xib"><objects><imageView tag="4" id="outside"/>
      <tableViewCell reuseIdentifier="badge" id="c"><subviews><view id="v"><subviews>
      <imageView tag="1" id="a"><rect key="frame"/></imageView><imageView id="b"/><button tag="2" id="d"/><label tag="5" id="e"/>
      </subviews></view></subviews></tableViewCell><imageView tag="3" id="behind"/></objects></document>
      """
    let views = ListedTaggedViews(Array(text.utf8))
    #expect(views.imageViews.map(\.id) == ["a"])
    #expect(views.imageViews.map(\.row) == ["badge"])
    #expect(views.imageViews.map(\.tag) == [1])
    #expect(views.labels.map(\.id) == ["e"])
    #expect(views.labels.map(\.tag) == [5])
  }
}
