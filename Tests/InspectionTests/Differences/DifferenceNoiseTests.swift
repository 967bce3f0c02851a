import Testing

@testable import Inspection

/// Differences of text without a difference in meaning.
struct DifferenceNoiseTests {
  private let label = Versions.label("a-a-1", "Name")

  @Test func versionsOfToolsAndPlacesOnTheCanvasMeanNothing() throws {
    let old = Versions.storyboard(Versions.view([label]))
    let new = Versions.storyboard(
      Versions.view([label]),
      document: "toolsVersion=\"24506\" systemVersion=\"25A1\" colorMatched=\"YES\"",
      scene: "<point key=\"canvasLocation\" x=\"9\" y=\"9\"/>"
    ).replacing("retina6_12", with: "retina4_0")
      .replacing(
        "<scenes>",
        with: "<dependencies><plugIn identifier=\"x\" version=\"2\"/></dependencies><scenes>")
    let versions = try Versions(document: old, new)
    #expect(versions.changes.isEmpty)
    #expect(versions.noise == ["Interface Builder 23504 → 24506", "2 settings of the canvas"])
  }

  @Test(arguments: [("7706", "9060", true), ("9060", "9060", false), ("7706", "7706", false)])
  func naturalAlignmentsThatXcode7WritesMeanNothing(old: String, new: String, isNoise: Bool) throws
  {
    let natural = Versions.label("a-a-1", "Name", "textAlignment=\"natural\"")
    let versions = try Versions(
      document: Versions.storyboard(
        Versions.view([label]), document: "toolsVersion=\"\(old)\""),
      Versions.storyboard(Versions.view([natural]), document: "toolsVersion=\"\(new)\""))
    #expect(versions.changes.isEmpty == isNoise)
  }

  @Test func framesThatConstraintsDecideMeanNothing() throws {
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([
        Versions.label("a-a-1", "Name", "misplaced=\"YES\" ambiguous=\"YES\"", frame: 24)
      ]))
    #expect(versions.changes.isEmpty)
    #expect(versions.noise == ["1 stored frame"])
  }

  @Test func aFrameThatConstraintsReplaceIsNoDifferenceOfItsOwn() throws {
    let placed = label.replacing("translates", with: "fixedFrame=\"YES\" translates")
    let versions = try Versions(
      Versions.view([placed]),
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")]))
    #expect(
      versions.lines == ["+ constraint \"Name\" label.leading = superview.leading + 8 (c-c-3)"])
  }

  @Test func framesWrittenAsInsetsAreFrames() throws {
    let inset =
      "<frame key=\"frameInset\" minX=\"20\" minY=\"100\" width=\"80\" height=\"21\"/>"
    let rect = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"80\" height=\"21\"/>"
    for placed in [label, label.replacing("translates", with: "fixedFrame=\"YES\" translates")] {
      let written = placed.replacing("x=\"20.0\"", with: "x=\"20\"").replacing(rect, with: inset)
      #expect(written != placed)
      #expect(try Versions(Versions.view([written]), Versions.view([placed])).changes.isEmpty)
    }
    let fixed = label.replacing("translates", with: "fixedFrame=\"YES\" translates")
    let former = fixed.replacing("x=\"20.0\"", with: "x=\"20\"").replacing(
      rect, with: inset.replacing("minX=\"20\"", with: "maxX=\"20\""))
    let versions = try Versions(Versions.view([former]), Versions.view([fixed]))
    #expect(
      versions.lines == ["~ \"Name\" label (a-a-1): frame (293, 100, 80, 21) → (20, 100, 80, 21)"])
  }

  @Test func framesThatFollowTheirSuperviewMeanNothing() throws {
    func xib(_ size: (Int, Int), _ y: Int, _ width: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view contentMode="scaleToFill" id="r-t-1">
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/><subviews><view id="b-b-2">
      <rect key="frame" x="10" y="\(y)" width="\(width)" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view></subviews></view></objects></document>
      """
    }
    let follows = try Versions(document: xib((300, 400), 360, 280), xib((360, 500), 460, 340))
    #expect(follows.lines == ["~ view (r-t-1): frame (0, 0, 300, 400) → (0, 0, 360, 500)"])
    let moves = try Versions(document: xib((300, 400), 360, 280), xib((360, 500), 440, 340))
    #expect(moves.lines.contains("~ view (b-b-2): frame (10, 360, 280, 30) → (10, 440, 340, 30)"))
  }

  @Test func theStoredSizeOfAXibsTableCellMeansNothing() throws {
    func xib(_ height: Int, _ rowHeight: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><tableViewCell contentMode="scaleToFill" rowHeight="\(rowHeight)" id="c-e-1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/></tableViewCell></objects></document>
      """
    }
    let versions = try Versions(document: xib(46, 46), xib(44, 61))
    #expect(versions.lines == ["~ table view cell (c-e-1): row height 46 → 61"])
  }

  @Test(arguments: ["sectionHeaderView", "sectionFooterView"])
  func theStoredSizeOfACollectionsHeaderMeansNothing(key: String) throws {
    func collection(_ height: Int, _ reference: Int) -> String {
      let size = key == "sectionHeaderView" ? "headerReferenceSize" : "footerReferenceSize"
      return Versions.view([
        """
        <collectionView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="k-k-1">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="y-y-1"><size key="itemSize" width="50" height="50"/>
        <size key="\(size)" width="50" height="\(reference)"/></collectionViewFlowLayout>
        <collectionReusableView key="\(key)" id="h-h-1"><rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>
        </collectionReusableView></collectionView>
        """
      ])
    }
    let versions = try Versions(collection(80, 80), collection(60, 60))
    #expect(versions.changes.map(\.id) == ["y-y-1"])
    #expect(try Versions(collection(80, 80), collection(60, 80)).changes.isEmpty)
  }

  @Test(arguments: [("LoginViewController", true), ("LoginVC", true), ("FormView", false)])
  func theStoredSizeOfAControllersViewMeansNothing(owner: String, isSizedByScreen: Bool) throws {
    func xib(_ height: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
      <connections><outlet property="view" destination="r-t-1" id="o-o-1"/></connections></placeholder>
      <view contentMode="scaleToFill" id="r-t-1"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
      </view></objects></document>
      """
    }
    let versions = try Versions(document: xib(500), xib(440))
    #expect(versions.changes.isEmpty == isSizedByScreen)
  }

  @Test(arguments: [
    ("buttonType=\"system\"", "15", true), ("buttonType=\"roundedRect\"", "15", true),
    ("", "18", true), ("", "15", false), ("buttonType=\"system\"", "18", false),
  ])
  func theUsualFontOfAButtonMeansNothing(type: String, size: String, isUsual: Bool) throws {
    func button(_ font: String) -> String {
      "<button \(type) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b-b-1\">\(font)</button>"
    }
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let versions = try Versions(Versions.view([button("")]), Versions.view([button(font)]))
    #expect(versions.changes.isEmpty == isUsual)
  }

  @Test(arguments: [
    ("buttonType=\"system\"", "", "15", false), ("", "15", "", false), ("", "18", "18", false),
    ("buttonType=\"system\"", "", "18", true), ("buttonType=\"system\"", "18", "", false),
  ])
  func aFontThatWasInForceIsNoneOfAButtonOfAnotherType(
    type: String, old: String, new: String, isNamed: Bool
  ) throws {
    func button(_ type: String, _ size: String) -> String {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
      return
        "<button \(type) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b-b-1\">\(size.isEmpty ? "" : font)</button>"
    }
    let other = type.isEmpty ? "buttonType=\"system\"" : ""
    let versions = try Versions(
      Versions.view([button(type, old)]), Versions.view([button(other, new)]))
    #expect(versions.lines.joined().contains("button type"))
    #expect(versions.lines.joined().contains("font") == isNamed)
  }

  @Test func aConstraintThatGoesTakesItsSizesAlong() throws {
    let width = "<constraint firstAttribute=\"width\" constant=\"80\" id=\"w-w-8\"/>"
    let excluded =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"w-w-8\"/></mask></variation>"
    let versions = try Versions(Versions.view([label], [width]) + excluded, Versions.view([label]))
    #expect(versions.lines == ["- constraint view.width = 80 (w-w-8)"])
  }

  @Test(arguments: [
    "<nil key=\"highlightedColor\"/>",
    "<textInputTraits key=\"textInputTraits\" returnKeyType=\"default\"/>",
  ])
  func valuesThatAreThereAnywayMeanNothing(content: String) throws {
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([Versions.label("a-a-1", "Name", "indentationLevel=\"0\"", content: content)]))
    #expect(versions.changes.isEmpty)
  }

  @Test func insetsOfNothingMeanNothing() throws {
    let inset =
      "<inset key=\"imageEdgeInsets\" minX=\"0.0\" minY=\"0.0\" maxX=\"2.22e-308\" maxY=\"0.0\"/>"
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([Versions.label("a-a-1", "Name", content: inset)]))
    #expect(versions.changes.isEmpty)
  }

  @Test func anElementWithNothingInItCountsWhereItsPresenceDoes() throws {
    let appearance = "<tabBarAppearance key=\"standardAppearance\"/>"
    let traits = "<textInputTraits key=\"textInputTraits\"/>"
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([Versions.label("a-a-1", "Name", content: appearance + traits)]))
    #expect(
      versions.lines == ["~ \"Name\" label (a-a-1): standard appearance not set → set"])
  }

  @Test func aCellsPictureWithAnotherIDIsTheSame() throws {
    func cell(_ image: String, _ style: String, _ frame: Int) -> String {
      """
      <tableView id="t-b-1"><prototypes><tableViewCell imageView="\(image)" style="\(style)" id="c-e-1">
      <tableViewCellContentView key="contentView" tableViewCell="c-e-1" id="c-v-1"><subviews>
      <imageView id="\(image)"><rect key="frame" x="\(frame)" y="9" width="24" height="24"/></imageView>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let versions = try Versions(
      Versions.view([cell("i-m-1", "a", 20)]), Versions.view([cell("i-m-2", "b", 40)]))
    #expect(versions.lines == ["~ table view cell (c-e-1): style a → b"])
  }

  @Test func emptyListsOfAnimationsMeanNothing() throws {
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([Versions.label("a-a-1", "Name", content: "<animations/>")]))
    #expect(versions.changes.isEmpty)
  }

  @Test(arguments: [
    ("constant=\"8\"", "constant=\"8\" priority=\"1000\" multiplier=\"1\" relation=\"equal\""),
    ("constant=\"8\"", "constant=\"8.0000001\""),
    ("constant=\"8\" symbolic=\"YES\"", "constant=\"20\" symbolic=\"YES\""),
  ])
  func constraintsThatSayTheSameInOtherWords(old: String, new: String) throws {
    let versions = try Versions(
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", old)]),
      Versions.view([label], [Versions.leading("d-d-4", "a-a-1", new)]))
    #expect(versions.changes.isEmpty)
  }

  @Test func aConstraintWrittenFromItsOtherSideMeansTheSame() throws {
    let flipped =
      "<constraint firstAttribute=\"leading\" relation=\"lessThanOrEqual\" secondItem=\"a-a-1\" secondAttribute=\"leading\" constant=\"-8\" id=\"d-d-4\"/>"
    let versions = try Versions(
      Versions.view(
        [label],
        [Versions.leading("c-c-3", "a-a-1", "relation=\"greaterThanOrEqual\" constant=\"8\"")]),
      Versions.view([label], [flipped]))
    #expect(versions.changes.isEmpty)
  }

  @Test func theOrderOfConstraintsAttributesAndConnectionsMeansNothing() throws {
    let (first, second) = (
      Versions.leading("c-c-3", "a-a-1", "constant=\"8\""),
      "<constraint firstItem=\"a-a-1\" firstAttribute=\"width\" constant=\"80\" id=\"w-w-8\"/>"
    )
    let versions = try Versions(
      Versions.view([Versions.label("a-a-1", "Name", "tag=\"3\" alpha=\"0.5\"")], [first, second]),
      Versions.view([Versions.label("a-a-1", "Name", "alpha=\"0.5\" tag=\"3\"")], [second, first]))
    #expect(versions.changes.isEmpty)
  }

  @Test func newNamesOfTheSameColourAndButtonTypeMeanNothing() throws {
    func content(_ color: String, _ type: String) -> String {
      Versions.view([
        "<button buttonType=\"\(type)\" id=\"b-b-2\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><color key=\"tintColor\" \(color)/></button>"
      ])
    }
    let versions = try Versions(
      content("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", "roundedRect"),
      content("systemColor=\"groupTableViewBackgroundColor\"", "system"))
    #expect(versions.changes.isEmpty)
  }

  // MARK: Versions of Interface Builder

  private func withLabel(_ content: String, _ document: String = "") -> String {
    Versions.storyboard(
      Versions.view([Versions.label("a-a-1", "Name", content: content)]), document: document)
  }

  private func color(_ attributes: String) -> String {
    "<color key=\"textColor\" \(attributes)/>"
  }

  private let parts = "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" "

  @Test func coloursThatBecomeMatchedMeanTheSame() throws {
    let calibrated = color(parts + "colorSpace=\"calibratedRGB\"")
    let standard = color(parts + "colorSpace=\"custom\" customColorSpace=\"sRGB\"")
    let matched = "colorMatched=\"YES\""
    #expect(
      try Versions(document: withLabel(calibrated), withLabel(standard, matched)).changes.isEmpty)
    #expect(
      try Versions(document: withLabel(calibrated, matched), withLabel(standard, matched)).changes
        .count
        == 1)
    let other = standard.replacing("0.6", with: "0.7")
    #expect(
      try Versions(document: withLabel(calibrated), withLabel(other, matched)).changes.count == 1)
  }

  @Test func coloursWithoutOpacityAreTheSameAndPureOnesOfDisplayP3AreNot() throws {
    let clear = color("white=\"1\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"")
    let white = color(
      "red=\"1\" green=\"1\" blue=\"1\" alpha=\"0.0\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    )
    #expect(try Versions(document: withLabel(clear), withLabel(white)).changes.isEmpty)
    func red(_ space: String) -> String {
      color(
        "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"\(space)\""
      )
    }
    #expect(
      try Versions(document: withLabel(red("sRGB")), withLabel(red("displayP3"))).changes.count == 1
    )
  }

  @Test func emptyIdentifiersAreNone() throws {
    func cell(_ attributes: String) -> String {
      Versions.view([
        "<tableView id=\"t-b-1\"><prototypes><tableViewCell \(attributes) id=\"c-a-1\"/></prototypes></tableView>"
      ])
    }
    #expect(try Versions(cell("reuseIdentifier=\"\""), cell("")).changes.isEmpty)
    #expect(try Versions(cell("reuseIdentifier=\"a\""), cell("")).changes.count == 1)
  }

  @Test func constraintsOfTheDefaultTypeMeanTheSame() throws {
    let versions = try Versions(
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "type=\"default\"")]),
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "")]))
    #expect(versions.changes.isEmpty)
  }

  @Test func offsetsOfNothingAndEmptySymbolConfigurationsMeanNothing() throws {
    func bar(_ content: String) -> String {
      Versions.view(["<searchBar id=\"b-b-2\">\(content)</searchBar>"])
    }
    let offset =
      "<offsetWrapper key=\"searchTextPositionAdjustment\" horizontal=\"0.0\" vertical=\"0.0\"/>"
    #expect(try Versions(bar(offset), bar("")).changes.isEmpty)
    #expect(
      try Versions(bar(offset.replacing("vertical=\"0.0\"", with: "vertical=\"3\"")), bar(""))
        .changes.count == 1)
    let symbol = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\"/>"
    #expect(try Versions(bar(symbol), bar("")).changes.isEmpty)
  }

  @Test func noTraitBesideOthersMeansNothing() throws {
    func button(_ traits: String) -> String {
      Versions.view([
        "<button id=\"b-b-2\"><accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" \(traits)/></accessibility></button>"
      ])
    }
    let traits = "button=\"YES\" notEnabled=\"YES\""
    #expect(try Versions(button("none=\"YES\" " + traits), button(traits)).changes.isEmpty)
    #expect(try Versions(button("none=\"YES\""), button("button=\"YES\"")).changes.count == 1)
    #expect(try Versions(button("none=\"YES\""), button("")).changes.count == 1)
  }

  @Test func aBarPlacesTheViewsOfItsItems() throws {
    func bar(_ frame: String) -> String {
      Versions.view([
        """
        <toolbar id="t-t-1"><rect key="frame" x="0" y="0" width="393" height="44"/><items><barButtonItem id="i-i-1">
        <button key="customView" id="b-b-2"><rect key="frame" \(frame)/></button></barButtonItem></items></toolbar>
        """
      ])
    }
    let former = bar("x=\"-23\" y=\"-15\" width=\"170\" height=\"30\"")
    #expect(
      try Versions(former, bar("x=\"20\" y=\"7\" width=\"170\" height=\"30\"")).changes.isEmpty)
    #expect(
      try Versions(former, bar("x=\"20\" y=\"7\" width=\"170\" height=\"39\"")).lines == [
        "~ button (b-b-2): frame size (170, 30) → size (170, 39)"
      ])
  }

  @Test func contentViewsWithoutIdsAreThoseWithIds() throws {
    func table(_ name: String, _ attributes: String) -> String {
      Versions.view([
        """
        <tableView id="t-b-1"><prototypes><tableViewCell reuseIdentifier="c" id="c-a-1">
        <\(name) key="contentView" \(attributes)><subviews>\(label)</subviews></\(name)></tableViewCell></prototypes></tableView>
        """
      ])
    }
    let attributes = "opaque=\"NO\" clipsSubviews=\"YES\" contentMode=\"center\""
    let versions = try Versions(
      table("view", attributes),
      table("tableViewCellContentView", attributes + " tableViewCell=\"c-a-1\" id=\"c-v-1\""))
    #expect(versions.lines.isEmpty)
  }

  @Test func theSameTextHasNoDifference() throws {
    let versions = try Versions(Versions.view([label]), Versions.view([label]))
    #expect(versions.changes.isEmpty && versions.noise.isEmpty)
  }
}
