import Testing

@testable import Projects

/// The devices and orientations of documents, from the projects that hold them.
struct ProjectFactsTests {
  private let portrait = ["UISupportedInterfaceOrientations": ["Portrait", "PortraitUpsideDown"]]

  private func found(_ folder: ProjectFolder, _ document: String) -> DocumentSupport? {
    var facts = ProjectFacts(searched: [])
    return facts.support(of: folder.path + "/" + document)
  }

  private func support(_ folder: ProjectFolder, _ document: String) -> AppSupport? {
    found(folder, document)?.support
  }

  private func folder(
    _ project: ProjectText, _ files: [String: String] = [:]
  ) throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(files)
    try folder.write(["App.xcodeproj/project.pbxproj": project.text])
    return folder
  }

  @Test func aTargetSaysWhatItsDocumentsAreShownOn() throws {
    let folder = try folder(
      .app(["TARGETED_DEVICE_FAMILY": "1,2", "INFOPLIST_FILE": "$(SRCROOT)/App/Info.plist"]),
      [
        "App/Info.plist": ProjectFolder.infoList(
          portrait.merging(["UISupportedInterfaceOrientations~ipad": ["LandscapeLeft"]]) { $1 })
      ])
    let facts = try #require(found(folder, "App/Base.lproj/Main.storyboard"))
    #expect(facts.support == AppSupport(phone: .portrait, pad: .landscape))
    #expect(facts.targets == ["App"])
    #expect(facts.projects == [folder.path + "/App.xcodeproj"])
    #expect(
      facts.files == [
        folder.path + "/App.xcodeproj/project.pbxproj", folder.path + "/App/Info.plist",
      ])
    #expect(facts.support.words == "iPhone in portrait, iPad in landscape")
  }

  /// Volumes of macOS do not tell cases apart, so that Xcode finds the file; two that differ in case only are two.
  @Test(arguments: [
    (["App/Info.plist"], true), (["app/INFO.plist"], true),
    (["App/INFO.plist", "App/iNFO.plist"], false),
  ])
  func aDescriptionIsFoundInOtherCases(names: [String], isRead: Bool) throws {
    let list = ProjectFolder.infoList(portrait)
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, list) })
    let folder = try folder(.app(["INFOPLIST_FILE": "App/info.plist"]), files)
    let support = support(folder, "App/Base.lproj/Main.storyboard")
    #expect((support?.phone == .portrait) == isRead)
  }

  /// A file with keys of services is not in the repository, but one that it is made of.
  @Test(arguments: [
    ("Info-Sample.plist", true), ("Info.plist.template", true), ("info.example.plist", true),
    ("Info_Other.plist", false), ("Service-Info-Sample.plist", false), ("InfoSample.plist", false),
    ("Info.plist.orig", false),
  ])
  func aTemplateStandsInForADescriptionThatIsAbsent(name: String, isRead: Bool) throws {
    let project = ProjectText.app(["INFOPLIST_FILE": "App/Info.plist"])
    let template = ["App/" + name: ProjectFolder.infoList(portrait)]
    let folder = try folder(project, template)
    let support = support(folder, "App/Base.lproj/Main.storyboard")
    #expect((support?.phone == .portrait) == isRead)
    let whole = try self.folder(
      project,
      template.merging([
        "App/Info.plist": ProjectFolder.infoList(
          ["UISupportedInterfaceOrientations": ["LandscapeLeft"]])
      ]) { $1 })
    #expect(self.support(whole, "App/Base.lproj/Main.storyboard")?.phone == .landscape)
  }

  @Test(arguments: [
    ("com.apple.widget-extension", true), ("com.apple.share-services", false), (nil, false),
  ])
  func documentsOfExtensionsAreShownAtTheSizeOfTheirHost(point: String?, isHosted: Bool) throws {
    let entry = point.map {
      """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\($0)</string></dict>
      """
    }
    let folder = try folder(
      .app(["TARGETED_DEVICE_FAMILY": "1,2", "INFOPLIST_FILE": "App/Info.plist"]),
      ["App/Info.plist": "<plist version=\"1.0\"><dict>\(entry ?? "")</dict></plist>"])
    var facts = ProjectFacts(searched: [])
    #expect(facts.isHosted(folder.path + "/App/Base.lproj/Main.storyboard") == isHosted)
  }

  @Test func pathsAreComparedAsTheFileSystemOfMacOSDoes() throws {
    let folder = try folder(.app(["TARGETED_DEVICE_FAMILY": "1"]))
    #expect(try #require(found(folder, "app/base.lproj/main.Storyboard")).targets == ["App"])
  }

  @Test func aDocumentThatNoTargetHoldsIsForTheAppsOfTheNearestProject() throws {
    let folder = try folder(.app(["TARGETED_DEVICE_FAMILY": "2"]))
    let other = ProjectText.app(["TARGETED_DEVICE_FAMILY": "1"])
    try folder.write(["Other/Other.xcodeproj/project.pbxproj": other.text])
    #expect(support(folder, "App/Loose.xib") == AppSupport(phone: []))
    #expect(found(folder, "App/Loose.xib")?.targets == [])
    #expect(support(folder, "Other/Deep/Down/A.xib") == AppSupport(pad: []))
  }

  @Test func aDocumentBesideTheFoldersOfProjectsIsForAllOfThem() throws {
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "",
      "A/A.xcodeproj/project.pbxproj": ProjectText.app(["TARGETED_DEVICE_FAMILY": "1"]).text,
      "B/B.xcodeproj/project.pbxproj": ProjectText.app(["TARGETED_DEVICE_FAMILY": "1"]).text,
    ])
    #expect(support(folder, "Shared/A.xib") == AppSupport(pad: []))
    try folder.write([
      "B/B.xcodeproj/project.pbxproj": ProjectText.app(["TARGETED_DEVICE_FAMILY": "2"]).text
    ])
    #expect(support(folder, "Shared/A.xib") == .everything)
  }

  @Test(arguments: [
    ("bundle.unit-test", [:]), ("bundle.ui-testing", [:]),
    ("bundle", ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/App.app/App"]),
  ])
  func testsRunOnTheDevicesOfTheirApp(type: String, settings: [String: String]) throws {
    var project = ProjectText.app(["TARGETED_DEVICE_FAMILY": "2"])
    let families = ["TARGETED_DEVICE_FAMILY": "1,2"]
    project.targets.append(
      .init(
        name: "Tests", type: type, settings: [settings.merging(families) { one, _ in one }],
        files: ["MAIN", "OTHER"]))
    let folder = try folder(project)
    let facts = try #require(found(folder, "App/Base.lproj/Main.storyboard"))
    #expect(facts.support == AppSupport(phone: []))
    #expect(facts.targets == ["App"])
    // A document of the tests alone is for their own devices.
    #expect(found(folder, "Shared/Other.xib")?.targets == ["Tests"])
  }

  @Test func whatSeveralTargetsHoldIsShownOnTheDevicesOfEach() throws {
    var project = ProjectText.app(["TARGETED_DEVICE_FAMILY": "1"])
    project.targets.append(
      .init(name: "Pad", settings: [["TARGETED_DEVICE_FAMILY": "2"]], files: ["MAIN"]))
    let folder = try folder(project)
    let facts = try #require(found(folder, "App/Base.lproj/Main.storyboard"))
    #expect(facts.support == .everything)
    #expect(facts.targets == ["App", "Pad"])
  }

  @Test func configurationsThatDifferAreUnited() throws {
    var project = ProjectText.app([:])
    project.targets[0].settings = [
      ["TARGETED_DEVICE_FAMILY": "1"], ["TARGETED_DEVICE_FAMILY": "2"],
    ]
    #expect(try support(folder(project), "App/Base.lproj/Main.storyboard") == .everything)
  }

  @Test func aPartOfAnAppHasItsOwnFamiliesAndTheOrientationsOfTheApps() throws {
    var project = ProjectText.app([
      "TARGETED_DEVICE_FAMILY": "1", "INFOPLIST_FILE": "App/Info.plist",
    ])
    project.targets.append(
      .init(
        name: "Widget", type: "app-extension",
        settings: [["TARGETED_DEVICE_FAMILY": "1,2"]], files: ["OTHER"]))
    let folder = try folder(project, ["App/Info.plist": ProjectFolder.infoList(portrait)])
    #expect(support(folder, "Shared/Other.xib") == AppSupport(phone: .portrait, pad: .portrait))
    #expect(
      support(folder, "App/Base.lproj/Main.storyboard") == AppSupport(phone: .portrait, pad: []))
  }

  @Test func aFrameworkOfAProjectWithoutAppsHasTheOrientationsOfOtherProjectsApps() throws {
    var kit = ProjectText.app([:])
    kit.targets[0].type = "framework"
    let folder = try folder(
      .app(["INFOPLIST_FILE": "App/Info.plist"]),
      [
        ".git/HEAD": "", "App/Info.plist": ProjectFolder.infoList(portrait),
        "Kit/Kit.xcodeproj/project.pbxproj": kit.text,
      ])
    #expect(
      support(folder, "Kit/App/Base.lproj/Main.storyboard")
        == AppSupport(phone: .portrait, pad: .portrait))
  }

  @Test func targetsForOtherSystemsSayNothing() throws {
    var project = ProjectText.app(["TARGETED_DEVICE_FAMILY": "1"])
    project.targets.append(
      .init(name: "Mac", settings: [["SDKROOT": "macosx"]], files: ["MAIN", "OTHER"]))
    let folder = try folder(project)
    #expect(support(folder, "App/Base.lproj/Main.storyboard") == AppSupport(pad: []))
    #expect(found(folder, "Shared/Other.xib") == nil)
    #expect(support(folder, "App/Loose.xib") == AppSupport(pad: []))
  }

  @Test func foldersInStepWithTheDiskAreHeldButForTheirExceptions() throws {
    let files = """
      ROOT = { isa = PBXGroup; children = ( SYNC, ); sourceTree = "<group>"; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( LESS, MORE, ); };
      LESS = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T0; membershipExceptions = ( Views/B.xib, ); };
      MORE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = ( Views/B.xib, ); };
      """
    let project = ProjectText(
      targets: [
        .init(name: "App", settings: [["TARGETED_DEVICE_FAMILY": "1"]], folders: ["SYNC"]),
        .init(name: "Pad", settings: [["TARGETED_DEVICE_FAMILY": "2"]]),
      ], files: files)
    let folder = try folder(project)
    #expect(found(folder, "App/Views/A.xib")?.targets == ["App"])
    #expect(found(folder, "App/Views/B.xib")?.targets == ["Pad"])
    #expect(found(folder, "Elsewhere/C.xib")?.targets == [])
  }

  @Test func documentsBesideFoldersInStepWithTheDiskBelongToNoTarget() throws {
    let files = """
      ROOT = { isa = PBXGroup; children = ( SYNC, ); sourceTree = "<group>"; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      """
    let project = ProjectText(targets: [.init(name: "App", folders: ["SYNC"])], files: files)
    func isLeftOut(_ path: String, beside others: [String]) throws -> Bool {
      let folder = try folder(project)
      for path in [path] + others { try folder.write([path: ""]) }
      var facts = ProjectFacts(searched: [])
      return facts.isLeftOut(folder.path + "/" + path)
    }
    #expect(try isLeftOut("Copy/Views/A.xib", beside: ["App/Views/A.xib"]))
    #expect(try !isLeftOut("App/Views/A.xib", beside: ["Copy/Views/A.xib"]))
    #expect(try !isLeftOut("Copy/Views/A.xib", beside: []), "no document is in the folder")
  }

  @Test(
    arguments: [
      ("CardiPad.xib", [], AppSupport(phone: [])), ("Cardipad.xib", [], AppSupport()),
      ("CardiPhone.xib", ["CardiPad.xib"], AppSupport(pad: [])),
      ("CardiPhone.xib", [], AppSupport()),
      ("Card~ipad.xib", [], AppSupport(phone: [])), ("Card_iPad.xib", [], AppSupport(phone: [])),
      ("Card-iPhone.xib", ["Card-iPad.xib"], AppSupport(pad: [])),
      ("Card.xib", ["Card~ipad.xib"], AppSupport(pad: [])),
      ("Card-iPhone.xib", [], AppSupport()), ("Card.xib", ["Card_iPad.xib"], AppSupport()),
      ("Card.xib", ["List~ipad.xib"], AppSupport()),
    ] as [(String, [String], AppSupport)])
  func theNameOfADocumentMayBeForAKindOfDevice(
    name: String, others: [String], expected: AppSupport
  ) throws {
    let folder = try folder(.app([:]))
    try folder.write(["App/\(name)": ""])
    for other in others { try folder.write(["App/\(other)": ""]) }
    #expect(support(folder, "App/\(name)") == expected)
  }

  @Test func aProjectIsReadOnce() throws {
    let folder = try folder(.app(["TARGETED_DEVICE_FAMILY": "1"]))
    var facts = ProjectFacts(searched: [])
    let first = facts.support(of: folder.path + "/App/Loose.xib")
    try folder.write(["App.xcodeproj/project.pbxproj": ""])
    #expect(facts.support(of: folder.path + "/App/Base.lproj/Main.storyboard") != nil)
    #expect(first != nil)
  }
}
