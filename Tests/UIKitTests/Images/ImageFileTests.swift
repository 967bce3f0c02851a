import Foundation
import Testing
import UIKit

/// Pictures whose sizes come from files.
struct ImageFileTests {
  /// A PNG file of 4 by 2 red pixels.
  private static let png: Data = {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg==
      """
    return Data(base64Encoded: text) ?? Data()
  }()

  /// The start of a JPEG file of 640 by 480 pixels, with an orientation in Exif.
  private static func jpeg(orientation: UInt8) -> Data {
    let exif =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return Data(
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        + [0xFF, 0xC4, 0, 3, 9] + [0xFF, 0xC0, 0, 11, 8, 0x01, 0xE0, 0x02, 0x80, 1, 1, 0x11, 0])
  }

  @Test func theSizeIsInPoints() {
    #expect(UIImage(data: Self.png)?.size == CGSize(width: 4, height: 2))
    let image = UIImage(data: Self.png, scale: 2)
    #expect(image?.size == CGSize(width: 2, height: 1))
    #expect(image?.scale == 2)
    #expect(image?.withRenderingMode(.alwaysTemplate).scale == 2)
    #expect(UIImage(data: Self.png, scale: 0)?.scale == 1)
  }

  @Test func everyKindOfFileHasASize() {
    let kinds: [(Data, CGSize)] = [
      (Self.jpeg(orientation: 1), CGSize(width: 640, height: 480)),
      (Data(Array("GIF89a".utf8) + [10, 1, 20, 0]), CGSize(width: 266, height: 20)),
      (Data("%PDF-1.4\n/MediaBox [0 0 24 36.5]".utf8), CGSize(width: 24, height: 36.5)),
      (
        Data("<?xml version='1.0'?><svg width=\"20px\" height='30' viewBox='0 0 1 1'/>".utf8),
        CGSize(width: 20, height: 30)
      ),
      (Data("<svg xmlns='x' viewBox=\"0 0 12 8\"></svg>".utf8), CGSize(width: 12, height: 8)),
    ]
    for (data, size) in kinds { #expect(UIImage(data: data)?.size == size) }
  }

  @Test func camerasPicturesOnTheirSideAreTurned() {
    #expect(UIImage(data: Self.jpeg(orientation: 3))?.size == CGSize(width: 640, height: 480))
    #expect(UIImage(data: Self.jpeg(orientation: 6))?.size == CGSize(width: 480, height: 640))
  }

  @Test func brokenFilesAreNoPictures() {
    for count in 0..<24 { #expect(UIImage(data: Self.png.prefix(count)) == nil) }
    let jpeg = Self.jpeg(orientation: 6)
    for count in 0..<jpeg.count - 4 { #expect(UIImage(data: jpeg.prefix(count)) == nil) }
    #expect(UIImage(data: Data("a text".utf8)) == nil)
    #expect(UIImage(data: Data("<svg width='0' height='0'/>".utf8)) == nil)
    #expect(UIImage(data: Data("%PDF-1.4 /MediaBox [0 0 1]".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at all.png") == nil)
  }

  @Test func partsOfDataAreRead() {
    let inside = (Data([1, 2, 3]) + Self.png).dropFirst(3)
    #expect(UIImage(data: inside)?.size == CGSize(width: 4, height: 2))
  }

  @Test func theNameOfAFileSaysItsScale() throws {
    try Folder.temporary { folder in
      for name in ["a.png", "a@2x.png", "a@3x~ipad.png"] {
        try Self.png.write(to: folder.appendingPathComponent(name))
      }
      func width(_ name: String) -> CGFloat? {
        UIImage(contentsOfFile: folder.appendingPathComponent(name).path)?.size.width
      }
      #expect(width("a.png") == 4)
      #expect(width("a@2x.png") == 2)
      #expect(width("a@3x~ipad.png") == 4.0 / 3)
    }
  }

  @Test func aBundleHasPicturesAndColorsByName() throws {
    try Folder.temporary { folder in
      let set = folder.appendingPathComponent("Media.xcassets/Icons/pen.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Self.png.write(to: set.appendingPathComponent("light.png"))
      try Self.png.write(to: set.appendingPathComponent("pad.png"))
      let contents = """
        {"images": [
          {"filename": "light.png", "idiom": "universal", "scale": "2x",
           "alignment-insets": {"top": 1, "left": 2, "bottom": 0, "right": 0}},
          {"filename": "pad.png", "idiom": "ipad", "scale": "1x"}],
         "properties": {"template-rendering-intent": "template"}}
        """
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      try Self.png.write(to: folder.appendingPathComponent("loose.png"))
      let colors = folder.appendingPathComponent("Media.xcassets/page.colorset")
      try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
      let page = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}]}
        """
      try Data(page.utf8).write(to: colors.appendingPathComponent("Contents.json"))
      let bundle = try #require(Bundle(path: folder.path))

      let pen = try #require(UIImage(named: "pen", in: bundle, compatibleWith: nil))
      #expect(pen.size == CGSize(width: 2, height: 1))
      #expect(pen.renderingMode == .alwaysTemplate)
      #expect(pen.alignmentRectInsets == UIEdgeInsets(top: 0.5, left: 1, bottom: 0, right: 0))
      let pad = UITraitCollection(userInterfaceIdiom: .pad)
      #expect(UIImage(named: "pen", in: bundle, compatibleWith: pad)?.size.width == 4)
      #expect(UIImage(named: "loose", in: bundle, with: nil)?.size.width == 4)
      #expect(UIImage(named: "loose.png", in: bundle, with: nil)?.size.width == 4)
      #expect(UIImage(named: "pencil", in: bundle, with: nil) == nil)
      #expect(UIImage(named: "pen") == nil)
      let color = UIColor(named: "page", in: bundle, compatibleWith: .current)
      #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      #expect(UIColor(named: "pages", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func edgesKeepTheirSize() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let image = UIImage(data: Self.png)?.resizableImage(withCapInsets: insets)
    #expect(image?.capInsets == insets)
    #expect(image?.resizingMode == .tile)
    #expect(image?.size == CGSize(width: 4, height: 2))
    let stretched = image?.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    #expect(stretched?.resizingMode == .stretch)
    #expect(UIImage().capInsets == .zero)
  }
}

private enum Folder {
  /// Runs a closure with an empty folder, which is removed after it.
  static func temporary(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
