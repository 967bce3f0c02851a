import AutoLayout
import Drawing
import Inspection
import InterfaceBuilder
import PangoText
import Testing
import UIKit

@MainActor @Suite struct ScenePictureTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private func pictures(of scenes: String, device: String = "retina4_7") throws -> [Picture] {
    try PreviewFixture.solve(scenes, device: device, measurer: measurer)
      .map { ScenePicture(measurer: measurer).picture(of: $0) }
  }

  private func texts(of picture: Picture) -> [String] {
    picture.list.commands.compactMap { command in
      if case .text(let block) = command { block.runs.map(\.text.text).joined() } else { nil }
    }
  }

  @Test func barsAroundAScenesViewAreDrawnWithItsTitle() throws {
    let scenes =
      PreviewFixture.navigationController(root: "one")
      + PreviewFixture.scene(
        "one", title: "First", subviews: "",
        connections: "<segue destination=\"two\" kind=\"show\" id=\"push\"/>")
      + PreviewFixture.scene("two", title: "Second", subviews: "")
    let drawn = try pictures(of: scenes).map(texts)
    try #require(drawn.count == 3)
    #expect(drawn[0].contains("Navigation Controller"))
    #expect(drawn[1].contains("First"))
    #expect(!drawn[1].contains("Second"))
    // The second scene's back button names the first.
    #expect(drawn[2].contains("First") && drawn[2].contains("Second"))
  }

  @Test func aClearBarAboveAViewShowsTheViewsColor() throws {
    let color =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let scene = PreviewFixture.scene("one", title: "First", subviews: "")
      .replacing(
        color,
        with:
          "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      )
      .replacing(
        "<connections>",
        with: """
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/><connections>
          """)
    let picture = try #require(try pictures(of: scene, device: "retina6_12").first)
    let bitmap = try picture.bitmap(scale: 1, measurer: measurer)
    // Beside the title of the bar, and in the view below it.
    #expect(bitmap[60, 90] == bitmap[60, 300])
    #expect(bitmap[60, 90].red > 0.95 && bitmap[60, 90].green < 0.05)
  }

  @Test func buttonsWithCaptionsShowThePlateAndBothLines() throws {
    let drawn = try pictures(
      of: PreviewFixture.scene(
        "one",
        subviews: """
          <tvCaptionButtonView contentText="4K" title="Favourite" subtitle="Added" id="b">
          <rect key="frame" x="20" y="40" width="160" height="130"/>
          <autoresizingMask key="autoresizingMask"/></tvCaptionButtonView>
          """))
    let picture = try #require(drawn.first)
    #expect(Set(texts(of: picture)).isSuperset(of: ["4K", "Favourite", "Added"]))
  }

  @Test func barsAreLiveAndNoPartOfWhatIsLaidOut() throws {
    let scenes =
      PreviewFixture.navigationController(root: "one")
      + PreviewFixture.scene("one", title: "First", subviews: "")
    let scene = try #require(
      PreviewFixture.solve(scenes, measurer: measurer).first { $0.solution.rootID == "one" })
    let before = scene.instance.host.subviews
    let bar = try #require(scene.instance.barWindow.subviews.last as? UINavigationBar)
    #expect(bar.topItem === scene.instance.controller?.navigationItem)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 54))
    #expect(bar.window !== scene.instance.host)
    #expect(scene.instance.host.subviews == before)
    let first = ScenePicture(measurer: measurer).picture(of: scene)
    #expect(ScenePicture(measurer: measurer).picture(of: scene).list == first.list)
  }

  @Test func tabsAreThoseOfTheContainersChoices() throws {
    let container = """
      <scene sceneID="tabs"><objects><tabBarController id="tab" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tb">
              <rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>
          <connections>
              <segue destination="one" kind="relationship" relationship="viewControllers" id="t1"/>
              <segue destination="two" kind="relationship" relationship="viewControllers" id="t2"/>
          </connections>
      </tabBarController></objects></scene>
      """
    let scenes =
      container + PreviewFixture.scene("one", subviews: "")
      + PreviewFixture.scene("two", subviews: "")
    let solved = try PreviewFixture.solve(scenes, measurer: measurer)
    let scene = try #require(solved.first { $0.solution.rootID == "two" })
    let bar = try #require(scene.instance.barWindow.subviews.first as? UITabBar)
    #expect(bar.items?.map(\.title) == ["one", "two"])
    #expect(bar.selectedItem === bar.items?.last)
    #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test func aSimulatedTabBarHasTheTabOfTheScene() throws {
    let scene = """
      <scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      </view><tabBarItem key="tabBarItem" title="Mine" id="item"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/></viewController></objects></scene>
      """
    let solved = try PreviewFixture.solve(scene, measurer: measurer)
    let bar = try #require(solved.first?.instance.barWindow.subviews.first as? UITabBar)
    #expect(bar.items?.map(\.title) == ["Mine"] && bar.selectedItem === bar.items?.first)
  }

  @Test func aSheetBeginsBelowTheStatusBar() throws {
    let scenes =
      PreviewFixture.scene(
        "one", subviews: "",
        connections: "<segue destination=\"two\" kind=\"presentation\" id=\"show\"/>")
      + PreviewFixture.scene("two", subviews: "")
    let solved = try PreviewFixture.solve(scenes, device: "retina6_12", measurer: measurer)
    let pictures = solved.map { ScenePicture(measurer: measurer).picture(of: $0) }
    #expect(pictures.map(texts) == [["9:41"], ["9:41"]])
    // The island reaches down to 59, and a sheet leaves 10 points below it.
    #expect(
      solved.map(\.instance.bars.sheet) == [nil, Rect(x: 0, y: 69, width: 393, height: 783)])
  }

  @Test func containerViewsShowTheirScenes() throws {
    let container = PreviewFixture.view(
      "containerView", id: "box", x: 20, y: 100, width: 200, height: 100,
      inside: """
        <connections><segue destination="two" kind="embed" id="in"/></connections>
        """)
    let label = PreviewFixture.view(
      "label", id: "word", x: 10, y: 10, width: 100, height: 20, attributes: "text=\"Inside\"")
    let solved = try PreviewFixture.solve(
      PreviewFixture.scene("one", subviews: container)
        + PreviewFixture.scene("two", subviews: label), measurer: measurer)
    let scene = try #require(solved.first)
    let pictures = ScenePicture(measurer: measurer)
    #expect(texts(of: pictures.picture(of: scene, among: solved)).contains("Inside"))
    #expect(!texts(of: pictures.picture(of: scene)).contains("Inside"))
  }

  @Test func aSheetFillsAPhoneInLandscape() throws {
    let scenes =
      PreviewFixture.scene(
        "one", subviews: "",
        connections: "<segue destination=\"two\" kind=\"presentation\" id=\"show\"/>")
      + PreviewFixture.scene("two", subviews: "")
    let solved = try PreviewFixture.solve(
      scenes, device: "retina6_12", orientation: .landscape, measurer: measurer)
    #expect(solved.map(\.instance.bars.sheet) == [nil, nil])
    #expect(solved[1].solution.size == Size(width: 852, height: 393))
  }

  @Test func scenesWithoutSurroundingsHaveNoBar() throws {
    let drawn = try pictures(of: PreviewFixture.scene("one", title: "First", subviews: ""))
    #expect(try #require(drawn.first.map(texts)) == ["9:41"])
  }

  @Test func safeAreasAreOutlinedOnDemand() throws {
    let scene = try #require(
      PreviewFixture.solve(PreviewFixture.scene("one", subviews: ""), measurer: measurer).first)
    let plain = ScenePicture(measurer: measurer).picture(of: scene).list
    let outlined = ScenePicture(measurer: measurer, guides: .safeArea).picture(of: scene).list
    #expect(outlined.commands.count == plain.commands.count + 1)
  }

  @Test func televisionsHaveTheirTabsAtTheTopAndNoStatusBar() throws {
    let container = """
      <scene sceneID="tabs"><objects><tabBarController id="tab" sceneMemberID="viewController">
          <connections>
              <segue destination="one" kind="relationship" relationship="viewControllers" id="t1"/>
          </connections>
      </tabBarController></objects></scene>
      """
    let scene = try #require(
      PreviewFixture.solve(
        container + PreviewFixture.scene("one", subviews: ""), device: "appleTV", measurer: measurer
      ).last)
    let bar = try #require(scene.instance.barWindow.subviews.first as? UITabBar)
    #expect(bar.frame == CGRect(x: 0, y: 46, width: 1920, height: 68))
    #expect(scene.instance.rootView.safeAreaInsets.top == 114)
    #expect(scene.instance.rootView.safeAreaInsets.bottom == 60)
    #expect(texts(of: ScenePicture(measurer: measurer).picture(of: scene)) == ["one"])
  }

  @Test func viewsOfLostClassesAreNamed() throws {
    let views =
      PreviewFixture.view("mapView", id: "map", x: 0, y: 100, width: 300, height: 100)
      + PreviewFixture.view(
        "view", id: "own", x: 0, y: 220, width: 300, height: 100,
        attributes: "customClass=\"GaugeView\"")
      + PreviewFixture.view(
        "imageView", id: "img", x: 0, y: 340, width: 300, height: 100, attributes: "image=\"Beach\""
      )
    let drawn = try pictures(of: PreviewFixture.scene("one", subviews: views))
    let words = try #require(drawn.first.map(texts))
    #expect(words.contains("Map View"))
    #expect(words.contains("GaugeView"))
    #expect(words.contains("Beach"))
  }

  @Test func runtimeAttributesRoundCorners() throws {
    func picture(_ attributes: String) throws -> Bitmap {
      let view = PreviewFixture.view(
        "view", id: "box", x: 100, y: 200, width: 100, height: 100,
        inside: """
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
          colorSpace="calibratedRGB"/>
          <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
          """)
      let picture = try pictures(of: PreviewFixture.scene("one", subviews: view)).first
      return try #require(picture).bitmap(scale: 1, measurer: measurer)
    }
    let radius = """
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="50"/>
      </userDefinedRuntimeAttribute>
      """
    // The casing of the device is ten points wide.
    #expect(try picture("")[112, 212] == Color(hex: 0xFF0000))
    #expect(try picture(radius)[112, 212] == .white)
    #expect(try picture(radius)[160, 260] == Color(hex: 0xFF0000))
  }

  @Test func picturesAreTheSameInAnotherProcess() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print("fingerprint \(try await PreviewSample.fingerprint()) end")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let here = try PreviewSample.fingerprint()
    #expect(output.contains("fingerprint \(here) end"))
  }
}

/// A sheet with one of many things.
@MainActor
enum PreviewSample {
  /// Fowler, Noll and Vo's hash of the sheet's file, the same in every process.
  static func fingerprint() throws -> UInt64 {
    let measurer = try PangoTextMeasurer()
    let views =
      PreviewFixture.view("mapView", id: "map", x: 0, y: 100, width: 300, height: 100)
      + PreviewFixture.view("switch", id: "sw", x: 20, y: 300, width: 51, height: 31)
      + PreviewFixture.view("datePicker", id: "dp", x: 0, y: 400, width: 375, height: 200)
    let scenes =
      PreviewFixture.navigationController(root: "one")
      + PreviewFixture.scene("one", title: "Title", subviews: views)
    let stop = SceneFlow.Stop(
      id: "one", title: "Title", details: [], openers: [], place: nil, isInitial: false,
      isContainer: false, line: 1)
    let pictures = ScenePicture(measurer: measurer)
    var sheets = SceneSheets(document: "Sample", measurer: measurer)
    for device in ["retina4_7", "retina6_12"] {
      for scene in try PreviewFixture.solve(scenes, device: device, measurer: measurer) {
        sheets.add(scene, pictures.picture(of: scene), findings: [], stop: stop)
      }
    }
    let files = try sheets.rootIDs.compactMap { sheets.sheet(ofScene: $0) }.map {
      try $0.png(scale: 1, measurer: measurer)
    }
    return files.joined().reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
