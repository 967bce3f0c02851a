import InterfaceBuilder
import Testing

@testable import Inspection

/// Differences of the canvas and of stored frames, from which no frame and no finding comes.
@MainActor
struct CanvasDifferenceTests {
  private func compare(_ old: String, _ new: String) -> DocumentDifference {
    func version(_ text: String) -> DifferenceInspector.Version {
      .init(bytes: Array(text.utf8), path: "a.storyboard")
    }
    return DifferenceInspector(old: version(old), new: version(new), path: "a.storyboard")
      .difference()
  }

  // MARK: Segues

  private static let presented =
    "<segue destination=\"d-c-1\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"q-d-1\"/>"
  private static let shown = "<segue destination=\"d-c-1\" kind=\"show\" id=\"p-d-1\"/>"

  /// A storyboard with a scene in a navigation controller, one by itself, and one that both may lead to.
  ///
  /// - Parameters:
  ///   - fromPushed: The segues of the scene in the navigation controller.
  ///   - fromOther: Those of the one by itself.
  ///   - more: Elements after the scenes.
  /// - Returns: The document.
  private func storyboard(_ fromPushed: String, _ fromOther: String, _ more: String = "") -> String
  {
    func scene(_ id: String, _ connections: String, _ content: String = "") -> String {
      """
      <scene sceneID="\(id)-s-1"><objects><viewController id="\(id)-c-1"><view key="view" id="\(id)-v-1">
      <rect key="frame" x="0" y="0" width="393" height="852"/>\(content)</view>
      <connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    let top =
      "<constraint firstItem=\"l-l-1\" firstAttribute=\"top\" secondItem=\"g-g-1\" secondAttribute=\"top\" id=\"b-b-1\"/>"
    let leading =
      "<constraint firstItem=\"l-l-1\" firstAttribute=\"leading\" secondItem=\"g-g-1\" secondAttribute=\"leading\" id=\"b-b-2\"/>"
    let content = """
      <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l-l-1">
      <rect key="frame" x="0" y="100" width="80" height="21"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="g-g-1"/><constraints>\(top)\(leading)</constraints>
      """
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="n-s-1"><objects><navigationController id="n-c-1">
      <navigationBar key="navigationBar" id="n-b-1"><rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
      <connections><segue destination="p-c-1" kind="relationship" relationship="rootViewController" id="n-p-1"/></connections>
      </navigationController></objects></scene>
      \(scene("p", fromPushed))\(scene("q", fromOther))\(scene("d", "", content))
      </scenes>\(more)</document>
      """
  }

  @Test func aNewSegueThatDecidesBarsMovesNothing() {
    let breaker =
      "<inferredMetricsTieBreakers><segue reference=\"p-d-1\"/></inferredMetricsTieBreakers>"
    let before = storyboard("", Self.presented)
    let after = storyboard(Self.shown, Self.presented, breaker)
    for difference in [compare(before, after), compare(after, before)] {
      #expect(difference.changes.map(\.subject) == [.connection])
      #expect(difference.movements.isEmpty && difference.newFindings.isEmpty)
    }
  }

  @Test func theFirstSegueToASceneMovesNothing() {
    let (none, one) = (storyboard("", ""), storyboard(Self.shown, ""))
    #expect(compare(none, one).movements.isEmpty && compare(one, none).movements.isEmpty)
  }

  @Test func anotherSegueToASceneMovesNothing() {
    let before = storyboard(Self.shown, "")
    let after = storyboard("", Self.presented.replacing("q-d-1", with: "z-d-9"))
    for difference in [compare(before, after), compare(after, before)] {
      #expect(difference.movements.isEmpty && difference.newFindings.isEmpty)
    }
  }

  @Test func aContainerMovesWhatItHolds() {
    let held = storyboard("", "").replacing(
      "<segue destination=\"p-c-1\"", with: "<segue destination=\"d-c-1\"")
    #expect(compare(storyboard("", ""), held).movements.contains { $0.id == "l-l-1" })
  }

  @Test(arguments: [false, true])
  func aContainerThatNothingShowsMovesNothing(isShown: Bool) {
    func started(_ text: String) -> String {
      text.replacing(
        "useSafeAreas=\"YES\"", with: "useSafeAreas=\"YES\" initialViewController=\"q-c-1\"")
    }
    let shown =
      isShown
      ? "<segue destination=\"n-c-1\" kind=\"presentation\" identifier=\"open\" id=\"q-n-1\"/>" : ""
    let before = started(storyboard("", shown))
    let after = started(
      storyboard("", shown).replacing(
        "<segue destination=\"p-c-1\"", with: "<segue destination=\"d-c-1\""))
    for difference in [compare(before, after), compare(after, before)] {
      #expect(difference.movements.contains { $0.id == "l-l-1" } == isShown)
    }
  }

  @Test func aContainerMovesNothingThatCodeAloneHadShown() {
    let held = storyboard("", "").replacing(
      "<segue destination=\"p-c-1\"", with: "<segue destination=\"d-c-1\"")
    let named = storyboard("", "").replacing(
      " id=\"d-c-1\"", with: " storyboardIdentifier=\"detail\" id=\"d-c-1\"")
    #expect(compare(held, named).movements.isEmpty && compare(named, held).movements.isEmpty)
  }

  // MARK: Embedded scenes

  @Test func aSceneThatIsNoLongerEmbeddedMovesNothing() {
    func version(_ isEmbedded: Bool) -> String {
      let segue =
        isEmbedded ? "<segue destination=\"d-c-1\" kind=\"embed\" id=\"e-d-1\"/>" : ""
      let container = """
        <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="k-k-1">
        <rect key="frame" x="20" y="60" width="200" height="100"/><connections>\(segue)</connections></containerView></subviews>
        <constraints><constraint firstItem="k-k-1" firstAttribute="leading" secondItem="q-v-1" secondAttribute="leading" constant="20" id="k-1"/>
        <constraint firstItem="k-k-1" firstAttribute="top" secondItem="q-v-1" secondAttribute="top" constant="60" id="k-2"/>
        <constraint firstItem="k-k-1" firstAttribute="width" constant="200" id="k-3"/>
        <constraint firstItem="k-k-1" firstAttribute="height" constant="100" id="k-4"/></constraints>
        """
      let head = "id=\"q-v-1\">\n<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
      return storyboard("", "").replacing(head, with: head + container)
    }
    for difference in [
      compare(version(true), version(false)), compare(version(false), version(true)),
    ] {
      #expect(difference.changes.map(\.subject) == [.connection])
      #expect(difference.movements.isEmpty)
    }
  }

  @Test func whatFollowsTheSizeOfAContainerMoves() {
    func version(_ height: Int) -> String {
      let container = """
        <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="k-k-1"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <connections><segue destination="d-c-1" kind="embed" id="e-d-1"/></connections></containerView></subviews>
        <constraints><constraint firstItem="k-k-1" firstAttribute="leading" secondItem="q-v-1" secondAttribute="leading" id="k-1"/>
        <constraint firstItem="k-k-1" firstAttribute="top" secondItem="q-v-1" secondAttribute="top" id="k-2"/>
        <constraint firstItem="k-k-1" firstAttribute="width" constant="200" id="k-3"/>
        <constraint firstItem="k-k-1" firstAttribute="height" constant="\(height)" id="k-4"/></constraints>
        """
      let head = "id=\"q-v-1\">\n<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
      return storyboard("", "").replacing(head, with: head + container)
        .replacing(
          "=\"top\" secondItem=\"g-g-1\" secondAttribute=\"top\"",
          with: "=\"centerY\" secondItem=\"g-g-1\" secondAttribute=\"centerY\""
        )
        .replacing(
          "</label>",
          with:
            "<fontDescription key=\"fontDescription\" name=\"SomeFace\" family=\"Some Face\" pointSize=\"17\"/></label>"
        )
    }
    #expect(compare(version(400), version(402)).movements.contains { $0.id == "l-l-1" })
  }

  // MARK: Simulated metrics

  @Test(arguments: [
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>",
    "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>",
    "<nil key=\"simulatedStatusBarMetrics\"/>",
    "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/>",
    "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"300\" height=\"300\"/>",
  ])
  func simulatedMetricsMoveNothing(metrics: String) {
    func version(_ constant: Int, _ metrics: String) -> String {
      let height = metrics.contains("freeform") ? 300 : 852
      return document(
        frame: "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"80\" height=\"30\"/>", tag: 0,
        constraints: [
          constraint("leading", constant), constraint("bottom", -9), constraint("width", 80),
          constraint("height", 30),
        ]
      ).replacing("</view>\n</viewController>", with: "</view>\n\(metrics)</viewController>")
        .replacing("height=\"852\"", with: "height=\"\(height)\"")
    }
    for difference in [
      compare(version(20, ""), version(28, metrics)),
      compare(version(20, metrics), version(28, "")),
    ] {
      #expect(difference.changes.map(\.subject) == [.constraint])
      #expect(difference.movements.map(\.id) == ["a-a-1"])
      #expect(difference.movements.first.map { $0.new[0] - $0.old[0] } == 8)
      #expect(difference.movements.first.map { $0.new[1] - $0.old[1] } == 0)
    }
  }

  // MARK: Stored frames

  @Test func aStaleFrameOfAViewThatStaysIsNoFinding() {
    func version(_ height: Int, _ mark: String, _ tag: Int) -> String {
      document(
        frame: "<rect key=\"frame\" x=\"24\" y=\"90\" width=\"80\" height=\"\(height)\"/>",
        tag: tag,
        constraints: [
          constraint("leading", 20), constraint("top", 100), constraint("width", 80),
          constraint("height", 30),
        ]
      ).replacing("tag=", with: mark + "tag=")
    }
    let (marked, clean) = (version(44, "misplaced=\"YES\" ", 1), version(40, "", 2))
    for difference in [compare(marked, clean), compare(clean, marked)] {
      #expect(difference.changes.count == 1 && difference.movements.isEmpty)
      #expect(difference.newFindings.isEmpty && difference.fixedFindings.isEmpty)
    }
  }

  @Test func sizesOfDesignableViewsMoveNothingButThoseOfChangedOnes() {
    func version(_ width: Int, tag: Int, leading: Int) -> String {
      document(
        frame: "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"\(width)\" height=\"30\"/>",
        tag: tag,
        constraints: [constraint("leading", leading), constraint("top", 100)],
        more:
          "<designables><designable name=\"a-a-1\"><size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"30\"/></designable></designables>"
      ).replacing("<view tag", with: "<view customClass=\"Badge\" tag")
    }
    let moved = compare(version(50, tag: 1, leading: 20), version(60, tag: 1, leading: 21))
    #expect(moved.movements.map { [$0.old[2], $0.new[2]] } == [[60, 60]])
    let changed = compare(version(50, tag: 1, leading: 20), version(60, tag: 2, leading: 20))
    #expect(changed.movements.map { [$0.old[2], $0.new[2]] } == [[50, 60]])
    let elsewhere = compare(
      version(50, tag: 1, leading: 20),
      version(60, tag: 1, leading: 20).replacing(
        "<view custom", with: "<view customModule=\"Core\" custom"))
    #expect(elsewhere.changes.count == 1 && elsewhere.movements.isEmpty)
  }

  private func document(
    frame: String, tag: Int, constraints: [String], more: String = "", element: String = "view"
  ) -> String {
    Versions.storyboard(
      Versions.view(
        [
          "<\(element) tag=\"\(tag)\" image=\"star\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a-a-1\">\(frame)</\(element)>"
        ], constraints)
    ).replacing("</document>", with: more + "</document>")
  }

  private func constraint(_ attribute: String, _ constant: Int) -> String {
    let isSize = attribute == "width" || attribute == "height"
    let second = isSize ? "" : " secondItem=\"r-t-1\" secondAttribute=\"\(attribute)\""
    return
      "<constraint firstItem=\"a-a-1\" firstAttribute=\"\(attribute)\"\(second) constant=\"\(constant)\" id=\"\(attribute)\"/>"
  }

  @Test func framesWrittenAsInsetsAreNoNewlyStaleOnes() {
    let constraints = [
      constraint("leading", 20), constraint("top", 100), constraint("width", 80),
      constraint("height", 30),
    ]
    let insets = document(
      frame: "<frame key=\"frameInset\" minX=\"20\" minY=\"60\" width=\"80\" height=\"30\"/>",
      tag: 1,
      constraints: constraints)
    let written = document(
      frame: "<rect key=\"frame\" x=\"20\" y=\"60\" width=\"80\" height=\"30\"/>", tag: 2,
      constraints: constraints)
    for difference in [compare(insets, written), compare(written, insets)] {
      #expect(difference.changes.count == 1)
      #expect(difference.newFindings.isEmpty && difference.fixedFindings.isEmpty)
    }
  }

  @Test func theStoredFrameOfAnAmbiguousViewMovesNothing() {
    func version(_ height: Int, _ tag: Int) -> String {
      document(
        frame: "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"80\" height=\"\(height)\"/>",
        tag: tag,
        constraints: [constraint("leading", 20), constraint("top", 100), constraint("width", 80)])
    }
    let difference = compare(version(50, 1), version(46, 2))
    #expect(difference.changes.count == 1 && difference.movements.isEmpty)
  }

  @Test func theStoredSizesOfARowOfWrittenHeightMoveNothing() {
    func version(_ row: Int, _ height: Int, _ content: String, tag: Int) -> String {
      Versions.storyboard(
        Versions.view([
          """
          <tableView dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t-b-1">
          <rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <prototypes><tableViewCell rowHeight="\(row)" tag="\(tag)" id="c-a-1"><rect key="frame" x="0" y="0" width="393" height="\(height)"/>
          <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" tableViewCell="c-a-1" id="c-v-1">\(content)
          <autoresizingMask key="autoresizingMask"/><subviews><imageView id="i-i-1"><rect key="frame" x="0" y="0" width="300" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></imageView></subviews>
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """
        ]))
    }
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"61\"/>"
    let (bare, stored) = (version(62, 44, "", tag: 1), version(62, 62, frame, tag: 2))
    for difference in [compare(bare, stored), compare(stored, bare)] {
      #expect(difference.changes.count == 1 && difference.movements.isEmpty)
    }
    let taller = compare(version(62, 62, frame, tag: 1), version(80, 62, frame, tag: 1))
    #expect(
      taller.movements.contains { $0.id == "i-i-1" || $0.others.contains { $0.id == "i-i-1" } })
  }

  @Test(arguments: [
    ("name=\"SomeFace-Regular\" family=\"Some Face\"", true), ("type=\"system\"", false),
  ])
  func theLinesOfAFontThatAnotherStandsInForMoveNothing(font: String, isUnknown: Bool) {
    func version(_ last: String) -> String {
      let label = Versions.label(
        "l-l-1", "Name",
        content: "<fontDescription key=\"fontDescription\" \(font) pointSize=\"9\"/>"
      ).replacing("height=\"21\"", with: "height=\"9\"").replacing("y=\"100\"", with: "y=\"12\"")
      func tie(_ item: String, _ attribute: String, _ constant: Int, to other: String) -> String {
        "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(item)-\(attribute)\"/>"
      }
      let constraints = [
        tie("b-b-2", "leading", 20, to: "r-t-1"), tie("b-b-2", "top", 100, to: "r-t-1"),
        tie("b-b-2", "trailing", -20, to: "r-t-1"), tie("l-l-1", "leading", 20, to: "b-b-2"),
        tie("l-l-1", "top", 12, to: "b-b-2"), last,
      ]
      return Versions.storyboard(
        Versions.view(
          [
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b-b-2"><rect key="frame" x="20" y="100" width="353" height="29"/>
            <subviews>\(label)</subviews></view>
            """
          ], constraints))
    }
    let difference = compare(
      version(
        "<constraint firstItem=\"b-b-2\" firstAttribute=\"bottom\" secondItem=\"l-l-1\" secondAttribute=\"bottom\" constant=\"8\" id=\"h-h-1\"/>"
      ),
      version(
        "<constraint firstItem=\"b-b-2\" firstAttribute=\"height\" constant=\"29\" id=\"h-h-2\"/>"))
    #expect(difference.changes.count == 2 && difference.movements.isEmpty == isUnknown)
  }

  @Test func theMeasureOfASymbolMovesNothing() {
    func version(_ size: Int, _ tag: Int) -> String {
      document(
        frame: "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"\(size)\" height=\"\(size)\"/>",
        tag: tag,
        constraints: [constraint("leading", 20), constraint("top", 100)],
        more:
          "<resources><image name=\"star\" catalog=\"system\" width=\"\(size)\" height=\"\(size)\"/></resources>",
        element: "imageView")
    }
    let difference = compare(version(128, 1), version(32, 2))
    #expect(difference.changes.count == 1 && difference.movements.isEmpty)
  }

  @Test func sizesThatOneVersionKeepsMoveNothing() {
    func document(_ more: String, _ tag: Int) -> String {
      let view =
        "<view customClass=\"Field\" tag=\"\(tag)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a-a-1\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"80\" height=\"21\"/></view>"
      let edges = ["leading", "top"].map {
        "<constraint firstItem=\"a-a-1\" firstAttribute=\"\($0)\" secondItem=\"r-t-1\" secondAttribute=\"\($0)\" constant=\"20\" id=\"\($0)\"/>"
      }
      return Versions.storyboard(Versions.view([view], edges)).replacing(
        "</document>", with: more + "</document>")
    }
    let sizes =
      "<designables><designable name=\"a-a-1\"><size key=\"intrinsicContentSize\" width=\"160\" height=\"34\"/></designable></designables>"
    let difference = compare(document("", 1), document(sizes, 2))
    #expect(difference.changes.count == 1 && difference.movements.isEmpty)
  }

  @Test(arguments: [("flexibleMaxX", true), ("widthSizable", false)])
  func aPointAlongAnAxisThatDoesNotScaleIsADifference(mask: String, isOne: Bool) {
    func version(_ width: Int, _ x: Int, _ inner: Int) -> String {
      Versions.storyboard(
        Versions.view([
          """
          <view id="o-o-1"><rect key="frame" x="0" y="100" width="\(width)" height="44"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews><view id="i-i-1"><rect key="frame" x="\(x)" y="0" width="\(inner)" height="44"/>
          <autoresizingMask key="autoresizingMask" \(mask)="YES" flexibleMaxY="YES"/></view></subviews></view>
          """
        ]))
    }
    let difference = compare(version(204, 14, 100), version(210, 15, isOne ? 100 : 106))
    #expect(difference.changes.contains { $0.id == "i-i-1" } == isOne)
    #expect(difference.movements.contains { $0.id == "i-i-1" } || !isOne)
  }
}
