import AutoLayout
import InterfaceBuilder
import PlatformMetrics
import TestSupport
import Testing

@Suite struct SceneReadingTests {
  private func library() throws -> DocumentDescription {
    DocumentDescription(try Fixture.document("Library.storyboard"))
  }

  /// A storyboard of one controller element per scene.
  private func storyboard(_ controllers: String..., extra: String = "") throws
    -> DocumentDescription
  {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch">\
      <scenes>\(scenes)</scenes>\(extra)</document>
      """
    return DocumentDescription(try Document(bytes: Array(text.utf8), path: "s.storyboard"))
  }

  private func controller(_ id: String, _ kind: String = "viewController", segues: String = "")
    -> String
  {
    "<\(kind) id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(segues)</connections></\(kind)>"
  }

  @Test func documentFactsAreRead() throws {
    let description = try library()
    #expect(description.kind == .storyboard)
    #expect(description.platform == .iOS)
    #expect(description.toolsVersion == ToolsVersion("22155"))
    #expect(description.usesAutoLayout && description.usesSafeAreas)
    #expect(!description.isLaunchScreen)
    #expect(description.initialControllerID == "nav-01-abc")
    #expect(description.canvas.device.id == "retina6_12")
    #expect(description.canvas.isExplicit)
    #expect(description.canvas.size == Size(width: 393, height: 852))
    #expect(
      description.resources.imageSize("cover", isSystem: false) == Size(width: 150, height: 225))
    #expect(description.resources.namedColors["Accent"]?.green == 0.5)
    #expect(description.scenes.map(\.id) == ["scn-01-nav", "scn-02-shl", "scn-03-dtl"])
    #expect(description.problems.isEmpty == false)
  }

  @Test func controllersAreRead() throws {
    let description = try library()
    let navigation = try #require(description.controller(id: "nav-01-abc"))
    #expect(navigation.kind == .navigationController)
    #expect(navigation.simulatedMetrics.bottomBar == .tabBar)
    #expect(navigation.simulatedMetrics.topBar == .inferred)
    let bar = try #require(navigation.navigationBar?.content as? NavigationBarContent)
    #expect(bar.prefersLargeTitles)
    let shelf = try #require(description.scenes[1].controller)
    #expect(shelf.title == "Shelf")
    #expect(shelf.customClass?.name == "ShelfViewController")
    #expect(shelf.extendedEdges == .bottom)
    #expect(shelf.view?.id == "shl-02-vue")
    let item = try #require(shelf.navigationItem)
    #expect(item.title == "My Shelf" && item.prompt == "Welcome")
    #expect(item.largeTitleDisplay == .always)
    #expect(item.leftItems.map(\.systemItem) == ["add"])
    #expect(item.rightItems.map(\.id) == ["itm-11-srt", "itm-12-flt"])
  }

  @Test func surroundingsFollowSegues() throws {
    let graph = try library().sceneGraph
    let root = graph.surroundings(of: "shl-02-vcx")
    #expect(root.navigationController?.id == "nav-01-abc")
    let detail = graph.surroundings(of: "dtl-06-vcx")
    #expect(detail.navigationController?.id == "nav-01-abc")
    #expect(detail.path.map(\.sourceID) == ["btn-05-lnd", "nav-01-abc"])
    #expect(graph.surroundings(of: "nav-01-abc").path.isEmpty)
  }

  @Test func tabsPresentationsAndEmbeddingsAreTold() throws {
    let description = try storyboard(
      controller(
        "tab", "tabBarController",
        segues:
          "<segue destination=\"nav\" kind=\"relationship\" relationship=\"viewControllers\" id=\"1\"/>"
      ),
      controller(
        "nav", "navigationController",
        segues:
          "<segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"2\"/>"
      ),
      controller(
        "a",
        segues: """
          <segue destination="b" kind="presentation" modalPresentationStyle="formSheet" id="3"/>\
          <segue destination="c" kind="embed" id="4"/><segue destination="d" kind="show" id="5"/>\
          <segue destination="e" kind="unwind" id="6"/>
          """), controller("b"), controller("c"),
      controller("d", segues: "<segue destination=\"a\" kind=\"push\" id=\"7\"/>"))
    let graph = description.sceneGraph
    #expect(graph.surroundings(of: "a").tabBarController?.id == "tab")
    #expect(graph.surroundings(of: "a").navigationController?.id == "nav")
    #expect(graph.surroundings(of: "b").navigationController == nil)
    #expect(graph.embedding(of: "c")?.id == "4")
    #expect(graph.surroundings(of: "d").tabBarController?.id == "tab")
    #expect(graph.segues(from: "a").map(\.id) == ["3", "4", "5", "6"])
    #expect(description.problems.map(\.kind) == [.missingReference(id: "e")])
  }

  @Test func aGestureRecognizersSegueComesFromTheControllerOfItsScene() throws {
    let recognizer = """
      <tapGestureRecognizer id="tap"><connections>
      <segue destination="b" kind="popoverPresentation" id="1"/></connections></tapGestureRecognizer>
      """
    let graph = try storyboard(controller("a") + recognizer, controller("b")).sceneGraph
    #expect(graph.segues(to: "b").map(\.sourceControllerID) == ["a"])
    #expect(graph.segues(to: "b").map(\.sourceID) == ["tap"])
  }

  @Test func embeddingsHoldForWhatANavigationControllerInThemPushes() throws {
    let navigation = """
      <navigationController id="n" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="5"/></connections>
      </navigationController>
      """
    let graph = try storyboard(
      controller("a", segues: #"<segue destination="n" kind="embed" id="1"/>"#), navigation,
      controller("b", segues: #"<segue destination="c" kind="show" id="2"/>"#),
      controller("c", segues: #"<segue destination="d" kind="presentation" id="3"/>"#),
      controller("d", segues: #"<segue destination="e" kind="show" id="4"/>"#), controller("e")
    ).sceneGraph
    let embeddings = ["a", "n", "b", "c", "d", "e"].map { graph.embedding(of: $0)?.id }
    #expect(embeddings == [nil, "1", "1", "1", nil, nil])
    let outside = try storyboard(
      controller("a", segues: #"<segue destination="b" kind="embed" id="1"/>"#),
      controller("b", segues: #"<segue destination="c" kind="show" id="2"/>"#), controller("c")
    ).sceneGraph
    #expect(["b", "c"].map { outside.embedding(of: $0)?.id } == ["1", nil])
  }

  @Test func cyclesEndAndTieBreakersDecide() throws {
    let description = try storyboard(
      controller("a", segues: "<segue destination=\"b\" kind=\"show\" id=\"1\"/>"),
      controller("b", segues: "<segue destination=\"a\" kind=\"show\" id=\"2\"/>"),
      controller("c", segues: "<segue destination=\"b\" kind=\"presentation\" id=\"3\"/>"),
      extra:
        "<inferredMetricsTieBreakers><segue reference=\"3\"/></inferredMetricsTieBreakers>")
    #expect(description.sceneGraph.inferringSegue(to: "b")?.id == "3")
    #expect(description.sceneGraph.surroundings(of: "a").path.map(\.id) == ["2", "3"])
    let cycle = try storyboard(
      controller("a", segues: "<segue destination=\"b\" kind=\"show\" id=\"1\"/>"),
      controller("b", segues: "<segue destination=\"a\" kind=\"show\" id=\"2\"/>"))
    #expect(cycle.sceneGraph.surroundings(of: "a").path.map(\.id) == ["2"])
  }

  @Test func simulatedMetricsAreRead() throws {
    let description = try storyboard(
      """
      <viewController id="a" sceneMemberID="viewController">
        <nil key="simulatedStatusBarMetrics"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="320" height="37"/>
        <simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
      </viewController>
      """)
    let metrics = try #require(description.controllers.first?.simulatedMetrics)
    #expect(metrics.statusBar == .none)
    #expect(metrics.topBar == .navigationBar(hasPrompt: false, isTranslucent: false))
    #expect(metrics.bottomBar == .inferred)
    #expect(metrics.size == .freeform(Size(width: 320, height: 37)))
    #expect(metrics.orientation == .landscape)
    let card = DocumentDescription(try Fixture.document("Card.xib"))
    let view = try #require(card.topLevelViews.first)
    #expect(view.simulatedMetrics.size == .screen(Device.named("retina4_0")))
    #expect(view.simulatedMetrics.statusBar == .statusBar)
  }

  @Test(arguments: [
    ("", "retina4_0"), ("useTraitCollections=\"YES\"", "wAny hAny"),
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB\"", "ipad9_7"),
    ("targetRuntime=\"AppleTV\"", "appleTV"),
  ])
  func documentsWithoutADeviceHaveACanvas(attributes: String, device: String) throws {
    let text = "<document toolsVersion=\"5056\" \(attributes)/>"
    let document = try Document(bytes: Array(text.utf8), path: "x.xib")
    let canvas = DocumentDescription(document).canvas
    #expect(canvas.device.id == device)
    #expect(!canvas.isExplicit)
  }

  @Test func canvasesHaveLayoutAndAppearance() throws {
    func canvas(_ device: String) throws -> (StoredCanvas, [ReadingProblem]) {
      let text = "<document targetRuntime=\"iOS.CocoaTouch\">\(device)</document>"
      let document = try Document(bytes: Array(text.utf8), path: "x.xib")
      let description = DocumentDescription(document)
      return (description.canvas, description.problems)
    }
    let (split, _) = try canvas(
      """
      <device id="ipad9_7" orientation="landscape"><adaptation id="splitview1_2"/></device>
      """)
    #expect(split.size == Size(width: 507, height: 768))
    #expect(split.traits.sizeClasses.width == .compact)
    let (dark, problems) = try canvas(
      "<device id=\"retina9_9\" orientation=\"portrait\" appearance=\"dark\"/>")
    #expect(dark.isDark)
    #expect(dark.device.idiom == .phone)
    #expect(
      problems.map(\.kind) == [
        .unknownDevice(id: "retina9_9", substitute: dark.device.productNames[0])
      ])
  }

  @Test(
    "an unknown device is taken for the nearest of its kind",
    arguments: [
      ("retina9_9", 402, 874, "retina6_3"), ("retina9_9", 330, 570, "retina4_0"),
      ("retina9_9", 874, 402, "retina6_3"), ("ipad9_9", 840, 1200, "ipad11_0rounded"),
      ("iPad9_9", 1030, 1370, "iPad13_0rounded"),
    ])
  func unknownDevices(id: String, width: Int, height: Int, nearest: String) throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch"><device id="\(id)" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view></viewController>
      </objects></scene></scenes></document>
      """
    let description = DocumentDescription(
      try Document(bytes: Array(text.utf8), path: "x.storyboard"))
    #expect(description.canvas.device.id == nearest)
  }

  @Test(arguments: [("27000", true), ("25094", false), ("32700.99.1234", false), ("1", false)])
  func versionsBeyondAllKnownAreNoted(version: String, isNoted: Bool) throws {
    let text = "<document targetRuntime=\"iOS.CocoaTouch\" toolsVersion=\"\(version)\"/>"
    let description = DocumentDescription(try Document(bytes: Array(text.utf8), path: "x.xib"))
    let kinds: [ReadingProblem.Kind] = [.unknownToolsVersion(version, substitute: .iOS26)]
    #expect(description.problems.map(\.kind) == (isNoted ? kinds : []))
    #expect(description.problems.allSatisfy { $0.isInformational })
  }

  @Test func televisionsAreRead() throws {
    let description = DocumentDescription(try Fixture.document("Television.storyboard"))
    #expect(description.platform == .tvOS)
    #expect(description.canvas.size == Size(width: 1920, height: 1080))
    #expect(description.scenes.first?.controller?.view?.guides.first?.role == .safeArea)
  }

  /// Whatever survives the damage of a document must be describable.
  @Test(arguments: 0..<30)
  func damagedDocumentsAreDescribed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var described = 0
    for _ in 0..<40 {
      let name = try #require(Fixture.documents.randomElement(using: &random))
      let document = try Fixture.document(name)
      var editor = DocumentEditor(document)
      let elements = Array(document.root.descendants)
      for _ in 0..<8 {
        guard let element = elements.randomElement(using: &random) else { continue }
        if let attribute = element.attributes.randomElement(using: &random) {
          let values = ["", "NaN", "-1", "1e308", "YES", "c01-aa-aaa", "é", "9223372036854775808"]
          let value = values.randomElement(using: &random) ?? ""
          editor.setAttribute(attribute.name, to: value, of: element)
        } else if element.parent != nil {
          editor.remove(element)
        }
      }
      guard let changed = try? editor.apply() else { continue }
      described += 1
      let description = DocumentDescription(changed)
      #expect(description.problems.allSatisfy { !$0.message.contains("\n") })
      for controller in description.controllers {
        _ = description.sceneGraph.surroundings(of: controller.id)
      }
    }
    #expect(described > 0)
  }
}
