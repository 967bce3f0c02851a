import Testing

@testable import Projects

/// The files of pictures and the values of colours in asset catalogs.
final class AssetIndexTests {
  /// The files of the test, which go with it.
  private var folder: ProjectFolder?

  private func assets(_ files: [String: String], of document: String = "App/A.xib") throws -> (
    AssetIndex, ProjectFolder
  ) {
    let folder = try ProjectFolder()
    self.folder = folder
    try folder.write(files)
    try folder.write([".git/HEAD": ""])
    var facts = ProjectFacts(searched: [])
    let assets = facts.assets(of: "\(folder.path)/\(document)")
    return (try #require(assets), folder)
  }

  private func name(_ variant: ImageAsset.Variant?) -> String? {
    variant.map { String(FilePath.name(of: $0.path)) }
  }

  @Test func theBestFileOfAPictureIsFound() throws {
    let (index, _) = try assets([
      "App/A.xcassets/Logo.imageset/Contents.json": """
      {"images":[
        {"idiom":"universal","scale":"1x","filename":"1.png"},
        {"idiom":"universal","scale":"2x","filename":"2.png"},
        {"idiom":"universal","scale":"2x","filename":"dark.png",
         "appearances":[{"appearance":"luminosity","value":"dark"}]},
        {"idiom":"universal","scale":"2x","filename":"contrast.png",
         "appearances":[{"appearance":"contrast","value":"high"}]},
        {"idiom":"ipad","scale":"2x","filename":"pad.png"},
        {"idiom":"watch","scale":"2x","filename":"watch.png"},
        {"idiom":"universal","scale":"3x"}
      ],"properties":{"template-rendering-intent":"template"}}
      """
    ])
    let logo = index.image(named: "Logo")
    #expect(logo.rendering == .template)
    #expect(name(logo.variant(idiom: .iphone, scale: 2, appearance: .light)) == "2.png")
    #expect(name(logo.variant(idiom: .iphone, scale: 3, appearance: .light)) == "2.png")
    #expect(name(logo.variant(idiom: .iphone, scale: 2, appearance: .dark)) == "dark.png")
    #expect(name(logo.variant(idiom: .ipad, scale: 2, appearance: .light)) == "pad.png")
    #expect(index.image(named: "No").variants.isEmpty)
  }

  @Test(arguments: [
    ("photo.jpg", "a.png"), ("Shape@1x", "b.png"), ("Shape", nil), ("icon.png.png", "icon.png.png"),
  ])
  func namesMayEndAsFilesDo(picture: String, file: String?) throws {
    func set(_ file: String) -> String { #"{"images":[{"filename":"\#(file)"}]}"# }
    let (index, _) = try assets([
      "App/A.xcassets/photo.jpg.imageset/Contents.json": set("a.png"),
      "App/A.xcassets/Shape@1x.imageset/Contents.json": set("b.png"), "App/icon.png.png": "",
    ])
    #expect(name(index.image(named: picture).variants.first) == file)
  }

  @Test func slicesAndInsetsAreRead() throws {
    let (index, _) = try assets([
      "App/A.xcassets/B.imageset/Contents.json": """
      {"images":[{"idiom":"universal","filename":"b.png","scale":"2x",
        "alignment-insets":{"top":4,"left":"x"},
        "resizing":{"mode":"3-part-horizontal","center":{"mode":"tile","width":2},
                    "cap-insets":{"left":10,"right":12,"top":5}}}]}
      """
    ])
    let variant = try #require(index.image(named: "B").variants.first)
    #expect(variant.alignmentInsets == [4, 0, 0, 0])
    #expect(variant.slicing?.capInsets == [0, 10, 0, 12])
    #expect(variant.slicing?.middleWidth == 2 && variant.slicing?.repeatsMiddle == true)
  }

  @Test func theNearestCatalogCounts() throws {
    let contents = "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"x.png\"}]}"
    let (index, folder) = try assets([
      "A/A.xcassets/Logo.imageset/Contents.json": contents,
      "App/B.xcassets/Logo.imageset/Contents.json": contents,
    ])
    #expect(
      index.image(named: "Logo").variants.first?.path
        == folder.path + "/App/B.xcassets/Logo.imageset/x.png")
  }

  @Test func loosePicturesHaveTheirScaleInTheirNames() throws {
    let (index, _) = try assets(["App/a.png": "", "App/a@2x.png": "", "App/a@3x~ipad.png": ""])
    let picture = index.image(named: "a.png")
    #expect(name(picture.variant(idiom: .iphone, scale: 3, appearance: .light)) == "a@2x.png")
    #expect(name(picture.variant(idiom: .ipad, scale: 2, appearance: .light)) == "a@3x~ipad.png")
    #expect(picture.variants.map(\.scale).contains(3))
  }

  @Test func filesOutsideOfASetAreNoPictures() throws {
    let (index, _) = try assets([
      "App/A.xcassets/B.imageset/Contents.json":
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"../../../x.png\"}]}",
      "App/A.xcassets/C.imageset/Contents.json": "[[[[",
    ])
    #expect(index.image(named: "B").variants.isEmpty)
    #expect(index.image(named: "C").variants.isEmpty)
  }

  @Test func colorsHaveAValueForEachAppearance() throws {
    let (index, _) = try assets([
      "App/A.xcassets/Brand.colorset/Contents.json": """
      {"colors":[
        {"idiom":"universal","color":{"components":{"red":"0xFF","green":"127.5","blue":"0.500","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"platform":"ios","reference":"systemBlueColor"}}]}
      """,
      "App/A.xcassets/Gray.colorset/Contents.json":
        "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"components\":{\"white\":\"51\",\"alpha\":\"1\"}}}]}",
    ])
    let brand = index.color(named: "Brand")
    let dark = ColorAsset.best(of: brand, idiom: .iphone, appearance: .dark)
    #expect(dark?.value == .system("systemBlueColor"))
    guard
      case .components(let red, _, let blue, let alpha)? =
        ColorAsset.best(of: brand, idiom: .iphone, appearance: .light)?.value
    else { return #expect(Bool(false)) }
    #expect(red == 1 && blue == 0.5 && alpha == 1)
    #expect(
      index.color(named: "Gray").first?.value
        == .components(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    )
    #expect(index.color(named: "No").isEmpty)
  }
}
