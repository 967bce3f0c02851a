import Projects
import TestSupport
import Testing

@testable import Inspection

/// Tables whose end is behind a bar.
@MainActor
struct CoveredRowsRuleTests {
  private static let button = """
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="next">
    <rect key="frame" x="20" y="10" width="200" height="44"/>
    <state key="normal" title="Next"/></button>
    """

  private func panel(_ frame: [Double], _ attributes: String = "") -> String {
    Element.view(
      "bar", frame, attributes: attributes,
      children: "<subviews>\(Self.button)</subviews><constraints>"
        + Element.place("next", [20, 10, 200, 44], in: "bar") + "</constraints>")
  }

  private func toolbar(_ frame: [Double], _ attributes: String = "") -> String {
    """
    <toolbar opaque="NO" contentMode="scaleToFill" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="bar">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    </toolbar>
    """
  }

  /// The severities where a bar lies over a table as high as the screen.
  private func severities(
    _ bar: String, at frame: [Double] = [0, 600, 375, 67], inTable more: String = "",
    isInFront: Bool = true, writing written: [String: Set<String>] = [:]
  ) throws -> [Finding.Severity] {
    let table = Element.tableCell(inTable: more, views: "", constraints: "")
    let storyboard = try Storyboard(
      subviews: isInFront ? table + bar : bar + table,
      constraints: Element.place("table", [0, 0, 375, 667]) + Element.place("bar", frame))
    let outlets = ListedOutlets(
      Array(
        """
        <view id="bar"/><tableView id="table"/><viewController customClass="Scene"><connections>
        <outlet property="bar" destination="bar" id="o"/>
        <outlet property="table" destination="table" id="p"/></connections></viewController>
        """.utf8))
    return try storyboard.severities(
      of: .coveredRows, knowing: CodeFacts(outlets, written: ["Scene": written]))
  }

  @Test func aBarOverTheEndOfATableIsFound() throws {
    let frame: [Double] = [0, 600, 375, 67]
    #expect(try severities(toolbar(frame)) == [.warning])
    #expect(try severities(panel(frame)) == [.warning])
    #expect(try severities(panel(frame), isInFront: false) == [])
  }

  @Test func theFindingSaysHowMuch() throws {
    let finding = try #require(
      try Storyboard(
        subviews: Element.tableCell(views: "", constraints: "") + toolbar([0, 600, 375, 67]),
        constraints: Element.place("table", [0, 0, 375, 667])
          + Element.place("bar", [0, 600, 375, 67])
      ).findings().first { $0.rule == .coveredRows })
    #expect(finding.message == "toolbar (bar, Scene) lies over the last 67 points of table view")
  }

  /// Bars that are narrow, low, at the top or in the middle.
  @Test(arguments: [
    [0, 600, 300, 67], [0, 650, 375, 17], [0, 0, 375, 67], [0, 400, 375, 67],
  ])
  func aBarElsewhereIsNone(frame: [Double]) throws {
    #expect(try severities(toolbar(frame), at: frame) == [])
  }

  @Test func whatTheDocumentDrawsApartIsNone() throws {
    #expect(try severities(toolbar([0, 667, 375, 67])) == [])
  }

  @Test func aTableMayEndAboveABarByItsInsetsOrItsFooter() throws {
    let frame: [Double] = [0, 600, 375, 67]
    #expect(try severities(toolbar(frame), writing: ["table": ["contentInset"]]) == [])
    let footer = """
      <view key="tableFooterView" id="footer"><rect key="frame" x="0" y="72" width="375" height="67"/></view>
      """
    #expect(try severities(toolbar(frame), inTable: footer) == [])
  }

  @Test func codeMayMoveABarOrShowAPanelForATime() throws {
    let frame: [Double] = [0, 600, 375, 67]
    #expect(try severities(toolbar(frame), writing: ["bar": ["frame"]]) == [])
    #expect(try severities(panel(frame), writing: ["bar": ["isHidden"]]) == [])
    #expect(try severities(toolbar(frame), writing: ["bar": ["isHidden"]]) == [.warning])
    let banner = panel(frame, "customClass=\"Banner\"")
    #expect(try severities(banner) == [.warning], "nothing is seen through it")
    #expect(try severities(banner, writing: ["bar": ["isHidden"]]) == [])
    let veil = banner.replacing("alpha=\"1.0\"", with: "alpha=\"0.4\"")
    #expect(try severities(veil) == [])
  }

  private func collection(
    scrolling direction: String = "vertical", spaceBelow: Int = 0, attributes: String = ""
  ) -> String {
    """
    <collectionView dataMode="prototypes" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="table">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="\(direction)" \
    minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
    <size key="itemSize" width="100" height="100"/>
    <inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="\(spaceBelow)"/>
    </collectionViewFlowLayout><cells/></collectionView>

    """
  }

  private func severities(ofBarOver list: String) throws -> [Finding.Severity] {
    let frame: [Double] = [0, 600, 375, 67]
    return try Storyboard(
      subviews: list + Element.view("bar", frame),
      constraints: Element.place("table", [0, 0, 375, 667]) + Element.place("bar", frame)
    ).severities(of: .coveredRows, knowing: CodeFacts())
  }

  @Test func anOpaqueViewOverTheEndOfACollectionViewIsFound() throws {
    #expect(try severities(ofBarOver: collection()) == [.warning])
    #expect(try severities(ofBarOver: collection(scrolling: "horizontal")) == [])
    #expect(try severities(ofBarOver: collection(spaceBelow: 67)) == [])
    #expect(try severities(ofBarOver: collection(attributes: "pagingEnabled=\"YES\"")) == [])
  }
}
