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
  private func warnings(_ code: String?, _ files: [String: String] = [:]) throws -> Set<String> {
    let project = try Project()
    try FileManager.default.removeItem(at: project.folder.url.appending(path: "App"))
    try project.write(Self.document, to: "App/Page.storyboard")
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
}
