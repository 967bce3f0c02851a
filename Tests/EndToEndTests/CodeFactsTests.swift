import Foundation
import Testing

/// `ratite check` of documents whose outlets code writes to.
struct CodeFactsTests {
  /// A controller with a title that is cut off, and a badge without constraints that lies outside.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23094" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController id="controller" customClass="PageController" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <label text="A title that is much too long" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="20" y="100" width="100" height="20.5"/>
    <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
    <rect key="frame" x="340" y="300" width="53" height="53"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="41" id="t"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
    </constraints></view>
    <connections>
    <outlet property="titleLabel" destination="title" id="o1"/>
    <outlet property="badge" destination="badge" id="o2"/>
    </connections></viewController>
    </objects></scene></scenes></document>
    """

  /// The rules of the warnings about the document, with code for its controller.
  private func warnings(
    _ code: String?, _ files: [String: String] = [:], of document: String = document
  ) throws -> Set<String> {
    let project = try Project()
    try FileManager.default.removeItem(at: project.folder.url.appending(path: "App"))
    try project.write(document, to: "App/Page.storyboard")
    for (path, text) in files { try project.write(text, to: path) }
    if let code { try project.write(code, to: "App/PageController.swift") }
    try project.commit()
    let output = try project.check("App").standardOutput
    return Set(output.matches(of: #/\[([a-z-]+)\]/#).map { String($0.1) })
  }

  private static let both: Set<String> = ["clipped-text", "outside-superview"]

  @Test func withoutCodeTheDocumentDecides() throws {
    #expect(try warnings(nil) == Self.both)
    #expect(try warnings("class PageController { let x = titleLabel }") == Self.both)
    #expect(try warnings("// badge.frame = .zero") == Self.both)
  }

  @Test func aTextThatCodeSetsIsASample() throws {
    #expect(try warnings("titleLabel.text = book.title") == ["outside-superview"])
  }

  /// The code of a superclass hides it; where tablets show it, the finding is theirs.
  @Test func whatCodeHidesOnPhonesIsANoteThere() throws {
    let onPhones = "if UIDevice.current.userInterfaceIdiom == .phone { titleLabel.isHidden = true }"
    let onAll = onPhones + " else { titleLabel.isHidden = true }"
    #expect(try warnings(nil, ["App/BaseController.swift": onPhones]) == Self.both)
    #expect(try warnings(nil, ["App/BaseController.swift": onAll]) == ["outside-superview"])
  }

  @Test func whatContextMenusAloneShowIsANote() throws {
    let preview = ["App/List.swift": "let previewProvider: Provider = { make(.page) }"]
    #expect(try warnings(nil, preview) == [])
    #expect(
      try warnings(nil, preview.merging(["App/Menu.swift": "show(.page)"]) { $1 }) == Self.both)
  }

  @Test func titlesOfSegmentsThatCodeSetsAreSamples() throws {
    let control = """
      <segmentedControl opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="20" y="100" width="230" height="32"/>
      <segments><segment title="Timestamp"/><segment title="Hexadecimal"/></segments>
      <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints></segmentedControl>
      """
    let label = try #require(Self.document.firstRange(of: #/<label[\s\S]*<\/label>/#))
    let document = Self.document.replacingCharacters(in: label, with: control)
    #expect(try warnings(nil, of: document) == Self.both)
    let setting = "titleLabel.setTitle(localized(\"mode\"), forSegmentAt: 0)"
    let files = ["App/BaseController.swift": setting]
    #expect(try warnings(nil, files, of: document) == ["outside-superview"])
    #expect(
      try warnings("let shown = [\"Timestamp\"]", files, of: document) == ["outside-superview"])
    #expect(
      try warnings("let shown = [\"Timestamp\", \"Hexadecimal\"]", files, of: document)
        == Self.both)
  }

  @Test func aTextThatCodeShowsAsItIsIsNone() throws {
    let code = "titleLabel.text = isNew ? book.title : \"A title that is much too long\""
    #expect(try warnings(code) == Self.both)
    let table = "\"page.title\" = \"A title that is much too long\";"
    #expect(
      try warnings(
        "titleLabel.text = localized(\"page.title\")", ["App/en.lproj/Localizable.strings": table])
        == Self.both)
  }

  @Test func aFrameThatCodeSetsIsNotTheDocuments() throws {
    #expect(try warnings("badge?.frame.origin.x = 4") == ["clipped-text"])
    #expect(
      try warnings(nil, ["App/PageController.m": "[self.badge setFrame:f];"]) == ["clipped-text"])
    #expect(
      try warnings(nil, ["App/Other.m": "[page.badge setFrame:f];"]) == ["clipped-text"])
    #expect(try warnings(nil, ["App/Other.m": "f = page.badge.frame;"]) == Self.both)
    #expect(try warnings(nil, ["App/Other.m": "page.other.frame = f;"]) == Self.both)
  }

  @Test func codeThatChangesIsReadAnew() throws {
    let project = try Project()
    try project.write(Self.document, to: "App/Page.storyboard")
    try project.commit()
    let rules = { try project.check("App/Page.storyboard").standardOutput }
    #expect(try rules().contains("[outside-superview]"))
    try project.write("badge.frame = .zero", to: "App/PageController.swift")
    #expect(try !rules().contains("[outside-superview]"))
  }

  /// The document with a view of a class of its own instead of the badge, whose height is open.
  private static let selfFilling =
    document.replacing(
      "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" translates",
      with: "<view contentMode=\"scaleToFill\" customClass=\"Badge\" translates"
    )
    .replacing(
      "<constraint firstItem=\"title\" firstAttribute=\"top\"",
      with: """
        <constraint firstItem="badge" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="200" id="bt"/>
        <constraint firstItem="badge" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="bl"/>
        <constraint firstItem="badge" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="br"/>
        <constraint firstItem="title" firstAttribute="top"
        """)

  @Test func theHeightOfAViewThatCodeFillsIsItsContents() throws {
    #expect(try warnings(nil, of: Self.selfFilling) == ["ambiguous-layout", "clipped-text"])
    #expect(
      try warnings(nil, ["App/Badge.swift": "addSubview(icon)"], of: Self.selfFilling)
        == ["clipped-text"])
    let marked = Self.selfFilling.replacing(
      "customClass=\"Badge\"", with: "customClass=\"Badge\" ambiguous=\"YES\"")
    let declared = "class Badge { func f() { addSubview(icon) } }"
    #expect(
      try warnings(nil, ["App/Badge.swift": declared], of: marked)
        == ["ambiguous-layout", "clipped-text"], "Interface Builder warns, too")
    #expect(
      try warnings(nil, ["App/Page.swift": "class Page {}"], of: marked) == ["clipped-text"],
      "a library's code Interface Builder does not see")
  }

  @Test func theHeightThatAClassDeclaresIsItsContents() throws {
    let marked = Self.selfFilling.replacing(
      "customClass=\"Badge\"", with: "customClass=\"Badge\" ambiguous=\"YES\"")
    let code = "class Badge { override var intrinsicContentSize: CGSize { .zero } }"
    #expect(
      try warnings(nil, ["App/Badge.swift": code], of: marked) == ["clipped-text"],
      "Interface Builder does not see code")
  }

  @Test func theHeightOfAViewOfALibraryMayBeItsContents() throws {
    let code = ["App/Page.swift": "class Page {}"]
    #expect(try warnings(nil, code, of: Self.selfFilling) == ["clipped-text"])
    let declared = ["App/Views.swift": "class Page {}; class Badge {}"]
    #expect(
      try warnings(nil, declared, of: Self.selfFilling) == ["ambiguous-layout", "clipped-text"])
    let system = Self.selfFilling.replacing(
      "customClass=\"Badge\"", with: "customClass=\"MKMapView\"")
    #expect(try warnings(nil, code, of: system) == ["ambiguous-layout", "clipped-text"])
    let high = Self.selfFilling.replacing(
      "firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"200\"",
      with: "firstAttribute=\"height\" constant=\"50\"")
    #expect(
      try warnings(nil, code, of: high) == ["ambiguous-layout", "clipped-text"],
      "no class says where it is")
  }

  @Test func theHeightOfAnEmptyViewThatCodeFillsIsItsContents() throws {
    let empty = Self.selfFilling.replacing("customClass=\"Badge\" ", with: "")
    #expect(
      try warnings("class PageController {}", of: empty) == ["ambiguous-layout", "clipped-text"])
    #expect(try warnings("badge.addSubview(list)", of: empty) == ["clipped-text"])
    let marked = empty.replacing("id=\"badge\"", with: "ambiguous=\"YES\" id=\"badge\"")
    #expect(
      try warnings("badge.addSubview(list)", of: marked) == ["clipped-text"],
      "Interface Builder sees none of what code adds")
  }

  @Test func aHeightThatCodePutsIntoForceIsNotOpen() throws {
    let exchanged = Self.selfFilling.replacing("customClass=\"Badge\" ", with: "").replacing(
      "<constraint firstItem=\"badge\" firstAttribute=\"top\"",
      with: """
        <constraint firstItem="badge" firstAttribute="height" constant="40" id="bh"/>
        <constraint firstItem="badge" firstAttribute="top"
        """
    ).replacing(
      "</constraints></view>\n<connections>",
      with: """
        </constraints><variation key="default"><mask key="constraints"><exclude reference="bh"/></mask></variation></view>
        <connections><outletCollection property="heights" destination="bh" id="o9"/>
        """)
    #expect(
      try warnings("class PageController {}", of: exchanged) == [
        "ambiguous-layout", "clipped-text",
      ])
    #expect(
      try warnings("NSLayoutConstraint.activate(heights)", of: exchanged) == ["clipped-text"])
  }

  /// The document with a view that is too high for a phone in landscape.
  private static let high = document.replacing(
    "<constraint firstItem=\"title\" firstAttribute=\"top\"",
    with: """
      <constraint firstItem="safe" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="title" \
      secondAttribute="bottom" constant="400" id="b"/>
      <constraint firstItem="title" firstAttribute="top"
      """)

  @Test func landscapeIsANoteWhereCodeDecidesWhatAPhoneTurnsTo() throws {
    #expect(try warnings(nil, of: Self.high).contains("conflicting-constraints"))
    let method = "supportedInterfaceOrientations"
    #expect(
      try !warnings("override var \(method): M { .portrait }", of: Self.high)
        .contains("conflicting-constraints"))
    #expect(
      try !warnings(
        nil, ["App/AppDelegate.swift": "func a(_ b: B, \(method)For w: W) { .portrait }"],
        of: Self.high
      ).contains("conflicting-constraints"))
  }

  @Test func aConstraintThatCodeSetsIsNotTheDocuments() throws {
    let document = Self.document.replacing(
      "constant=\"100\" id=\"w\"/>",
      with:
        "constant=\"100\" id=\"w\"/><constraint firstAttribute=\"width\" constant=\"90\" id=\"w2\"/>"
    )
    .replacing(
      "<outlet property=\"badge\"",
      with: "<outlet property=\"narrow\" destination=\"w2\" id=\"o3\"/><outlet property=\"badge\"")
    #expect(try warnings(nil, of: document).contains("conflicting-constraints"))
    #expect(
      try !warnings("narrow.isActive = false", of: document).contains("conflicting-constraints"))
    #expect(
      try warnings("print(narrow.constant)", of: document).contains("conflicting-constraints"))
    #expect(
      try !warnings(nil, ["App/Other.swift": "page.narrow.constant = 4"], of: document)
        .contains("conflicting-constraints"))
  }

  /// A label in a panel over a text field on some phones.
  private static func panel(_ attributes: String) -> String {
    document.replacing(
      "<label text=\"A title that is much too long\"",
      with: """
        <textField opaque="NO" borderStyle="roundedRect" text="Entry" translatesAutoresizingMaskIntoConstraints="NO" id="field">
        <rect key="frame" x="20" y="600" width="353" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="panel">
        <rect key="frame" x="20" y="300" width="353" height="334"/>
        <subviews><label text="Please wait" translatesAutoresizingMaskIntoConstraints="NO" id="wait">
        <rect key="frame" x="0" y="0" width="353" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        \(attributes)
        <constraints>
        <constraint firstItem="wait" firstAttribute="top" secondItem="panel" secondAttribute="top" id="wt"/>
        <constraint firstItem="wait" firstAttribute="leading" secondItem="panel" secondAttribute="leading" id="wl"/>
        <constraint firstAttribute="trailing" secondItem="wait" secondAttribute="trailing" id="wr"/>
        <constraint firstAttribute="bottom" secondItem="wait" secondAttribute="bottom" id="wb"/>
        </constraints></view>
        <label text="A title that is much too long"
        """
    )
    .replacing(
      "<constraint firstItem=\"title\" firstAttribute=\"top\"",
      with: ["field", "panel"].map { id in
        """
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="300" id="\(id)-t"/>
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="\(id)-l"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" constant="20" id="\(id)-r"/>
        <constraint firstItem="\(id)" firstAttribute="height" constant="34" id="\(id)-h"/>

        """
      }.joined() + "<constraint firstItem=\"title\" firstAttribute=\"top\""
    )
    .replacing(
      "<outlet property=\"badge\"",
      with: "<outlet property=\"panel\" destination=\"panel\" id=\"o3\"/><outlet property=\"badge\""
    )
  }

  @Test func aPanelThatCodeShowsOverOthersIsMeantTo() throws {
    let color =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let filled = Self.panel(color)
    #expect(try warnings(nil, of: filled).contains("overlapping-views"))
    #expect(
      try !warnings("panel.isHidden = true", of: filled).contains("overlapping-views"))
    #expect(
      try warnings("panel.isHidden = true", of: Self.panel("")).contains("overlapping-views"),
      "what is behind can be seen")
  }

  @Test func viewsThatCodeMovesApartOverlapInTheDocumentOnly() throws {
    let moved = Self.panel("").replacing(
      "<outlet property=\"badge\"",
      with: "<outlet property=\"gap\" destination=\"panel-t\" id=\"o4\"/><outlet property=\"badge\""
    )
    #expect(try warnings("class PageController {}", of: moved).contains("overlapping-views"))
    #expect(try !warnings("gap.constant = 400", of: moved).contains("overlapping-views"))
    #expect(try warnings("width.constant = 400", of: moved).contains("overlapping-views"))
  }

  /// A text that lacks a few points of its width.
  @Test func aTextInAnotherFontMayFit() throws {
    let near = Self.document.replacing(
      "constant=\"100\" id=\"w\"", with: "constant=\"200\" id=\"w\"")
    #expect(try warnings(nil, of: near).contains("clipped-text"))
    #expect(try !warnings("titleLabel.setStyle(.headline)", of: near).contains("clipped-text"))
    #expect(try warnings("titleLabel.font = small").contains("clipped-text"), "much is missing")
  }

  @Test func whatNoAppShowsIsANote() throws {
    let second = Self.document.replacing(
      "<scenes>",
      with: """
        <scenes><scene sceneID="first"><objects><viewController id="start" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="empty"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        <connections><segue destination="controller" kind="show" identifier="next" id="s"/></connections>
        </viewController></objects></scene>
        """
    ).replacing("useAutolayout", with: "initialViewController=\"start\" useAutolayout")
    #expect(try warnings(nil, of: second) == Self.both, "no code is known")
    let alone = second.replacing(
      "<segue destination=\"controller\" kind=\"show\" identifier=\"next\" id=\"s\"/>", with: "")
    #expect(try warnings(nil, of: alone) == [])
    #expect(try warnings(nil, of: second.replacing("identifier=\"next\"", with: "")) == [])
    let named = alone.replacing(
      "customClass=\"PageController\"",
      with: "storyboardIdentifier=\"page\" customClass=\"PageController\"")
    #expect(try warnings(nil, of: named) == Self.both)
    #expect(
      try warnings("class PageController { let id = \"page\" }", of: named) == [],
      "nothing else makes it")
    #expect(
      try warnings(nil, ["App/Router.swift": "make(\"page\")"], of: named) == Self.both)
    #expect(try warnings(nil, ["App/Router.swift": "// make(\"page\")"], of: named) == [])
    #expect(
      try warnings(
        nil, ["App/Router.swift": "performSegue(withIdentifier: \"next\")"], of: second)
        == Self.both)
    #expect(try warnings("class PageController {}", of: second) == [])
  }
}
