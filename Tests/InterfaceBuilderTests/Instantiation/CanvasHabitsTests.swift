import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// What the canvas a document was saved for shows and devices do not.
@MainActor
@Suite("Habits of the canvas")
struct CanvasHabitsTests {
  @Test("date pickers that name no style are wheels on the canvas and compact on devices")
  func datePickers() throws {
    let picker = #"<datePicker translatesAutoresizingMaskIntoConstraints="NO" id="p"/>"#
    let description = try Self.xib(picker, pinning: "p")
    #expect(try height("p", of: description, for: Canvas(of: description)) == 216)
    #expect(try height("p", of: description, for: Self.otherDevice(description)) < 100)
  }

  @Test("the natural size that a custom class gave Interface Builder counts on the canvas")
  func designables() throws {
    let button = """
      <button customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      """
    let description = try Self.xib(
      button, pinning: "b",
      beside: """
        <designables><designable name="b">
        <size key="intrinsicContentSize" width="-1" height="43"/></designable></designables>
        """)
    #expect(try height("b", of: description, for: Canvas(of: description)) == 43)
    #expect(try height("b", of: description, for: Self.otherDevice(description)) == 34)
  }

  @Test(
    "labels of one line in text styles are rounded up to points up to Xcode 8, then to pixels",
    arguments: [("11762", 21.0), ("13196", 20.5), ("17701", 20.5)])
  func labels(tools: String, stored: Double) throws {
    let height = try heightOfLabel(#"adjustsFontForContentSizeCategory="YES""#, tools: tools)
    #expect(height == stored)
  }

  @Test(
    "those that do not follow the text size are rounded to the nearest point in between",
    arguments: [
      ("11762", "Body", 21.0), ("13196", "Body", 20), ("15505", "Caption1", 14),
      ("15505", "Footnote", 16), ("15702", "Body", 20.5), ("17701", "Body", 20.5),
    ])
  func labelsThatStay(tools: String, style: String, stored: Double) throws {
    #expect(try heightOfLabel("", style: style, tools: tools) == stored)
  }

  @Test(
    "titles are smaller on the canvas of Xcode 10 and 11, and on no device",
    arguments: [("13196", 33.5), ("14313", 31.5), ("16097", 31.5), ("17701", 33.5)])
  func titles(tools: String, stored: Double) throws {
    let label = Self.label(
      #"adjustsFontForContentSizeCategory="YES""#, font: #"style="UICTFontTextStyleTitle1""#)
    let description = try Self.xib(label, pinning: "l", tools: tools, device: "retina4_7")
    #expect(try height("l", of: description, for: Canvas(of: description)) == stored)
    #expect(try height("l", of: description, for: Self.otherDevice(description)) > 33)
  }

  private func heightOfLabel(
    _ attributes: String, style: String = "Body", tools: String
  ) throws -> Double {
    let label = Self.label(attributes, font: #"style="UICTFontTextStyle\#(style)""#)
    let description = try Self.xib(label, pinning: "l", tools: tools, device: "retina4_7")
    return try height("l", of: description, for: Canvas(of: description))
  }

  private static func label(_ attributes: String = "", font: String) -> String {
    """
    <label text="Hills" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  @Test(
    "labels of one line in fonts that the document lists with their files have pixels",
    arguments: [("Inter-Medium", 19.5), ("Inter-Bold", 20)])
  func customFonts(listed: String, stored: Double) throws {
    let description = try Self.xib(
      Self.label(font: #"name="Inter-Medium" family="Inter" pointSize="16""#), pinning: "l",
      beside: """
        <customFonts key="customFonts"><array key="Inter.ttf">
        <string>\(listed)</string></array></customFonts>
        """, device: "retina4_7")
    #expect(try height("l", of: description, for: Canvas(of: description)) == stored)
    #expect(try height("l", of: description, for: Self.otherDevice(description)) == 19.5)
  }

  @Test(
    "names of the system font's faces give Times New Roman from Xcode 11 on",
    arguments: [
      ("14490", ".SFUI-Bold", ".SFUI-Bold"), ("15702", ".SFUI-Bold", "TimesNewRomanPSMT"),
      ("15702", ".SFUIText", "TimesNewRomanPSMT"), ("15702", "SFProText-Bold", "SFProText-Bold"),
    ])
  func namesOfSystemFaces(tools: String, name: String, shown: String) throws {
    let font = try fontOfLabel(#"name="\#(name)" pointSize="10""#, tools: tools)
    #expect(font?.fontName == shown)
  }

  @Test(
    "labels have the system font of their release",
    arguments: [
      ("5056", 17.0, ".HelveticaNeueInterface"), ("11762", 20, ".SFUIDisplay"),
      ("11762", 19, ".AppleSystemUIFont"), ("13196", 20, ".AppleSystemUIFont"),
    ])
  func systemFonts(tools: String, size: Double, family: String) throws {
    let font = try fontOfLabel(#"type="system" pointSize="\#(size)""#, tools: tools)
    #expect(font?.familyName == family)
  }

  /// The font that a label with a font description has.
  private func fontOfLabel(_ attributes: String, tools: String) throws -> UIFont? {
    let description = try Self.xib(
      Self.label(font: attributes), pinning: "l", tools: tools, device: "retina4_7")
    let scene = try #require(laidOut(description).first)
    return (scene.view(id: "l") as? UILabel)?.font
  }

  @Test(
    "large text in fields of Xcode 8 to 10 is wider",
    arguments: [
      ("11762", 18.0, ".SFUIDisplay"), ("13771", 17, ".AppleSystemUIFont"),
      ("14490", 20, ".SFUIDisplay"), ("16097", 20, ".AppleSystemUIFont"),
    ])
  func fieldFonts(tools: String, size: Double, family: String) throws {
    let field = """
      <textField placeholder="Hills" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textField>
      """
    let description = try Self.xib(field, pinning: "l", tools: tools, device: "retina4_7")
    let scene = try #require(laidOut(description).first)
    #expect((scene.view(id: "l") as? UITextField)?.font?.familyName == family)
  }

  @Test(
    "configured titles are rounded to points up to Xcode 14, then to pixels",
    arguments: [("21507", 35.0), ("22505", 34 + 1.0 / 3)])
  func configuredTitles(tools: String, stored: Double) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <state key="normal" title="Hills"/>
      <buttonConfiguration key="configuration" style="plain" title="Hills"/></button>
      """
    let description = try Self.xib(button, pinning: "b", tools: tools, device: "retina6_12")
    let height = try height("b", of: description, for: Canvas(of: description))
    #expect(abs(height - stored) < 1e-6)
  }

  @Test("where sizes conflict with that of a cell, they hold in a document of its own only")
  func sizesInCells() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="300" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="300" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x"><constraints>
      <constraint firstAttribute="width" constant="80" id="w"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="x" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" constant="10" id="1"/>
      <constraint firstAttribute="trailing" secondItem="x" secondAttribute="trailing" \
      constant="10" id="2"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="content" secondAttribute="top" \
      id="3"/>
      <constraint firstAttribute="bottom" secondItem="x" secondAttribute="bottom" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let alone = try Scenes.xib(cell, tools: "17701", device: "retina6_1")
    #expect(laidOut(alone).first?.frame("x")?.width == 80)
    let other = laidOut(alone, for: try Self.otherDevice(alone))
    #expect(other.first?.frame("x")?.width == 280)
    let table = try Scenes.xib(
      """
      <tableView dataMode="prototypes" id="table">
      <rect key="frame" x="0" y="0" width="300" height="400"/>
      <prototypes>\(cell)</prototypes></tableView>
      """, tools: "17701", device: "retina6_1")
    #expect(laidOut(table).first?.frame("x")?.width == 280)
  }

  @Test("sizes hold against a stack view's edges in cells with a document of their own only")
  func sizesInStackViewsOfCells() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="300" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="300" height="60"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x"><constraints>
      <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
      <constraints><constraint firstAttribute="height" constant="24" id="g"/></constraints></stackView>
      </subviews><constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="2"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="content" secondAttribute="top" \
      id="3"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let alone = try Scenes.xib(cell, tools: "21701", device: "retina6_1")
    #expect(laidOut(alone).first?.frame("row")?.height == 24)
    #expect(laidOut(alone).first?.frame("x")?.height == 30)
    let other = laidOut(alone, for: try Self.otherDevice(alone))
    #expect(other.first?.frame("x")?.height == 24)
  }

  @Test("rows below the table's edge keep the margins of every view on the canvas of Xcode 9")
  func rowsOutOfSight() throws {
    func leading(_ row: Int, tools: String, onCanvas: Bool = true) throws -> Double? {
      let cells = (0..<2).map { row in
        """
        <tableViewCell preservesSuperviewLayoutMargins="YES" rowHeight="60" id="cell\(row)">
        <rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView preservesSuperviewLayoutMargins="YES" key="contentView" id="k\(row)">
        <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="x\(row)"/></subviews><constraints>
        <constraint firstItem="x\(row)" firstAttribute="leading" secondItem="k\(row)" \
        secondAttribute="leadingMargin" id="c\(row)"/></constraints></tableViewCellContentView>
        </tableViewCell>
        """
      }
      let table = try Scenes.xib(
        """
        <tableView dataMode="static" sectionHeaderHeight="0" sectionFooterHeight="0" id="table">
        <rect key="frame" x="0" y="0" width="375" height="50"/><sections>
        <tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
        </tableView>
        """, tools: tools, device: "retina4_7")
      let canvas = onCanvas ? Canvas(of: table) : try Self.otherDevice(table)
      return laidOut(table, for: canvas).first?.frame("x\(row)")?.minX
    }
    #expect(try leading(0, tools: "13196") == 16)
    #expect(try leading(1, tools: "13196") == 8)
    #expect(try leading(1, tools: "14490") == 16)
    #expect(try leading(1, tools: "13196", onCanvas: false) != 8)
  }

  private func height(
    _ id: String, of description: DocumentDescription, for canvas: Canvas
  ) throws -> Double {
    try #require(laidOut(description, for: canvas).first?.frame(id)).height
  }

  private static func otherDevice(_ description: DocumentDescription) throws -> Canvas {
    var canvas = Canvas(of: description)
    canvas.device = try #require(Device.named("retina4_0"))
    return canvas
  }

  /// A view that is pinned at its top leading corner in a root view.
  private static func xib(
    _ view: String, pinning id: String, beside: String = "", tools: String = "17701",
    device: String = "retina6_1"
  ) throws -> DocumentDescription {
    try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <subviews>\(view)</subviews><constraints>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c2"/></constraints></view></objects>\(beside)<objects>
      """, tools: tools, device: device)
  }
}
