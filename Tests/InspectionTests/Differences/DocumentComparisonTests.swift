import Testing

@testable import Inspection

/// Every kind of difference in meaning, named.
struct DocumentComparisonTests {
  private let label = Versions.label("a-a-1", "Name")

  @Test func aViewThatCameIsNamedWithItsConstraints() throws {
    let versions = try Versions(
      Versions.view([label]),
      Versions.view(
        [label, Versions.label("b-b-2", "Mail")],
        [Versions.leading("c-c-3", "b-b-2", "constant=\"8\"")]))
    #expect(
      versions.lines == [
        "+ \"Mail\" label (b-b-2) in view",
        "+ constraint \"Mail\" label.leading = superview.leading + 8 (c-c-3)",
      ])
  }

  @Test func aViewThatWentIsNamedInItsScene() throws {
    let versions = try Versions(Versions.view([label]), Versions.view([]))
    #expect(versions.lines == ["- \"Name\" label (a-a-1) in view"])
    #expect(versions.changes.first?.scene == .init(id: "s-c-1", name: "LoginViewController"))
  }

  @Test func attributesAreNamedInInterfaceBuildersWords() throws {
    let versions = try Versions(
      Versions.view([Versions.label("a-a-1", "Name", "textAlignment=\"center\"")]),
      Versions.view([Versions.label("a-a-1", "Full name", "hidden=\"YES\"")]))
    #expect(
      versions.lines == [
        "~ \"Full name\" label (a-a-1)", "hidden no → yes", "text \"Name\" → \"Full name\"",
        "text alignment center → left",
      ])
  }

  @Test func coloursAndFontsAreOneValueEach() throws {
    func content(_ font: String, _ white: String) -> String {
      Versions.view([
        Versions.label(
          "a-a-1", "Name",
          content:
            "<fontDescription key=\"fontDescription\" \(font)/><color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        )
      ])
    }
    let versions = try Versions(
      content("type=\"system\" pointSize=\"17\"", "0.0"),
      content("style=\"UICTFontTextStyleBody\"", "1"))
    #expect(
      versions.lines == [
        "~ \"Name\" label (a-a-1)", "font description system 17 → body text style",
        "text color #000000 → #FFFFFF",
      ])
  }

  @Test func aPlaceholdersTextThatWentIsNotSet() throws {
    func field(_ attributes: String) -> String {
      "<textField \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f-f-1\"/>"
    }
    let versions = try Versions(
      Versions.view([field("placeholder=\"Mail\"")]), Versions.view([field("")]))
    #expect(versions.lines == ["~ text field (f-f-1): placeholder \"Mail\" → not set"])
  }

  @Test func aFrameThatNoConstraintDecidesCounts() throws {
    func placed(_ frame: Double) -> String {
      Versions.label("a-a-1", "Name", "fixedFrame=\"YES\"", frame: frame)
    }
    let versions = try Versions(Versions.view([placed(20)]), Versions.view([placed(40)]))
    #expect(
      versions.lines == [
        "~ \"Name\" label (a-a-1): frame (20, 100, 80, 21) → (40, 100, 80, 21)"
      ])
  }

  @Test func viewsOfTheSameNameHaveTheirIDsInPhrases() throws {
    let subviews = [label, Versions.label("b-b-2", "Name")]
    let below =
      "<constraint firstItem=\"b-b-2\" firstAttribute=\"top\" secondItem=\"a-a-1\" secondAttribute=\"bottom\" id=\"c-c-3\"/>"
    let versions = try Versions(Versions.view(subviews), Versions.view(subviews, [below]))
    #expect(
      versions.lines == [
        "+ constraint \"Name\" label (b-b-2).top = \"Name\" label (a-a-1).bottom (c-c-3)"
      ])
  }

  @Test(arguments: [
    ("tableViewController", "table view controller"),
    ("viewControllerPlaceholder", "view controller placeholder"),
  ])
  func controllersWithoutAClassAreNamedByTheirKind(element: String, name: String) throws {
    func document(_ attributes: String) throws -> String {
      Versions.storyboard(Versions.view([label])).replacing(
        "<viewController id=\"v-c-1\" customClass=\"LoginViewController\"",
        with: "<\(element) id=\"v-c-1\" \(attributes)"
      ).replacing("</viewController>", with: "</\(element)>")
    }
    let versions = try Versions(
      document: document(""), document("hidesBottomBarWhenPushed=\"YES\""))
    #expect(
      versions.lines == ["~ \(name) (v-c-1): hides bottom bar when pushed no → yes"])
  }

  @Test func aViewWithAnotherIDIsTheSameWhereItIsAlike() throws {
    let versions = try Versions(
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")]),
      Versions.view(
        [Versions.label("z-z-9", "Name", "alpha=\"0.5\"")],
        [Versions.leading("d-d-4", "z-z-9", "constant=\"8\"")]))
    #expect(versions.lines == ["~ \"Name\" label (z-z-9): alpha 1 → 0.5"])
  }

  /// The attributes that labels of one design share.
  private static let design =
    "opaque=\"NO\" contentMode=\"left\" textAlignment=\"right\" numberOfLines=\"3\" alpha=\"0.5\" tag=\"3\" "
    + "minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"YES\" horizontalHuggingPriority=\"300\""

  @Test func ofViewsThatAreAlikeTheOneWithTheSameConstraintsIsTheSame() throws {
    func line(_ id: String, _ edge: String) -> (view: String, constraint: String) {
      (
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>",
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\(edge)\" secondItem=\"r-t-1\" secondAttribute=\"\(edge)\" id=\"\(id)-\(edge)\"/>"
      )
    }
    let old = [line("a-a-1", "top"), line("b-b-2", "bottom")]
    let new = [line("c-c-3", "bottom"), line("d-d-4", "top")]
    let versions = try Versions(
      Versions.view(old.map(\.view), old.map(\.constraint)),
      Versions.view(new.map(\.view), new.map(\.constraint)))
    #expect(!versions.changes.contains { $0.subject == .constraint }, "\(versions.lines)")
  }

  @Test func anotherTextElsewhereIsAnotherView() throws {
    let (first, second) = (
      Versions.label("a-a-1", "Name", Self.design),
      Versions.label("z-z-9", "Mail", Self.design, frame: 200)
    )
    let versions = try Versions(
      Versions.view([first], [Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")]),
      Versions.view(
        [second],
        [
          "<constraint firstItem=\"z-z-9\" firstAttribute=\"top\" secondItem=\"r-t-1\" secondAttribute=\"bottom\" id=\"d-d-4\"/>"
        ]))
    #expect(versions.changes.map(\.kind).sorted { "\($0)" < "\($1)" } == [.added, .removed])
  }

  @Test(arguments: ["place", "constraint", "outlet"])
  func anotherTextIsThatOfTheSameViewWhereThatContinues(evidence: String) throws {
    func version(_ id: String, _ text: String, _ frame: Double) -> String {
      let label = Versions.label(
        id, text, Self.design, frame: evidence == "place" ? 20 : frame)
      let constraint = Versions.leading("c-\(id)", id, "constant=\"\(Int(frame))\"")
      let outlet = "<outlet property=\"title\" destination=\"\(id)\" id=\"o-\(id)\"/>"
      return Versions.view(
        [label], evidence == "constraint" ? [constraint] : [],
        evidence == "outlet" ? [outlet] : [])
    }
    let versions = try Versions(version("a-a-1", "Name", 20), version("z-z-9", "Mail", 200))
    #expect(versions.changes.allSatisfy { $0.kind == .changed })
    #expect(versions.lines.contains("~ \"Mail\" label (z-z-9): text \"Name\" → \"Mail\""))
  }

  @Test(arguments: [true, false])
  func aPlainViewOfAnotherColorIsTheSameWhereItsConstraintsContinue(continues: Bool) throws {
    func version(_ id: String, _ white: Double, _ attributes: [String]) -> String {
      Versions.view(
        [
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><color key="backgroundColor" white="\(white)" alpha="1"/></view>
          """
        ],
        attributes.map { attribute in
          Versions.leading("\(attribute)-\(id)", id, "")
            .replacing("\"leading\"", with: "\"\(attribute)\"")
        })
    }
    let edges = continues ? ["leading", "top"] : ["trailing", "bottom"]
    let versions = try Versions(
      version("a-a-1", 0.2, ["leading", "top"]), version("z-z-9", 1, edges))
    if continues {
      #expect(versions.lines == ["~ view (z-z-9): background color #333333 → #FFFFFF"])
    } else {
      #expect(versions.changes.map(\.kind).sorted { "\($0)" < "\($1)" } == [.added, .removed])
    }
  }

  @Test func theOrderOfSubviewsCounts() throws {
    let (first, second, third) = (
      label, Versions.label("b-b-2", "Mail"), Versions.label("c-c-3", "Phone")
    )
    let versions = try Versions(
      Versions.view([first, second, third]), Versions.view([third, first, second]))
    #expect(
      versions.lines == ["> \"Phone\" label (c-c-3) reordered from place 3 to 1 of 3 in view"])
  }

  @Test(arguments: [
    ([3, 2, 1], [1]), ([1, 2, 3], [0, 1, 2]), ([3, 1, 2], [1, 2]), ([], []), ([7], [0]),
    ([40, 10, 30, 20], [1, 2]),
  ])
  func whatNeedNotMoveKeepsItsPlaceWhereItCan(numbers: [Int], steady: [Int]) {
    #expect(LongestRun.indices(of: numbers) == steady)
  }

  @Test func aViewInAnotherOneIsMoved() throws {
    let stack =
      "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"k-k-5\"><subviews>"
    let versions = try Versions(
      Versions.view([label, stack + "</subviews></stackView>"]),
      Versions.view([stack + label + "</subviews></stackView>"]))
    #expect(versions.lines == ["> \"Name\" label (a-a-1) moved from view into stack view"])
  }

  @Test func connectionsAreNamedWithBothEnds() throws {
    let (name, mail) = (
      "<outlet property=\"field\" destination=\"a-a-1\" id=\"o-o-6\"/>",
      "<outlet property=\"field\" destination=\"b-b-2\" id=\"p-p-7\"/>"
    )
    let subviews = [label, Versions.label("b-b-2", "Mail")]
    let versions = try Versions(
      Versions.view(subviews, [], [name]), Versions.view(subviews, [], [mail]))
    #expect(
      versions.lines == [
        "~ outlet \"field\" of view → \"Mail\" label (p-p-7): destination \"Name\" label → \"Mail\" label"
      ])
  }

  @Test func sizeClassesAndRuntimeAttributesAreNamed() throws {
    let variation = "<variation key=\"heightClass=compact\" fixedFrame=\"YES\" text=\"N\"/>"
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([Versions.label("a-a-1", "Name", content: attribute + variation)]))
    #expect(
      versions.lines == [
        "~ \"Name\" label (a-a-1)", "text in compact height not set → \"N\"",
        "runtime attribute \"layer.cornerRadius\" not set → 4",
      ])
  }

  @Test func whatIsNotInstalledIsNamed() throws {
    let mask =
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a-a-1\"/></mask></variation>"
    let versions = try Versions(Versions.view([label]), Versions.view([label]) + mask)
    #expect(
      versions.lines == [
        "~ view (r-t-1): not installed \"Name\" label (a-a-1) in any size not set → yes"
      ])
  }

  @Test func aConstraintThatIsNotInstalledIsToldFromOneWithTheSameWords() throws {
    func mask(_ id: String) -> String {
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"\(id)\"/></mask></variation>"
    }
    let labels = [label, Versions.label("b-b-2", "Name")]
    let former = Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")
    let added = Versions.leading("d-d-4", "b-b-2", "constant=\"8\"")
    let versions = try Versions(
      Versions.view(labels, [former]), Versions.view(labels, [former, added]) + mask("c-c-3"))
    let phrase = "\"Name\" label.leading = superview.leading + 8"
    #expect(
      versions.lines == [
        "~ view (r-t-1): not installed \(phrase) (c-c-3) in any size not set → yes",
        "+ constraint \(phrase) (d-d-4)",
      ])
  }

  @Test(arguments: [
    ("string", "primaryText", "\"primaryText\""), ("string", "YES", "\"YES\""),
    ("string", "12", "\"12\""), ("image", "redDot", "\"redDot\""), ("boolean", "YES", "yes"),
  ])
  func textsOfRuntimeAttributesAreShownAsWritten(type: String, value: String, shown: String) throws
  {
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"style\" value=\"\(value)\"/></userDefinedRuntimeAttributes>"
    let versions = try Versions(
      Versions.view([label]), Versions.view([Versions.label("a-a-1", "Name", content: attribute)]))
    #expect(
      versions.lines == [
        "~ \"Name\" label (a-a-1): runtime attribute \"style\" not set → \(shown)"
      ])
  }

  @Test(arguments: [
    ("<stackView id=\"a-a-1\" alignment=\"top\"/>", "alignment fill → top"),
    (
      "<button id=\"a-a-1\"><buttonCell key=\"cell\" alignment=\"left\" id=\"c\"/></button>",
      "alignment natural → left"
    ),
    (
      "<stackView orientation=\"vertical\" id=\"a-a-1\" distribution=\"fill\"/>",
      "distribution not set → fill"
    ),
    ("<textField id=\"a-a-1\" textAlignment=\"natural\"/>", "text alignment left → natural"),
    (
      "<tableView id=\"a-a-1\" estimatedRowHeight=\"-1\"/>",
      "estimated row height not set → automatic"
    ),
    (
      "<tableView id=\"a-a-1\" estimatedSectionHeaderHeight=\"-1\"/>",
      "estimated section header height not set → automatic"
    ),
  ])
  func valuesThatAreNotWrittenAreThoseOfTheElement(view: String, words: String) throws {
    let attribute = try Regex(" (alignment|distribution|textAlignment|estimated\\w+)=\"[^\"]+\"")
    let versions = try Versions(
      Versions.view([view.replacing(attribute, with: "")]), Versions.view([view]))
    #expect(versions.lines.count == 1 && versions.lines.first?.hasSuffix(": \(words)") == true)
  }

  @Test func longTextsAreShownWhereTheyDiffer() throws {
    let (head, tail) = (
      String(repeating: "so ", count: 50), String(repeating: " on", count: 50)
    )
    let versions = try Versions(
      Versions.view([Versions.label("a-a-1", head + "far" + tail)]),
      Versions.view([Versions.label("a-a-1", head + "much" + tail)]))
    let line = try #require(versions.lines.first)
    #expect(line.contains("text \"…so so so so so so so so so so far on on "))
    #expect(line.contains(" → \"…so so so so so so so so so so much on on "))
  }

  @Test func attributesOfTextAreNamedWithoutTheirPrefix() throws {
    func content(_ size: Int) -> String {
      """
      <attributedString key="attributedText"><fragment content="A"><attributes>
      <font key="NSFont" size="\(size)" name="Menlo"/></attributes></fragment></attributedString>
      """
    }
    let versions = try Versions(
      Versions.view([Versions.label("a-a-1", "Name", content: content(13))]),
      Versions.view([Versions.label("a-a-1", "Name", content: content(14))]))
    let line = try #require(versions.lines.first)
    #expect(line == "~ \"A\" label (a-a-1): attributed text fragment font Menlo 13 → Menlo 14")
  }

  @Test func unknownAttributesAndElementsAreNamedAllTheSame() throws {
    let versions = try Versions(
      Versions.view([label]),
      Versions.view([
        Versions.label(
          "a-a-1", "Name", "shinyMode=\"veryShiny\"", content: "<gleam key=\"gleam\" power=\"3\"/>")
      ]))
    #expect(
      versions.lines == [
        "~ \"Name\" label (a-a-1)", "gleam power not set → 3", "shiny mode not set → very shiny",
      ])
  }

  @Test func sizesThatInterfaceBuilderChoosesAreAutomatic() throws {
    func cell(_ height: String) -> String {
      Versions.view([
        "<tableView id=\"t-b-1\"><prototypes><tableViewCell \(height) id=\"c-a-1\"/></prototypes></tableView>"
      ])
    }
    for automatic in ["", "rowHeight=\"-1\""] {
      let lines = try Versions(cell("rowHeight=\"50\""), cell(automatic)).lines
      #expect(lines.first?.hasSuffix("row height 50 → automatic") == true)
    }
    func collection(_ width: String) -> String {
      Versions.view([
        "<collectionView id=\"c-b-1\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l-b-1\"><size key=\"estimatedItemSize\" width=\"\(width)\" height=\"\(width)\"/></collectionViewFlowLayout></collectionView>"
      ])
    }
    let least = "-1.7976931348623157e+308"
    let lines = try Versions(collection("0.0"), collection(least)).lines
    #expect(lines.first?.hasSuffix("estimated item size (0, 0) → automatic") == true)
  }
}
