import Foundation
import Testing

/// `ratite check` of documents whose outlets code writes to.
struct CodeFactsTests {
  /// A controller with a title that is cut off, and a badge without constraints that lies outside.
  private static let document = """
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
    <rect key="frame" x="20" y="100" width="230" height="20.5"/>
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
    #expect(try warnings("class PageController { let x = titleLabel.text }") == Self.both)
    #expect(try warnings("// titleLabel.text = name; badge.frame = .zero") == Self.both)
  }

  @Test func aTextThatCodeSetsIsASample() throws {
    #expect(try warnings("titleLabel.text = book.title") == ["outside-superview"])
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
    #expect(try warnings(nil, ["App/Other.m": "[self.badge setFrame:f];"]) == Self.both)
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
    #expect(
      try warnings(nil, ["App/Badge.swift": "addSubview(icon)"], of: marked)
        == ["ambiguous-layout", "clipped-text"], "Interface Builder warns, too")
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
  }
}
