import Testing

@testable import Projects

/// The names of images and colours in the asset catalogs and picture files of projects.
struct ResourceNamesTests {
  private func names(_ files: [String]) throws -> ResourceNames? {
    let folder = try ProjectFolder()
    try folder.write(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    try folder.write(["App.xcodeproj/project.pbxproj": ""])
    var facts = ProjectFacts(searched: [])
    return facts.resources(of: folder.path + "/App/A.xib")
  }

  @Test func catalogsNameImagesAndColors() throws {
    let names = try #require(
      try names([
        "App/Assets.xcassets/Logo.imageset/logo.pdf",
        "App/Assets.xcassets/Group/Deep.Er/Icon.symbolset/icon.svg",
        "App/Assets.xcassets/Brand.colorset/Contents.json",
        "Kit/Sources/Kit/Media.xcassets/Kit.imageset/Contents.json",
        "Pods/Lib/Lib.xcassets/Lib.imageset/Contents.json",
        "build/Old.xcassets/Old.imageset/Contents.json",
      ]))
    #expect(names.images == ["Logo", "Icon", "Kit", "Lib"])
    #expect(names.colors == ["Brand"])
    #expect(names.hasImage("Logo.png") && !names.hasImage("logo"))
    #expect(names.hasColor("Brand") && !names.hasColor("Logo"))
  }

  @Test func foldersOfCatalogsCanBePartOfNames() throws {
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "",
      "A.xcassets/Tabs/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
      "A.xcassets/Tabs/Inner/Home.imageset/Contents.json": "",
      "A.xcassets/Plain/Contents.json": "{ \"properties\" : { \"provides-namespace\" : false } }",
      "A.xcassets/Plain/More.imageset/Contents.json": "",
    ])
    var facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib")?.images == ["Tabs/Home", "More"])
  }

  @Test func picturesAreNamedWithoutEndingScaleAndDevice() throws {
    let names = try #require(
      try names([
        "App/back@2x.png", "App/Photos/photo.JPG", "App/wide@3x~ipad.png", "App/text.txt",
        "App/Resources.bundle/in.gif", "App/dot.ted.png",
      ]))
    #expect(names.images == ["back", "photo", "wide", "in", "dot.ted"])
    for name in ["back", "back.png", "photo.jpg", "wide@2x", "Resources.bundle/in.gif", "dot.ted"] {
      #expect(names.hasImage(name), "\(name)")
    }
    #expect(!names.hasImage("dot"))
  }

  /// The name of a set is what it says; a file that ends twice has one ending in its name.
  @Test(arguments: [
    ("photo.jpg", true), ("photo", false), ("Shape@1x", true), ("Shape", false),
    ("icon.png.png", true), ("icon.png", true), ("icon", false),
  ])
  func namesMayEndAsFilesDo(name: String, isThere: Bool) throws {
    let names = try #require(
      try names([
        "App/A.xcassets/photo.jpg.imageset/Contents.json",
        "App/A.xcassets/Shape@1x.imageset/Contents.json", "App/icon.png.png",
      ]))
    #expect(names.hasImage(name) == isThere)
  }

  /// A catalog that a target copies, or a package beside the project, may hold pictures.
  @Test(arguments: [
    ("CAT", "", ["Shared/Art.xcassets/b.imageset/Contents.json"]),
    ("CAT", "", ["Shared/art.xcassets/b.imageset/Contents.json"]),
    (
      "MAIN", "packageReferences = ( PKG, ); ",
      ["Kit/Package.swift", "Kit/Sources/Kit/Art.xcassets/b.imageset/Contents.json"]
    ),
  ])
  func nothingIsKnownWherePartsOfTheProjectAreAbsent(
    file: String, packages: String, absent: [String]
  ) throws {
    var project = ProjectText.app([:])
    project.targets[0].files = [file]
    project.files =
      project.files.replacing("children = ( APP, );", with: "children = ( APP, CAT, );")
        + """
        CAT = { isa = PBXFileReference; path = Shared/Art.xcassets; sourceTree = "<group>"; };
        PKG = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        """
    let text = project.text.replacing("isa = PBXProject; ", with: "isa = PBXProject; " + packages)
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": text,
      "App/A.xcassets/a.imageset/Contents.json": "{}",
    ])
    var facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib") == nil)
    for path in absent { try folder.write([path: "{}"]) }
    facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib")?.images == ["a", "b"])
  }

  /// A picture that a target copies and that is not there is where the author has it: outside, or left out of the repository.
  @Test(arguments: [
    ("../../Downloads/cart@2x.png", true), ("cart@2x.png", true), ("App/../cart@2x.png", true),
    ("../../Downloads/cart.txt", false), ("wagon.png", false),
  ])
  func aTargetCopiesPicturesThatAreNotThere(path: String, isElsewhere: Bool) throws {
    var project = ProjectText.app([:])
    project.targets[0].files = ["MAIN", "CART"]
    project.files =
      project.files.replacing("children = ( APP, );", with: "children = ( APP, CART, );")
      + "CART = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": project.text,
      "App/A.xcassets/a.imageset/Contents.json": "{}",
    ])
    var facts = ProjectFacts(searched: [])
    let known = facts.resources(of: folder.path + "/A.xib")
    let names = try #require(known)
    #expect(names.hasImageElsewhere("cart") == isElsewhere)
    #expect(names.hasImageElsewhere("cart.png") == isElsewhere)
    #expect(!names.hasImage("cart") && !names.hasImageElsewhere("a"))
  }

  @Test func aPackageNamesOthersByTheirFolders() throws {
    let folder = try ProjectFolder()
    try folder.write([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, "a.png": "",
      "Kit/Package.swift": "dependencies: [ .package(name: \"Art\", path: \"../Art\") ]",
    ])
    var facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib") == nil)
    try folder.write(["Art/b.png": ""])
    facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib")?.images == ["a", "b"])
  }

  @Test func nothingIsKnownOfFoldersThatAreNoProjectOrLackASubmodule() throws {
    let folder = try ProjectFolder()
    try folder.write(["a.png": ""])
    var facts = ProjectFacts(searched: [folder.path])
    #expect(facts.resources(of: folder.path + "/A.xib") == nil)
    let modules = "[submodule \"Art\"]\n\tpath = Shared/Art\n\turl = https://example.com/art\n"
    try folder.write([".git/HEAD": ""])
    facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib") == nil, "pictures for people")
    try folder.write([".gitmodules": modules, "App.xcodeproj/project.pbxproj": ""])
    facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib") == nil)
    try folder.write(["Shared/Art/b.png": ""])
    facts = ProjectFacts(searched: [])
    #expect(facts.resources(of: folder.path + "/A.xib")?.images == ["a", "b"])
  }
}
