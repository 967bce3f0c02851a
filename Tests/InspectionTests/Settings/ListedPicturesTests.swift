import Testing

@testable import Inspection

struct ListedPicturesTests {
  @Test func picturesInRowsHaveTags() {
    let text = """
      <?xml version="1.0"?><document type="xib"><objects><imageView tag="4" id="outside"/>
      <tableViewCell reuseIdentifier="badge" id="c"><subviews><view id="v"><subviews>
      <imageView tag="1" id="a"><rect key="frame"/></imageView><imageView id="b"/><button tag="2" id="d"/>
      </subviews></view></subviews></tableViewCell><imageView tag="3" id="behind"/></objects></document>
      """
    let pictures = ListedPictures(Array(text.utf8)).pictures
    #expect(pictures.map(\.id) == ["a"])
    #expect(pictures.map(\.row) == ["badge"])
    #expect(pictures.map(\.tag) == [1])
  }
}
