import InterfaceBuilder
import Testing

@testable import Inspection

/// Frames, findings and what cannot be compared.
@MainActor
struct DifferenceInspectorTests {
  private func compare(_ old: String?, _ new: String?) -> DocumentDifference {
    func version(_ text: String?) -> DifferenceInspector.Version? {
      text.map { .init(bytes: Array($0.utf8), path: "a.storyboard") }
    }
    return DifferenceInspector(old: version(old), new: version(new), path: "a.storyboard")
      .difference()
  }

  private func storyboard(_ constant: Int, _ top: String = "20") -> String {
    Versions.storyboard(
      Versions.view(
        [Versions.label("a-a-1", "Name"), Versions.label("b-b-2", "Mail")],
        [
          Versions.leading("c-c-3", "a-a-1", "constant=\"\(constant)\""),
          Versions.leading("d-d-4", "b-b-2", "constant=\"\(constant)\""),
          "<constraint firstItem=\"a-a-1\" firstAttribute=\"top\" secondItem=\"s-a-1\" secondAttribute=\"top\" constant=\"\(top)\" id=\"t-t-1\"/>",
          "<constraint firstItem=\"b-b-2\" firstAttribute=\"top\" secondItem=\"a-a-1\" secondAttribute=\"bottom\" constant=\"8\" id=\"t-t-2\"/>",
        ]))
  }

  @Test func viewsThatMoveAlikeAreOneEntryWithFrames() throws {
    let difference = compare(storyboard(20), storyboard(40))
    let movement = try #require(difference.movements.first)
    #expect(difference.movements.count == 1)
    #expect(movement.name == "\"Name\" label" && movement.others.map(\.name) == ["\"Mail\" label"])
    #expect(movement.old[0] == 20 && movement.new[0] == 40)
    #expect(movement.count == 1 && difference.configurationCount == 1)
  }

  /// A view as the scene's root, with a label at a distance from its top, and the same view in another one that is the root.
  private func rooted(_ top: Int, isNested: Bool) -> String {
    let mask =
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let content = Versions.view(
      [Versions.label("a-a-1", "Name")],
      [
        "<constraint firstItem=\"a-a-1\" firstAttribute=\"top\" secondItem=\"k-k-1\" secondAttribute=\"top\" constant=\"\(top)\" id=\"t-t-1\"/>",
        "<constraint firstItem=\"a-a-1\" firstAttribute=\"leading\" secondItem=\"k-k-1\" secondAttribute=\"leading\" id=\"t-t-2\"/>",
      ])
    func view(_ key: String) -> String {
      "<view \(key) contentMode=\"scaleToFill\" id=\"k-k-1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>\(mask)\(content)</view>"
    }
    let outer =
      "<view key=\"view\" id=\"o-o-1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews>\(view(""))</subviews></view>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s-c-1"><objects><viewController id="v-c-1">
      \(isNested ? outer : view("key=\"view\""))
      </viewController></objects></scene></scenes></document>
      """
  }

  @Test(arguments: [false, true])
  func framesInARootThatGoesIntoAnotherViewAreCompared(isNestedBefore: Bool) {
    let difference = compare(
      rooted(100, isNested: isNestedBefore), rooted(140, isNested: !isNestedBefore))
    #expect(difference.movements.map(\.id) == ["a-a-1"])
    #expect(difference.movements.first.map { [$0.old[1], $0.new[1]] } == [100, 140])
    #expect(!difference.movements.contains { $0.isInRootView })
    #expect(!difference.changes.contains { $0.values.contains { $0.name == "autoresizing mask" } })
  }

  @Test func framesOfAViewThatGoesIntoAnotherAreInTheRootView() throws {
    func version(_ holder: String) -> String {
      let label = Versions.label("a-a-1", "Name")
      let constraints = ["leading", "top"].map {
        "<constraint firstItem=\"a-a-1\" firstAttribute=\"\($0)\" secondItem=\"\(holder)\" secondAttribute=\"\($0)\" constant=\"20\" id=\"\($0)\"/>"
      }
      let isInBox = holder == "k-k-1"
      let box = """
        <view contentMode="scaleToFill" fixedFrame="YES" id="k-k-1"><rect key="frame" x="0" y="100" width="393" height="200"/>
        \(isInBox ? Versions.view([label], constraints) : "")</view>
        """
      return Versions.storyboard(
        Versions.view(isInBox ? [box] : [box, label], isInBox ? [] : constraints))
    }
    let difference = compare(version("r-t-1"), version("k-k-1"))
    let movement = try #require(difference.movements.first)
    #expect(movement.id == "a-a-1" && movement.isInRootView)
    #expect([movement.old[1], movement.new[1]] == [20, 120])
    #expect(
      DifferenceText(extent: .usual).lines(difference).contains {
        $0.contains(" in the root view on ")
      })
  }

  @Test func aCellOfAnotherSizeIsNamedWhereItStands() {
    func version(_ side: Int, _ inset: Int) -> String {
      Versions.storyboard(
        Versions.view([
          """
          <collectionView contentMode="scaleToFill" fixedFrame="YES" id="y-y-1"><rect key="frame" x="0" y="0" width="393" height="600"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="y-y-2">
          <size key="itemSize" width="\(side)" height="\(side)"/>
          <inset key="sectionInset" minX="\(inset)" minY="0" maxX="\(inset)" maxY="0"/></collectionViewFlowLayout>
          <cells><collectionViewCell contentMode="center" reuseIdentifier="cell" id="y-y-3">
          <rect key="frame" x="\(inset)" y="0" width="\(side)" height="\(side)"/></collectionViewCell></cells></collectionView>
          """
        ]))
    }
    let movements = compare(version(150, 8), version(140, 16)).movements
    #expect(
      movements.first { $0.id == "y-y-3" }.map { $0.old + $0.new } == [
        8, 0, 150, 150, 16, 0, 140, 140,
      ])
    #expect(compare(version(140, 8), version(140, 16)).movements.isEmpty)
  }

  @Test func findingsAreNewOrFixed() {
    let worse = compare(storyboard(20), storyboard(390))
    #expect(worse.newFindings.contains { $0.rule.rawValue == "outside-superview" })
    #expect(worse.fixedFindings.isEmpty)
    let better = compare(storyboard(390), storyboard(20))
    #expect(better.newFindings.isEmpty && !better.fixedFindings.isEmpty)
  }

  @Test func framesByAutoresizingThatSolveAlikeMeanNothing() {
    func document(_ width: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="\(width == 320 ? "retina4_0" : "retina5_5")" orientation="portrait"/>
      <objects><view contentMode="scaleToFill" id="r-t-1">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(width == 320 ? 568 : 736)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view id="b-b-2"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
      </view></objects></document>
      """
    }
    #expect(compare(document(320), document(414)).changes.isEmpty)
  }

  @Test func aFindingThatWasPartOfAnotherIsNotNew() {
    func twice(_ ids: [String]) -> String {
      let widths = ids.map {
        "<constraint firstItem=\"\($0.prefix(5))\" firstAttribute=\"width\" constant=\"80\" id=\"\($0)\"/>"
      }
      return Versions.storyboard(
        Versions.view(
          [Versions.label("a-a-1", "Name"), Versions.label("b-b-2", "Mail")], widths))
    }
    let difference = compare(
      twice(["a-a-1-x", "a-a-1-y", "b-b-2-x", "b-b-2-y"]), twice(["a-a-1-x", "b-b-2-x", "b-b-2-y"]))
    let rule = "duplicate-constraint"
    #expect(!difference.newFindings.contains { $0.rule.rawValue == rule })
    #expect(!difference.fixedFindings.contains { $0.rule.rawValue == rule })
    #expect(difference.shrunkFindings.contains { $0.rule.rawValue == rule })
    let grown = compare(twice(["a-a-1-x", "a-a-1-y"]), twice(["a-a-1-x", "a-a-1-y", "a-a-1-z"]))
    #expect(grown.grownFindings.map(\.rule.rawValue) == [rule])
    #expect(grown.newFindings.isEmpty && grown.fixedFindings.isEmpty)
    #expect(grown.summary.contains("1 grown finding"))
    #expect(
      DifferenceText(extent: .usual).lines(grown).contains {
        $0.hasPrefix("    grown warning at ") && $0.hasSuffix("[\(rule)]")
      })
  }

  @Test func framesByAutoresizingThatDifferAreListedOnWideDevices() throws {
    func xib(_ height: Int, _ y: Int, _ labelHeight: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_0" orientation="portrait"/><objects><view contentMode="scaleToFill" id="r-t-1">
      <rect key="frame" x="0.0" y="0.0" width="100" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view id="b-b-2"><rect key="frame" x="20" y="\(y)" width="80" height="\(labelHeight)"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
      </view></objects></document>
      """
    }
    let difference = compare(xib(44, 1, 30), xib(43, 0, 33))
    let movement = try #require(difference.movements.first { $0.id == "b-b-2" })
    #expect(movement.count == difference.configurationCount)
    #expect(movement.old[3] == 30 && movement.new[3] == 33)
    func scaling(_ xib: String) -> String {
      xib.replacing("flexibleMaxY", with: "flexibleMinY=\"YES\" flexibleMaxY")
    }
    let rounded = compare(
      scaling(xib(44, 1, 30)),
      scaling(xib(43, 1, 31)).replacing("id=\"b-b-2\"", with: "id=\"b-b-2\" tag=\"2\""))
    #expect(!rounded.movements.contains { $0.id == "b-b-2" })
  }

  /// A storyboard in which a tab bar controller and a plain one lead to the same scene.
  private func tabs(_ chosen: String, _ tag: Int) -> String {
    func scene(_ id: String, _ content: String) -> String {
      "<scene sceneID=\"s-\(id)\"><objects>\(content)</objects></scene>"
    }
    let root =
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let bottom =
      "<constraint firstItem=\"g-g-1\" firstAttribute=\"bottom\" secondItem=\"l-l-1\" secondAttribute=\"bottom\" id=\"b-b-1\"/>"
    let label =
      "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" tag=\"\(tag)\" id=\"l-l-1\"><rect key=\"frame\" x=\"20\" y=\"700\" width=\"80\" height=\"21\"/></label>"
    let leading =
      "<constraint firstItem=\"l-l-1\" firstAttribute=\"leading\" secondItem=\"g-g-1\" secondAttribute=\"leading\" constant=\"20\" id=\"b-b-2\"/>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      \(scene("t", "<tabBarController id=\"t-t-1\"><tabBar key=\"tabBar\" contentMode=\"scaleToFill\" id=\"t-b-1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"49\"/></tabBar><connections><segue destination=\"d-d-1\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r-e-1\"/></connections></tabBarController>"))
      \(scene("p", "<viewController id=\"p-p-1\"><view key=\"view\" contentMode=\"scaleToFill\" id=\"p-v-1\">\(root)</view><connections><segue destination=\"d-d-1\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"s-h-1\"/></connections></viewController>"))
      \(scene("d", "<viewController id=\"d-d-1\"><view key=\"view\" contentMode=\"scaleToFill\" id=\"d-v-1\">\(root)<subviews>\(label)</subviews><viewLayoutGuide key=\"safeArea\" id=\"g-g-1\"/><constraints>\(bottom)\(leading)</constraints></view></viewController>"))
      </scenes><inferredMetricsTieBreakers><segue reference="\(chosen)"/></inferredMetricsTieBreakers></document>
      """
  }

  @Test func theSegueThatDecidesBarsOnTheCanvasMovesNothing() {
    let difference = compare(tabs("r-e-1", 1), tabs("s-h-1", 2))
    #expect(difference.changes.count == 1 && difference.movements.isEmpty)
    #expect(compare(tabs("s-h-1", 1), tabs("r-e-1", 2)).movements.isEmpty)
  }

  @Test func findingsInScenesWithoutDifferencesAreNoNews() {
    func scene(_ id: String, x: Int, tag: Int, leading: Int = 20) -> String {
      func constraint(_ attribute: String, _ constant: Int) -> String {
        let second =
          ["leading", "top"].contains(attribute)
          ? " secondItem=\"\(id)-r\" secondAttribute=\"\(attribute)\"" : ""
        return
          "<constraint firstItem=\"\(id)-v\" firstAttribute=\"\(attribute)\"\(second) constant=\"\(constant)\" id=\"\(id)-\(attribute)\"/>"
      }
      let constraints =
        constraint("leading", leading) + constraint("top", 100) + constraint("width", 80)
        + constraint("height", 21)
      return """
        <scene sceneID="\(id)"><objects><viewController id="\(id)-c"><view key="view" id="\(id)-r">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><view tag="\(tag)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-v">
        <rect key="frame" x="\(x)" y="100" width="80" height="21"/></view></subviews>
        <constraints>\(constraints)</constraints></view></viewController></objects></scene>
        """
    }
    func document(_ first: String, _ second: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>\(first)\(second)</scenes></document>
      """
    }
    let old = document(scene("a", x: 20, tag: 1), scene("b", x: 20, tag: 1))
    let still = compare(old, document(scene("a", x: 20, tag: 2), scene("b", x: 60, tag: 1)))
    #expect(still.changes.count == 1 && still.newFindings.isEmpty)
    let stored = compare(old, document(scene("a", x: 20, tag: 2), scene("b", x: 60, tag: 2)))
    #expect(stored.changes.count == 2 && stored.newFindings.isEmpty)
    let stale = compare(
      old, document(scene("a", x: 20, tag: 1), scene("b", x: 20, tag: 1, leading: 60)))
    #expect(stale.newFindings.map(\.rule) == [.misplacedView])
    let mended = compare(
      document(scene("a", x: 20, tag: 1), scene("b", x: 60, tag: 1)),
      document(scene("a", x: 20, tag: 1), scene("b", x: 20, tag: 2)))
    #expect(mended.changes.count == 1 && mended.fixedFindings.isEmpty)
  }

  @Test func theStoredSizeOfAPopoverMovesNothing() {
    func document(_ height: Int, _ tag: Int) -> String {
      tabs("s-h-1", tag).replacing(
        "kind=\"presentation\" modalPresentationStyle=\"fullScreen\"",
        with: "kind=\"popoverPresentation\" popoverAnchorView=\"p-v-1\""
      ).replacing("height=\"852\"", with: "height=\"\(height)\"")
        .replacing("retina6_12", with: "ipad9_7")
    }
    let difference = compare(document(500, 1), document(540, 2))
    #expect(difference.changes.count == 1 && difference.movements.isEmpty)
  }

  @Test func theStoredSizeOfAControllersViewMovesNothing() {
    func document(_ device: String, _ height: Int, _ tag: Int) -> String {
      let edges = ["leading", "trailing", "bottom"].map {
        "<constraint firstItem=\"a-a-1\" firstAttribute=\"\($0)\" secondItem=\"r-t-1\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="\(device)" orientation="portrait"/>
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController">
        <connections><outlet property="view" destination="r-t-1" id="o-o-1"/></connections></placeholder>
        <view contentMode="scaleToFill" id="r-t-1"><rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <subviews><view tag="\(tag)" translatesAutoresizingMaskIntoConstraints="NO" id="a-a-1">
        <rect key="frame" x="0" y="0" width="375" height="50"/>
        <constraints><constraint firstAttribute="height" constant="50" id="h-h-1"/></constraints></view></subviews>
        <constraints>\(edges.joined())</constraints></view></objects></document>
        """
    }
    func withoutDevice(_ text: String) -> String {
      text.replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
    }
    // The size of the screen of one device, and no longer that of another; and two sizes of its own.
    for (old, new) in [
      (document("retina4_7", 667, 1), document("retina6_1", 667, 2)),
      (document("retina4_7", 500, 1), document("retina4_7", 440, 2)),
      (document("retina4_7", 667, 1), withoutDevice(document("retina4_7", 667, 2))),
      (withoutDevice(document("retina4_7", 667, 1)), document("retina4_7", 667, 2)),
    ] {
      let difference = compare(old, new)
      #expect(difference.changes.count == 1 && difference.movements.isEmpty)
    }
  }

  @Test func rowsThatOnlySlideAreNotListed() throws {
    func cell(_ id: String, _ height: Int) -> String {
      """
      <tableViewCell rowHeight="\(height)" reuseIdentifier="\(id)" id="\(id)"><rect key="frame" x="0" y="28" width="393" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c"><rect key="frame" x="0" y="0" width="393" height="\(height)"/></tableViewCellContentView></tableViewCell>
      """
    }
    func document(_ height: Int) -> String {
      Versions.storyboard(
        Versions.view([
          """
          <tableView dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t-b-1">
          <rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <prototypes>\(cell("c-a-1", height))\(cell("c-b-2", 44))</prototypes></tableView>
          """
        ]))
    }
    let difference = compare(document(60), document(90))
    let ids = difference.movements.flatMap { [$0.id] + $0.others.map(\.id) }
    #expect(ids.contains("c-a-1") && !ids.contains("c-b-2"))
  }

  @Test func aVersionThatCannotBeReadIsSaid() {
    let difference = compare(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", storyboard(20))
    #expect(difference.isIncomplete)
    #expect(
      difference.notes == [
        "the older version cannot be read: 1:1: saved in the Xcode 4 format; open and save it in Xcode 5 or later"
      ])
  }

  @Test func otherPlatformsAreComparedWithoutFrames() {
    let old =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><objects><customView id=\"1\"/></objects></document>"
    let difference = compare(old, old.replacing("id=\"1\"", with: "toolTip=\"x\" id=\"1\""))
    #expect(difference.changes.count == 1 && difference.configurationCount == 0)
    #expect(difference.notes.first?.hasPrefix("frames are not compared: macOS documents") == true)
  }

  @Test func aNewDocumentListsItsScenes() {
    let difference = compare(nil, storyboard(20))
    #expect(difference.presence == .newOnly)
    #expect(difference.changes.first?.members.map(\.name) == ["LoginViewController scene"])
    #expect(difference.summary.hasPrefix("added, 1 scene"))
  }
}
