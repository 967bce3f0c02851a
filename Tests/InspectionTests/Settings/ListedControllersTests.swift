import Testing

@testable import Inspection

/// Controllers and rows in the tags of a document.
struct ListedControllersTests {
  @Test func controllersAndPrototypesAreListedByTheirIdentifiers() {
    let listed = ListedControllers(
      Array(
        """
        <viewController storyboardIdentifier="page" id="p" customClass="Page">
        <tableView dataMode="prototypes" id="t"><prototypes>
        <tableViewCell reuseIdentifier="name" id="n" customClass="NameCell"/><tableViewCell id="u"/>
        </prototypes></tableView>
        <tableView dataMode="static" id="s"><sections><tableViewSection id="x"><cells>
        <tableViewCell reuseIdentifier="static" id="c"/></cells></tableViewSection></sections></tableView>
        <collectionView id="v"><cells><collectionViewCell reuseIdentifier="item" id="i"/></cells></collectionView>
        </viewController><viewController id="q"/>
        """.utf8))
    #expect(
      listed.controllers == [ListedControllers.Named(id: "p", names: ["page", "Page"])])
    #expect(
      listed.prototypes == [
        ListedControllers.Named(id: "n", names: ["name", "NameCell"], controller: "Page"),
        ListedControllers.Named(id: "i", names: ["item"], controller: "Page"),
      ])
  }
}
