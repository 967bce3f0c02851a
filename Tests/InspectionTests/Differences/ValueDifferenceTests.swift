import InterfaceBuilder
import Testing

@testable import Inspection

/// Values that are easily taken for noise, and are none.
struct ValueDifferenceTests {
  private func value(_ element: String, _ type: String) -> String {
    Versions.label(
      "a-a-1", "Name",
      content:
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"layer.anchor\">\(element)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    )
  }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    try Versions(Versions.view([old]), Versions.view([new])).lines
  }

  @Test func halvesOfPointsAndSizesThatPeopleWriteAreDifferences() throws {
    func point(_ y: String) -> String {
      value("<point key=\"value\" x=\"0.0\" y=\"\(y)\"/>", "point")
    }
    #expect(
      try lines(point("0.0"), point("0.5")) == [
        "~ \"Name\" label (a-a-1): runtime attribute \"layer.anchor\" (0, 0) → (0, 0.5)"
      ])
    #expect(try lines(point("0.5"), point("0.5000001")).isEmpty)
    func shadow(_ height: String) -> String {
      Versions.label(
        "a-a-1", "Name",
        content: "<size key=\"shadowOffset\" width=\"0.0\" height=\"\(height)\"/>")
    }
    #expect(try lines(shadow("-1"), shadow("-0.5")).count == 1)
  }

  @Test func attributesOfContentViewsAreNamed() throws {
    func table(_ attributes: String) -> String {
      "<tableView id=\"t-b-1\"><prototypes><tableViewCell reuseIdentifier=\"c\" id=\"c-a-1\"><tableViewCellContentView key=\"contentView\" opaque=\"NO\" clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\" contentMode=\"center\" \(attributes) tableViewCell=\"c-a-1\" id=\"c-v-1\"/></tableViewCell></prototypes></tableView>"
    }
    let line = try lines(table(""), table("userInteractionEnabled=\"NO\"")).joined()
    #expect(line.hasPrefix("~ content view of "), "\(line)")
    #expect(line.hasSuffix("(c-v-1): user interaction enabled yes → no"), "\(line)")
    let written = "insetsLayoutMarginsFromSafeArea=\"NO\" preservesSuperviewLayoutMargins=\"YES\""
    #expect(try lines(table(""), table(written)).isEmpty)
  }

  @Test func theContentViewOfAWindowHasAttributesOfItsOwn() throws {
    func window(_ attributes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><window title="Main" id="w-w-1"><view key="contentView" \(attributes) id="c-v-1"/></window></objects></document>
      """
    }
    let versions = try Versions(document: window(""), window("wantsLayer=\"YES\""))
    #expect(versions.lines.count == 1)
    #expect(versions.lines.joined().contains("wants layer no → yes"))
  }

  @Test func textStylesOfAppKitAreNamed() throws {
    func document(_ style: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><customView id="r-t-1"><subviews><textField id="t-f-1"><textFieldCell key="cell" title="Name" id="c-l-1">
      <font key="font" textStyle="\(style)" name=".SFNS-Regular"/></textFieldCell></textField></subviews></customView></objects></document>
      """
    }
    let versions = try Versions(document: document("subheadline"), document("caption1"))
    #expect(
      versions.lines.joined().hasSuffix("font subheadline text style → caption1 text style"))
  }

  @Test func aSymbolThatBecomesAnImageOfTheSameNameIsADifference() throws {
    func picture(_ attributes: String) -> String {
      "<imageView \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"i-m-1\"/>"
    }
    let symbol = picture("image=\"star\" catalog=\"system\"")
    #expect(
      try lines(symbol, picture("image=\"star\"")).joined().hasSuffix("catalog system → not set"))
    #expect(
      try lines(symbol, picture("image=\"logo\"")).joined()
        .hasSuffix("image \"star\" → \"logo\""))
  }

  @Test func aUsualValueInAVariationTakesThePlaceOfAnother() throws {
    func hidden(_ variation: String) -> String {
      Versions.label("a-a-1", "Name", "hidden=\"YES\"", content: variation)
    }
    let shown = hidden("<variation key=\"heightClass=compact\" hidden=\"NO\"/>")
    #expect(
      try lines(hidden(""), shown).joined().hasSuffix("hidden in compact height not set → no"))
  }

  @Test func textsOfWhiteSpaceAreDecoded() throws {
    func label(_ content: String) -> String {
      Versions.label(
        "a-a-1", "",
        content:
          "<attributedString key=\"attributedText\"><fragment>\(content)</fragment></attributedString>"
      )
    }
    let old = label("<string key=\"content\">Name</string>")
    let new = label("<string key=\"content\" base64-UTF8=\"YES\">\nCg\n</string>")
    let line = try lines(old, new).joined()
    #expect(line.contains("content \"Name\" → \"\n\""), "\(line)")
  }

  @Test func theWidthOfAColumnThatFollowsTheTableIsNotToldBesideTheReason() throws {
    func document(_ style: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><tableView columnAutoresizingStyle="\(style)" id="t-b-1"><tableColumns>
      <tableColumn width="250" id="t-c-1"/></tableColumns></tableView></objects></document>
      """
    }
    let versions = try Versions(document: document("lastColumnOnly"), document("firstColumnOnly"))
    #expect(
      versions.lines == [
        "~ table view (t-b-1): column autoresizing style last column only → first column only"
      ])
  }

  @Test func textThatBecomesAttributedIsNotAlignedLeft() throws {
    let plain = Versions.label("a-a-1", "Name", "textAlignment=\"center\"")
    let attributed = Versions.label(
      "a-a-1", "Name", "usesAttributedText=\"YES\"",
      content: "<attributedString key=\"attributedText\"/>")
    let text = try lines(plain, attributed).joined()
    #expect(text.contains("text alignment center → not set"), "\(text)")
  }

  @Test func constraintsForTheCanvasOnlyAreToldAsSuch() throws {
    let label = Versions.label("a-a-1", "Name")
    let constraint = Versions.leading("c-c-3", "a-a-1", "constant=\"8\" placeholder=\"YES\"")
    let line =
      "constraint \"Name\" label.leading = superview.leading + 8, removed at build time (c-c-3)"
    #expect(
      try Versions(Versions.view([label]), Versions.view([label], [constraint])).lines == [
        "+ " + line
      ])
    #expect(
      try Versions(Versions.view([]), Versions.view([label], [constraint])).lines.last == "+ "
        + line)
  }

  @Test func halfAPointOfAStoredFrameMeansNothing() {
    let frame = PropertyPath(["frame"])
    #expect(DifferenceNoise.isSame("(0, 10, 20, 30)", "(0, 10.5, 20, 30)", of: frame))
    #expect(!DifferenceNoise.isSame("(0, 10, 20, 30)", "(0, 11, 20, 30)", of: frame))
    #expect(!DifferenceNoise.isSame("10", "10.5", of: PropertyPath(["spacing"])))
  }

  private func text(_ fragments: [String]) -> String {
    let font = "<attributes><font key=\"NSFont\" size=\"13\" name=\"Menlo\"/></attributes>"
    let list = fragments.map { "<fragment content=\"\($0)\">\(font)</fragment>" }.joined()
    return Versions.label(
      "a-a-1", "Name",
      content: "<attributedString key=\"attributedText\">\(list)</attributedString>")
  }

  @Test func aFragmentThatComesLeavesTheOthersAsTheyAre() throws {
    #expect(
      try lines(text(["One", "Two", "Three"]), text(["One", "New", "Two", "Three"])) == [
        "~ \"OneNewTwoThree\" label (a-a-1)", "attributed text fragment 2 font not set → Menlo 13",
        "attributed text fragment 2 content not set → \"New\"",
      ])
    #expect(
      try lines(text(["One", "Two", "Three"]), text(["Two", "Three"])) == [
        "~ \"TwoThree\" label (a-a-1)", "attributed text fragment font Menlo 13 → not set",
        "attributed text fragment content \"One\" → not set",
      ])
    #expect(
      try lines(text(["One", "Two", "Three"]), text(["One", "Other", "Three"])) == [
        "~ \"OneOtherThree\" label (a-a-1): attributed text fragment 2 content \"Two\" → \"Other\""
      ])
  }

  @Test func aSegmentThatComesLeavesTheOthersAsTheyAre() throws {
    func control(_ titles: [String]) -> String {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      return
        "<segmentedControl translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s-g-1\"><segments>\(segments)</segments></segmentedControl>"
    }
    #expect(
      try lines(control(["Day", "Week"]), control(["All", "Day", "Week"])).joined()
        .hasSuffix("(s-g-1): segment title not set → \"All\""))
  }

  @Test func keysOfCommandsAreNamed() throws {
    func document(_ flags: String) -> String {
      Versions.storyboard("").replacing(
        "</viewController>",
        with:
          "<keyCommands><keyCommand input=\"s\" modifierFlags=\"\(flags)\"/></keyCommands></viewController>"
      )
    }
    let versions = try Versions(document: document("1048576"), document("1179648"))
    #expect(
      versions.lines.joined().hasSuffix("key command modifier flags command → shift, command"),
      "\(versions.lines)")
    #expect(ModifierKeys(0).text == "none" && ModifierKeys(1 << 30).text == "1073741824")
  }

  @Test func anyImageOfTheSameNameFromAnotherCatalogIsADifference() throws {
    func field(_ catalog: String) -> String {
      "<textField background=\"box\" \(catalog) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f-d-1\"/>"
    }
    #expect(
      try lines(field("catalog=\"system\""), field("")).joined()
        .hasSuffix("catalog system → not set"))
  }

  @Test func idsThatAreNumbersAreNoPlacesInLists() throws {
    func view(_ excluded: [String]) -> String {
      let list = excluded.map { "<exclude reference=\"\($0)\"/>" }.joined()
      return Versions.label("7", "Name")
        + "<variation key=\"default\"><mask key=\"subviews\">\(list)</mask></variation>"
    }
    let versions = try Versions(
      Versions.view([view(["7"])]), Versions.view([view(["7", "1234567890123"])]))
    #expect(versions.lines.count == 1, "\(versions.lines)")
    #expect(NumberedStep("installed: 12").number == 1 && NumberedStep("fragment 12").number == 12)
  }
}
