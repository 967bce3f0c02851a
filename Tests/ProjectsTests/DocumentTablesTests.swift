import Testing

@testable import Projects

/// Rows with xibs of their own in tables of other documents, which say how high rows are.
struct DocumentTablesTests {
  private static func page(rowHeight: String) -> String {
    """
    <scene sceneID="s"><objects><viewController id="p" customClass="Page"><view key="view" id="v"><subviews>
    <tableView dataMode="prototypes" \(rowHeight) id="t"/>
    </subviews></view></viewController></objects></scene>
    """
  }

  private static let registering =
    "class Page: UIViewController { func viewDidLoad() { t.register(UINib(nibName: \"Row\")) } }"

  private func isAutomatic(_ files: [String: String]) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write(
      files.merging(
        ["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, "App/Row.xib": "<xib/>"]
      ) { own, _ in own })
    var facts = ProjectFacts(searched: [])
    return facts.classesOfAutomaticRows(among: ["Row"], for: folder.path + "/App/Row.xib")
      == ["Row"]
  }

  @Test(arguments: [
    ("rowHeight=\"-1\"", true), ("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", true),
    ("rowHeight=\"44\"", false), ("", false),
  ])
  func theTableOfTheControllerSaysIt(rowHeight: String, isAutomatic: Bool) throws {
    let found = try self.isAutomatic([
      "App/Main.storyboard": Self.page(rowHeight: rowHeight), "App/Page.swift": Self.registering,
    ])
    #expect(found == isAutomatic)
  }

  @Test func aXibSaysItOfItsOwner() throws {
    let xib = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"/>
      <view id="v"><subviews><tableView rowHeight="-1" id="t"/></subviews></view>
      """
    #expect(try isAutomatic(["App/Page.xib": xib, "App/Page.swift": Self.registering]))
  }

  @Test(arguments: [
    [
      "App/Page+Rows.swift":
        "extension Page { func tableView(_ t: T, heightForRowAt i: I) -> F { 60 } }"
    ],
    [
      "App/Page.swift": Self.registering.replacing("UIViewController", with: "Base"),
      "App/Base.swift":
        "class Base: UIViewController { func tableView(_ t: T, heightForRowAt i: I) -> F { 60 } }",
    ],
    ["App/Row.swift": "class Row: UITableViewCell { func f() { t.rowHeight = 60 } }"],
    [
      "App/Other.storyboard": Self.page(rowHeight: "rowHeight=\"44\"")
        .replacing("Page", with: "Other"),
      "App/Other.swift": Self.registering.replacing("Page", with: "Other"),
    ],
    ["App/Page.swift": "class Page: UIViewController {}"],
  ])
  func otherHeightsAreGiven(files: [String: String]) throws {
    let given = [
      "App/Main.storyboard": Self.page(rowHeight: "rowHeight=\"-1\""),
      "App/Page.swift": Self.registering,
    ]
    #expect(try !isAutomatic(given.merging(files) { _, other in other }))
  }
}
