import Foundation
import Testing

/// `ratite check` of documents that an Xcode project holds.
struct XcodeProjectTests {
  /// A document with a conflict where the safe area is less than 500 points high: on iPhones in landscape.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23094" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController id="controller" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="high">
    <rect key="frame" x="0.0" y="59" width="393" height="759"/>
    <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="500" id="h"/></constraints>
    </view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="high" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
    <constraint firstItem="high" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
    <constraint firstItem="high" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
    <constraint firstItem="high" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="r"/>
    </constraints></view></viewController>
    </objects></scene></scenes></document>
    """

  /// A project whose app `Shop` holds the document `Shop/High.storyboard`.
  func project(families: String) throws -> Project {
    let project = try Project()
    try project.write(Self.document, to: "Shop/High.storyboard")
    try project.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T, ); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PC, ); };
        PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( S, ); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = ( S, ); buildConfigurationList = TL; buildPhases = ( ); };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TC, ); };
        TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          TARGETED_DEVICE_FAMILY = "\(families)"; INFOPLIST_FILE = Shop/Info.plist; }; };
      }; rootObject = P; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    try project.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """, to: "Shop/Info.plist")
    return project
  }

  private let document = "Shop/High.storyboard"

  @Test(arguments: [[], ["--jobs", "1", "--timeout", "0"]])
  func onlyWhatTheAppSupportsIsChecked(options: [String]) throws {
    let project = try project(families: "1,2")
    let check = { (arguments: [String]) in
      try CommandLineTool.run(["check"] + options + arguments, in: project.folder.url)
    }
    let result = try check([document])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.isEmpty)
    #expect(
      result.standardError == """
        note: 1 document of target Shop checked on iPhone in portrait, iPad in portrait only \
        (Shop.xcodeproj, Shop/Info.plist); --device and --orientation ask for others
        1 document: 0 errors, 0 warnings, 0 notes; 1 limited to what their projects support

        """)
    let landscape = try check([document, "--orientation", "landscape"])
    #expect(landscape.exitCode == 1)
    #expect(!landscape.standardError.contains("checked on"), "what is asked for is not limited")
    try project.configure("orientations: [portrait, landscape]\n")
    #expect(try check([document]).exitCode == 1)
    #expect(try check([document, "--no-config"]).exitCode == 0)
  }

  @Test func aDocumentOutsideOfProjectsIsCheckedOnAllDevices() throws {
    let project = try Project()
    try project.write(Self.document, to: document)
    let result = try project.check(document)
    #expect(result.exitCode == 1)
    #expect(!result.standardError.contains("checked on"))
  }

  @Test func devicesThatTheAppIsNotForAreLeftOut() throws {
    let project = try project(families: "2")
    let pads = try project.check(document, "--orientation", "landscape")
    #expect(pads.exitCode == 0, "the iPads are high enough")
    #expect(pads.standardError.contains("checked on iPad in portrait and landscape only"))
    let phone = try project.check(document, "--orientation", "landscape", "--device", "retina6_12")
    #expect(phone.exitCode == 1)
  }

  @Test func devicesThatTheAppIsTooNewForAreLeftOut() throws {
    let project = try project(families: "1")
    let wide =
      "<constraint firstItem=\"high\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" "
      + "constant=\"350\" id=\"w\"/>"
    try project.write(
      Self.document.replacing(
        "<constraint firstItem=\"high\" firstAttribute=\"top\"",
        with: wide
          + "<constraint firstItem=\"high\" firstAttribute=\"top\""), to: document)
    let file = "Shop.xcodeproj/project.pbxproj"
    let text = try project.text(of: file)
    func check(_ target: String, _ options: String...) throws -> CommandLineTool.Result {
      try project.write(
        text.replacing(
          "SDKROOT = iphoneos;",
          with: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(target);"), to: file)
      return try CommandLineTool.run(["check", document] + options, in: project.folder.url)
    }
    let old = try check("12.0")
    #expect(old.standardOutput.contains("iPhone SE (1st generation)"))
    #expect(old.standardError.contains("checked on iPhone in portrait from iOS 12 only"))
    let new = try check("16.0")
    #expect(new.exitCode == 0, "no phone of iOS 16 is narrower than 375 points")
    #expect(new.standardError.contains("checked on iPhone in portrait from iOS 16 only"))
    #expect(try check("16.0", "--device", "retina4_0").exitCode == 1)
  }

  @Test func screensThatTheAppDoesNotFillAreLeftOut() throws {
    let project = try project(families: "1")
    let tall =
      "<constraint firstItem=\"high\" firstAttribute=\"height\" relation=\"lessThanOrEqual\" "
      + "constant=\"700\" id=\"t700\"/>"
    try project.write(
      Self.document.replacing(
        "<constraint firstItem=\"high\" firstAttribute=\"top\"",
        with: tall + "<constraint firstItem=\"high\" firstAttribute=\"top\""), to: document)
    #expect(try project.check(document).exitCode == 1, "most screens are higher")
    let file = "Shop.xcodeproj/project.pbxproj"
    let text = try project.text(of: file)
    let named = "SDKROOT = iphoneos; ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = Start;"
    let withCatalog = text.replacing("SDKROOT = iphoneos;", with: named)
      .replacing("children = ( S, );", with: "children = ( S, M, );")
      .replacing(
        "}; rootObject",
        with:
          "M = { isa = PBXFileReference; path = M.xcassets; sourceTree = \"<group>\"; }; }; rootObject"
      )
    try project.write(withCatalog, to: file)
    try project.write(
      "{ \"images\": [ { \"idiom\": \"iphone\", \"subtype\": \"667h\", \"filename\": \"6.png\" } ] }",
      to: "M.xcassets/Start.launchimage/Contents.json")
    let result = try project.check(document)
    #expect(result.exitCode == 0)
    #expect(
      result.standardError.contains(
        "on iPhone in portrait, on screens that it has launch images for (667 points high) only"))
    let asked = try project.check(document, "--device", "retina6_12")
    #expect(!asked.standardError.contains("launch images"), "what is asked for is not limited")
  }

  @Test func aTextOnStandardInputIsCheckedAsTheFileThatItStandsFor() throws {
    let project = try project(families: "1")
    let named = try project.check("-", "--stdin-path", document, input: document)
    #expect(named.exitCode == 0)
    #expect(try project.check("-", input: document).exitCode == 1)
  }

  @Test func wordsOfProjectsAreEscaped() throws {
    let project = try project(families: "1,2")
    let file = "Shop.xcodeproj/project.pbxproj"
    let text = try project.text(of: file)
    try project.write(
      text.replacing("name = Shop;", with: "name = \"Sh\u{1B}[31mop\u{202E}\";"), to: file)
    let result = try project.check(document)
    #expect(result.standardError.contains("of target Sh\\u{1B}[31mop\\u{202E} checked"))
  }

  @Test func namesThatNoCatalogHasAreFoundOnceForADocument() throws {
    let project = try project(families: "1,2")
    let views = ["Logo", "Logo", "Cart"].enumerated().map { index, image in
      """
      <imageView image="\(image)" translatesAutoresizingMaskIntoConstraints="NO" id="image\(index)">
      <rect key="frame" x="0.0" y="\(index * 100)" width="100" height="100"/></imageView>
      """
    }
    let text = Self.document.replacing(
      "</view></subviews>", with: "</view>\(views.joined())</subviews>"
    )
    .replacing(
      "</scenes></document>",
      with: """
        </scenes><resources><image name="Logo" width="100" height="100"/>
        <image name="Cart" width="100" height="100"/></resources></document>
        """)
    try project.write(text, to: document)
    let missing = {
      try project.check("Shop").lines.filter { $0.contains("[missing-image]") }
        .map { $0.split(separator: " ", maxSplits: 1)[1] }
    }
    #expect(try missing().isEmpty, "the project has no pictures at all")
    try project.write("{}", to: "Shop/Assets.xcassets/cart.imageset/Contents.json")
    #expect(
      try missing() == [
        """
        warning: the image "Logo", which is used twice, is in no asset catalog and no \
        picture file of the project. Add "Logo" to an asset catalog, or name another one [missing-image]
        """,
        """
        warning: the image "Cart" is in no asset catalog and no picture file of the \
        project. Did you mean "cart"? Else add "Cart" to an asset catalog [missing-image]
        """,
      ])
    try project.write("", to: "Kit/Sources/Kit/Logo@2x.png")
    try project.write("", to: "Shop/Assets.xcassets/Cart.imageset/Cart.pdf")
    #expect(try missing().isEmpty)
  }
}
