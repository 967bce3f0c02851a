import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Fonts, pictures and views that code gives, so that the document's are samples.
@MainActor
struct CodeOfOtherClassesTests {
  /// The outlet `item` of the controller, which leads to an object.
  private static func outlets(to id: String) -> ListedOutlets {
    ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><connections>
        <outlet property="item" destination="\(id)" id="o"/></connections></viewController>
        """.utf8))
  }

  /// Constraints for the position and size of the view `a`, but for the one with an id.
  private static func ties(without open: String) -> String {
    let ties = [
      "h": Element.constraint("h", "a", "height", nil, nil, "constant=\"21\""),
      "w": Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""),
      "x": Element.constraint("x", "a", "leading", "root", "leading"),
      "y": Element.constraint("y", "a", "top", "safe", "top"),
    ].filter { $0.key != open }
    return ties.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  @Test func aTextFarTooWideFitsInNoOtherFont() throws {
    let text = "The intensity is proportional to the movement of it, and to the speed of it as well"
    let storyboard = try Storyboard(
      subviews: Element.label("a", text, [20, 79, 335, 21]),
      constraints: Element.constraint("x", "a", "centerX", "root", "centerX")
        + Element.constraint("y", "a", "top", "safe", "top", "constant=\"20\""))
    var code = CodeFacts()
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [.warning])
    code.addFonts(of: ["item"], in: Self.outlets(to: "a"))
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [.warning])
    code = CodeFacts()
    code.addFonts(of: ["other"], in: Self.outlets(to: "a"))
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [.warning])
    code.addFontsByScreen(of: ["item"], in: Self.outlets(to: "a"))
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [.info])
  }

  /// A label lower than letters cuts off whatever text code gives it; one too narrow may fit another text.
  @Test(arguments: [
    (80, 21, Finding.Severity.info), (300, 8, .warning), (300, 16, .info),
  ])
  func textsThatCodeReplacesNeedTheHeightOfALine(
    width: Double, height: Double, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "A title that does not fit", [20, 40, width, height]),
      constraints: Element.place("a", [20, 40, width, height]))
    var code = CodeFacts()
    code.addTexts(ofTagged: ["a"])
    #expect(try storyboard.severities(of: .clippedText, knowing: code) == [severity])
  }

  /// On several lines a text may fit, though not in less than the height of one.
  @Test(arguments: [
    ("numberOfLines", 80.0, 21.0, Finding.Severity.info), ("tintColor", 80, 21, .warning),
    ("numberOfLines", 300, 8, .warning),
  ])
  func textsWhoseLinesCodeSetsMayFit(
    member: String, width: Double, height: Double, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "A title that does not fit", [20, 40, width, height]),
      constraints: Element.place("a", [20, 40, width, height]))
    let code = CodeFacts(
      Self.outlets(to: "a"), written: ["Scene": ["item": [member]]])
    #expect(try storyboard.severities(of: .clippedText, knowing: code) == [severity])
  }

  /// A plain view of a class that comes from a slider is as high as sliders are; the document does not show it.
  @Test(arguments: [("view", Finding.Severity.info), ("imageView", .warning)])
  func aPlainViewMayInheritItsSize(element: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: """
        <\(element) id="a" customClass="Knob" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="79" width="335" height="30"/></\(element)>
        """,
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("r", "a", "trailing", "root", "trailing", "constant=\"-20\"")
        + Element.constraint("y", "a", "top", "safe", "top", "constant=\"20\""))
    var code = CodeFacts()
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [.warning])
    code.classesInheritingContentSize = ["Knob"]
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// A title that code puts below its picture has the width of the button.
  @Test func aTitleThatCodePutsElsewhereIsANote() throws {
    let storyboard = try Storyboard(
      subviews: """
        <button contentHorizontalAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="100" width="60" height="44"/>
        <state key="normal" title="A title of some length"/></button>
        """,
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"60\""))
    var code = CodeFacts()
    #expect(try storyboard.severities(of: .clippedText, knowing: code) == [.warning])
    code.addInsets(of: ["item"], in: Self.outlets(to: "a"))
    #expect(try storyboard.severities(of: .clippedText, knowing: code) == [.info])
  }

  /// Code gives a text its width, or what is as high as the screen another height.
  @Test(arguments: [("w", Finding.Severity.info), ("x", .warning)])
  func aWidthThatCodeSetsIsASample(id: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "A title of some length", [20, 100, 60, 21]),
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"60\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="w"/><constraint id="x"/>
        <connections><outlet property="item" destination="\(id)" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": ["constant"]]])
    #expect(try storyboard.severities(of: .clippedText, knowing: code) == [severity])
  }

  @Test func theSizeOfAPictureThatCodeReplacesIsASample() throws {
    let image = """
      <imageView image="sample" verticalCompressionResistancePriority="1000" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="100" width="200" height="100"/></imageView>
      """
    let plain = try Storyboard(
      subviews: image,
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    let text = try String(contentsOfFile: plain.path, encoding: .utf8).replacing(
      "</document>",
      with:
        "<resources><image name=\"sample\" width=\"200\" height=\"200\"/></resources></document>")
    let storyboard = try Storyboard(text: text, name: "Test.storyboard")
    var code = CodeFacts()
    #expect(try storyboard.severities(of: .conflictingConstraints, knowing: code) == [.warning])
    code.addImages(of: ["item"], in: Self.outlets(to: "a"))
    #expect(try storyboard.severities(of: .conflictingConstraints, knowing: code) == [.info])
  }

  @Test(
    arguments: [
      (["arrangedSubviews", "subviews"], .info), (["subviews"], .warning),
      (["arrangedSubviews"], .warning),
    ] as [(Set<String>, Finding.Severity)])
  func viewsThatCodeReplacesAreSamples(
    written: Set<String>, severity: Finding.Severity
  ) throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="100" width="335" height="21"/><subviews>
      \(Element.label("l", "A title that fits on no stack view so narrow", [0, 0, 335, 21]))
      </subviews></stackView>
      """
    let storyboard = try Storyboard(
      subviews: stack,
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""))
    let code = CodeFacts(Self.outlets(to: "a"), written: ["Scene": ["item": written]])
    #expect(try storyboard.severities(of: .clippedText, knowing: code) == [severity])
  }

  /// A switch looks the same whichever gives way.
  @Test(arguments: [
    ("numberOfLines=\"0\"", "switch", Finding.Severity.info),
    ("adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"", "switch", .info),
    ("numberOfLines=\"0\"", "label", .warning),
  ])
  func aTextBesideASwitchGivesWay(
    attributes: String, other: String, severity: Finding.Severity
  ) throws {
    let text = other == "label" ? "text=\"A text of some length\"" : ""
    let storyboard = try Storyboard(
      subviews: Element.label(
        "a", "A setting whose name is somewhat too long", [20, 100, 270, 21],
        attributes: attributes)
          + """
          <\(other) \(text) translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="306" y="100" width="51" height="31"/></\(other)>
          """,
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("b", "b", "top", "safe", "top")
        + Element.constraint("g", "b", "leading", "a", "trailing", "constant=\"8\"")
        + Element.constraint("e", "root", "trailing", "b", "trailing", "constant=\"20\""))
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: CodeFacts()) == [severity])
  }

  /// Interface Builder, which sees no code, marked the view.
  @Test(arguments: [("constraints", Finding.Severity.info), ("text", .warning)])
  func whatCodeConstrainsIsNotOpen(written: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: "ambiguous=\"YES\""),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""))
    let code = CodeFacts(Self.outlets(to: "a"), written: ["Scene": ["item": [written]]])
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// Interface Builder, which sees no code, marked the view into which code puts others, but not for a place that is missing.
  @Test(arguments: [
    ("subviews", "x", Finding.Severity.info), ("text", "x", .warning), ("subviews", "w", .warning),
  ])
  func whatCodeFillsIsNotOpen(written: String, tie: String, severity: Finding.Severity) throws {
    let ties = [
      "x": Element.constraint("x", "a", "leading", "root", "leading"),
      "w": Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""),
    ]
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: "ambiguous=\"YES\""),
      constraints: ties[tie, default: ""] + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    let code = CodeFacts(Self.outlets(to: "a"), written: ["Scene": ["item": [written]]])
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// A view of a library may have a content size, which a stack view takes.
  @Test(arguments: [(["RichLabel"], Finding.Severity.info), ([], .warning)])
  func aViewOfALibraryGivesAStackViewItsWidth(
    libraries: [String], severity: Finding.Severity
  ) throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="100" width="335" height="21"/><subviews>
      \(Element.view("l", [0, 0, 335, 21], attributes: "customClass=\"RichLabel\""))
      </subviews></stackView>
      """
    let storyboard = try Storyboard(
      subviews: stack,
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"21\""))
    var code = CodeFacts()
    code.classesOfLibraries = libraries
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// Interface Builder sees no code of a library, so that its mark says nothing of the size; where the view is it sees.
  @Test(arguments: [
    (["RichLabel"], "h", Finding.Severity.info), ([], "h", .warning),
    (["RichLabel"], "x", .warning),
  ])
  func aViewOfALibraryMayHaveASize(
    libraries: [String], open: String, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.view(
        "a", attributes: "ambiguous=\"YES\" customClass=\"RichLabel\""),
      constraints: Self.ties(without: open))
    var code = CodeFacts()
    code.classesOfLibraries = libraries
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// The picture that code sets gives the view its size, which Interface Builder does not see.
  @Test(arguments: [
    ("image", "", "h", Finding.Severity.info), ("hidden", "", "h", .warning),
    ("image", "", "x", .warning), ("image", "image=\"star\"", "h", .warning),
  ])
  func aPictureToComeGivesAViewItsSize(
    written: String, picture: String, open: String, severity: Finding.Severity
  ) throws {
    let view = Element.view("a", attributes: "ambiguous=\"YES\" \(picture)")
      .replacing("<view ", with: "<imageView ").replacing("</view>", with: "</imageView>")
    let storyboard = try Storyboard(
      subviews: view, constraints: Self.ties(without: open))
    let code = CodeFacts(Self.outlets(to: "a"), written: ["Scene": ["item": [written]]])
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// Of two views that code hides and shows it may show one in place of the other.
  @Test(arguments: [
    (["one", "two"], Finding.Severity.info), (["one"], .warning), ([], .warning),
  ])
  func viewsThatCodeShowsInTurnMayOverlap(hidden: [String], severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "A title", [20, 40, 200, 21])
        + Element.label("b", "Another title", [20, 300, 200, 21]),
      constraints: Element.place("a", [20, 40, 200, 21]) + Element.place("b", [20, 50, 200, 21]))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><connections>
        <outlet property="one" destination="a" id="o1"/>
        <outlet property="two" destination="b" id="o2"/></connections></viewController>
        """.utf8))
    let written = Dictionary(uniqueKeysWithValues: hidden.map { ($0, Set(["isHidden"])) })
    let code = CodeFacts(outlets, written: ["Scene": written])
    #expect(try storyboard.severities(of: .overlappingViews, knowing: code) == [severity])
  }

  /// A panel that code shows lies over what the document draws behind it, not over what it draws beside it.
  @Test(arguments: [(310.0, Finding.Severity.info), (100, .warning)])
  func aPanelThatCodeShowsLiesOverOthers(drawn: Double, severity: Finding.Severity) throws {
    let panel = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="20" y="300" width="300" height="100"/><subviews>
      \(Element.label("a", "A title", [0, 60, 200, 21]))</subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </view>
      """
    let storyboard = try Storyboard(
      subviews: Element.label("b", "Another title", [20, drawn, 200, 21]) + panel,
      constraints: Element.place("p", [20, 300, 300, 100]) + Element.place("b", [20, 360, 200, 21])
        + Element.constraint("x", "a", "leading", "p", "leading")
        + Element.constraint("y", "a", "top", "p", "top", "constant=\"60\""))
    let code = CodeFacts(Self.outlets(to: "p"), written: ["Scene": ["item": ["isHidden"]]])
    #expect(try storyboard.severities(of: .overlappingViews, knowing: code) == [severity])
  }

  /// How much room each of two texts needs is known when they come.
  @Test(arguments: [
    ("text", "", Finding.Severity.info), ("text", "ambiguous=\"YES\"", .warning),
    ("hidden", "", .warning),
  ])
  func textsToComeCompeteAtRunTime(
    written: String, attributes: String, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.label(
        "a", "A name that is somewhat too long", [20, 100, 200, 21], attributes: attributes)
        + Element.label("b", "An amount that is long", [228, 100, 127, 21]),
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "safe", "top")
        + Element.constraint("b", "b", "top", "safe", "top")
        + Element.constraint("g", "b", "leading", "a", "trailing", "constant=\"8\"")
        + Element.constraint("e", "root", "trailing", "b", "trailing", "constant=\"20\""))
    let outlets = ListedOutlets(
      Array(
        """
        <label id="a" text="A name that is somewhat too long"/><viewController id="controller" \
        customClass="Scene"><connections><outlet property="item" destination="a" id="o"/>
        </connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": [written]]])
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  @Test func aViewWhoseClassPlacesItIsNotOpen() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: "customClass=\"Dial\""),
      constraints: Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    var code = CodeFacts()
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [.warning])
    code.classesPlacingThemselves = ["Dial"]
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [.info])
  }

  /// Code unfolds a view by the constraint of its height; or lays the text out elsewhere.
  @Test(arguments: [
    ("box-h", "constant", Finding.Severity.info), ("box-w", "constant", .warning),
    ("a", "constraints", .info), ("a", "text", .warning), ("box", "constraints", .info),
    ("box-s", "constant", .info),
  ])
  func whatCodeUnfoldsOrMovesIsNotOutside(
    id: String, written: String, severity: Finding.Severity
  ) throws {
    let text = Element.label("a", "A row of the panel", [0, 0, 200, 21])
    let inside =
      "<subviews>\(text)</subviews><constraints>"
      + Element.constraint("x", "a", "leading", "box", "leading")
      + Element.constraint("y", "a", "top", "box", "top", "constant=\"40\"")
      + "<constraint firstAttribute=\"height\" constant=\"20\" id=\"box-h\"/>"
      + "<constraint firstAttribute=\"width\" constant=\"300\" id=\"box-w\"/></constraints>"
    let storyboard = try Storyboard(
      subviews: Element.view(
        "box", [0, 100, 300, 20], attributes: "clipsSubviews=\"YES\"", children: inside),
      constraints: Element.constraint("bx", "box", "leading", "root", "leading")
        + Element.constraint("by", "box", "top", "root", "top", "constant=\"100\"")
        + Element.constraint("box-s", "box", "height", "root", "height", "priority=\"1\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="box-h"/>
        <constraint id="box-w"/><constraint id="box-s"/><connections>
        <outlet property="item" destination="\(id)" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": [written]]])
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [severity])
  }
}
