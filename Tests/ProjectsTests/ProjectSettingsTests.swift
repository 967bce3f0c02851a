import Foundation
import Testing

@testable import Projects

/// What the settings of targets say, and what cannot be read and restricts nothing.
struct ProjectSettingsTests {
  private let portrait = ["UISupportedInterfaceOrientations": ["Portrait"]]
  private let onlyPortrait = AppSupport(phone: .portrait, pad: .portrait)

  private func support(
    _ settings: [String: String],
    project: [String: String] = ["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"],
    xcconfig: String? = nil, _ files: [String: String] = [:]
  ) throws -> AppSupport? {
    let folder = try ProjectFolder()
    var text = ProjectText.app(settings)
    text.settings = project
    if let xcconfig {
      text.xcconfig = "CONFIG"
      try folder.write(["App/App.xcconfig": xcconfig])
    }
    try folder.write(files)
    try folder.write(["App.xcodeproj/project.pbxproj": text.text])
    var facts = ProjectFacts(searched: [])
    return facts.support(of: folder.path + "/App/Base.lproj/Main.storyboard")?.support
  }

  @Test func settingsOfTheTargetOverrideThoseOfTheProject() throws {
    let project = ["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "2"]
    #expect(try support([:], project: project) == AppSupport(phone: []))
    #expect(
      try support(["TARGETED_DEVICE_FAMILY": "1"], project: project) == AppSupport(pad: []))
    #expect(
      try support(["TARGETED_DEVICE_FAMILY": "$(inherited)"], project: project)
        == AppSupport(phone: []))
  }

  @Test func anAppThatNamesNoFamilyIsForPhones() throws {
    #expect(try support([:], project: ["SDKROOT": "iphoneos"]) == AppSupport(pad: []))
    // A configuration file could name one.
    #expect(try support([:], project: ["SDKROOT": "iphoneos"], xcconfig: "A = 1") == .everything)
    #expect(try support([:], project: ["SDKROOT": "auto"]) == .everything)
  }

  @Test func configurationFilesOfCocoaPodsNameNoFamily() throws {
    let folder = try ProjectFolder()
    var text = ProjectText.app([:])
    text.settings = ["SDKROOT": "iphoneos"]
    text.xcconfig = "PODS"
    text.files =
      text.files.replacing("children = ( APP, );", with: "children = ( APP, PODS, );")
        + """
        PODS = { isa = PBXFileReference; path = "Pods-App.release.xcconfig"; sourceTree = "<group>"; };
        """
    try folder.write(["App.xcodeproj/project.pbxproj": text.text])
    var facts = ProjectFacts(searched: [])
    let support = facts.support(of: folder.path + "/App/Base.lproj/Main.storyboard")?.support
    #expect(support == AppSupport(pad: []))
  }

  @Test func theOldestReleaseComesFromTargetOrProject() throws {
    let project = [
      "SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "12.4",
    ]
    #expect(try support([:], project: project)?.deploymentTarget == DeploymentTarget(12, 4))
    #expect(
      try support(["IPHONEOS_DEPLOYMENT_TARGET": "16.0"], project: project)
        == AppSupport(deploymentTarget: DeploymentTarget(16)))
  }

  @Test(arguments: ["", "sixteen", "16.", "-3", "1.2.3.4", "$(UNKNOWN)"])
  func aReleaseThatCannotBeReadRestrictsNothing(text: String) throws {
    #expect(try support(["IPHONEOS_DEPLOYMENT_TARGET": text])?.deploymentTarget == nil)
  }

  @Test func settingsComeFromConfigurationFiles() throws {
    let text = """
      // Families
      #include "Base.xcconfig"
      TARGETED_DEVICE_FAMILY = $(FAMILY) // one of them
      URL = https:/$()/example.com
      TARGETED_DEVICE_FAMILY[sdk=macosx*] = 6
      """
    let base = ["App/Base.xcconfig": "FAMILY = 1\nTARGETED_DEVICE_FAMILY = 2\n"]
    #expect(try support([:], xcconfig: text, base) == AppSupport(pad: []))
    #expect(
      try support(["TARGETED_DEVICE_FAMILY": "2"], xcconfig: text, base) == AppSupport(phone: []))
  }

  @Test func variablesAreReplaced() throws {
    let list = ["App/Release-Info.plist": ProjectFolder.infoList(portrait)]
    for path in [
      "App/$(CONFIGURATION)-Info.plist", "${SRCROOT}/${TARGET_NAME}/Release-Info.plist",
      "$(PROJECT_DIR)/$(FOLDER)/$(CONFIGURATION)-Info.plist",
    ] {
      #expect(try support(["INFOPLIST_FILE": path, "FOLDER": "App"], list) == onlyPortrait)
    }
  }

  @Test func generatedKeysReplaceThoseOfTheFile() throws {
    let list = [
      "App/Info.plist": ProjectFolder.infoList([
        "UISupportedInterfaceOrientations": ["LandscapeLeft"]
      ])
    ]
    var settings = [
      "INFOPLIST_FILE": "App/Info.plist", "GENERATE_INFOPLIST_FILE": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": "UIInterfaceOrientationPortrait",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
    ]
    #expect(try support(settings, list) == AppSupport(phone: .portrait))
    settings["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"] = nil
    #expect(try support(settings, list) == AppSupport(phone: .portrait, pad: .landscape))
    settings["GENERATE_INFOPLIST_FILE"] = "NO"
    #expect(try support(settings, list) == AppSupport(phone: .landscape, pad: .landscape))
  }

  @Test(arguments: [
    ["INFOPLIST_FILE": "App/Missing.plist"], ["INFOPLIST_FILE": "$(UNKNOWN)/Info.plist"],
    ["INFOPLIST_FILE": "$(A)", "A": "$(B)", "B": "$(A)"], ["INFOPLIST_FILE": "../Outside.plist"],
    ["INFOPLIST_FILE": "/dev/zero"], ["TARGETED_DEVICE_FAMILY": "3"],
    ["TARGETED_DEVICE_FAMILY": "$(UNKNOWN)"], ["INFOPLIST_FILE": "App/Odd.plist"],
  ])
  func whatCannotBeReadRestrictsNothing(settings: [String: String]) throws {
    let odd = ["UISupportedInterfaceOrientations": ["Portrait", "Sideways"]]
    #expect(
      try support(settings, ["App/Odd.plist": ProjectFolder.infoList(odd)]) == .everything)
  }

  /// Some repositories leave the description of the app out, for the keys in it.
  @Test(arguments: [
    (["INFOPLIST_FILE": "App/Missing.plist"], true), (["INFOPLIST_FILE": "App/Info.plist"], false),
    (["INFOPLIST_FILE": "App/Missing.plist", "GENERATE_INFOPLIST_FILE": "YES"], false),
    ([:], false),
  ])
  func aDescriptionOfTheAppThatIsNotThereIsMissed(settings: [String: String], isMissed: Bool) throws
  {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings).text,
      "App/Info.plist": ProjectFolder.infoList([:]),
    ])
    var facts = ProjectFacts(searched: [])
    let document = folder.path + "/App/Base.lproj/Main.storyboard"
    let lacks = facts.lacksInfoList(ofAppWith: document)
    #expect(lacks == isMissed)
    let ofNoApp = facts.lacksInfoList(ofAppWith: folder.path + "/Other/Main.storyboard")
    #expect(!ofNoApp)
  }

  @Test(arguments: ["", "{", "// !$*UTF8*$!\n{ objects = { }; }", "<<<<<<< HEAD\n{ }", "(((("])
  func aProjectThatCannotBeReadRestrictsNothing(text: String) throws {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": text])
    var facts = ProjectFacts(searched: [])
    #expect(facts.support(of: folder.path + "/A.xib") == nil)
  }

  @Test func whatHoldsItselfEnds() throws {
    let folder = try ProjectFolder()
    var project = ProjectText.app(["TARGETED_DEVICE_FAMILY": "1"])
    project.files = """
      ROOT = { isa = PBXGroup; children = ( LOOP, MAIN, ); sourceTree = "<group>"; };
      LOOP = { isa = PBXGroup; children = ( ROOT, LOOP, ); path = App; sourceTree = "<group>"; };
      MAIN = { isa = PBXFileReference; path = A.xib; sourceTree = "<group>"; };
      CONFIG = { isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };
      """
    project.xcconfig = "CONFIG"
    try folder.write([
      "A.xcconfig": "#include \"A.xcconfig\"\n",
      "App.xcodeproj/project.pbxproj": project.text,
    ])
    var facts = ProjectFacts(searched: [])
    #expect(facts.support(of: folder.path + "/A.xib")?.support == AppSupport(pad: []))
  }

  @Test func theOnlyAppOfInfoListsIsTakenWithoutProjects() throws {
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "", "project.yml": "name: App\n",
      "App/Info.plist": ProjectFolder.infoList(
        portrait, type: "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
        more: "<key>LSRequiresIPhoneOS</key><true/>"),
      "Widget/Info.plist": ProjectFolder.infoList([:], type: "XPC!"),
      "Mac/Info.plist": ProjectFolder.infoList(
        [:], more: "<key>LSMinimumSystemVersion</key><string>12.0</string>"),
    ])
    var facts = ProjectFacts(searched: [])
    let support = facts.support(of: folder.path + "/App/A.xib")
    #expect(support?.support == onlyPortrait)
    #expect(support?.files == [folder.path + "/App/Info.plist"])
    try folder.write(["Other/Info.plist": ProjectFolder.infoList([:])])
    facts = ProjectFacts(searched: [])
    #expect(facts.support(of: folder.path + "/App/A.xib") == nil)
  }

  @Test(arguments: [
    ("TARGETED_DEVICE_FAMILY: 1", AppSupport(pad: [])),
    ("TARGETED_DEVICE_FAMILY: \"1,2\" # both", AppSupport()),
    (
      "TARGETED_DEVICE_FAMILY: 1\n  UISupportedInterfaceOrientations:\n  - UIInterfaceOrientationPortrait",
      AppSupport(phone: .portrait, pad: [])
    ),
    (
      "UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]\n"
        + "UISupportedInterfaceOrientations~ipad: [UIInterfaceOrientationLandscapeLeft]",
      AppSupport(phone: .portrait, pad: .landscape)
    ),
    (
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: UIInterfaceOrientationPortrait",
      AppSupport(phone: .portrait)
    ),
  ])
  func aGeneratorSaysWhatListsDoNot(settings: String, support: AppSupport) throws {
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "", "project.yml": "targets:\n  \(settings)\n  sources: App\n",
      "App/Info.plist": ProjectFolder.infoList([:]),
      "Other/Info.plist": ProjectFolder.infoList(portrait),
    ])
    var facts = ProjectFacts(searched: [])
    #expect(facts.support(of: folder.path + "/App/A.xib")?.support == support)
  }

  @Test func aGeneratedProjectIsNearerThanOthersBesideIt() throws {
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "", "A/project.yml": "name: App\n",
      "A/App/Info.plist": ProjectFolder.infoList(portrait),
      "B/B.xcodeproj/project.pbxproj": ProjectText.app(["TARGETED_DEVICE_FAMILY": "2"]).text,
      "B/Info.plist": ProjectFolder.infoList([:]),
    ])
    var facts = ProjectFacts(searched: [])
    #expect(facts.support(of: folder.path + "/A/App/A.xib")?.support == onlyPortrait)
    #expect(facts.support(of: folder.path + "/B/B.xib")?.support == AppSupport(phone: []))
    #expect(facts.support(of: folder.path + "/C/C.xib")?.support == AppSupport(phone: []))
  }

  @Test func documentsOfNoProjectAreNotRestricted() throws {
    let folder = try ProjectFolder()
    try folder.write(["Info.plist": ProjectFolder.infoList(portrait)])
    var facts = ProjectFacts(searched: [])
    #expect(facts.support(of: folder.path + "/A.xib") == nil)
    facts = ProjectFacts(searched: [folder.path])
    #expect(facts.support(of: folder.path + "/A.xib")?.support == onlyPortrait)
  }
}
