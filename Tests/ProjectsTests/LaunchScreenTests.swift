import Testing

@testable import Projects

/// The iPhones whose screens an app fills, by what it shows while it starts.
struct LaunchScreenTests {
  private static let pictures = """
    { "images": [
      { "idiom": "iphone", "subtype": "2436h", "filename": "x.png", "scale": "3x" },
      { "idiom": "iphone", "subtype": "736h", "scale": "3x" },
      { "idiom": "iphone", "subtype": "667h", "filename": "6.png", "scale": "2x" },
      { "idiom": "iphone", "subtype": "retina4", "filename": "5.png", "scale": "2x" },
      { "idiom": "iphone", "filename": "4.png", "scale": "2x" },
      { "idiom": "ipad", "filename": "pad.png", "scale": "1x" }
    ] }
    """

  /// The heights for an app whose project holds a catalog, and files of some names.
  private func heights(
    _ settings: [String: String], list keys: String = "", pictures: String = Self.pictures,
    files names: [String] = [], type: String = "application"
  ) throws -> [Double]? {
    let folder = try ProjectFolder()
    var project = ProjectText.app(settings.merging(["INFOPLIST_FILE": "App/Info.plist"]) { $1 })
    project.targets[0].type = type
    let ids = names.indices.map { "FILE\($0)" }
    let children = (["APP", "CATALOG"] + ids).joined(separator: ", ")
    project.files =
      project.files.replacing("children = ( APP, );", with: "children = ( \(children), );")
      + "\nCATALOG = { isa = PBXFileReference; path = App/Media.xcassets; sourceTree = \"<group>\"; };\n"
      + zip(ids, names).map {
        "\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; };\n"
      }.joined()
    try folder.write([
      "App.xcodeproj/project.pbxproj": project.text,
      "App/Info.plist": ProjectFolder.infoList([:], more: keys),
      "App/Media.xcassets/Start.launchimage/Contents.json": pictures,
    ])
    var facts = ProjectFacts(searched: [])
    let document = folder.path + "/App/Base.lproj/Main.storyboard"
    return facts.support(of: document)?.support.filledPhoneHeights
  }

  private let named = ["ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME": "Start"]

  @Test func anAppFillsTheScreensThatItHasLaunchImagesFor() throws {
    #expect(try heights(named) == [568, 667, 812])
  }

  @Test(arguments: [
    "<key>UILaunchStoryboardName</key><string>Start</string>",
    "<key>UILaunchStoryboardName~iphone</key><string>Start</string>",
    "<key>UILaunchScreen</key><dict/>",
  ])
  func anAppWithALaunchScreenFillsEveryScreen(key: String) throws {
    #expect(try heights(named, list: key) == nil)
  }

  @Test func aLaunchScreenThatXcodeGeneratesFillsEveryScreen() throws {
    let generated = ["INFOPLIST_KEY_UILaunchScreen_Generation": "YES"]
    #expect(try heights(named.merging(generated) { $1 }) == nil)
  }

  @Test func withoutPicturesNothingIsKnown() throws {
    #expect(try heights(named, pictures: "{ \"images\": [ { \"idiom\": \"iphone\" } ] }") == nil)
    #expect(try heights(["ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME": "Other"]) == nil)
    #expect(try heights([:]) == nil)
  }

  @Test func picturesOfOldNamesCountWhereNoCatalogIsNamed() throws {
    let files = ["Default.png", "Default-568h@2x.png", "Default-667h@2x.png", "Default-Map.png"]
    #expect(try heights([:], files: files) == [568, 667])
    #expect(try heights([:], files: ["Default@2x.png"]) == [568])
    #expect(try heights(named, files: ["Default-736h@3x.png"]) == [568, 667, 812])
  }

  @Test func aPartOfAnAppHasNoLaunchImagesOfItsOwn() throws {
    #expect(try heights(named, type: "app-extension") == nil)
    #expect(try heights([:], files: ["Default-568h@2x.png"], type: "framework") == nil)
  }

  @Test func whatFillsEveryScreenInOneConfigurationIsNotLimited() {
    let some = AppSupport(filledPhoneHeights: [568])
    #expect(some.union(.everything).filledPhoneHeights == nil)
    #expect(some.union(AppSupport(filledPhoneHeights: [812])).filledPhoneHeights == [568, 812])
  }
}
