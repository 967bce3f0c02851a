import Projects
import TestSupport
import Testing

@testable import Inspection

/// Names of images and colours that a project does not have.
@MainActor
struct MissingResourceTests {
  private let assets = ResourceNames(images: ["Logo", "cart"], colors: ["Brand"])

  private func findings(
    _ views: String, resources: String, _ code: CodeFacts = CodeFacts(),
    in assets: ResourceNames? = nil
  ) throws -> [Finding] {
    let scene = ExampleScene("<subviews>\(views)</subviews>", resources: resources)
    let storyboard = try Storyboard(text: scene.storyboard, name: "Example.storyboard")
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.missing = MissingResources(
      of: ListedResources(Array(scene.storyboard.utf8)), in: assets ?? self.assets)
    inspector.code = code
    return inspector.findings(on: [try .named("retina6_12")])
      .filter { $0.rule == .missingImage || $0.rule == .missingColor }
  }

  /// The outlets `item` and `other`, which lead to `a` and `b`.
  private let outlets = ListedOutlets(
    Array(
      """
      <viewController id="controller" customClass="Scene"><connections>
      <outlet property="item" destination="a" id="o"/><outlet property="other" destination="b" id="p"/>
      </connections></viewController>
      """.utf8))

  /// Nobody sees that the picture of an image view is missing to which code gives another.
  @Test(arguments: [
    ("<imageView image=\"gone\" id=\"a\"/>", "image", Finding.Severity.info),
    ("<imageView image=\"gone\" id=\"a\"/>", "imageWithURL", .info),
    ("<imageView image=\"gone\" id=\"a\"/>", "text", .warning),
    ("<imageView image=\"gone\" id=\"a\"/><imageView image=\"gone\" id=\"b\"/>", "image", .warning),
    ("<imageView image=\"Logo\" highlightedImage=\"gone\" id=\"a\"/>", "image", .warning),
    ("<button id=\"a\"><state key=\"normal\" image=\"gone\"/></button>", "image", .warning),
  ])
  func aPictureThatCodeReplacesIsANote(
    views: String, written: String, severity: Finding.Severity
  ) throws {
    let code = CodeFacts(outlets, written: ["Scene": ["item": [written]]])
    let found = try findings(
      views, resources: "<image name=\"gone\" width=\"1\" height=\"1\"/>", code)
    #expect(found.map(\.severity) == [severity])
  }

  @Test func aPictureInARowThatCodeFindsByItsTagIsANote() throws {
    var code = CodeFacts()
    code.addImages(ofTagged: ["a"])
    let found = try findings(
      "<imageView image=\"gone\" tag=\"1\" id=\"a\"/>",
      resources: "<image name=\"gone\" width=\"1\" height=\"1\"/>", code)
    #expect(found.map(\.severity) == [.info])
  }

  /// Source: `UIView.isHidden`: what is in a hidden view is hidden, too.
  @Test(arguments: [
    ("", ["a"], Finding.Severity.info), ("", [], .warning),
    ("<variation hidden=\"NO\"/>", ["a"], .warning),
  ])
  func aPictureInAViewThatCodeLeavesHiddenIsANote(
    more: String, unrevealed: [String], severity: Finding.Severity
  ) throws {
    var code = CodeFacts()
    code.use.unrevealedViews = unrevealed
    let found = try findings(
      """
      <view hidden="YES" id="a"><subviews><imageView image="gone" id="b"/></subviews>\(more)
      <connections><outlet property="view" destination="b" id="o"/></connections></view>
      """, resources: "<image name=\"gone\" width=\"1\" height=\"1\"/>", code)
    #expect(found.map(\.severity) == [severity])
  }

  @Test func hiddenViewsOfTheirOwnKindAreListedWithTheirOutlets() {
    let listed = ListedOutlets(
      Array(
        """
        <viewController id="c" customClass="Page"><view id="r"><subviews><view hidden="YES" id="a"/>
        <view hidden="YES" customClass="Card" id="b"/><view hidden="YES" id="d"/><view id="e"/></subviews></view>
        <connections><outlet property="panel" destination="a" id="1"/><outlet property="card" destination="b" id="2"/>
        <outletCollection property="all" destination="d" id="3"/><outlet property="one" destination="d" id="4"/>
        <outlet property="shown" destination="e" id="5"/></connections></viewController>
        """.utf8))
    #expect(listed.hiddenViews == ["Page": ["panel": ["a"]]])
  }

  @Test(arguments: [
    ("backgroundColor", Finding.Severity.info), ("tintColor", .warning),
  ])
  func aColorThatCodeReplacesAtTheStartIsANote(
    written: String, severity: Finding.Severity
  ) throws {
    let views = [
      "<view contentMode=\"scaleToFill\" id=\"a\"><color key=\"backgroundColor\" name=\"Gone\"/></view>",
      """
      <view contentMode="scaleToFill" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
      <color key="value" name="Gone"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """,
    ]
    var code = CodeFacts()
    code.addFirstWrites(["Scene": ["item": [written]]], in: outlets)
    for view in views {
      let found = try findings(
        view,
        resources:
          "<namedColor name=\"Gone\"><color white=\"0\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>",
        code)
      #expect(found.map(\.severity) == [severity])
    }
  }

  @Test(arguments: [
    ("normal", ["image"], Finding.Severity.info), ("normal", ["backgroundImage"], .warning),
    ("selected", ["image"], .warning),
  ])
  func aPictureThatCodeGivesAButtonAtTheStartIsASample(
    state: String, written: [String], severity: Finding.Severity
  ) throws {
    var code = CodeFacts()
    code.addFirstWrites(["Scene": ["item": Set(written)]], in: outlets)
    let found = try findings(
      "<button id=\"a\"><state key=\"\(state)\" image=\"Gone\"/></button>",
      resources: Self.gonePicture, code)
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    (#"firstAttribute="width""#, "scaleAspectFit", Finding.Severity.info),
    (#"firstAttribute="height" constant="0.0""#, "scaleToFill", .info),
    (#"firstAttribute="width""#, "center", .warning),
    (#"firstAttribute="width" constant="1""#, "scaleAspectFit", .warning),
    (#"firstAttribute="width" relation="greaterThanOrEqual""#, "scaleAspectFit", .warning),
    (#"firstAttribute="width" priority="750""#, "scaleAspectFit", .warning),
    (#"firstAttribute="width" secondItem="b" secondAttribute="width""#, "scaleAspectFit", .warning),
  ])
  func aPictureInAViewWithoutExtentIsSeenByNobody(
    constraint: String, mode: String, severity: Finding.Severity
  ) throws {
    let found = try findings(
      """
      <imageView contentMode="\(mode)" image="Gone" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <constraints><constraint \(constraint) id="c"/></constraints></imageView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      """, resources: Self.gonePicture)
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("backgroundColor", Finding.Severity.info), ("tintColor", .warning),
  ])
  func aColorThatTheClassOfAViewSetsIsANote(
    written: String, severity: Finding.Severity
  ) throws {
    var code = CodeFacts()
    code.addColors(ofClasses: ["Card": [written]])
    let found = try findings(
      "<view id=\"a\" customClass=\"Card\"><color key=\"backgroundColor\" name=\"Gone\"/></view>",
      resources: Self.goneColor, code)
    #expect(found.map(\.severity) == [severity])
  }

  /// Each use counts: one in a hidden view that nothing shows, one that the class of its view replaces.
  @Test(arguments: [(" hidden=\"YES\"", Finding.Severity.info), ("", .warning)])
  func aColorThatNobodySeesForSeveralReasonsIsANote(
    hidden: String, severity: Finding.Severity
  ) throws {
    var code = CodeFacts()
    code.addColors(ofClasses: ["Card": ["backgroundColor"]])
    let found = try findings(
      """
      <view id="a"\(hidden)><color key="backgroundColor" name="Gone"/></view>
      <view id="b" customClass="Card"><color key="backgroundColor" name="Gone"/></view>
      """, resources: Self.goneColor, code)
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("normal", Finding.Severity.info), ("selected", .warning),
  ])
  func theTitleColorThatTheClassOfAButtonSetsIsANote(
    state: String, severity: Finding.Severity
  ) throws {
    var code = CodeFacts()
    code.addColors(ofClasses: ["Go": ["titleColor"]])
    let found = try findings(
      """
      <button id="a" customClass="Go"><state key="\(state)" title="Go">
      <color key="titleColor" name="Gone"/></state></button>
      """, resources: Self.goneColor, code)
    #expect(found.map(\.severity) == [severity])
  }

  /// A button that nothing disables is never drawn in the color of that state.
  @Test(arguments: [
    ("", "titleLabel", Finding.Severity.info), ("enabled=\"NO\"", "titleLabel", .warning),
    ("", "isEnabled", .warning),
  ])
  func theColorOfADisabledButtonIsANote(
    attributes: String, written: String, severity: Finding.Severity
  ) throws {
    let code = CodeFacts(outlets, written: ["Scene": ["item": [written]]])
    let found = try findings(
      """
      <button id="a" \(attributes)><state key="normal" title="Go"/><state key="disabled">
      <color key="titleColor" name="Gone"/></state></button>
      """, resources: Self.goneColor, code)
    #expect(found.map(\.severity) == [severity])
  }

  /// A button with a picture alone draws no title, unless code gives it one.
  @Test(arguments: [
    ("image=\"Logo\"", "", Finding.Severity.info), ("title=\"\"", "", .info),
    ("title=\"Go\"", "", .warning), ("image=\"Logo\"", "customClass=\"Go\"", .warning),
  ])
  func theColorOfNoTitleIsANote(
    state: String, attributes: String, severity: Finding.Severity
  ) throws {
    let found = try findings(
      """
      <button id="a" \(attributes)><state key="normal" \(state)>
      <color key="titleColor" name="Gone"/></state></button>
      """, resources: Self.goneColor)
    #expect(found.filter { $0.rule == .missingColor }.map(\.severity) == [severity])
  }

  /// Labels and plain views are not drawn in their tint.
  @Test(arguments: [
    ("<label id=\"b\"/>", Finding.Severity.info),
    ("<view id=\"b\"><subviews><slider id=\"c\"/></subviews></view>", .warning),
    ("<imageView id=\"b\"><color key=\"tintColor\" white=\"0\" alpha=\"1\"/></imageView>", .info),
    ("<imageView id=\"b\"/>", .warning), ("<view id=\"b\" customClass=\"Card\"/>", .warning),
    ("<button buttonType=\"system\" id=\"b\"/>", .warning), ("<button id=\"b\"/>", .info),
    ("<button id=\"b\"><state key=\"normal\" image=\"Logo\"/></button>", .warning),
  ])
  func theTintOfViewsWithoutTintIsANote(inside: String, severity: Finding.Severity) throws {
    let found = try findings(
      "<view id=\"a\"><subviews>\(inside)</subviews><color key=\"tintColor\" name=\"Gone\"/></view>",
      resources: Self.goneColor)
    #expect(found.map(\.severity) == [severity])
  }

  private static let gonePicture = #"<image name="Gone" width="40" height="40"/>"#

  private static let goneColor =
    "<namedColor name=\"Gone\"><color white=\"0\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>"

  /// A border without a width and a shadow without opacity are not drawn.
  @Test(arguments: [
    ("borderColor", "borderWidth", "0.0", "", Finding.Severity.info),
    ("layer.borderUIColor", "layer.borderWidth", "0", "", .info),
    ("borderColor", "borderWidth", "1", "", .warning), ("borderColor", "radius", "1", "", .info),
    ("shadowColor", "radius", "1", "", .info),
    ("shadowColor", "shadowOpacity", "0.5", "", .warning),
    ("borderColor", "radius", "1", "customClass=\"Card\"", .warning),
    ("lineColor", "lineWidth", "0", "", .warning),
  ])
  func theColorOfNoLineIsANote(
    color: String, number: String, value: String, attributes: String, severity: Finding.Severity
  ) throws {
    func found(_ code: CodeFacts = CodeFacts()) throws -> [Finding.Severity] {
      try findings(
        """
        <view contentMode="scaleToFill" id="a" \(attributes)><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="\(color)">
        <color key="value" name="Gone"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="\(number)">
        <real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """,
        resources:
          "<namedColor name=\"Gone\"><color white=\"0\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>",
        code
      ).map(\.severity)
    }
    #expect(try found() == [severity])
    let code = CodeFacts(outlets, written: ["Scene": ["item": ["layer"]]])
    #expect(try found(code) == [.warning], "code gives it an extent")
  }

  @Test func aPictureOutsideOfTheProjectsFolderIsANote() throws {
    var assets = assets
    assets.add(fileElsewhere: "gone@2x.png")
    let found = try findings(
      "<imageView image=\"gone.png\" id=\"a\"/>",
      resources: "<image name=\"gone.png\" width=\"1\" height=\"1\"/>", in: assets)
    #expect(found.map(\.severity) == [.info])
    #expect(
      found.map(\.message) == [
        "the image \"gone.png\" is a file that the project names and that is not there"
      ])
  }

  @Test func namesAreListedAtTheEndOfADocument() {
    let text = """
      <document><image name="early"/>
      <resources>
        <image name="one" width="1" height="1"/>
        <image width="1" name="two"/><image name="one" width="2" height="2"/>
        <image name="star" catalog="system" width="1" height="1"/>
        <image name="button:x:image" width="1" height="1"><mutableData key="keyedRepresentation">eA==</mutableData></image>
        <image name="a &amp; b" width="1" height="1"/>
        <namedColor name="brand"><color white="0" alpha="1" colorSpace="custom"/></namedColor>
        <systemColor name="labelColor"><color white="0" alpha="1"/></systemColor>
      </resources></document>
      """
    let listed = ListedResources(Array(text.utf8))
    #expect(listed.images == ["one", "two"])
    #expect(listed.colors == ["brand"])
    for text in ["", "<resources", "<resources>", "<resources><image name=\""] {
      #expect(ListedResources(Array(text.utf8)).images.isEmpty)
    }
  }

  @Test func everyAttributeAndElementThatNamesAnImageCounts() throws {
    let found = try findings(
      """
      <button opaque="NO" id="b"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <state key="normal" backgroundImage="gone"><imageReference key="image" image="gone"/></state>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="image" keyPath="icon">
      <image key="value" name="gone"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </button>
      <imageView image="Logo" id="i"><rect key="frame" x="0" y="0" width="50" height="50"/></imageView>
      """,
      resources: """
        <image name="gone" width="1" height="1"/><image name="Logo" width="1" height="1"/>
        <image name="unused" width="1" height="1"/>
        """)
    #expect(
      found.map(\.message) == [
        "the image \"gone\", which is used 3 times, is in no asset catalog and no picture file of the project"
      ])
    #expect(found.map(\.objectIDs) == [["b"]])
    #expect(found.map(\.nextStep) == ["Add \"gone\" to an asset catalog, or name another one"])
  }

  @Test(arguments: [("Logoo", "Logo"), ("CART", "cart"), ("logo.png", "Logo")])
  func theNearestNameIsProposed(name: String, similar: String) throws {
    let found = try findings(
      "<imageView image=\"\(name)\" id=\"i\"/>",
      resources: "<image name=\"\(name)\" width=\"1\" height=\"1\"/>")
    #expect(
      found.map(\.nextStep) == [
        "Did you mean \"\(similar)\"? Else add \"\(name)\" to an asset catalog"
      ])
  }

  @Test func colorsAreComparedWithCatalogs() throws {
    let found = try findings(
      """
      <view contentMode="scaleToFill" id="a"><color key="backgroundColor" name="Brand"/></view>
      <view contentMode="scaleToFill" id="b"><color key="backgroundColor" name="Logo"/></view>
      """,
      resources: """
        <namedColor name="Brand"><color white="0" alpha="1" colorSpace="custom"/></namedColor>
        <namedColor name="Logo"><color white="0" alpha="1" colorSpace="custom"/></namedColor>
        """)
    #expect(
      found.map(\.message) == ["the color \"Logo\" is in no asset catalog of the project"])
    #expect(found.map(\.rule) == [.missingColor])
  }

  @Test func nothingIsMissingWhereAProjectHasNothing() {
    let listed = ListedResources(Array("<resources><image name=\"a\" width=\"1\"/>".utf8))
    #expect(MissingResources(of: listed, in: ResourceNames()) == MissingResources())
    #expect(MissingResources(of: listed, in: assets).images.map(\.name) == ["a"])
  }
}
